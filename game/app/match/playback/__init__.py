"""Steps that were played on their way to the table: in which order, how fast, how large."""
