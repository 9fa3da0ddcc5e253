"""A player's card in the set-up: who plays, in which colour, how strong and with what temper."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import partial

from game.ai.levels import BALANCED, LEVELS, Character, character
from game.language import _
from game.rules.core import OptionValue
from game.session.family.profiles import Profile
from game.session.seats import Seat
from game.ui import theme
from game.ui.boxes import Fit, Panel, Sized
from game.ui.controls import FLAT, Pressable, one_of, option_button
from game.ui.field import TextField
from game.ui.intents import Intent, On
from game.ui.intents.setup import SetAgent, SetColor, SetHabit, SetName, SetOption
from game.ui.joining import labelled
from game.ui.layout import Align, Column, Row
from game.ui.marks import Icon, Text, caption
from game.ui.opponents import (
    TEMPER_ICONS,
    agent_name,
    character_line,
    level_line,
    level_name,
    temper_line,
    temper_name,
    usual_names,
)
from game.ui.panels.options import option
from game.ui.panels.people import color_option, face, family_chips, handicap
from game.ui.panels.sitting import Choices
from game.ui.persons import HUMAN
from game.ui.portraits import Strength, agent_face, portrait
from game.ui.shelf.box import OptionWords
from game.ui.widget import Widget, grown

PORTRAIT, BIG_PORTRAIT = 152.0, 208.0
FACE, EMBLEM = 56.0, 38.0
"""Sides of what one chooses from: the small pictures, the tempers' buttons."""
LINES = 40.0
"""Height of two lines: a character that likes something needs as many."""


def seat_card(
    number: int, seats: Sequence[Seat], choices: Choices, on: On, *, big: bool = False
) -> Widget:
    """The card of seat ``number``; ``big`` where there is room for it."""
    seat = seats[number]

    key, hint = f"setup.{number}.name", _("Name")
    name = TextField(key, seat.name, partial(SetName, number), on, width=440, hint=hint, whole=True)
    options = [_option(number, name, seat, choices.words[name], on) for name in seat.options]
    own: tuple[Widget | None, ...] = ()
    if seat.agent == HUMAN:
        who = _relatives(number, seats, choices, on)
        own = (handicap(number, seat, choices.coach, on), _habit(number, choices, on))
    else:
        who = _nature(number, seat, choices, on)
    gap = 16 if big else 8
    content = Column(name, _faces(number, seat, on), who, *options, *own, gap=gap)
    figure = _figure(number, seat, on, BIG_PORTRAIT if big else PORTRAIT, choices.who(seat))
    card = Row(figure, grown(content), gap=14, align=Align.START)
    return Panel(card, theme.SLIP, 12)


def _option(number: int, name: str, seat: Seat, words: OptionWords, on: On) -> Widget:
    """The control of a seat's option."""
    make = partial(SetOption, number, name)
    return option(f"setup.{number}.{name}", words, seat.options[name], make, on)


def _habit(number: int, choices: Choices, on: On) -> Widget | None:
    """When a person wants to be asked in others' turns."""
    if choices.habit is None:
        return None

    def setting(chosen: OptionValue) -> Intent:
        return SetHabit(number, str(chosen))

    return option(f"setup.{number}.habit", choices.habit, choices.habits[number], setting, on)


def _relatives(number: int, seats: Sequence[Seat], choices: Choices, on: On) -> Widget:
    """Who of the family may sit there."""
    seat = seats[number]
    others = [each.profile for each in seats if each.profile not in ("", seat.profile)]
    chips = family_chips(number, seat.name, seat.profile, choices.family, others, on)
    return Sized(Column(chips), min_height=LINES)


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
    picture = agent_face(shown, seat.color, FACE, 6)
    content = Column(picture, below, gap=2, align=Align.CENTER)
    face = option_button(
        f"setup.{number}.agent.{shown}",
        content,
        SetAgent(number, agent),
        on,
        chosen=agent == seat.agent,
        padding=(4, 4, 4, 3),
        tip=tip,
    )
    return grown(face)


def _nature(number: int, seat: Seat, choices: Choices, on: On) -> Widget:
    """The emblems of the tempers, the name of the chosen one, and how the seat is played."""
    who = character(seat.agent)
    if who is None:
        return Sized(Widget(), min_height=LINES)
    line = caption(character_line(who, seat.name, choices.likes))
    sentence = Sized(Column(line), min_height=LINES)
    if not choices.tempers:
        return sentence
    offered = [temper for temper in TEMPER_ICONS if temper in (BALANCED, *choices.tempers)]
    whos = [Character(who.level, temper) for temper in offered]
    emblems = [_emblem(number, seat, each, choices.likes, on) for each in whos]
    names = [temper_name(temper) for temper in offered]
    name = one_of(temper_name(who.temper), names, theme.BODY_BOLD, theme.INK)
    below = Column(Row(*emblems, gap=5), name, gap=4)
    return Column(Fit(Row(*emblems, name, gap=5), below), sentence)


def _color(number: int, seat: Seat, color: str, on: On) -> Widget:
    """A colour with its shape; who had it gets the one that this seat had."""
    key, intent = f"setup.{number}.color.{color}", SetColor(number, color)
    return color_option(key, color, EMBLEM - 14, intent, on, chosen=color == seat.color)


def _emblem(number: int, seat: Seat, who: Character, likes: Mapping[str, str], on: On) -> Widget:
    return option_button(
        f"setup.{number}.temper.{who.temper or 'even'}",
        Icon(TEMPER_ICONS[who.temper], EMBLEM - 14),
        SetAgent(number, who.name),
        on,
        chosen=who.name == seat.agent,
        tip=labelled(temper_name(who.temper), temper_line(who.temper, seat.name, likes)),
    )
