"""A player's card in the set-up: who plays, in which colour, how strong and with what temper."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from game.ai.levels import BALANCED, LEVELS, TEMPERS, Character, character
from game.language import _
from game.rules.core import OptionValue
from game.session.family.profiles import Profile
from game.session.seats import Seat
from game.ui import theme
from game.ui.boxes import Fit, Panel, Sized
from game.ui.controls import FLAT, HOT_FLAT, Pressable, one_of
from game.ui.field import TextField
from game.ui.intents import Intent, On, SetAgent, SetColor, SetHabit, SetName, SetOption
from game.ui.joining import labelled
from game.ui.layout import Align, Column, Row
from game.ui.marks import Icon, Picture, Text, player_sign
from game.ui.opponents import (
    NO_LIKES,
    TEMPER_ICONS,
    agent_name,
    character_line,
    level_line,
    level_name,
    portrait_of,
    temper_line,
    temper_name,
    usual_names,
)
from game.ui.panels.options import option
from game.ui.panels.people import face, family_chips, handicap
from game.ui.panels.sitting import NOBODY, Household
from game.ui.persons import HUMAN
from game.ui.portraits import Strength, portrait
from game.ui.shelf.box import OptionWords
from game.ui.theme import Style
from game.ui.widget import Widget, grown

CARD = Style(theme.PASSIVE, theme.LINE, 1.5, 12)
PORTRAIT, BIG_PORTRAIT = 152.0, 208.0
FACE, EMBLEM = 56.0, 38.0
"""Sides of what one chooses from: the small pictures, the tempers' buttons."""
LINES = 40.0
"""Height of two lines: a character that likes something needs as many."""


def seat_card(
    number: int,
    seat: Seat,
    on: On,
    *,
    words: Mapping[str, OptionWords],
    tempers: Sequence[str] = TEMPERS,
    likes: Mapping[str, str] = NO_LIKES,
    big: bool = False,
    habit: tuple[OptionWords, str] | None = None,
    household: Household = NOBODY,
) -> Widget:
    """The card of seat ``number``; ``big`` where there is room for it; the ``words`` of options.

    ``tempers``: those that the title's opponents may have; ``likes``: its sentences on them.
    ``habit``: the words of when a person wants to be asked, and how it is set.
    ``household``: who of the family may sit there.
    """

    def named(text: str) -> Intent:
        return SetName(number, text)

    key, hint = f"setup.{number}.name", _("Name")
    name = TextField(key, seat.name, named, on, width=440, hint=hint, whole=True)
    options = [_option(number, name, seat, words[name], on) for name in seat.options]
    content = Column(
        name,
        _faces(number, seat, on),
        _relatives(number, seat, household, on)
        if seat.agent == HUMAN
        else _nature(number, seat, tempers, likes, on),
        *options,
        handicap(number, seat, household.coach, on) if seat.agent == HUMAN else None,
        _habit(number, habit, on) if habit and seat.agent == HUMAN else None,
        gap=16 if big else 8,
    )
    figure = _figure(number, seat, on, BIG_PORTRAIT if big else PORTRAIT, household.of(seat))
    card = Row(figure, grown(content), gap=14, align=Align.START)
    return Panel(card, CARD, 12)


def _option(number: int, name: str, seat: Seat, words: OptionWords, on: On) -> Widget:
    """The control of a seat's option."""

    def setting(value: OptionValue) -> Intent:
        return SetOption(number, name, value)

    return option(f"setup.{number}.{name}", words, seat.options[name], setting, on)


def _habit(number: int, habit: tuple[OptionWords, str], on: On) -> Widget:
    """When a person wants to be asked in others' turns."""
    words, value = habit

    def setting(chosen: OptionValue) -> Intent:
        return SetHabit(number, str(chosen))

    return option(f"setup.{number}.habit", words, value, setting, on)


def _relatives(number: int, seat: Seat, household: Household, on: On) -> Widget:
    """Who of the family sits there, or may."""
    others = [each for each in household.seated if each != seat.profile]
    args = (seat.name, seat.profile, household.family, others)
    return Sized(Column(family_chips(number, *args, on)), min_height=LINES)


