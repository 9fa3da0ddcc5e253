"""Tries what families install: the built thing itself, and nothing of the sources."""
