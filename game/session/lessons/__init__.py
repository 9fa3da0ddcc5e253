"""Lessons being taken: where one stands, what fits, what has been learned already."""
