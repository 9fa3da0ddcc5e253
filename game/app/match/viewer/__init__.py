"""The table as it is looked at: its scene, the eye over it, its pictures."""
