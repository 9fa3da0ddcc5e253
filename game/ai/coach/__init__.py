"""The coach: what to suggest for a decision and why, and where a game turned; no text, no UI."""
