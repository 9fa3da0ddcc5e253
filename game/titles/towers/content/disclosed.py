"""The map that a record's ``setup`` discloses, for when the pack itself has changed.

The name for people is no part of a record: it comes from a pack that has the same id, if any.
"""

from __future__ import annotations

from collections.abc import Mapping

from game.rules.codec import BadData, Number, Row, Text, required
from game.rules.towers.catalogue import COLOURS, FIELDS, SIDE, Catalogue, Colour, field_at
from game.titles.towers.content.soundness import TALLEST, Map, faults_of

_PLACE = Number(0, SIDE - 1)


def read_disclosed(
    pack: str, digest: str, setup: Mapping[str, object], known: Catalogue | None
) -> Catalogue:
    """The map behind ``setup``; it keeps every property that packs keep. Raises BadData."""
    colours, squares = _colours(setup), _squares(setup)
    for fault in faults_of(Map(colours, squares)):
        raise BadData("setup.board", f"a map that can be played on ({fault.message})")
    return Catalogue(pack, known.name if known else pack, digest, colours, squares)


def _colours(setup: Mapping[str, object]) -> tuple[Colour, ...]:
    shape = Row(Row(Text(), SIDE), SIDE)
    rows = shape.load(required(setup, "board", "setup"), "setup.board")
    for at, name in enumerate(name for row in rows for name in row):
        if name not in COLOURS:
            place = f"setup.board[{at // SIDE}][{at % SIDE}]"
            raise BadData(place, "one of " + ", ".join(COLOURS))
    return tuple(COLOURS.index(name) for row in rows for name in row)


def _squares(setup: Mapping[str, object]) -> tuple[int, ...]:
    found = [0] * FIELDS
    entries = Row(Row(Number(), 3)).load(required(setup, "squares", "setup"), "setup.squares")
    for at, (row, column, count) in enumerate(entries):
        path = f"setup.squares[{at}]"
        place = field_at(_PLACE.load(row, f"{path}[0]"), _PLACE.load(column, f"{path}[1]"))
        if found[place]:
            raise BadData(path, "nothing named twice")
        found[place] = Number(1, TALLEST).load(count, f"{path}[2]")
    return tuple(found)
