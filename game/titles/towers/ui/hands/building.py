"""Which blocks a tower is built of, chosen by clicks on the blocks of the own tray (T6.1).

A click takes one more of a colour; where no more of it can be, none at all. So every choice can be
come to: taken off colour by colour, and put on again. Where a block has to go for it, those go
first that nobody clicked, then those clicked longest ago.
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
    ways: Ways, site: Field, blocks: Counts, colour: Colour, sought: Sequence[Colour] = ()
) -> Build | Unfinished | None:
    """The tower on ``site`` after a click on the blocks of a colour; None: it stays as it is.

    ``blocks``: those it is built of now, all of them or a part; ``sought``: the colours that were
    clicked before, the latest last.
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
        return _best(ways, _nearest(swapped, more, sought))
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


def _nearest(builds: Sequence[Build], blocks: Counts, sought: Sequence[Colour]) -> list[Build]:
    """Those that change least; of them those that keep what was clicked last."""

    def rank(move: Build) -> tuple[int, ...]:
        lost = (max(blocks[colour] - move.blocks[colour], 0) for colour in reversed(sought))
        return (_apart(move.blocks, blocks), *lost)

    least = min(rank(move) for move in builds)
    return [move for move in builds if rank(move) == least]


def _apart(one: Counts, other: Counts) -> int:
    return sum(abs(a - b) for a, b in zip(one, other, strict=True))
