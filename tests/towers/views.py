"""Positions of towers made by hand: the two of the concept pictures, for two to four players."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace

from game.rules.towers.catalogue import FIELDS, Catalogue, field_at
from game.rules.towers.moves import Counts
from game.rules.towers.position import NO_BUILDERS
from game.rules.towers.view import PlayerView, TowersView
from game.titles.towers.content.loading import load_towers
from game.titles.towers.scene.names import MATERIALS

Spot = tuple[int, int]
"""Column and row of a field as the concept pictures count them: row 0 is the nearest."""
TABLE_TOWERS: Mapping[Spot, str] = {
    (4, 6): "brick chalk slate coal",
    (5, 2): "slate chalk coal coal",
    (4, 5): "slate chalk brick",
    (6, 6): "coal slate chalk",
    (2, 4): "slate chalk coal",
    (4, 2): "coal brick slate",
    (1, 6): "chalk brick coal",
    (8, 5): "chalk slate coal",
    (2, 2): "brick chalk",
    (6, 4): "slate brick",
    (7, 8): "chalk brick",
    (7, 1): "coal",
}
TABLE_PAWNS = (((2, 0), (7, 3)), ((5, 7), (1, 4), (8, 2)), ((5, 5), (7, 7)))


def field_of(spot: Spot) -> int:
    """The number of a field of a concept picture."""
    column, row = spot
    return field_at(8 - row, column)


def towers_of(kinds: Mapping[Spot, str]) -> tuple[tuple[int, ...], ...]:
    """The town."""
    found: list[tuple[int, ...]] = [()] * FIELDS
    for spot, blocks in kinds.items():
        found[field_of(spot)] = tuple(MATERIALS.index(each) for each in blocks.split())
    return tuple(found)


def player(
    hand: Counts | None = None,
    pawns: Sequence[Spot] = (),
    blocks: Counts = (0, 0, 0, 0),
    chips: Counts = (0, 0, 0, 0),
    *,
    joker: bool = True,
) -> PlayerView:
    """A seat's things."""
    fields = tuple(sorted(map(field_of, pawns)))
    points = sum(n * count for n, count in enumerate(chips, 1))
    reasons = (("demolish", points),) if points else ()
    left = 4 - len(fields)
    return PlayerView(points, reasons, blocks, fields, left, joker, hand, 5, chips)


def table_view(seats: int = 3, content: Catalogue | None = None) -> TowersView:
    """The concept's overview: phase 2 of a game of three, or one like it."""
    players = [
        player((1, 1, 1, 2), TABLE_PAWNS[0], (1, 0, 1, 1), (4, 2, 0, 0)),
        player(None, TABLE_PAWNS[1], (0, 1, 0, 1), (4, 1, 0, 0)),
        player(None, TABLE_PAWNS[2], (1, 0, 1, 0), (3, 2, 0, 0)),
        player(None, (), (0, 2, 1, 0), (1, 0, 0, 0), joker=False),
    ][:seats]
    return TowersView(
        seat=0,
        catalogue=content or load_towers(),
        actor=0,
        turn=seats * 9 + 1,
        turn_player=0,
        first_player=0,
        phase=2,
        rounds=80,
        last_round=False,
        ended="",
        towers=towers_of(TABLE_TOWERS),
        builders=NO_BUILDERS,
        neutral=(field_of((3, 7)), field_of((0, 3))) if seats == 2 else (),
        players=tuple(players),
        deck=38,
        discard=(3, 2, 1, 1),
        discard_top=0,
    )


def build_view() -> TowersView:
    """The concept's close view: phase 4, a tower of five about to be built."""
    kinds = {
        (5, 3): "slate brick coal chalk",
        (4, 6): "brick slate brick",
        (1, 3): "slate coal slate chalk",
        (1, 7): "chalk coal slate coal",
        (8, 4): "slate chalk coal slate",
        (7, 8): "brick coal chalk coal",
        (1, 8): "coal brick slate chalk",
    }
    view = table_view()
    me = player((1, 1, 1, 2), ((4, 3), (7, 1)), (1, 1, 2, 2), (3, 1, 1, 0))
    other = replace(view.players[1], pawns=tuple(map(field_of, ((8, 7), (7, 2)))), reserve=2)
    third = replace(view.players[2], pawns=tuple(sorted(map(field_of, ((2, 1), (6, 7))))))
    return replace(view, phase=4, towers=towers_of(kinds), players=(me, other, third))
