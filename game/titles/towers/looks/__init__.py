"""What the pieces of `towers` look like."""
