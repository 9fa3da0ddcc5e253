"""Sounds: wood, paper, cloth, bell. Silent so far; it stands beside render."""
