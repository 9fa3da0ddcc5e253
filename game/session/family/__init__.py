"""What a family keeps: who its players are, its finished games, and what they tell."""
