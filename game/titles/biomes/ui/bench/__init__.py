"""The bench of biomes: positions laid by hand."""
