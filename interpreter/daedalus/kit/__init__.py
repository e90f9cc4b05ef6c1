"""What every card-driven game needs: its definition, cards, boards, scenarios, events and marks; knows no game."""
