"""What the program shows of brewery beyond play."""
