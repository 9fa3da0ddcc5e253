"""What stands on and over the table of towers for the decision at hand."""
