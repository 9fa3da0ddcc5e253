"""What follows from a move that waits, sentence by sentence: before it can't be taken back."""

from __future__ import annotations

from dataclasses import replace
from typing import NamedTuple

from game.formats import listed
from game.language import _, ngettext, npgettext
from game.rules.towers.catalogue import Field
from game.rules.towers.legal import SEVEN
from game.rules.towers.moves import Build, Capture, Demolish, Exchange, MovePawn, Place, TowersMove
from game.rules.towers.position import LAST_PHASE
from game.rules.towers.stacks import MOST
from game.rules.towers.view import TowersView
from game.titles.towers.ui.hands.meaning import seat_of
from game.titles.towers.ui.panels import quick
from game.titles.towers.ui.panels.words import phase_begins
from game.titles.towers.ui.view_facts import (
    height,
    neighbours,
    open_sides,
    owner,
    pawns_in_sight,
    phase_after,
    towers_in_sight,
)
from game.ui.persons import People


class Finding(NamedTuple):
    """A sentence with its sign; ``good``: it speaks for the move, or against it; None: neither."""

    icon: str
    text: str
    good: bool | None = None


def findings(view: TowersView, people: People, move: TowersMove) -> list[Finding]:
    """All that follows from ``move`` of whoever decides."""
    match move:
        case Build():
            found = _built(view, move)
            if view.quick:
                found.append(Finding("star", quick.built_text(sum(move.blocks)), True))
        case Demolish():
            found = _demolished(view, people, move)
        case Capture():
            found = _captured(view, people, move)
        case Place() | MovePawn():
            found = _stands(view, people, move)
        case Exchange():
            found = _exchanged(view)
    return [*found, *_phase(view, move)]


def sides_text(name: str, count: int) -> str:
    """How many open sides a tower has."""
    # Translators: {tower}: The new tower, or: Its neighbour
    text = ngettext("{tower}: {count} open side", "{tower}: {count} open sides", count)
    return text.format(tower=name, count=count)


def _built(view: TowersView, move: Build) -> list[Finding]:
    """Open sides of the new tower and of those next to it (T6.3), pawn and roof (T6.1, T6.2)."""
    own = len(open_sides(view, move.at))
    found = [Finding("check", sides_text(_("The new tower"), own), True)]
    counts = sorted(len(open_sides(view, each, move.at)) for each in neighbours(view, move.at))
    if len(counts) == 1:
        # Translators: the tower beside the new one; before a colon and its open sides.
        found.append(Finding("check", sides_text(_("Its neighbour"), counts[0]), True))
    elif counts:
        # Translators: 2 to 4 neighbouring towers; {sides}: open sides of the one that has fewest.
        text = _("Its {count} neighbours: at least {sides} open")
        found.append(Finding("check", text.format(count=len(counts), sides=counts[0]), True))
    found.append(Finding("pawn", _("Your pawn returns to the reserve")))
    if sum(move.blocks) == MOST:
        found.append(Finding("weathercock", _("A tower of five has no roof: safe to the end")))
    else:
        # Translators: {count}: the number on the roof, as many points.
        text = _("Its roof of {count} is for whoever demolishes it")
        found.append(Finding("tower", text.format(count=sum(move.blocks))))
    return found


def kept_blocks(view: TowersView, move: Build) -> str:
    """How many blocks are left after building."""
    left = sum(view.players[seat_of(view)].blocks) - sum(move.blocks)
    # Translators: beside the blocks of a tower that is built: so many blocks are left.
    return ngettext("you keep {count}", "you keep {count}", left).format(count=left)


def _demolished(view: TowersView, people: People, move: Demolish) -> list[Finding]:
    """The blocks, the pawn (T5.3), seven blocks (T5.4), and whose skyline it was (Q3)."""
    tall = height(view, move.to)
    has = sum(view.players[seat_of(view)].blocks) + tall
    # Translators: {has}: so many blocks it makes then.
    text = ngettext(
        "You get {count} block: then you have {has}",
        "You get {count} blocks: then you have {has}",
        tall,
    )
    found = [
        Finding("block", text.format(count=tall, has=has)),
        # Translators: its: of the tower that is demolished.
        Finding("pawn", _("Your pawn moves to its field")),
    ]
    if has >= SEVEN:
        # Translators: a warning before a tower is demolished.
        text = _("With seven blocks or more you have to build before you demolish again")
        found.append(Finding("warning", text, False))
    fallen, good = quick.fallen_text(view, people, move.to)
    if view.quick and fallen:
        found.append(Finding("star" if good else "warning", fallen, good))
    return found


