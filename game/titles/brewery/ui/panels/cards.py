"""A card per player: points, dice by colour, gold, seeds, recipes; a click looks at their board."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from game.language import _
from game.rules.brewery.catalogue import GOODS, Catalogue
from game.rules.brewery.view import BreweryView, PlayerView
from game.titles.brewery.ui.panels.banner import SNOW, SUN
from game.titles.brewery.ui.panels.dice import COIN, LEAF, colour_chip, good_sign
from game.titles.brewery.ui.panels.names import (
    colour_within,
    gold,
    good_within,
    points,
    recipes,
    seeds,
)
from game.titles.brewery.ui.view_facts import owned
from game.ui import theme
from game.ui.boxes import Fit, Sized, spacer
from game.ui.controls import Pressable
from game.ui.flow import Flow
from game.ui.intents import LookAtSeat, On
from game.ui.layout import Column, Row
from game.ui.marks import Disc, Icon, Rule, Text
from game.ui.memo import kept
from game.ui.opponents import agent_name
from game.ui.panels.asides import CARD_WIDTH, SMALL_CARD_WIDTH
from game.ui.panels.handicap import is_plain, score, signs, told
from game.ui.panels.player_cards import (
    SHORT,
    close_face,
    face,
    fullest,
    in_order,
    small_face,
    tone,
    written,
)
from game.ui.panels.reckoned import Reckoned, Reckonings, ending_of, in_short
from game.ui.persons import People, Person
from game.ui.theme import Ink, Type
from game.ui.widget import Widget, grown


class Shown(NamedTuple):
    """Whose card it is: the ``seat`` that acts now is framed, one that points reach is lit.

    ``dice``: by colour. ``holds``: the season token, summer up or not; None: it doesn't.
    ``ended``: what the seat would have if the game ended here.
    """

    seat: int
    person: Person
    player: PlayerView
    catalogue: Catalogue
    dice: tuple[int, ...]
    holds: bool | None = None
    active: bool = False
    lit: bool = False
    ended: Reckoned | None = None


def _name(shown: Shown) -> Widget:
    person = shown.person
    reached = score(shown.player.points, person, ended=shown.ended)
    token = None if shown.holds is None else _token(shown.holds, 26)
    return Row(face(person), grown(written(person.name)), token, reached, gap=8)


def _token(summer: bool, size: float) -> Widget:
    """The season token of whoever holds it."""
    fill, ink = ("#F6CE6A", "#5A3608") if summer else ("#DCE8EE", "#22475A")
    icon, line = ("sun", SUN) if summer else ("tundra", SNOW)
    return Disc(size, fill, ink, icon=icon, line=line, share=0.7)


def _dice(counts: Sequence[int]) -> Widget:
    """A chip and a number for each kind of dice."""
    cells: list[Widget] = []
    for each in _chips(counts, 24, 5, theme.BODY_BOLD):
        cells += [each, spacer()]
    return Row(*cells[:-1], gap=0)


def _chips(counts: Sequence[int], size: float, gap: float, style: Type) -> list[Widget]:
    return [
        Row(colour_chip(colour, size), Text(str(count), style, lines=1), gap=gap)
        for colour, count in enumerate(counts)
    ]


def _belongings(player: PlayerView) -> Widget:
    """Gold, seeds, recipes; beside or below them ingredients and tokens as their symbols."""
    has = _holdings(player)
    plain = Row(has[0], spacer(), has[1], spacer(), has[2], gap=0)
    goods = [_goods(player, size) for size in (20, 17)]
    if not goods[0]:
        return plain
    rows = [Row(Row(*has, gap=9), spacer(6), Row(*each, gap=2), gap=0) for each in goods]
    return Fit(*rows, Column(plain, Flow(*goods[1], gap=4, line_gap=2), gap=4))


def _holdings(player: PlayerView, size: float = 22) -> tuple[Widget, ...]:
    """Gold, seeds and recipes."""
    return (
        _count("gold", player.gold, COIN, size),
        _count("seed", player.seeds, LEAF, size),
        _count("recipe", len(player.recipes), theme.INK, size),
    )


def _goods(player: PlayerView, size: float) -> list[Widget]:
    """The ingredients and tokens of a seat, each kind once with its number where there are more."""
    cells: list[Widget] = []
    for what, count in enumerate((*player.ingredients, *player.tokens)):
        if count == 1:
            cells.append(good_sign(what, size))
        elif count:
            number = Text(str(count), theme.SMALL_BOLD, lines=1)
            cells.append(Row(good_sign(what, size), number, gap=2))
    return cells


def _count(icon: str, number: int, ink: Ink = theme.INK, size: float = 22) -> Widget:
    style = theme.BODY_BOLD if size > 20 else theme.SMALL_BOLD
    return Row(Icon(icon, size, ink), Text(str(number), style, lines=1), gap=4)


def _card(shown: Shown, content: Widget, on: On, tip: str, padding: tuple[float, float]) -> Widget:
    return Pressable(
        f"card.{shown.seat}",
        content,
        LookAtSeat(shown.seat),
        on,
        tone=tone(shown.person, active=shown.active, lit=shown.lit),
        padding=padding,
        tip=tip,
    )


def player_card(shown: Shown, on: On, *, width: float = CARD_WIDTH) -> Widget:
    """The full card."""
    person, player = shown.person, shown.player
    lines = (_name(shown), _dice(shown.dice), Rule(), _belongings(player))
    plain = is_plain(person, ended=shown.ended) and len(person.name) <= SHORT
    look = _("Look at the board of {name}").format(name=person.name)
    content = Column(*lines, gap=8 if plain else 6)
    tip = f"{look} · {_tip(shown)}"
    return Sized(_card(shown, content, on, tip, (12, 12 if plain else 8)), width=width)


def close_card(shown: Shown, on: On) -> Widget:
    """The same in three lines, that stand closely."""
    person, player = shown.person, shown.player
    token = None if shown.holds is None else _token(shown.holds, 22)
    reached = score(player.points, person, ended=shown.ended)
    name = Row(close_face(person), grown(written(person.name)), token, reached, gap=8)
    goods = _goods(player, 17)
    owned = Row(*_holdings(player, 20), gap=16) if not goods else Row(*_holdings(player, 20))
    content = Column(
        name,
        Flow(*_chips(shown.dice, 20, 4, theme.BODY_BOLD), gap=12),
        Flow(owned, *goods, gap=4, line_gap=2),
        gap=3,
    )
    return Sized(_card(shown, content, on, _tip(shown), (12, 5)), width=CARD_WIDTH)


def small_card(shown: Shown, on: On) -> Widget:
    """The same where the card has to be narrow, too."""
    person, player = shown.person, shown.player
    name = grown(Text(person.name, theme.SMALL_BOLD, lines=1, cut=True))
    token = None if shown.holds is None else _token(shown.holds, 18)
    star = _count("star", player.points, theme.STAR, 16)
    coins, seed, done = _holdings(player, 16)
    chips = _chips(shown.dice, 15, 2, theme.SMALL_BOLD)
    content = Column(
        Row(small_face(person), name, token, signs(person, ended=shown.ended), gap=6),
        Row(star, spacer(), coins, spacer(), seed, spacer(), done, gap=0),
        Flow(*chips, *_goods(player, 15), gap=4, line_gap=1),
        gap=1,
    )
    tip = f"{person.name} · {_tip(shown)}"
    return Sized(_card(shown, content, on, tip, (8, 4)), width=SMALL_CARD_WIDTH)


def _tip(shown: Shown) -> str:
    """How an opponent plays, what was agreed on, and what the player has."""
    played = [] if shown.person.human else [agent_name(shown.person.agent)]
    holds = [] if shown.holds is None else [_("holds the season token")]
    has = belongings(shown.player, shown.dice, shown.catalogue)
    return " · ".join([*played, *told(shown.person), *holds, *has, *in_short(shown.ended)])


def belongings(player: PlayerView, dice: Sequence[int], catalogue: Catalogue) -> list[str]:
    """Points, dice, gold, seeds, recipes and goods, each in words."""
    has = ", ".join(
        _("{count} of {colour}").format(count=count, colour=colour_within(catalogue, colour))
        for colour, count in enumerate(dice)
        if count
    )
    owns = (*player.ingredients, *player.tokens)
    goods = [_owned(catalogue, what, owns[what]) for what in range(len(GOODS)) if owns[what]]
    return [
        points(player.points),
        _("Dice: {list}").format(list=has) if has else _("no dice"),
        gold(player.gold),
        seeds(player.seeds),
        recipes(len(player.recipes)),
        *goods,
    ]


def _owned(catalogue: Catalogue, what: int, count: int) -> str:
    """A good, and how many there are of it where they are several."""
    thing = good_within(catalogue, what)
    return thing if count == 1 else _("{thing} ({count})").format(thing=thing, count=count)


def shown_of(
    view: BreweryView,
    people: People,
    seat: int,
    held: int | None = None,
    *,
    counted: frozenset[int] = frozenset(),
    ended: Reckonings = (),
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
        ending_of(ended, seat),
    )


def player_cards(
    view: BreweryView,
    people: People,
    on: On,
    room: tuple[float, float],
    held: int | None = None,
    *,
    counted: frozenset[int] = frozenset(),
    ended: Reckonings = (),
) -> Widget:
    """All cards, the viewer's seat first, as full as ``room`` (width, height) allows.

    ``held``: the seat that has to say that its turn is over. ``counted``: the seats that points
    have reached just now. ``ended``: what each would have if the game ended here.
    """
    told = (view, people)
    shown = [
        shown_of(*told, seat, held, counted=counted, ended=ended) for seat in in_order(view, people)
    ]
    makes = (player_card, close_card, small_card) if room[0] >= CARD_WIDTH else (small_card,)
    return fullest([[kept(make, each, on) for each in shown] for make in makes], room[1])
