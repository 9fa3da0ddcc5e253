"""Brewery: a title that is still to come; what a window shows of it."""
