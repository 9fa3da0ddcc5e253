"""What stands in the way of each action: in a few words, and in full what is missing."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import product
from typing import NamedTuple

from game.language import _, ngettext
from game.rules.core import Refusal
from game.rules.towers.catalogue import Field
from game.rules.towers.counts import by_colour
from game.rules.towers.legal import SEVEN
from game.rules.towers.moves import Counts, TowersMove
from game.rules.towers.payment import LEAST_CAPTURE
from game.rules.towers.position import HAND
from game.rules.towers.view import PlayerView, TowersView
from game.titles.towers.scene.names import MATERIALS
from game.titles.towers.ui.choices import ActionKind, kind_of
from game.titles.towers.ui.panels import material_words
from game.titles.towers.ui.panels.coach.field_words import field_text
from game.titles.towers.ui.panels.materials import cards_lacked, in_words
from game.titles.towers.ui.refusals import sentence
from game.titles.towers.ui.view_facts import height, owner, pawns_in_sight, towers_in_sight
from game.ui.persons import People


class Lack(NamedTuple):
    """Why an action can't be done: ``short`` on its button, ``told`` in full; "" if it can."""

    short: str = ""
    told: str = ""


def lacks(
    view: TowersView, legal: Sequence[TowersMove], people: People, *, mine: bool
) -> dict[ActionKind, Lack]:
    """What stands in the way of each action; ``mine``: the viewer is to decide."""
    possible = {kind_of(move) for move in legal}
    return {kind: _lack(view, kind, possible, people, mine=mine) for kind in ActionKind}


def _lack(
    view: TowersView, kind: ActionKind, possible: set[ActionKind], people: People, *, mine: bool
) -> Lack:
    if not mine:
        return Lack(_("not your turn"), _("It is not your turn."))
    if kind in possible:
        return Lack()
    player = _own(view)
    match kind:
        case ActionKind.PLACE if not player.reserve:
            return Lack(_("no pawn left"), _refused("no_pawn_in_reserve"))
        case ActionKind.PLACE:
            return Lack(_("no lane fits"), _refused("no_free_lane"))
        case ActionKind.BUILD if sum(player.blocks) <= view.phase:
            return _few_blocks(view, player)
        case _ if not player.pawns:
            return Lack(_("no pawn out"), _refused("no_pawn_on_board"))
        case ActionKind.MOVE:
            return Lack(_("no way fits"), _refused("nowhere_to_go"))
        case ActionKind.DEMOLISH:
            return _no_demolition(view, player)
        case ActionKind.BUILD:
            return _no_building(view, player)
        case ActionKind.CAPTURE:
            return _no_capture(view, player, people)
        case _:
            return Lack(_("not now"), _("not now"))


def _own(view: TowersView) -> PlayerView:
    return view.players[max(view.seat, 0)]


def _refused(code: str, **values: int) -> str:
    return sentence(Refusal("", code, tuple(values.items())))


def _no_demolition(view: TowersView, player: PlayerView) -> Lack:
    """Which tower is nearest to being taken, and what it still wants (T5)."""
    has = sum(player.blocks)
    if has >= SEVEN:
        return Lack(_("build first"), _refused("seven_blocks", has=has))
    seen = sorted(towers_in_sight(view, max(view.seat, 0)))
    if not seen:
        return Lack(_("no tower in sight"), _refused("no_tower_in_sight"))
    low = [field for field in seen if height(view, field) <= view.phase]
    if not low:
        return Lack(_("towers too high"), _too_high(view, seen))
    wanting = {field: _wanting(player, by_colour(view.towers[field])) for field in low}
    field = min(low, key=lambda each: (sum(wanting[each]), -height(view, each)))
    # Translators: {height} is a number: a tower so high; {cards}: 2 coal cards and 1 brick card.
    text = _("For the tower of {height} at {place} you lack {cards}.")
    cards = cards_lacked(wanting[field])
    words = text.format(height=height(view, field), place=field_text(field), cards=cards)
    return _lacking(player, wanting[field], words)


def _too_high(view: TowersView, seen: Sequence[Field]) -> str:
    """The lowest tower in sight, and how much lower it would have to be (T5.2)."""
    field = min(seen, key=lambda each: height(view, each))
    # Translators: {height} and {most} are numbers: towers so high.
    text = ngettext(
        "Your pawns see only higher towers: the lowest is a tower of {height} at {place}. "
        "Phase {phase} takes towers of {most}.",
        "Your pawns see only higher towers: the lowest is a tower of {height} at {place}. "
        "Phase {phase} takes towers of up to {most}.",
        view.phase,
    )
    values = {"place": field_text(field), "height": height(view, field)}
    return text.format(**values, phase=view.phase, most=view.phase)


def _few_blocks(view: TowersView, player: PlayerView) -> Lack:
    needs, has = view.phase + 1, sum(player.blocks)
    return Lack(_blocks_short(needs - has), _refused("few_blocks", needs=needs, has=has))


