"""The end of a game of brewery: where points came from, and when (D7, D10)."""

from __future__ import annotations

from collections.abc import Sequence

from game.formats import listed
from game.language import _, ngettext
from game.rules.brewery.events import BreweryEvent, PointsGained
from game.rules.brewery.moves import BreweryMove
from game.rules.brewery.state import A_RECIPE
from game.rules.brewery.view import BreweryView
from game.rules.core import Outcome
from game.titles.brewery.ui.panels.names import dice_worth, gold, points, recipes
from game.ui.panels.victory import by_points
from game.ui.persons import People
from game.ui.summary import PointsRow, Summary

REASONS = ("recipe", "bonus", "brewing", "gold", "dice")


def reason_name(reason: str) -> str:
    """Where points come from, as a line of the table."""
    # Translators: where points come from, a line of the table at the end
    return {
        "recipe": _("Rewards of recipes"),
        "bonus": _("Extensions"),
        "brewing": _("One for each recipe"),
        "gold": _("Gold at the end, one for two"),
        "dice": _("Dice at the end"),
    }[reason]


def rows(view: BreweryView) -> tuple[PointsRow, ...]:
    """A line for each of the five ways to score, whether or not it brought anything."""
    columns = [dict(player.points_by_reason) for player in view.players]
    return tuple(
        PointsRow(
            reason_name(reason),
            tuple(column.get(reason, 0) for column in columns),
            tip=dice_worth(view.catalogue) if reason == "dice" else "",
        )
        for reason in REASONS
    )


def reckoning(view: BreweryView) -> str:
    """What counts at the end alone, and how much a die of each colour is worth then."""
    told = _("Gold and dice count once this round is cleaned up.")
    return f"{told}\n{dice_worth(view.catalogue)}"


def why(outcome: Outcome, people: People) -> str:
    """The points; recipes or gold between equals; or nothing at all."""
    best = max(outcome.scores)
    level = [seat for seat, score in enumerate(outcome.scores) if score == best]
    if len(level) == 1:
        return by_points(outcome, people, points)
    return _between_equals(outcome, people, level)


def gains(events: Sequence[BreweryEvent]) -> list[tuple[int, int]]:
    """Who got how many points."""
    return [(each.player, each.amount) for each in events if isinstance(each, PointsGained)]


def _between_equals(outcome: Outcome, people: People, level: list[int]) -> str:
    names = listed([people[seat].name for seat in level])
    values = {"names": names, "points": points(max(outcome.scores))}
    winner = outcome.winners[0]
    brewed, coins = divmod(outcome.tiebreak[winner], A_RECIPE)
    if len(outcome.winners) > 1:
        text = _("{names} have {points}, {recipes} and {gold} each: the victory is shared.")
        values["names"] = listed([people[seat].name for seat in outcome.winners])
        return text.format(**values, recipes=recipes(brewed), gold=gold(coins))
    rival = max(outcome.tiebreak[seat] for seat in level if seat != winner) // A_RECIPE
    if rival < brewed:
        text = ngettext(
            "{names} have {points} each. {winner} has the most recipes: {count}.",
            "{names} have {points} each. {winner} has the most recipes: {count}.",
            brewed,
        )
        return text.format(**values, winner=people[winner].name, count=brewed)
    text = _("{names} have {points} and {recipes} each. {winner} has the most gold: {count}.")
    return text.format(**values, recipes=recipes(brewed), winner=people[winner].name, count=coins)


SUMMARY: Summary[BreweryView, BreweryMove, BreweryEvent] = Summary(
    rows=rows,
    reckoning=reckoning,
    why=why,
    over_time=lambda: _("Points over time"),
    gains=gains,
)
"""What the result of brewery tells; the sentence that tells who won says what decides a tie."""
