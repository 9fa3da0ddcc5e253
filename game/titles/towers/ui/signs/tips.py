"""What the thing under the pointer is called, what it shows, and what can be done with it."""

from __future__ import annotations

from collections.abc import Sequence

from game.formats import listed, row_of
from game.language import _, ngettext, pgettext
from game.rules.core import Refusal
from game.rules.towers.catalogue import COLOURS
from game.rules.towers.counts import by_colour
from game.rules.towers.moves import TowersMove
from game.rules.towers.stacks import MOST
from game.rules.towers.view import TowersView
from game.scene.targets import Target
from game.titles.towers.scene.targets import (
    BacksTarget,
    BlocksTarget,
    BlockTarget,
    CardTarget,
    ChipsTarget,
    DeckTarget,
    DiscardTarget,
    FieldTarget,
    JokerTarget,
    LaneTarget,
    PawnTarget,
    ReserveTarget,
    StairsTarget,
    TowerTarget,
)
from game.titles.towers.ui.choices import ICONS, ActionKind, kind_of
from game.titles.towers.ui.hands.meaning import fan, seat_of, spent
from game.titles.towers.ui.panels import material_words
from game.titles.towers.ui.panels.banner import meter_tip
from game.titles.towers.ui.panels.headings import heading
from game.titles.towers.ui.panels.materials import chip, chips, counted, material
from game.titles.towers.ui.panels.quick import begins_at, worth_text
from game.titles.towers.ui.panels.words import blocks, cards, pawn_can, points
from game.titles.towers.ui.refusals import sentence
from game.titles.towers.ui.view_facts import gain, open_sides, owner, towers_in_sight, unseen
from game.ui import theme
from game.ui.boxes import Panel, Sized
from game.ui.layout import Column, Row
from game.ui.marks import Icon, Text
from game.ui.persons import People
from game.ui.refusals import why_not_sign
from game.ui.widget import Widget, grown

WIDTH = 404.0


def tip(
    view: TowersView,
    people: People,
    target: Target,
    refusal: Refusal | None,
    use: str = "",
    notes: Sequence[str] = (),
) -> Widget | None:
    """The sign at ``target``. ``refusal``: why it can't be used; ``use``: what a click would do;
    ``notes``: what else is to be known."""
    name, shown = thing(view, people, target), printed(view, target)
    if refusal is not None:
        text = " ".join((sentence(refusal), *notes))
        return why_not_sign(name, refusal, text, picture=_named(refusal), facts=shown)
    if not name:
        return None
    lines = [*([use] if use else facts(view, people, target)), *notes]
    words = [Text(line, theme.BODY, theme.SECOND_INK) for line in lines if line]
    content = Column(Column(Text(name, theme.LABEL), *words, gap=2), shown, gap=8)
    return Sized(Panel(content, padding=(12, 8)), max_width=WIDTH)


def _named(refusal: Refusal) -> Widget | None:
    """The signs of the materials that a refusal names."""
    values = dict(refusal.values)
    counts = [int(values.get(name, 0)) for name in COLOURS]
    if "colour" in values:
        return chip(int(values["colour"]))
    return chips(counts) if any(counts) else None


def move_sign(view: TowersView, move: TowersMove, notes: Sequence[str] = ()) -> Widget:
    """What a click would have wait: its points and its price, at the thing itself; ``notes``: what
    else is to be known of it."""
    won = gain(move, view)
    head = Row(
        Icon(ICONS[kind_of(move)], 24),
        grown(Text(heading(view, move), theme.LABEL)),
        Icon("star", 20, theme.STAR) if won else None,
        Text(f"+{won}", theme.NAME, lines=1) if won else None,
        gap=8,
    )
    # Translators: label before the signs of the cards that a move costs.
    cost = Row(Text(_("Costs"), theme.BODY, theme.SECOND_INK, lines=1), chips(spent(move)), gap=8)
    more = [Text(note, theme.BODY, theme.SECOND_INK) for note in notes]
    return Sized(Panel(Column(head, cost, *more, gap=6), padding=(12, 8)), max_width=WIDTH)


def thing(view: TowersView, people: People, target: Target) -> str:
    """The name of a thing; "" for what needs none."""
    match target:
        case FieldTarget(field):
            return material(view.catalogue.colours[field])
        case TowerTarget(field):
            count = len(view.towers[field])
            # Translators: name of a tower, {count} blocks high.
            text = ngettext("Tower of {count}", "Tower of {count}", count)
            return text.format(count=count)
        case PawnTarget(field):
            return _pawn(view, people, owner(view, field))
        case LaneTarget():
            # Translators: name of what lies under the pointer: a straight way in from the edge.
            return _("Lane")
        case CardTarget(index) if index < len(fan(view)):
            return material_words.card(fan(view)[index])
        case DeckTarget():
            return _("Deck")
        case DiscardTarget():
            return _("Discard pile")
        case StairsTarget(phase):
            return _("Phase {number}").format(number=phase)
        case _:
            return _of_seat(view, people, target)


def _pawn(view: TowersView, people: People, seat: int | None) -> str:
    if seat is None or seat < 0:
        return _("Neutral pawn")
    if seat == view.seat:
        return _("Your pawn")
    return _("Pawn of {name}").format(name=people[seat].name)


