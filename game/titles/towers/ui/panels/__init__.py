"""The panels of towers, and what they say."""
