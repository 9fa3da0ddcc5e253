"""What can be asked for in biomes: its kinds of goals, with what can be chosen of each."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from itertools import combinations
from typing import Any, Final

from game.content.challenge import Data
from game.formats import row_of
from game.language import _
from game.rules.biomes.catalogue import MATERIALS, Catalogue, Mob, Round, find_tile
from game.rules.biomes.cube import SIDE
from game.titles.biomes.ui.bench.laid import Laid
from game.titles.biomes.ui.panels.words import material, scoring, tile_name
from game.ui.bench import Aim, Ask

ACTIONS: Final[Mapping[str, tuple[str, ...]]] = {
    "most": ("collect",),
    "take": ("collect",),
    "score": ("explore", "build"),
    "rounds": ("explore", "build"),
    "xp": ("collect", "explore", "build"),
    "chance": ("explore", "fight", "arm"),
}
"""The kinds of action that there are while somebody is after a goal."""
_ORDERS: Final = ((1, 1, 1), (2, 1, 1), (1, 2, 1), (2, 2, 1))
"""After so many buildings, and so many more, the rounds are scored."""


def aims(content: Catalogue, position: Data) -> dict[str, Aim]:
    """The kinds of goals that fit what lies there."""
    laid = Laid.of(position)
    found = {
        "most": _most(),
        "take": _take(laid),
        "score": _score(),
        "rounds": _rounds(),
        "xp": Aim(_("Gain as many XP as you can"), {"kind": "xp"}, _turns()),
        "chance": _chance(content, laid),
    }
    return {kind: aim for kind, aim in found.items() if aim is not None}


def _actions() -> dict[str, str]:
    # Translators: label before a number.
    return {"actions": _("Actions")}


def _turns() -> dict[str, str]:
    # Translators: label before a number.
    return {"turns": _("Turns")}


def _most() -> Aim:
    of = Ask("of", _("Which material"), tuple((str(m), material(str(m))) for m in MATERIALS))
    goal = {"kind": "most", "of": "emerald"}
    return Aim(_("Collect as much as you can"), goal, _actions(), (of,))


def _take(laid: Laid) -> Aim | None:
    """All blocks of a material, where any stand."""
    standing = [str(each) for each in MATERIALS if _blocks(laid, str(each))]
    if not standing:
        return None
    options = tuple((_blocks(laid, name), material(name)) for name in reversed(standing))
    ask = Ask("blocks", _("All blocks of one material"), options)
    goal = {"kind": "take", "blocks": options[0][0]}
    # Translators: them: all blocks of a material.
    return Aim(_("Collect them in the fewest actions"), goal, _actions(), (ask,))


def _blocks(laid: Laid, name: str) -> list[list[int]]:
    """Where blocks of a material stand, as goals tell it."""
    return [
        [number // SIDE, number % SIDE, height]
        for number, column in enumerate(laid.columns)
        for height, block in enumerate(column)
        if block == name
    ]


def _score() -> Aim:
    options = tuple((list(rounds), row_of(list(map(_named, rounds)))) for rounds in _sets())
    ask = Ask("rounds", _("Which rounds count"), options)
    goal = {"kind": "score", "rounds": options[-1][0]}
    return Aim(_("Make the village worth most"), goal, _turns(), (ask,))


def _sets() -> Iterator[tuple[str, ...]]:
    names = [str(each) for each in Round]
    for count in range(1, len(names) + 1):
        yield from combinations(names, count)


def _named(name: str) -> str:
    return scoring(Round(name))


def _rounds() -> Aim:
    names = [str(each) for each in Round]
    options = tuple(
        (
            dict(zip(names, order, strict=True)),
            " – ".join(str(sum(order[: n + 1])) for n in range(3)),
        )
        for order in _ORDERS
    )
    # Translators: label before numbers such as "1 – 2 – 3".
    ask = Ask("after", _("Scored after so many buildings"), options)
    goal = {"kind": "rounds", "after": options[0][0]}
    return Aim(_("Score round by round"), goal, _turns(), (ask,))


def _chance(content: Catalogue, laid: Laid) -> Aim | None:
    """The mobs that lie face up, where there are any."""
    lying = [str(entry["up"]) for entry in laid.stacks.values() if "up" in entry]
    mobs = [name for name in lying if isinstance(find_tile(content, name), Mob)]
    if not mobs:
        return None
    ask = Ask("of", _("Which mob"), tuple((name, tile_name(content, name)) for name in mobs))
    goal = {"kind": "chance", "of": mobs[0]}
    return Aim(_("Get the best chance against a mob"), goal, _turns(), (ask,))


def follow(goal: Data, before: Data, after: Data) -> Data:
    """A goal that names blocks, once the cube is another: all of a material are all still."""
    if goal["kind"] != "take":
        return goal
    blocks: Any = goal["blocks"]
    named, then, now = [list(block) for block in blocks], Laid.of(before), Laid.of(after)
    for name in map(str, MATERIALS):
        if named and sorted(named) == _blocks(then, name) and _blocks(now, name):
            return {**goal, "blocks": _blocks(now, name)}
    left = [[x, y, z] for x, y, z in named if z < len(now.columns[x * SIDE + y])]
    return {**goal, "blocks": left or named}
