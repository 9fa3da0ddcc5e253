"""The panels of a match of biomes."""
