"""Opponents: whoever is handed a view and legal moves, and chooses one. None ever sees a state."""
