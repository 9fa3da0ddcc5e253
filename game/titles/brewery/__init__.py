"""Brewery: a title that is still to come."""
