"""What tells one position from another, as one seat knows it."""

from __future__ import annotations

from dataclasses import fields
from hashlib import blake2b
from typing import Any, Final

import msgspec

from game.content.packs import Content

_BYTES: Final = 6
"""Of all positions that somebody will ever be asked, no two have the same digest by chance."""


def position_digest(view: Any, content: Content) -> str:
    """Twelve letters and digits that hold for all that ``view`` tells, the same everywhere.

    Whoever meets the same position again, in another game of the same deal, knows the same. Of
    the ``content``, which a view has with it, its digest stands for all.
    """
    told = {each.name: getattr(view, each.name) for each in fields(view)}
    known = {name: value for name, value in told.items() if value is not content}
    said = msgspec.json.encode([content.digest, known], order="sorted")
    return blake2b(said, digest_size=_BYTES).hexdigest()
