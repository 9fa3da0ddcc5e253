"""Content packs of `towers`: maps, read, checked, told apart by their digests."""
