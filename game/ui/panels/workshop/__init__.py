"""The panels of the workshop: a page for each step of making a challenge."""
