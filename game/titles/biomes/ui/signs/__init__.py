"""What stands on and over the table of biomes for the decision at hand."""
