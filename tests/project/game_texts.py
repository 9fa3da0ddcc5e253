"""All texts of the game as translators are given them, looked for once a process."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Final

from tools.messages.catalogues import Catalogue
from tools.messages.templates import Found, found, templates

TEXTS: Final = "project/texts"
"""The group of tests that look at all of them."""


@cache
def texts() -> tuple[Found, ...]:
    """All texts of the game."""
    return tuple(found())


@cache
def made() -> Mapping[str, Catalogue]:
    """The templates of them."""
    return templates(texts())
