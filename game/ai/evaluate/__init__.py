"""One evaluation a title: what a position is worth to a seat, out of what the seat may know."""
