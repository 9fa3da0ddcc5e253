"""Challenges being played, proven and remembered."""
