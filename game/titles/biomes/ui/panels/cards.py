"""A card per player: points, blocks, weapons, mobs; a click turns the camera to that board."""

from __future__ import annotations

from game.ai.levels import character
from game.language import _, ngettext
from game.rules.biomes.catalogue import MATERIALS
from game.rules.biomes.view import BiomesView, PlayerView
from game.titles.biomes.ui.panels.words import material, points
from game.ui import theme
from game.ui.boxes import Fit, Sized, spacer
from game.ui.controls import Pressable, Tone
from game.ui.intents import LookAtSeat, On
from game.ui.keeping import kept
from game.ui.layout import Align, Column, Row
from game.ui.marks import Icon, Rule, Text, material_chip, player_sign
from game.ui.opponents import agent_name
from game.ui.panels.asides import CARD_WIDTH, SMALL_CARD_WIDTH
from game.ui.panels.handicap import is_plain, score, signs, told
from game.ui.persons import People, Person
from game.ui.portraits import portrait
from game.ui.theme import PASSIVE_PANEL, Style, Type
from game.ui.widget import Widget, grown

MANY = 10
"""So many blocks of one material need a number of two digits."""
CLOSE = 22.0
"""Side of a chip where they stand close."""
FACE = 44.0
"""Side of an opponent's portrait; all else stands closer then, so that a card is no higher."""


WITH_BLOCKS = 92
"""Height for a small card with its blocks, and the gap below it."""
SHORT = 12
"""A name of more letters may need two lines; then all else stands closer as well."""


def weapons_text(count: int) -> str:
    """How many tokens a pile has."""
    return ngettext("{count} weapon", "{count} weapons", count).format(count=count)


def mobs_text(count: int) -> str:
    """How many mobs a player has defeated."""
    return ngettext("{count} mob", "{count} mobs", count).format(count=count)


def _tone(person: Person, active: bool, lit: bool) -> Tone:
    if lit:
        return Tone(theme.CHOSEN_PANEL, theme.INK)
    if not active:
        return Tone(PASSIVE_PANEL, theme.INK)
    style = Style(theme.PARCHMENT, theme.PLAYER_FILL[person.color], 3.0, shadow=True)
    return Tone(style, theme.INK)


def _name(person: Person, player: PlayerView) -> Widget:
    reached = score(player.xp, person, eased=player.beginner)
    return Row(_face(person), grown(written(person.name)), reached, gap=10)


def written(name: str) -> Widget:
    """A player's name as big as there is room for; one that is very long in two lines."""
    return Fit(
        *(Text(name, style, lines=1) for style in (theme.NAME, theme.LABEL, theme.SMALL_BOLD)),
        Text(name, theme.SMALL_BOLD, lines=2, cut=True),
    )


def _face(person: Person) -> Widget:
    """An opponent's portrait, or the shape of a person's colour."""
    if character(person.agent) is None:
        return player_sign(person.color, 32)
    return portrait(person.agent, person.color, FACE)


def _blocks(
    player: PlayerView, size: float = 24.0, gap: float = 4.0, style: Type = theme.BODY_BOLD
) -> Widget:
    """A chip and a number for each material; closer where there are many blocks."""
    if max(player.supply) >= MANY and size > CLOSE:
        size, gap = CLOSE, 3.0
    cells: list[Widget] = []
    for m, n in zip(MATERIALS, player.supply, strict=True):
        number = Text(str(n), style, lines=1)
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


def player_card(
    seat: int,
    person: Person,
    player: PlayerView,
    active: bool,
    on: On,
    *,
    lit: bool = False,
    width: float = CARD_WIDTH,
) -> Widget:
    """The full card; ``lit``: points have just come to it."""
    lines = (_name(person, player), _blocks(player), Rule(), _belongings(player))
    plain = is_plain(person, eased=player.beginner) and len(person.name) <= SHORT
    content = Column(*lines, gap=8 if plain else 6)
    look = _("Look at the board of {name}").format(name=person.name)
    tip = f"{look} · {_tip(person, player)}"
    card = Pressable(
        f"card.{seat}",
        content,
        LookAtSeat(seat),
        on,
        tone=_tone(person, active, lit),
        padding=(12, 12 if plain else 8),
        tip=tip,
    )
    return Sized(card, width=width)


