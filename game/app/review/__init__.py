"""The review of a game that is over: its replay with what was judged of each decision."""
