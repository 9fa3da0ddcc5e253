"""Cubewright: family board games on one 3D wooden table."""

__version__ = "0.1.0"
