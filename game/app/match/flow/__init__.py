"""Whose decision it is, what is played, and when a turn ends."""
