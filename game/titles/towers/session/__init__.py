"""What the records of towers tell a family."""
