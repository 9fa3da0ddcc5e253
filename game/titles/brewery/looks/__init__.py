"""What the pieces of `brewery` look like."""
