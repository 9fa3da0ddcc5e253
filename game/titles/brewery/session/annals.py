"""What a record of brewery tells of each seat.

Luck is that of the own dice: three and a half pips are to be expected of each, and more is never
worse (D7). The supply's dice, which are rolled for an exchange, are nobody's.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import msgspec

from game.session.family.annals import Annals, SeatFacts, Tally, tallies
from game.session.record import Record
from game.titles.brewery.session.strengths import STRENGTHS

MASTERPIECE, CELLAR, SIXES, STYLES = "masterpiece", "cellar", "sixes", "styles"
"""A recipe of the third level; six recipes; three sixes in a roll; four styles."""
HARDEST, MANY, SIX, THREE, FOUR = 3, 6, 6, 3, 4
EXPECTED = 3.5
SUPPLY = "school-exchange"
WAYS = {
    "placed": "place",
    "brewed": "brew",
    "bought": "buy",
    "token_used": "token",
    "accelerated": "skill",
}
"""What a seat has done, by the events that tell so: a brewing that falls through is none of it."""
SKILL = "skill"
"""What a skill die is called as an extension; the way that counts all of them."""


class _Recipe(msgspec.Struct, frozen=True):
    style: str
    level: int


class _Setup(msgspec.Struct, frozen=True):
    recipes: dict[str, _Recipe]
    dice: tuple[tuple[str, ...], ...]
    first_rolls: tuple[tuple[str, int], ...]


class _Event(msgspec.Struct, frozen=True):
    type: str
    player: int = 0
    amount: int = 0
    reason: str = ""
    recipe: str = ""
    die: str | None = None
    extension: str | None = None

    @property
    def helped(self) -> bool:
        """Whether a skill die made what was bought cheaper, or a recipe bring more."""
        return (self.type == "bought" and self.die is not None) or (
            self.type == "brewed" and self.extension == SKILL
        )


class _Rolled(msgspec.Struct, frozen=True):
    player: int
    reason: str
    dice: tuple[tuple[str, int], ...]


def rounds(record: Record) -> int:
    """The number of the last round that was begun; the first one's beginning stands in no step."""
    begun = (
        event.get("round")
        for step in reversed(record.steps)
        for event in step.events
        if event.get("type") == "round_started"
    )
    position = record.header.setup.get("position")
    first = position.get("round") if isinstance(position, Mapping) else 1
    last = next(begun, first)
    return last if isinstance(last, int) else 1


def facts(record: Record) -> Sequence[SeatFacts]:
    """The facts of each seat. Raises msgspec.ValidationError or LookupError."""
    setup = msgspec.convert(record.header.setup, _Setup)
    found = tallies(record)
    for seat, own in enumerate(setup.dice):
        _roll(found[seat], [value for die, value in setup.first_rolls if die in own])
    brewed: list[list[_Recipe]] = [[] for _ in found]
    for step in record.steps:
        for data in step.events:
            if data.get("type") == "rolled":
                rolled = msgspec.convert(data, _Rolled)
                if rolled.reason != SUPPLY:
                    _roll(found[rolled.player], [value for _die, value in rolled.dice])
                continue
            event = msgspec.convert(data, _Event)
            _count(found[event.player], event)
            if event.type == "brewed":
                brewed[event.player].append(setup.recipes[event.recipe])
    for tally, recipes in zip(found, brewed, strict=True):
        _judge(tally, recipes)
    return [tally.facts() for tally in found]


def _count(tally: Tally, event: _Event) -> None:
    """Points, and what was done; a skill die that helped to buy or to brew was used as well."""
    if event.type == "points":
        tally.sources[event.reason] += event.amount
    elif event.type in WAYS:
        tally.ways[WAYS[event.type]] += 1
    if event.helped:
        tally.ways[SKILL] += 1


def _roll(tally: Tally, values: Sequence[int]) -> None:
    if values:
        tally.chance(EXPECTED * len(values), float(sum(values)), len(values))
    if values.count(SIX) >= THREE:
        tally.feats.add(SIXES)


def _judge(tally: Tally, recipes: Sequence[_Recipe]) -> None:
    if any(recipe.level == HARDEST for recipe in recipes):
        tally.feats.add(MASTERPIECE)
    if len(recipes) >= MANY:
        tally.feats.add(CELLAR)
    if len({recipe.style for recipe in recipes}) >= FOUR:
        tally.feats.add(STYLES)


ANNALS = Annals(facts, rounds, STRENGTHS)
"""Brewery: what its records tell."""
