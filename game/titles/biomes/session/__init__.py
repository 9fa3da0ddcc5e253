"""What the records of biomes tell a family."""
