"""What the records of brewery tell a family."""
