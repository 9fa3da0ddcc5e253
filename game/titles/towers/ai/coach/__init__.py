"""What the coach knows of `towers`."""
