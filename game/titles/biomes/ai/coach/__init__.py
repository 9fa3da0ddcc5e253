"""What the coach knows of `biomes`."""
