"""What the coach knows of `brewery`."""
