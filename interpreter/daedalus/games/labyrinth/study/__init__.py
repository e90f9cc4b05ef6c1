"""What those who look at cards before they are played must know of Labyrinth's world; the words say the rest."""
