"""The panels of a review: the card beside the table, and what it comes to."""
