"""The family's panels with models that fill them."""

from __future__ import annotations

import math
from collections.abc import Callable
from dataclasses import replace
from functools import partial

from game.ai.levels import LEVELS
from game.language import _, ngettext
from game.session.family.profiles import FIGURES, Profile
from game.session.family.rating.bands import Between
from game.session.seats import Seat
from game.ui.intents import Intent
from game.ui.ladder import Span
from game.ui.opponents import level_name
from game.ui.panels.album import AlbumModel, Line, Member, Slip, album
from game.ui.panels.filters import Filter
from game.ui.panels.games import games_page
from game.ui.panels.keepsakes import Medal
from game.ui.panels.member import MemberModel, member_page
from game.ui.panels.setup import SetupModel, setup
from game.ui.panels.sitting import Choices
from game.ui.panels.strength import StrengthModel, between_text, even_for_all, even_text
from game.ui.shelf.album import EVERYBODYS
from game.ui.shelf.titles import BOXES
from game.ui.viewport import Viewport
from game.ui.widget import Widget

COLORS = ("red", "blue", "green", "pink")
NAMES = ("Mira", "Jonas", "Großmutter Lieselotte von nebenan", "Mira", "Tom", "W" * 40)
DATED = f"{NAMES[2]}, 21 November 2026"
FAMILY = tuple(
    Profile(f"{number:012x}", name, COLORS[number % 4], FIGURES[number % len(FIGURES)])
    for number, name in enumerate(NAMES)
)


def ignore(intent: Intent) -> None:
    """Nobody listens."""
    del intent


def pages(title: str, person: str) -> Callable[[Viewport], Widget]:
    """Somebody's full pages of a title."""

    def build(viewport: Viewport) -> Widget:
        words = BOXES[title].album()
        ways = tuple(Line(name(), "12.5 ×", 0.7) for name in words.ways.values())
        levels = tuple(
            Line(f"Pip, Bean ({level_name(each)})", "112 of 250", 0.4, each) for each in LEVELS
        )
        slips = (
            Slip(_("Victories"), "crown", levels),
            Slip(_("Done most often"), "hand", ways, _("How often in a game, on the average.")),
            Slip(_("What chance gave"), "dice", (Line("Luck", "+3 %"),), words.luck_way()),
        )
        known = (*words.keepsakes, *EVERYBODYS)
        shown = tuple(
            Medal(each, "x", DATED) if at % 2 else Medal(each) for at, each in enumerate(known)
        )
        members = tuple(
            Member(each.id, each.name, each.color, "112 games", each) for each in FAMILY
        )
        members += (Member("name Ada", "Ada", "pink", _("has left; {games}").format(games="3")),)
        titles = tuple((each, box.name()) for each, box in BOXES.items())
        told = _("{games}, {won} won; {points} at the most").format(
            games="112 games", won=45, points="128 points"
        )
        model = AlbumModel(
            members,
            person,
            titles,
            title,
            told,
            slips,
            shown,
            "3 games …",
            strength=strength(person) if person else None,
        )
        return album(model, ignore, viewport)

    return build


def strength(person: str) -> StrengthModel:
    """A way of a hundred games, on a ladder of all levels, in the longest words there are."""
    spans = tuple(
        Span(
            2.0 + math.sin(game / 15),
            (1.2 - 20 / (game + 5), 2.5 + 20 / (game + 5)),
            (0.6 - 30 / (game + 5), 3.0 + 30 / (game + 5)),
        )
        for game in range(100)
    )
    notes = (
        ngettext(
            "From {count} game. The wider the band, the less is known.",
            "From {count} games. The wider the band, the less is known.",
            100,
        ).format(count=100),
        _("The coach could be asked in all of them."),
    )
    return StrengthModel(
        person,
        between_text(Between("apprentice", "builder")),
        notes,
        tuple(LEVELS),
        spans,
        ("21 November 2026", "29 November 2026"),
        even_text("architect", 3, 20),
    )


def no_pages(viewport: Viewport) -> Widget:
    """The album of somebody who has not played yet."""
    titles = tuple((each, box.name()) for each, box in BOXES.items())
    told = _("No game to its end yet.")
    return album(AlbumModel((), "", titles, "biomes", told), ignore, viewport)


def member(viewport: Viewport) -> Widget:
    """Somebody who is changed."""
    return member_page(MemberModel(FAMILY[2], FAMILY[2].name, known=True), ignore, viewport)


def newcomer(viewport: Viewport) -> Widget:
    """Somebody who has no name yet."""
    model = MemberModel(FAMILY[1], "", known=False, problem=_("Everybody needs a name."))
    return member_page(model, ignore, viewport)


def family_setup(viewport: Viewport, *, coach: bool = True) -> Widget:
    """A new game of the family; ``coach``: whether there is one to ask."""
    seats = tuple(
        Seat(each.name, "human", color, {"beginner": False}, each.id, 10, hints=color != "blue")
        for each, color in zip(FAMILY, COLORS, strict=False)
    )
    words = BOXES["biomes"].option_words()
    packs = (("classic", "Classic"),)
    starts = [(each.name, 10 * at) for at, each in enumerate(FAMILY[:3])]
    even = (
        even_for_all("builder", 1, starts) if coach else _("As it is set, the game should be even.")
    )
    model = SetupModel(
        "Biomes", seats, packs, "classic", choices=Choices(words, family=FAMILY, coach=coach)
    )
    return setup(replace(model, even=even, evened=not coach), ignore, viewport)


def filtered(viewport: Viewport) -> Widget:
    """No game is as it is wanted."""
    filters = (
        Filter("title", (("", _("All boxes")), ("biomes", "Biomes")), ""),
        Filter("person", (("", _("Everybody")), *((each.id, each.name) for each in FAMILY)), ""),
        Filter("level", (("", _("Any opponent")),), ""),
        Filter("won", (("", _("Won or lost")), ("won", _("Won"))), "won"),
        Filter("days", (("", _("At any time")),), ""),
    )
    note = _("The list of your games was damaged. It is made anew; no game is lost.")
    return games_page(
        (), (3, 112), finished=True, on=ignore, viewport=viewport, filters=filters, note=note
    )


PANELS: dict[str, Callable[[Viewport], Widget]] = {
    "family biomes": pages("biomes", FAMILY[2].id),
    "family towers": pages("towers", ""),
    "family brewery": pages("brewery", "name Ada"),
    "family empty": no_pages,
    "family member": member,
    "family newcomer": newcomer,
    "family setup": family_setup,
    "family setup without coach": partial(family_setup, coach=False),
    "family filters": filtered,
}
"""By their names in the gallery."""
