"""Tools that make what the game ships."""
