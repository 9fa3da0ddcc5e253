"""Content packs of `brewery`: recipes and prices, read, checked, told apart by their digests."""
