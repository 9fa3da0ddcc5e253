"""The table of towers: where its pieces lie, and how they move."""
