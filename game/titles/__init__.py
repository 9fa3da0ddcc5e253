"""The titles: each a guest with a folder of its own, by layer."""
