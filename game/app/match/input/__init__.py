"""What pointer and keys mean on the table of a match."""
