"""The wooden toys: shapes carved in plain Python, baked to one file, read back at the start."""