def small_card(
    seat: int,
    person: Person,
    player: PlayerView,
    active: bool,
    on: On,
    *,
    lit: bool = False,
    blocks: bool = False,
) -> Widget:
    """Name, points, weapons and mobs; ``blocks``: also these, where there is room."""
    name = grown(Text(person.name, theme.SMALL_BOLD, lines=1, cut=True))
    numbers = (("star", theme.STAR, player.xp), ("sword", theme.INK, player.pile_size))
    counts = [
        Row(Icon(icon, 16, ink), Text(str(number), theme.SMALL_BOLD, lines=1), gap=3)
        for icon, ink, number in (*numbers, ("mob", theme.INK, len(player.mobs)))
    ]
    content = Column(
        Row(player_sign(person.color, 22), name, signs(person, eased=player.beginner), gap=6),
        Row(counts[0], spacer(), counts[1], spacer(), counts[2], gap=0),
        _blocks(player, 15, 2, theme.SMALL_BOLD) if blocks else None,
        gap=1,
    )
    card = Pressable(
        f"card.{seat}",
        content,
        LookAtSeat(seat),
        on,
        tone=_tone(person, active, lit),
        padding=(8, 5),
        tip=f"{person.name} · {_tip(person, player)}",
    )
    return Sized(card, width=SMALL_CARD_WIDTH)


def small_card_with_blocks(
    seat: int, person: Person, player: PlayerView, active: bool, on: On, *, lit: bool = False
) -> Widget:
    """The same with a line of blocks."""
    return small_card(seat, person, player, active, on, lit=lit, blocks=True)


def _tip(person: Person, player: PlayerView) -> str:
    """How an opponent plays, what was agreed on, and what the player has."""
    played = [] if person.human else [agent_name(person.agent)]
    return " · ".join([*played, *told(person, eased(player)), belongings_tip(player)])


def eased(player: PlayerView) -> str:
    """The rule that is gentler for somebody (B7.6), or ""."""
    return _("beginner scoring: all matching spaces count") if player.beginner else ""


def belongings_tip(player: PlayerView) -> str:
    """Blocks, weapons and mobs in a line."""
    parts = [f"{material(m)} {n}" for m, n in zip(MATERIALS, player.supply, strict=True) if n]
    parts += [weapons_text(player.pile_size), mobs_text(len(player.mobs))]
    parts.insert(0, points(player.xp))
    return " · ".join(parts)


def medium_card(
    seat: int, person: Person, player: PlayerView, active: bool, on: On, *, lit: bool = False
) -> Widget:
    """Name, points and blocks; weapons and mobs are in the tip."""
    plain = is_plain(person, eased=player.beginner)
    content = Column(_name(person, player), _blocks(player), gap=6 if plain else 2)
    card = Pressable(
        f"card.{seat}",
        content,
        LookAtSeat(seat),
        on,
        tone=_tone(person, active, lit),
        padding=(12, 8 if plain else 4),
        tip=_tip(person, player),
    )
    return Sized(card, width=CARD_WIDTH)


def in_order(view: BiomesView, people: People) -> list[int]:
    """The seats, the viewer's first."""
    return [(max(view.seat, 0) + i) % len(people) for i in range(len(people))]


def player_cards(
    view: BiomesView,
    people: People,
    on: On,
    room: tuple[float, float],
    held: int | None = None,
    *,
    counted: frozenset[int] = frozenset(),
) -> Widget:
    """All cards, the viewer's seat first, as full as ``room`` (width, height) allows.

    ``held``: the seat that has to say that its turn is over; it is the active one till then.
    ``counted``: the seats that points have reached just now.
    """
    acts = view.actor if held is None else held
    count, order = len(people), in_order(view, people)
    make = small_card_with_blocks if room[1] >= count * WITH_BLOCKS else small_card
    if room[0] >= CARD_WIDTH and room[1] >= count * 136:
        make = player_card
    elif room[0] >= CARD_WIDTH and room[1] >= count * 100:
        make = medium_card
    cards = [
        kept(make, seat, people[seat], view.players[seat], seat == acts, on, lit=seat in counted)
        for seat in order
    ]
    return Column(*cards, gap=8, align=Align.END)
