"""Where rulebooks lie; by itself, so that the shelf opens before anything is read."""

from __future__ import annotations

from pathlib import Path

from game.resources import levels

FOLDER = "rulebook"
"""Where a title's chapters lie, beside its packs."""
SHARED = "shared"
"""In whose place chapters stand that every title has, behind its own."""


def chapter_files(title: str) -> list[Path]:
    """The files of a title's rulebook in the order of its chapters; none for one without."""
    own = sorted((levels() / title / FOLDER).glob("*.yaml"))
    return [*own, *sorted((levels() / SHARED / FOLDER).glob("*.yaml"))] if own else []
