"""Cubewright: family board games on one 3D wooden table."""

__version__ = "1.0.0"
