"""Looking back at a game that is over: each decision judged, kept beside the game."""