def _captured(view: TowersView, people: People, move: Capture) -> list[Finding]:
    """Whose pawn it is, and where it goes (T7.2, T12)."""
    whose = owner(view, move.to)
    if whose is None or whose < 0:
        text = _("The neutral pawn leaves the game")
    else:
        text = _("{name} takes the pawn back to the reserve").format(name=people[whose].name)
    # Translators: its: of the pawn that is captured.
    return [Finding("capture", text), Finding("pawn", _("Your pawn takes its field"))]


def _stands(view: TowersView, people: People, move: Place | MovePawn) -> list[Finding]:
    """What the pawn sees from there, and who sees it."""
    after, seat = _moved(view, move), seat_of(view)
    fresh = towers_in_sight(_alone(after, seat, move.to), seat)
    towers = [field for field in fresh if height(view, field) <= view.phase]
    pawns = pawns_in_sight(_alone(after, seat, move.to), seat)
    found = [Finding("eye", _sees(len(towers), len(pawns)))]
    hunters = [
        other
        for other in range(len(view.players))
        if other != seat and move.to in pawns_in_sight(after, other)
    ]
    if hunters:
        names = listed([people[other].name for other in hunters])
        # Translators: of the own pawn: these players have a pawn that sees it.
        found.append(Finding("warning", _("In sight of: {names}").format(names=names), False))
    return found


def _sees(towers: int, pawns: int) -> str:
    if not towers and not pawns:
        # Translators: of the own pawn.
        return _("From there it sees nothing to take yet")
    parts = []
    # Translators: what a pawn sees; in the gap {things} of: From there it sees: {things}
    if towers:
        text = npgettext("object", "{count} tower", "{count} towers", towers)
        parts.append(text.format(count=towers))
    # Translators: what a pawn sees; in the gap {things} of: From there it sees: {things}
    if pawns:
        text = npgettext("object", "{count} pawn", "{count} pawns", pawns)
        parts.append(text.format(count=pawns))
    # Translators: of the own pawn; {things}: 2 towers and 1 pawn
    return _("From there it sees: {things}").format(things=listed(parts))


def _moved(view: TowersView, move: Place | MovePawn) -> TowersView:
    """The board with the pawn where it would stand."""
    seat = seat_of(view)
    gone = move.start if isinstance(move, MovePawn) else None
    pawns = [field for field in view.players[seat].pawns if field != gone]
    return _with_pawns(view, seat, (*pawns, move.to))


def _alone(view: TowersView, seat: int, field: Field) -> TowersView:
    """The board as one pawn of a seat sees it: its others stand there as if they were neutral."""
    others = tuple(each for each in view.players[seat].pawns if each != field)
    seen = _with_pawns(view, seat, (field,))
    blocked = list(seen.towers)
    for each in others:
        blocked[each] = (0, 0, 0, 0, 0)
    return replace(seen, towers=tuple(blocked))


def _with_pawns(view: TowersView, seat: int, pawns: tuple[Field, ...]) -> TowersView:
    players = list(view.players)
    players[seat] = replace(players[seat], pawns=pawns)
    return replace(view, players=tuple(players))


def _exchanged(view: TowersView) -> list[Finding]:
    """The joker comes back (T8)."""
    if view.players[seat_of(view)].joker:
        return []
    return [Finding("joker", _("Your joker is turned up again"), True)]


def _phase(view: TowersView, move: TowersMove) -> list[Finding]:
    """What begins when the move is made (T10, T11); the last round of a quick town begins by the
    clock, whatever is done (Q2)."""
    after = phase_after(view, move)
    if after == view.phase or view.last_round:
        return []
    if after > LAST_PHASE:
        # Translators: it: the move.
        return [] if view.quick else [Finding("flag", _("It starts the last round"))]
    return [Finding("flag", phase_begins(after))]
