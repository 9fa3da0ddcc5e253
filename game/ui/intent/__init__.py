"""What a player means by a click, a drag or a key: pure, one module a title."""
