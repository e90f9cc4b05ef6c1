"""The games in the house; each is data and procedures on the generic core."""
