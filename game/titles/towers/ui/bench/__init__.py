"""The bench of towers: positions laid by hand."""
