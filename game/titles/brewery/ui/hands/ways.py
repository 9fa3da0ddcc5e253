"""All legal moves of a decision by the things that come to them, gone through once.

The rules name the lowest of alike dice; a player may use any of them (D11.2).
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from game.rules.brewery.catalogue import Die
from game.rules.brewery.moves import (
    Accelerate,
    Brew,
    BreweryMove,
    Buy,
    Exchange,
    Pick,
    Place,
    Store,
    UseToken,
)
from game.rules.brewery.view import BreweryView
from game.scene.targets import Target
from game.titles.brewery.scene.targets import DieTarget
from game.titles.brewery.ui.choices import ActionKind, kind_of
from game.titles.brewery.ui.hands.meaning import first_alike, is_alone, pieces, places
from game.titles.brewery.ui.hands.selection import Legal

Moves = list[BreweryMove]
Found = dict[Target, Moves]


class Ways:
    """The legal moves in one view, sorted by what is in hand and what is clicked then."""

    def __init__(self, view: BreweryView, legal: Legal) -> None:
        self.view, self.legal = view, legal
        self.first = first_alike(view)
        self._joined: dict[tuple[Target, ActionKind | None], Found] = {}
        self._alone: dict[ActionKind | None, Found] = {}
        self._pieces: dict[ActionKind | None, Found] = {}
        self._places: dict[ActionKind | None, Found] = {}

    def named(self, target: Target) -> Target:
        """The thing by which the moves know ``target``: of alike dice the lowest."""
        if isinstance(target, DieTarget):
            return DieTarget(self.first[target.die])
        return target

    def alone(self, action: ActionKind | None = None) -> Found:
        """What one click is enough for, with what it comes to; a die that is stored, too."""
        if action not in self._alone:
            found = Found()
            for move in self._of(action):
                if is_alone(move):
                    _add(found, places(move, self.view), move)
                elif action is ActionKind.STORE:
                    _add(found, pieces(move, self.view), move)
            self._alone[action] = found
        return self._alone[action]

    def pieces(self, action: ActionKind | None = None) -> Found:
        """What can be taken in hand, with the moves that are made with it."""
        if action not in self._pieces:
            found = self._pieces[action] = Found()
            for move in self._of(action):
                _add(found, pieces(move, self.view), move)
        return self._pieces[action]

    def places(self, action: ActionKind | None = None) -> Found:
        """Where something can be brought, with the moves that do it."""
        if action not in self._places:
            found = self._places[action] = Found()
            for move in self._of(action):
                if not is_alone(move):
                    _add(found, places(move, self.view), move)
        return self._places[action]

    def joined(self, picked: Target, action: ActionKind | None = None) -> Found:
        """What a thing in hand comes to at each other thing."""
        picked = self.named(picked)
        if (picked, action) not in self._joined:
            found = self._joined[picked, action] = Found()
            for move in self._of(action):
                ends, begins = list(places(move, self.view)), list(pieces(move, self.view))
                if picked in begins:
                    _add(found, iter(ends), move)
                elif picked in ends and not is_alone(move):
                    _add(found, iter(begins), move)
        return self._joined[picked, action]

    def _of(self, action: ActionKind | None) -> Iterator[BreweryMove]:
        return (move for move in self.legal if action is None or kind_of(move) is action)

    def of(self, action: ActionKind) -> Moves:
        """The moves of a kind."""
        return list(self._of(action))

    def alike(self, move: BreweryMove) -> Moves:
        """The moves that are ``move`` refined or paid in whatever way, itself among them."""
        match move:
            case Brew(recipe):
                return [m for m in self.legal if isinstance(m, Brew) and m.recipe == recipe]
            case Buy(what):
                return [m for m in self.legal if isinstance(m, Buy) and m.what == what]
            case _:
                return [move]


def _add(found: Found, targets: Iterator[Target], move: BreweryMove) -> None:
    for target in targets:
        moves = found.setdefault(target, [])
        if move not in moves:
            moves.append(move)


def with_dice(move: BreweryMove, first: tuple[Die, ...], *things: Target | None) -> BreweryMove:
    """``move`` with the very dice that were clicked, in place of those alike to them."""
    meant = {first[thing.die]: thing.die for thing in things if isinstance(thing, DieTarget)}
    match move:
        case Store(die) | Accelerate(_, die) | Pick(die):
            return replace(move, die=meant.get(die, die))
        case Place(_, item):
            return replace(move, item=meant.get(item, item))
        case Buy(_, paid) if paid is not None:
            return replace(move, die=meant.get(paid, paid))
        case Exchange(give, take):
            return Exchange(meant.get(give, give), meant.get(take, take))
        case UseToken(_, target) if target in meant:
            return replace(move, target=meant[target])
        case _:
            return move


_last: list[Ways] = []


def ways_of(view: BreweryView, legal: Legal) -> Ways:
    """The ways of a decision; those of the last one that was asked about are remembered."""
    if not _last or _last[0].view is not view or _last[0].legal is not legal:
        _last[:] = [Ways(view, legal)]
    return _last[0]
