"""A card per player: points, dice by colour, gold, seeds, recipes; a click looks at their board."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from game.ai.levels import character
from game.language import _
from game.rules.brewery.catalogue import GOODS, Catalogue
from game.rules.brewery.view import BreweryView, PlayerView
from game.titles.brewery.ui.outlook import owned
from game.titles.brewery.ui.panels.banner import SNOW, SUN
from game.titles.brewery.ui.panels.dice import COIN, LEAF, colour_chip, good_sign
from game.titles.brewery.ui.panels.names import (
    colour_within,
    gold,
    good_name,
    points,
    recipes,
    seeds,
)
from game.ui import theme
from game.ui.boxes import Fit, Sized, spacer
from game.ui.controls import Pressable, Tone
from game.ui.intents import LookAtSeat, On
from game.ui.keeping import kept
from game.ui.layout import Align, Column, Row
from game.ui.marks import Disc, Icon, Rule, Text, player_sign
from game.ui.opponents import agent_name
from game.ui.panels.asides import CARD_WIDTH, SMALL_CARD_WIDTH
from game.ui.panels.handicap import is_plain, score, signs, told
from game.ui.persons import People, Person
from game.ui.portraits import portrait
from game.ui.theme import PASSIVE_PANEL, Ink, Style, Type
from game.ui.widget import Widget, grown

FACE = 44.0
"""Side of an opponent's portrait; all else stands closer then, so that a card is no higher."""
WITH_DICE = 92
"""Height for a small card with its dice, and the gap below it."""
FULL, MEDIUM = 136, 100
"""Height for a card of the two bigger kinds, and the gap below it."""
SHORT = 12
"""A name of more letters may need two lines; then all else stands closer as well."""


class Shown(NamedTuple):
    """Whose card it is: the ``seat`` that acts now is framed, one that points reach is lit.

    ``dice``: by colour. ``holds``: the season token, summer up or not; None: it doesn't.
    """

    seat: int
    person: Person
    player: PlayerView
    catalogue: Catalogue
    dice: tuple[int, ...]
    holds: bool | None = None
    active: bool = False
    lit: bool = False


def _tone(shown: Shown) -> Tone:
    if shown.lit:
        return Tone(theme.CHOSEN_PANEL, theme.INK)
    if not shown.active:
        return Tone(PASSIVE_PANEL, theme.INK)
    line = theme.PLAYER_FILL[shown.person.color]
    return Tone(Style(theme.PARCHMENT, line, 3.0, shadow=True), theme.INK)


def _name(shown: Shown) -> Widget:
    person, reached = shown.person, score(shown.player.points, shown.person)
    token = None if shown.holds is None else _token(shown.holds, 26)
    return Row(_face(person), grown(written(person.name)), token, reached, gap=8)


def _token(summer: bool, size: float) -> Widget:
    """The season token of whoever holds it."""
    fill, ink = ("#F6CE6A", "#5A3608") if summer else ("#DCE8EE", "#22475A")
    icon, line = ("sun", SUN) if summer else ("tundra", SNOW)
    return Disc(size, fill, ink, icon=icon, line=line, share=0.7)


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


def _dice(
    counts: Sequence[int], size: float = 24.0, gap: float = 5.0, style: Type = theme.BODY_BOLD
) -> Widget:
    """A chip and a number for each kind of dice."""
    cells: list[Widget] = []
    for colour, count in enumerate(counts):
        number = Text(str(count), style, lines=1)
        cells += [Row(colour_chip(colour, size), number, gap=gap), spacer()]
    return Row(*cells[:-1], gap=0)


def _belongings(player: PlayerView) -> Widget:
    """Gold, seeds, recipes; ingredients and tokens as their symbols where there is room."""
    has = (
        _count("gold", player.gold, COIN),
        _count("seed", player.seeds, LEAF),
        _count("recipe", len(player.recipes)),
    )
    plain = Row(has[0], spacer(), has[1], spacer(), has[2], gap=0)
    goods = goods_row(player, 20)
    if goods is None:
        return plain
    close = goods_row(player, 17)
    number = _count("layers", sum(player.ingredients) + sum(player.tokens))
    many = Row(has[0], spacer(), has[1], spacer(), has[2], spacer(), number, gap=0)
    rows = [Row(Row(*has, gap=9), spacer(6), each, gap=0) for each in (goods, close) if each]
    return Fit(*rows, many)


def goods_row(player: PlayerView, size: float) -> Widget | None:
    """The ingredients and tokens of a seat, each kind once with its number where there are more."""
    cells: list[Widget] = []
    for what, count in enumerate((*player.ingredients, *player.tokens)):
        if count == 1:
            cells.append(good_sign(what, size))
        elif count:
            number = Text(str(count), theme.SMALL_BOLD, lines=1)
            cells.append(Row(good_sign(what, size), number, gap=2))
    return Row(*cells, gap=2) if cells else None


def _count(icon: str, number: int, ink: Ink = theme.INK, size: float = 22) -> Widget:
    style = theme.BODY_BOLD if size > 20 else theme.SMALL_BOLD
    return Row(Icon(icon, size, ink), Text(str(number), style, lines=1), gap=4)


