"""What the program takes pictures of in brewery."""
