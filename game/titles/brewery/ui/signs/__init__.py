"""What stands on and over the table of brewery for the decision at hand."""
