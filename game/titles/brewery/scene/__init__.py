"""The table of `brewery`."""
