"""Panels: pure builders from a model and a callback to a widget."""