def _card(shown: Shown, content: Widget, on: On, tip: str, padding: tuple[float, float]) -> Widget:
    return Pressable(
        f"card.{shown.seat}",
        content,
        LookAtSeat(shown.seat),
        on,
        tone=_tone(shown),
        padding=padding,
        tip=tip,
    )


def player_card(shown: Shown, on: On, *, width: float = CARD_WIDTH) -> Widget:
    """The full card."""
    person, player = shown.person, shown.player
    lines = (_name(shown), _dice(shown.dice), Rule(), _belongings(player))
    plain = is_plain(person) and len(person.name) <= SHORT
    look = _("Look at the board of {name}").format(name=person.name)
    content = Column(*lines, gap=8 if plain else 6)
    tip = f"{look} · {_tip(shown)}"
    return Sized(_card(shown, content, on, tip, (12, 12 if plain else 8)), width=width)


def medium_card(shown: Shown, on: On) -> Widget:
    """Name, points and dice; all else is in the tip."""
    plain = is_plain(shown.person)
    content = Column(_name(shown), _dice(shown.dice), gap=6 if plain else 2)
    return Sized(_card(shown, content, on, _tip(shown), (12, 8 if plain else 4)), width=CARD_WIDTH)


def small_card(shown: Shown, on: On, *, with_dice: bool = False) -> Widget:
    """Name, points, gold and recipes; ``with_dice``: also these, where there is room."""
    person, player = shown.person, shown.player
    name = grown(Text(person.name, theme.SMALL_BOLD, lines=1, cut=True))
    star = _count("star", player.points, theme.STAR, 16)
    coins, seed = _count("gold", player.gold, COIN, 16), _count("seed", player.seeds, LEAF, 16)
    done = _count("recipe", len(player.recipes), theme.INK, 16)
    token = None if shown.holds is None else _token(shown.holds, 18)
    content = Column(
        Row(player_sign(person.color, 22), name, token, signs(person), gap=6),
        Row(star, spacer(), coins, spacer(), seed, spacer(), done, gap=0),
        _dice(shown.dice, 15, 2, theme.SMALL_BOLD) if with_dice else None,
        gap=1,
    )
    tip = f"{person.name} · {_tip(shown)}"
    return Sized(_card(shown, content, on, tip, (8, 5)), width=SMALL_CARD_WIDTH)


def small_card_with_dice(shown: Shown, on: On) -> Widget:
    """The same with a line of dice."""
    return small_card(shown, on, with_dice=True)


def _tip(shown: Shown) -> str:
    """How an opponent plays, what was agreed on, and what the player has."""
    played = [] if shown.person.human else [agent_name(shown.person.agent)]
    holds = [] if shown.holds is None else [_("holds the season token")]
    has = belongings(shown.player, shown.dice, shown.catalogue)
    return " · ".join([*played, *told(shown.person), *holds, *has])


def belongings(player: PlayerView, dice: Sequence[int], catalogue: Catalogue) -> list[str]:
    """Points, dice, gold, seeds, recipes and goods, each in words."""
    has = ", ".join(
        _("{count} {colour}").format(count=count, colour=colour_within(catalogue, colour))
        for colour, count in enumerate(dice)
        if count
    )
    owns = (*player.ingredients, *player.tokens)
    goods = [
        f"{good_name(catalogue, what)} × {owns[what]}" for what in range(len(GOODS)) if owns[what]
    ]
    return [
        points(player.points),
        _("Dice: {list}").format(list=has) if has else _("no dice"),
        gold(player.gold),
        seeds(player.seeds),
        recipes(len(player.recipes)),
        *goods,
    ]


def in_order(view: BreweryView, people: People) -> list[int]:
    """The seats, the viewer's first."""
    return [(max(view.seat, 0) + i) % len(people) for i in range(len(people))]


def shown_of(
    view: BreweryView,
    people: People,
    seat: int,
    held: int | None = None,
    *,
    counted: frozenset[int] = frozenset(),
) -> Shown:
    """What the card of a seat tells.

    ``held``: the seat that has to say that its turn is over; it is the active one till then.
    """
    return Shown(
        seat,
        people[seat],
        view.players[seat],
        view.catalogue,
        owned(view, seat),
        view.summer if view.holder == seat else None,
        seat == (view.actor if held is None else held),
        seat in counted,
    )


def player_cards(
    view: BreweryView,
    people: People,
    on: On,
    room: tuple[float, float],
    held: int | None = None,
    *,
    counted: frozenset[int] = frozenset(),
) -> Widget:
    """All cards, the viewer's seat first, as full as ``room`` (width, height) allows.

    ``held``: the seat that has to say that its turn is over. ``counted``: the seats that points
    have reached just now.
    """
    count = len(people)
    make = small_card_with_dice if room[1] >= count * WITH_DICE else small_card
    if room[0] >= CARD_WIDTH and room[1] >= count * FULL:
        make = player_card
    elif room[0] >= CARD_WIDTH and room[1] >= count * MEDIUM:
        make = medium_card
    found = [
        kept(make, shown_of(view, people, seat, held, counted=counted), on)
        for seat in in_order(view, people)
    ]
    return Column(*found, gap=8, align=Align.END)
