"""An outside referee of `brewery`, and records broken on purpose for it to catch."""
