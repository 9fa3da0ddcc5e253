"""The family in the set-up: who sits there with one click, and what somebody begins with."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from game.language import _, ngettext, pgettext
from game.session.family.handicap import HEAD_STARTS
from game.session.family.profiles import OWN, Profile
from game.session.seats import Seat
from game.ui import theme
from game.ui.boxes import Fit, Sized, Told
from game.ui.controls import FLAT, Pressable, option_button
from game.ui.flow import Flow
from game.ui.intents import Intent, On
from game.ui.intents.setup import KeepProfile, SetHeadStart, SetHints, SetProfile
from game.ui.layout import Column, Row
from game.ui.marks import Icon, Text, caption, player_sign
from game.ui.persons import HUMAN
from game.ui.portraits import portrait
from game.ui.value_controls import choice, toggle
from game.ui.widget import Widget, grown

FACE = 34.0
LONGEST = 130.0
"""Units that a name takes beside a face."""


def face(profile: Profile, size: float, color: str = "") -> Widget:
    """Somebody of the family, in the own colour or in that of a seat."""
    figure = HUMAN if profile.figure == OWN else profile.figure
    return portrait(figure, color or profile.color, size)


def color_option(
    key: str, color: str, size: float, intent: Intent, on: On, *, chosen: bool
) -> Widget:
    """One of the colours and shapes that a player may have."""
    tip = _("This colour and shape")
    return option_button(key, player_sign(color, size), intent, on, chosen=chosen, tip=tip)


def family_chips(
    number: int, name: str, chosen: str, family: Sequence[Profile], taken: Sequence[str], on: On
) -> Widget:
    """Everybody who may sit at seat ``number``; whoever isn't known can be kept.

    ``name``: what the seat is called now; ``chosen``: its profile; ``taken``: those of the others.
    """
    chips = [_chip(number, each, chosen, taken, on) for each in family]
    keep = _keep(number, name, on) if not chosen and name.strip() else None
    if not chips and keep is None:
        return caption(_("Somebody at this table."))
    return Flow(*chips, keep, gap=6, line_gap=6)


def _chip(number: int, profile: Profile, chosen: str, taken: Sequence[str], on: On) -> Widget:
    name = Sized(Text(profile.name, theme.BODY_BOLD, lines=1, cut=True), max_width=LONGEST)
    # Translators: {name} has another seat in this game.
    reason = _("{name} plays already.") if profile.id in taken else ""
    return option_button(
        f"setup.{number}.profile.{profile.id}",
        Row(face(profile, FACE), name),
        SetProfile(number, profile.id),
        on,
        chosen=profile.id == chosen,
        padding=(4, 3, 10, 3),
        reason=reason.format(name=profile.name),
    )


def _keep(number: int, name: str, on: On) -> Widget:
    label = Text(_("Keep in the family"), theme.SMALL_BOLD, lines=1)
    # Translators: “…: {name}” or “({name})” will do: names are never declined.
    tip = _("Games of {name} are counted in the family's album from now on.")
    return Pressable(
        f"setup.{number}.keep",
        Row(Icon("plus", 18), label, gap=6),
        KeepProfile(number),
        on,
        tone=FLAT,
        padding=(10, 10),
        tip=tip.format(name=name.strip()),
    )


def handicap(number: int, seat: Seat, coach: bool, on: On) -> Widget:
    """What evens out the game for somebody, in one line if there is room for it.

    ``coach``: whether there is one to ask.
    """
    asked = hints(number, seat, coach, on)
    start, brief = (head_start(number, seat.head_start, on, brief=brief) for brief in (False, True))
    lines = (Row(grown(each), asked, gap=4) for each in (start, brief))
    return Fit(*lines, Column(start, asked, gap=6))


def head_start(number: int, points: int, on: On, *, brief: bool = False) -> Widget:
    """How many points somebody begins with."""
    options = [(each, _told(each, brief=brief)) for each in HEAD_STARTS]
    make = partial(SetHeadStart, number)
    control = choice(f"setup.{number}.start", options, points, make, on)
    tip = _("Points that are counted at the end, beside those of the game; shown at the table.")
    name = Told(f"setup.{number}.start", Text(_("Head start"), theme.BODY_BOLD, lines=1), tip)
    return Row(name, grown(control), gap=12)


def hints(number: int, seat: Seat, coach: bool, on: On) -> Widget:
    """Whether somebody may ask the coach; ``coach``: whether anybody may."""
    # Translators: “…: {name}” or “({name})” will do: names are never declined.
    tip = _("Whether {name} may ask for hints in this game.").format(name=seat.name.strip())
    asleep = "" if coach else _("Hints are switched off in the settings.")
    make = partial(SetHints, number)
    return toggle(
        f"setup.{number}.hints",
        _("Hints"),
        seat.hints,
        make,
        on,
        tip=tip,
        reason=asleep,
        close=True,
    )


def _told(points: int, *, brief: bool) -> str:
    if not points:
        return pgettext("head start", "none")
    return f"+{points}" if brief else points_told(points)


def points_told(points: int) -> str:
    """So many points, in words."""
    return ngettext("{count} point", "{count} points", points).format(count=points)
