"""A deal played again: from where, by whom, and what came of it."""
