"""Playing a game: the match with its seats, its record, saves, and what the player has set."""
