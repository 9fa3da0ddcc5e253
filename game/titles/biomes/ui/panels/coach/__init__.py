"""The coach in a match: its hint, its words for moves, its sentences for reasons."""
