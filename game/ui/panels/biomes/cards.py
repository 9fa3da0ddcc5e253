"""A card per player: points, blocks, weapons, mobs; a click turns the camera to that board."""

from __future__ import annotations

from game.ai.levels import character
from game.language import _, ngettext
from game.rules.biomes.catalogue import MATERIALS
from game.rules.biomes.view import BiomesView, PlayerView
from game.ui import theme
from game.ui.boxes import Fit, Sized, spacer
from game.ui.controls import Pressable, Tone
from game.ui.intents import LookAtSeat, On
from game.ui.keeping import kept
from game.ui.layout import Align, Column, Row
from game.ui.marks import Icon, Rule, Text, material_chip, player_sign
from game.ui.opponents import agent_name
from game.ui.panels.biomes.words import material
from game.ui.persons import People, Person
from game.ui.portraits import portrait
from game.ui.theme import PASSIVE_PANEL, Style
from game.ui.widget import Widget

WIDTH = 232.0
MANY = 10
"""So many blocks of one material need a number of two digits."""
FACE = 44.0
"""Side of an opponent's portrait; all else stands closer then, so that a card is no higher."""


def weapons_text(count: int) -> str:
    """How many tokens a pile has."""
    return ngettext("{count} weapon", "{count} weapons", count).format(count=count)


def mobs_text(count: int) -> str:
    """How many mobs a player has defeated."""
    return ngettext("{count} mob", "{count} mobs", count).format(count=count)


def _tone(person: Person, active: bool) -> Tone:
    if not active:
        return Tone(PASSIVE_PANEL, theme.INK)
    style = Style(theme.PARCHMENT, theme.PLAYER_FILL[person.color], 3.0, shadow=True)
    return Tone(style, theme.INK)


def _name(person: Person, player: PlayerView) -> Widget:
    name = Text(person.name, theme.NAME, lines=1, cut=True)
    name.grow = 1.0
    score = Row(
        Icon("star", 24, theme.STAR), Text(str(player.xp), theme.BIG_NUMBER, lines=1), gap=6
    )
    return Row(_face(person), name, score, gap=10)


def _face(person: Person) -> Widget:
    """An opponent's portrait, or the shape of a person's colour."""
    if character(person.agent) is None:
        return player_sign(person.color, 32)
    return portrait(person.agent, person.color, FACE)


def _blocks(player: PlayerView) -> Widget:
    """A chip and a number for each material; closer where there are many blocks."""
    many = max(player.supply) >= MANY
    size, gap = (22.0, 3.0) if many else (24.0, 4.0)
    cells: list[Widget] = []
    for m, n in zip(MATERIALS, player.supply, strict=True):
        number = Text(str(n), theme.BODY_BOLD, lines=1)
        cells += [Row(material_chip(m, size), number, gap=gap), spacer()]
    return Row(*cells[:-1], gap=0)


def _belongings(player: PlayerView) -> Widget:
    """Weapons and mobs in words, or in numbers alone where the words are too long."""
    weapons, mobs = player.pile_size, len(player.mobs)
    spoken = _counts(weapons_text(weapons), mobs_text(mobs))
    return Fit(spoken, _counts(str(weapons), str(mobs)))


def _counts(weapons: str, mobs: str) -> Widget:
    left = Row(Icon("sword", 22), Text(weapons, theme.SMALL, lines=1), gap=6)
    left.grow = 1.0
    return Row(left, Row(Icon("mob", 22), Text(mobs, theme.SMALL, lines=1), gap=6), gap=8)


def player_card(seat: int, person: Person, player: PlayerView, active: bool, on: On) -> Widget:
    """The full card."""
    lines = (_name(person, player), _blocks(player), Rule(), _belongings(player))
    plain = character(person.agent) is None
    content = Column(*lines, gap=8 if plain else 6)
    look = _("Look at the board of {name}").format(name=person.name)
    tip = f"{look} · {_tip(person, player)}"
    card = Pressable(
        f"card.{seat}",
        content,
        LookAtSeat(seat),
        on,
        tone=_tone(person, active),
        padding=(12, 12 if plain else 8),
        tip=tip,
    )
    return Sized(card, width=WIDTH)


def small_card(seat: int, person: Person, player: PlayerView, active: bool, on: On) -> Widget:
    """Shape, name and points alone; blocks are in the tip."""
    name = Text(person.name, theme.SMALL_BOLD, lines=1, cut=True)
    name.grow = 1.0
    content = Row(
        player_sign(person.color, 24),
        name,
        Icon("star", 18, theme.STAR),
        Text(str(player.xp), theme.LABEL, lines=1),
        gap=6,
    )
    card = Pressable(
        f"card.{seat}",
        content,
        LookAtSeat(seat),
        on,
        tone=_tone(person, active),
        padding=(8, 6),
        tip=_tip(person, player),
    )
    return Sized(card, width=150)


def _tip(person: Person, player: PlayerView) -> str:
    """How an opponent plays, and what the player has."""
    played = [] if person.human else [agent_name(person.agent)]
    return " · ".join([*played, belongings_tip(player)])


def belongings_tip(player: PlayerView) -> str:
    """Blocks, weapons and mobs in a line."""
    parts = [f"{material(m)} {n}" for m, n in zip(MATERIALS, player.supply, strict=True) if n]
    parts += [weapons_text(player.pile_size), mobs_text(len(player.mobs))]
    return " · ".join(parts)


def medium_card(seat: int, person: Person, player: PlayerView, active: bool, on: On) -> Widget:
    """Name, points and blocks; weapons and mobs are in the tip."""
    plain = character(person.agent) is None
    content = Column(_name(person, player), _blocks(player), gap=6 if plain else 2)
    card = Pressable(
        f"card.{seat}",
        content,
        LookAtSeat(seat),
        on,
        tone=_tone(person, active),
        padding=(12, 8 if plain else 4),
        tip=_tip(person, player),
    )
    return Sized(card, width=WIDTH)


def player_cards(view: BiomesView, people: People, on: On, room: tuple[float, float]) -> Widget:
    """All cards, the viewer's seat first, as full as ``room`` (width, height) allows."""
    count = len(people)
    first = max(view.seat, 0)
    order = [(first + i) % count for i in range(count)]
    make = small_card
    if room[0] >= WIDTH and room[1] >= count * 136:
        make = player_card
    elif room[0] >= WIDTH and room[1] >= count * 100:
        make = medium_card
    cards = [
        kept(make, seat, people[seat], view.players[seat], seat == view.actor, on) for seat in order
    ]
    return Column(*cards, gap=8, align=Align.END)
