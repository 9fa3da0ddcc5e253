"""The pictures of the rulebooks: ``python -m tools.rulebook``."""
