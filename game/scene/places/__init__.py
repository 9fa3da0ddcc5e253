"""Where things lie: the measures that layout, anchors and picking share, by title."""
