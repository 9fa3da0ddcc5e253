"""All legal moves of a decision by the things that come to them, gone through once."""

from __future__ import annotations

from collections.abc import Hashable, Sequence

from game.rules.towers.moves import Exchange, MovePawn, Place, TowersMove
from game.rules.towers.view import TowersView
from game.scene.targets import Target
from game.titles.towers.ui.choices import ActionKind, kind_of
from game.titles.towers.ui.hands.meaning import begins, lanes_of, leads, place_where, uses
from game.titles.towers.ui.hands.selection import Legal

Moves = list[TowersMove]
Pair = tuple[Target | None, Target | None]
"""A piece in hand and what pays for it."""


class Ways:
    """The legal moves in one view, sorted by what is in hand and what is clicked then."""

    def __init__(self, view: TowersView, legal: Legal) -> None:
        self.view, self.legal = view, legal
        self._sorted: dict[tuple[ActionKind | None, *Pair], dict[Target, Moves]] = {}
        self._alike: dict[Hashable, Moves] = {}
        self._quiet: dict[Target, Moves] = {}
        self._done_to: dict[Target, Moves] = {}
        for move in legal:
            self._alike.setdefault(unpaid(move), []).append(move)

    def by_target(
        self,
        action: ActionKind | None = None,
        picked: Target | None = None,
        payer: Target | None = None,
    ) -> dict[Target, Moves]:
        """What each thing comes to, in the order of the moves; ``payer``: of those it pays for."""
        key = (action, picked, payer)
        if key not in self._sorted:
            self._sorted[key] = self._sort(*key)
        return self._sorted[key]

    def _sort(
        self, action: ActionKind | None, picked: Target | None, payer: Target | None
    ) -> dict[Target, Moves]:
        found: dict[Target, Moves] = {}
        for move in self.legal:
            if action is not None and kind_of(move) is not action:
                continue
            if payer is not None and not uses(move, payer, self.view):
                continue
            if picked is None:
                things = begins(move, self.view, action)
            elif uses(move, picked, self.view):
                things = leads(move, picked, self.view)
            else:
                continue
            for thing in things:
                found.setdefault(thing, []).append(move)
        return found

    def quiet(self) -> dict[Target, Moves]:
        """Where pawns can go, by field and lane: of use, but begun with by nobody at first."""
        if not self._quiet:
            for move in self.legal:
                if isinstance(move, Place | MovePawn):
                    lanes = lanes_of(move) if isinstance(move, Place) else ()
                    for thing in (place_where(move), *lanes):
                        self._quiet.setdefault(thing, []).append(move)
        return self._quiet

    def to(self, place: Target) -> Sequence[TowersMove]:
        """The moves that are done to a thing."""
        if not self._done_to:
            for move in self.legal:
                self._done_to.setdefault(place_where(move), []).append(move)
        return self._done_to.get(place, ())

    def of(self, kind: ActionKind) -> Sequence[TowersMove]:
        """The moves of a kind."""
        return [move for move in self.legal if kind_of(move) is kind]

    def alike(self, move: TowersMove) -> Sequence[TowersMove]:
        """The moves that are ``move`` paid in whatever way, itself among them."""
        return self._alike.get(unpaid(move), ())


def unpaid(move: TowersMove) -> Hashable:
    """What tells a move from others, apart from its price."""
    if isinstance(move, Exchange):
        return move
    return (move.type, *(getattr(move, name) for name in _NAMED[move.type]))


_NAMED = {
    "place": ("entry", "to"),
    "move": ("start", "to"),
    "demolish": ("start", "to"),
    "build": ("at", "blocks"),
    "capture": ("start", "to"),
}
_last: list[Ways] = []


def ways_of(view: TowersView, legal: Legal) -> Ways:
    """The ways of a decision; those of the last one that was asked about are remembered."""
    if not _last or _last[0].view is not view or _last[0].legal is not legal:
        _last[:] = [Ways(view, legal)]
    return _last[0]
