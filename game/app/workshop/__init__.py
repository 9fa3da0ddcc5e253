"""The workshop in the window: a table that is laid by hand, and pages beside it."""
