"""Towers: a title that is still to come."""
