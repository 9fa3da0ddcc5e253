"""What kind of game a kept one is, in words: what deal it is of, or where it was played on from."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game import formats
from game.language import _, pgettext
from game.ui.origin_told import origin_told

if TYPE_CHECKING:
    from datetime import date

    from game.session.deals.labels import DealLabel
    from game.session.kept import KeptGame


def kind_told(game: KeptGame, label: DealLabel | None, now: float) -> str:
    """What is special about a game, seen from ``now`` (seconds since 1970), as a label; "" for one
    like any other."""
    return origin_told(game.title, game.origin, now) or deal_told(label)


def deal_told(label: DealLabel | None) -> str:
    """A game's deal as a label; "" where there is nothing to say of it."""
    if label is None:
        return ""
    if label.day is not None:
        return day_told(label.day)
    # Translators: of a game on its card: its deal had been played before.
    return pgettext("game", "Same deal") if label.again else ""


def day_told(day: date) -> str:
    """The deal of a day, as it is called."""
    # Translators: {day}: “27 November”.
    return _("The deal of {day}").format(day=formats.day_without_year(day))
