"""A challenge in the window: a match of one seat, and beside it what is asked for."""
