"""Positions of towers that pictures and hands are tested with."""
