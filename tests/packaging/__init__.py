"""What is handed out to families, and the parts that it is made of."""
