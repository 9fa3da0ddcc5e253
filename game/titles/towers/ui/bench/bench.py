"""The bench of towers, in one value: what lies on it at first, and how it may be told."""

from __future__ import annotations

from collections.abc import Sequence

from game.content.challenge import Data, Limit
from game.language import _, ngettext
from game.rules.towers.catalogue import Catalogue
from game.rules.towers.position import HAND
from game.titles.towers.ui.bench import bare_places, edits, palette
from game.titles.towers.ui.bench.goals import aims, follow, mark
from game.titles.towers.ui.bench.laid import USUAL_HAND, Laid
from game.ui.bench import Bench


def _empty(content: Catalogue) -> Data:
    """Five cards and nothing else: so the game is over, until towers stand."""
    del content
    return {"players": [{"hand": list(USUAL_HAND)}], "over": True}


def _forms(position: Data, goal: Data) -> Sequence[Data]:
    """A position as it is played, and one where too few towers stand for that."""
    del goal
    going_on = {key: held for key, held in position.items() if key != "over"}
    return going_on, {**going_on, "over": True}


def _lack(position: Data, limit: Limit) -> str:
    """Two towers of one height, and every card that may be drawn: nothing is left to luck."""
    laid = Laid.of(position)
    if laid.ends() and not laid.rest.get("map"):
        return _("Two towers of the same height must stand, of four storeys at the most.")
    missing = min(HAND * limit.count, laid.most_known()) - len(laid.deck)
    if missing <= 0:
        return ""
    # Translators: so many more cards; in a challenge nothing is left to chance.
    return ngettext(
        "Five next cards must be known for each turn: {count} is missing.",
        "Five next cards must be known for each turn: {count} are missing.",
        missing,
    ).format(count=missing)


BENCH = Bench(
    empty=_empty,
    groups=palette.groups,
    lay=edits.lay,
    take=edits.take,
    count=edits.count,
    goals=bare_places.goals,
    pick=bare_places.pick,
    aims=aims,
    choose=edits.choose,
    ghosts=bare_places.ghosts,
    forms=_forms,
    again=bare_places.again,
    follow=follow,
    mark=mark,
    lack=_lack,
)
