"""Content packs of `biomes`: read, checked, told apart by their digests."""
