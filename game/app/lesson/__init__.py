"""A lesson in the window: a match in which somebody says what to try, by a script."""
