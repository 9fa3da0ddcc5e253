"""Looking back on a game that is over."""
