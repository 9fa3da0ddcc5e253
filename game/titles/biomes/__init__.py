"""Biomes: everything but its rules."""
