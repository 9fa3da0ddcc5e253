"""What a player of biomes points at, reads and presses."""
