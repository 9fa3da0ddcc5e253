"""What a pointer can mean on a table: frozen values that a title owns, no rules."""

from __future__ import annotations

from collections.abc import Hashable

Target = Hashable
"""A block, a space, a card: a frozen dataclass of the title's own, equal where it means the same.

Only the title tells one kind from another.
"""
