"""A puzzle out of an own game in the window: the table before a decision, and a note beside it."""
