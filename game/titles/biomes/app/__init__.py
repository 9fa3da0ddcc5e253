"""What pictures and tests of the window know of biomes."""