def _blocks_short(count: int) -> str:
    # Translators: in small type on a button: so many are missing. At most 26 characters.
    return ngettext("{count} block short", "{count} blocks short", count).format(count=count)


def _no_building(view: TowersView, player: PlayerView) -> Lack:
    """Which tower of the own blocks is nearest to being paid; or that none has a free side (T6)."""
    found = [(_wanting(player, tower), tower) for tower in _towers_of(player, view.phase + 1)]
    wanting, tower = min(found, key=lambda each: (sum(each[0]), each))
    if not _lacked(player, wanting):
        # Translators: of a tower: others or the edge on all its sides. At most 26 characters.
        short = _("shut in")
        return Lack(short, _("Where your pawns stand, a tower would be shut in by others."))
    # Translators: {blocks}: 2 coal and 1 brick, without a noun; {cards}: 2 coal cards and …
    text = _("For a tower of {blocks} you lack {cards}.")
    words = text.format(blocks=in_words(tower), cards=cards_lacked(wanting))
    return _lacking(player, wanting, words)


def _towers_of(player: PlayerView, storeys: int) -> Iterator[Counts]:
    """Every tower of so many storeys that the own blocks make."""
    for a, b, c in product(*(range(count + 1) for count in player.blocks[:3])):
        d = storeys - a - b - c
        if 0 <= d <= player.blocks[3]:
            yield (a, b, c, d)


def _no_capture(view: TowersView, player: PlayerView, people: People) -> Lack:
    """Which pawn in sight is nearest to being captured (T7)."""
    seat, hand = max(view.seat, 0), player.hand or (0, 0, 0, 0)
    seen = sorted(pawns_in_sight(view, seat))
    if not seen:
        return Lack(_("no pawn in sight"), _refused("no_pawn_in_sight"))
    colours = view.catalogue.colours
    field = max(seen, key=lambda each: hand[colours[each]])
    colour, of = colours[field], owner(view, field)
    wanting = _wanting(player, by_colour((colour,) * LEAST_CAPTURE))
    values = {"place": field_text(field), "cards": cards_lacked(wanting)}
    if of is None or of < 0:
        # Translators: {cards}: 2 coal cards and 1 brick card; in the case that you need there.
        words = _("To capture the neutral pawn at {place}, you lack {cards}.").format(**values)
    else:
        # Translators: {cards}: 2 coal cards and 1 brick card; in the case that you need there.
        text = _("To capture the pawn of {name} at {place}, you lack {cards}.")
        words = text.format(name=people[of].name, **values)
    return _lacking(player, wanting, words)


def _wanting(player: PlayerView, cost: Counts) -> Counts:
    """The cards of a cost that the hand has not, without the joker."""
    hand = player.hand or (0, 0, 0, 0)
    a, b, c, d = (max(0, cost[colour] - hand[colour]) for colour in range(4))
    return (a, b, c, d)


def _lacked(player: PlayerView, wanting: Counts) -> int:
    """How many cards are missing even with the joker (T9)."""
    return max(0, sum(wanting) - player.joker)


def _lacking(player: PlayerView, wanting: Counts, told: str) -> Lack:
    """How many cards are missing, with their material where there is but one; and the joker."""
    count, lacked = _lacked(player, wanting), [n for n in range(4) if wanting[n]]
    short = _short(count, lacked[0] if len(lacked) == 1 else None)
    return Lack(short, " ".join(filter(None, (told, _of_joker(player, wanting)))))


def _short(count: int, colour: int | None) -> str:
    if colour is None:
        # Translators: in small type on a button: so many are missing. At most 26 characters.
        return ngettext("{count} card short", "{count} cards short", count).format(count=count)
    return material_words.short(colour, count)


def _of_joker(player: PlayerView, wanting: Counts) -> str:
    """What the joker has to do with it."""
    if player.joker:
        return _("The joker replaces one card only.")
    if sum(wanting) == 1:
        # Translators: it: the one card that is missing, told in the sentence before.
        return _("The joker could replace it: an exchange turns it up again.")
    return ""


def told_of(kind: ActionKind) -> tuple[str, ...]:
    """All that can stand in the way of an action and is told on its button."""
    some = (*(_short(count, None) for count in range(1, HAND + 1)), _("no pawn out"))
    of_one = tuple(
        _short(count, colour) for count in range(1, HAND + 1) for colour in range(len(MATERIALS))
    )
    # Translators: why a button can't be pressed, in small type on it. At most 26 characters.
    return {
        ActionKind.PLACE: (_("no lane fits"), _("no pawn left")),
        ActionKind.MOVE: (_("no way fits"), _("no pawn out")),
        ActionKind.DEMOLISH: (
            _("build first"),
            _("no tower in sight"),
            _("towers too high"),
            *some,
            *of_one,
        ),
        ActionKind.BUILD: (
            _("shut in"),
            *(_blocks_short(count) for count in range(1, HAND + 1)),
            *some,
            *of_one,
        ),
        ActionKind.CAPTURE: (_("no pawn out"), _("no pawn in sight"), *of_one),
        ActionKind.EXCHANGE: (),
    }[kind]
