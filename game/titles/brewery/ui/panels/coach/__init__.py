"""The sentences of the coach of brewery."""
