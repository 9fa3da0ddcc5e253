"""Tests of the rules of `brewery`."""
