"""Tests of matches, records, saves and preferences."""
