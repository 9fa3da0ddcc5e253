"""What biomes' pieces look like."""
