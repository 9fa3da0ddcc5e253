"""Lessons: their files, the way through them, what is remembered."""
