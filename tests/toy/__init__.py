"""A title for the tests alone: all that a second game of the house brings, as small as can be.

:func:`registered` puts it into the tables for as long as a test needs it, :func:`register` for
good (``tests.toy.play``). Processes that are started meanwhile know it too: what they are sent
imports this package, and the environment says that it is to be registered.
"""

from __future__ import annotations

import os
from collections.abc import Iterator, MutableMapping
from contextlib import contextmanager
from pathlib import Path
from typing import Any

PACKS = Path(__file__).parent / "packs"
_ASKED = "CUBEWRIGHT_TOY"


def parts() -> list[tuple[MutableMapping[str, Any], Any]]:
    """Each layer's table, and what the toy puts there."""
    from game.ai.titles import BRAINS
    from game.content.titles import READERS
    from game.render.titles import LOOKS
    from game.rules.registry import TITLES
    from game.scene.titles import TABLETOPS
    from game.ui.shelf.titles import BOXES
    from game.ui.titles import INTERFACES
    from tests.toy.ai import BRAIN
    from tests.toy.content import READER
    from tests.toy.looks import LOOKS as TOY_LOOKS
    from tests.toy.rules import TOY
    from tests.toy.scene import TABLETOP
    from tests.toy.ui import BOX, INTERFACE

    return [
        (TITLES, TOY),
        (READERS, READER),
        (BRAINS, BRAIN),
        (TABLETOPS, TABLETOP),
        (LOOKS, TOY_LOOKS),
        (INTERFACES, INTERFACE),
        (BOXES, BOX),
    ]


def register() -> None:
    """Have the house know the toy, after the titles that it has."""
    from game.resources import look_also_in

    look_also_in(PACKS)
    for table, part in parts():
        table["toy"] = part


@contextmanager
def registered() -> Iterator[None]:
    """Have the house know the toy within the block."""
    os.environ[_ASKED] = "1"
    register()
    try:
        yield
    finally:
        del os.environ[_ASKED]
        for table, _ in parts():
            del table["toy"]


if os.environ.get(_ASKED):
    register()
