"""Printed pictures: the symbol family, and what lies on tiles, tokens, spaces and cards."""