def _of_seat(view: TowersView, people: People, target: Target) -> str:
    """The names of what belongs to somebody."""
    seat = getattr(target, "seat", None)
    if seat is None:
        return ""
    own, name = seat == view.seat, people[seat].name
    match target:
        case ReserveTarget():
            return _("Your reserve") if own else _("Reserve of {name}").format(name=name)
        case BlocksTarget() | BlockTarget():
            return _("Your blocks") if own else _("Blocks of {name}").format(name=name)
        case ChipsTarget():
            return _("Your roofs") if own else _("Roofs of {name}").format(name=name)
        case JokerTarget():
            return _("Your joker") if own else _("Joker of {name}").format(name=name)
        case BacksTarget():
            # Translators: name of what lies under the pointer: another player's cards.
            return _("Hand of {name}").format(name=name)
        case _:
            return ""


def facts(view: TowersView, people: People, target: Target) -> list[str]:
    """What there is to know of a thing, line by line."""
    match target:
        case FieldTarget(field):
            return [_squares(view.catalogue.squares[field])]
        case TowerTarget(field):
            return _tower(view, people, field)
        case PawnTarget(field):
            name = material(view.catalogue.colours[field])
            # Translators: of a pawn: the material of its field.
            return [_("Stands on: {material}").format(material=name)]
        case LaneTarget():
            # Translators: of a lane, a straight way in from the edge of the board.
            return [_("A pawn comes in here and stops on the first field of its card's material.")]
        case CardTarget():
            return [
                _("Drag it to a pawn, a field or the discard pile; or click it, then the place")
            ]
        case DeckTarget():
            return [cards(view.deck)]
        case DiscardTarget():
            # Translators: of the discard pile; {cards}: 12 cards
            return [_("{cards}; click to look through them").format(cards=cards(sum(view.discard)))]
        case StairsTarget(phase):
            return _phase(view, phase)
        case _:
            return _belongings(view, target)


def _squares(count: int) -> str:
    # Translators: of a field: such squares are printed on it.
    text = ngettext(
        "{count} small square: so high was the tower here at the start",
        "{count} small squares: so high was the tower here at the start",
        count,
    )
    # Translators: of a field without small squares: no tower stood on it at the start.
    return text.format(count=count) if count else _("A free field")


def _tower(view: TowersView, people: People, field: int) -> list[str]:
    """A tower's roof, its open sides, and whose pawns see it."""
    count, sides = len(view.towers[field]), len(open_sides(view, field))
    text = ngettext("{count} open side.", "{count} open sides.", sides)
    roof = _("No roof: nobody can take it any more")
    if count < MOST:
        roof = _("Its roof is worth {points}").format(points=points(count))
    names = [
        # Translators: the reader, as one of the names in: Seen by: {names}
        pgettext("seen by", "you") if seat == view.seat else people[seat].name
        for seat in range(len(view.players))
        if field in towers_in_sight(view, seat)
    ]
    seen = _("No pawn sees it.")
    if names:
        # Translators: of a tower: these players have a pawn that sees it.
        seen = _("Seen by: {names}.").format(names=listed(names))
    skyline = [worth_text(view, people, field)] if view.quick else []
    return [roof, *skyline, f"{text.format(count=sides)} {seen}"]


def _phase(view: TowersView, phase: int) -> list[str]:
    # Translators: of a phase; numbers only: towers so high.
    text = _("Demolish up to {most}, build exactly {height}")
    # Translators: of a phase.
    now = {True: _("It is played now"), False: _("It is over")}
    lines = [text.format(most=phase, height=phase + 1)]
    if phase < view.phase:
        return [*lines, now[False]]
    if phase == view.phase:
        return [*lines, now[True], meter_tip(view)]
    if phase == view.phase + 1:
        return [*lines, meter_tip(view)]
    if view.quick:
        return [*lines, begins_at(view, phase)]
    # Translators: of a phase; {height} is a number: a tower so high.
    before = _("Begins when at most one tower of {height} stands").format(height=phase - 1)
    return [*lines, before]


def _belongings(view: TowersView, target: Target) -> list[str]:
    player = view.players[getattr(target, "seat", 0)]
    match target:
        case ReserveTarget():
            count = player.reserve
            return [ngettext("{count} pawn", "{count} pawns", count).format(count=count)]
        case BlocksTarget() | BlockTarget():
            return [blocks(sum(player.blocks))]
        case ChipsTarget():
            total = sum((value + 1) * count for value, count in enumerate(player.chips))
            return [points(total)]
        case JokerTarget():
            # Translators: of the joker.
            ready = _("Stands in for one card; not in an exchange")
            # Translators: of the joker.
            return [ready if player.joker else _("Used: an exchange turns it up again")]
        case BacksTarget():
            return [cards(player.hand_size)]
        case _:
            return []


def printed(view: TowersView, target: Target) -> Widget | None:
    """Blocks and cards in signs."""
    match target:
        case TowerTarget(field):
            return chips(by_colour(view.towers[field]))
        case FieldTarget(field) | PawnTarget(field):
            return chip(view.catalogue.colours[field])
        case BlocksTarget(seat) | BlockTarget(seat) if sum(view.players[seat].blocks):
            return counted(view.players[seat].blocks)
        case DiscardTarget() if sum(view.discard):
            return Column(
                counted(view.discard),
                # Translators: before signs of cards: how many of each material may still come.
                Text(_("Not seen yet:"), theme.SMALL, theme.SECOND_INK, lines=1),
                counted(unseen(view, seat_of(view))),
                gap=4,
            )
        case _:
            return None


def kinds_text(kinds: Sequence[ActionKind]) -> str:
    """What a pawn can do, in a line: "This pawn can: move, demolish"."""
    names = row_of([pawn_can(kind) for kind in kinds])
    # Translators: {actions}: a list such as: place, move, demolish
    return _("This pawn can: {actions}").format(actions=names)
