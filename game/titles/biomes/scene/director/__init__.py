"""From what happens in biomes to motions."""