def _figure(number: int, seat: Seat, on: On, size: float, profile: Profile | None = None) -> Widget:
    """The seat's portrait and strength; a click gives it the next colour."""
    order = theme.PLAYER_COLORS
    after = order[(order.index(seat.color) + 1) % len(order)]
    who = character(seat.agent)
    name = level_name(who.level) if who else agent_name(seat.agent)
    label = Sized(Text(name, theme.BODY_BOLD, lines=2, align=0.5), width=size)
    known = face(profile, size, seat.color) if profile and not who else None
    picture = Column(
        known or portrait(seat.agent, seat.color, size),
        label,
        Strength(who.level, 24, of_all=True) if who else None,
        gap=6,
        align=Align.CENTER,
    )
    tip = _("Another colour and shape") if who else _("Another figure, colour and shape")
    figure = Pressable(
        f"setup.{number}.color", picture, SetColor(number, after), on, tone=FLAT, padding=6, tip=tip
    )
    colors = Row(*(_color(number, seat, color, on) for color in order), gap=5)
    return Column(figure, colors, gap=6, align=Align.CENTER)


def _faces(number: int, seat: Seat, on: On) -> Widget:
    """A person, or a character of each level, the weakest first."""
    who = character(seat.agent)
    temper = who.temper if who else BALANCED
    human = Icon("person", 15)
    faces = [_face(number, seat, HUMAN, human, _("Human: somebody at this table."), on)]
    for level in LEVELS:
        agent = Character(level, temper).name
        tip = labelled(level_name(level), level_line(level, _called(seat, level)))
        faces.append(_face(number, seat, agent, Strength(level, 12), tip, on))
    return Row(*faces, gap=5, align=Align.STRETCH)


def _called(seat: Seat, level: str) -> str:
    """What a character of ``level`` would be called there: a name that somebody wrote stays."""
    who = character(seat.agent)
    if who is not None and (who.level == level or seat.name not in usual_names(who.level)):
        return seat.name
    return usual_names(level)[0]


def _face(number: int, seat: Seat, agent: str, below: Widget, tip: str, on: On) -> Widget:
    who = character(agent)
    shown = Character(who.level).name if who else agent
    picture = Picture(portrait_of(shown, seat.color), FACE, FACE, 6)
    content = Column(picture, below, gap=2, align=Align.CENTER)
    face = Pressable(
        f"setup.{number}.agent.{shown}",
        content,
        SetAgent(number, agent),
        on,
        tone=HOT_FLAT if agent == seat.agent else FLAT,
        padding=(4, 4, 4, 3),
        tip=tip,
    )
    return grown(face)


def _nature(
    number: int, seat: Seat, tempers: Sequence[str], likes: Mapping[str, str], on: On
) -> Widget:
    """The emblems of the tempers, the name of the chosen one, and how the seat is played."""
    who = character(seat.agent)
    if who is None:
        return Sized(Widget(), min_height=LINES)
    line = Text(character_line(who, seat.name, likes), theme.SMALL, theme.SECOND_INK)
    sentence = Sized(Column(line), min_height=LINES)
    if not tempers:
        return sentence
    offered = [temper for temper in TEMPER_ICONS if temper in (BALANCED, *tempers)]
    emblems = [_emblem(number, seat, Character(who.level, temper), likes, on) for temper in offered]
    names = [temper_name(temper) for temper in offered]
    beside, below = (
        one_of(temper_name(who.temper), names, theme.BODY_BOLD, theme.INK) for _form in range(2)
    )
    chosen = Fit(
        Row(*emblems, beside, gap=5),
        Column(Row(*emblems, gap=5), below, gap=4),
    )
    return Column(chosen, sentence, gap=8)


def _color(number: int, seat: Seat, color: str, on: On) -> Widget:
    """A colour with its shape; who had it gets the one that this seat had."""
    return Pressable(
        f"setup.{number}.color.{color}",
        player_sign(color, EMBLEM - 14),
        SetColor(number, color),
        on,
        tone=HOT_FLAT if color == seat.color else FLAT,
        padding=7,
        tip=_("This colour and shape"),
    )


def _emblem(number: int, seat: Seat, who: Character, likes: Mapping[str, str], on: On) -> Widget:
    return Pressable(
        f"setup.{number}.temper.{who.temper or 'even'}",
        Icon(TEMPER_ICONS[who.temper], EMBLEM - 14),
        SetAgent(number, who.name),
        on,
        tone=HOT_FLAT if who.name == seat.agent else FLAT,
        padding=7,
        tip=labelled(temper_name(who.temper), temper_line(who.temper, seat.name, likes)),
    )
