"""The box of brewery."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.ai.levels import COLLECTOR, FIGHTER
from game.language import _
from game.titles.brewery.ui.habits import USUAL, Habit, habit_name
from game.ui.shelf.box import Box, Habits, OptionWords
from game.ui.theme import PARCHMENT

if TYPE_CHECKING:
    from game.ui.shelf.album import AlbumWords

ADVANCED, EVEN_SEASONS = "advanced", "even_seasons"
SHORT_GAME, BEHIND_BEGINS = "short_game", "behind_begins"
"""The options' names in the rules."""


def _advanced() -> OptionWords:
    return OptionWords(
        _("Advanced"),
        line=_("For those who know the game: all recipes are shuffled, no easy ones come first."),
    )


def _even_seasons() -> OptionWords:
    return OptionWords(
        _("Even seasons"),
        line=_("Fairer with two or four: a season lasts until each of you has held its token."),
        seats=(2, 4),
    )


def _short_game() -> OptionWords:
    return OptionWords(
        _("Short game"),
        line=_("Fewer recipes end the game: 6 with two players, 9 with three, 12 with four."),
    )


def _behind_begins() -> OptionWords:
    return OptionWords(
        _("Who is behind begins"),
        line=_("Closer to the end: the season token goes to whoever has the fewest points."),
    )


def _asks() -> OptionWords:
    return OptionWords(
        _("Ask about action tokens"),
        choices={each.value: habit_name(each) for each in Habit},
        line=_("Where this seat isn't asked, it uses no token."),
    )


def _album() -> AlbumWords:
    from game.titles.brewery.ui.album import ALBUM

    return ALBUM


BOX = Box(
    lambda: _("Brewery"),
    lambda: _("Roll your dice, place them well and brew the finest recipes."),
    plate=("#8A5617", PARCHMENT),
    options={
        ADVANCED: _advanced,
        EVEN_SEASONS: _even_seasons,
        SHORT_GAME: _short_game,
        BEHIND_BEGINS: _behind_begins,
    },
    laid="boxes/brewery-open",
    laid_with={"classic": "boxes/brewery-open", "orchard": "boxes/orchard-open"},
    named_with={"orchard": lambda: _("Orchard Press")},
    pack=lambda: _("Recipes and words"),
    tempers={
        COLLECTOR: lambda: _("{name} likes recipes refined with fine ingredients."),
        FIGHTER: lambda: _("{name} buys action tokens and uses them on others."),
    },
    habit=Habits(_asks, USUAL.value),
    rounds=True,
    album=_album,
    workshop=True,
)
"""Brewery: dice on fields, a warehouse, recipes for the kettle."""
