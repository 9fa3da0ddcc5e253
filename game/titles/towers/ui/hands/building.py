"""Which blocks a tower is built of, chosen by clicks on the blocks of the own tray (T6.1).

A click takes one more of a colour; where no more of it can be, none at all. So every choice can be
come to: taken off colour by colour, and put on again.
"""

from __future__ import annotations

from collections.abc import Sequence

from game.rules.towers.catalogue import Colour, Field
from game.rules.towers.moves import Build, Counts
from game.titles.towers.ui.hands.paying import best
from game.titles.towers.ui.hands.selection import Unfinished
from game.titles.towers.ui.hands.ways import Ways


def builds_at(ways: Ways, at: Field) -> list[Build]:
    """The towers that may be built on a field."""
    return [move for move in ways.legal if isinstance(move, Build) and move.at == at]


def after_block(
    ways: Ways, site: Field, blocks: Counts, colour: Colour
) -> Build | Unfinished | None:
    """The tower on ``site`` after a click on the blocks of a colour; None: it stays as it is.

    ``blocks``: those it is built of now, all of them or a part.
    """
    builds = builds_at(ways, site)
    more = _changed(blocks, colour, blocks[colour] + 1)
    fit = [move for move in builds if move.blocks[colour] >= more[colour] and _holds(move, more)]
    if any(move.blocks == more for move in fit):
        return _best(ways, [move for move in fit if move.blocks == more])
    if fit:
        return Unfinished(site, more)
    swapped = [move for move in builds if move.blocks[colour] == more[colour]]
    if swapped and _is_whole(builds, blocks):
        least = min(_apart(move.blocks, more) for move in swapped)
        return _best(ways, [move for move in swapped if _apart(move.blocks, more) == least])
    if blocks[colour]:
        return Unfinished(site, _changed(blocks, colour, 0))
    return None


def _best(ways: Ways, builds: Sequence[Build]) -> Build:
    found = best(ways.view, builds)
    assert isinstance(found, Build)
    return found


def _changed(blocks: Counts, colour: Colour, count: int) -> Counts:
    a, b, c, d = (count if each == colour else blocks[each] for each in range(4))
    return (a, b, c, d)


def _holds(move: Build, blocks: Counts) -> bool:
    return all(a >= b for a, b in zip(move.blocks, blocks, strict=True))


def _is_whole(builds: Sequence[Build], blocks: Counts) -> bool:
    return any(move.blocks == blocks for move in builds)


def _apart(one: Counts, other: Counts) -> int:
    return sum(abs(a - b) for a, b in zip(one, other, strict=True))
