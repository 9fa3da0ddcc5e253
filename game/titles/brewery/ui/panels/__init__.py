"""The panels of a match of `brewery`."""
