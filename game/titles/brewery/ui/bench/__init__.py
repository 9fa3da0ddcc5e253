"""The bench of brewery: positions laid by hand."""
