"""Challenges: what their goals mean, and what the best is that can be had."""
