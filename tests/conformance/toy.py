"""What the toy states about itself."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from game.content.document import Findings, read_document
from game.rules.chance import Dealer
from tests.conformance.case import Case, Tampering
from tests.toy import PACKS
from tests.toy.content import READER
from tests.toy.moves import Dispute, Leave, Let, Take, ToyMove, Walk
from tests.toy.rules import GIFT, TOY, ToyState

PACK: Path = PACKS / "toy" / "classic.yaml"


def counts(state: ToyState, played: Sequence[ToyMove]) -> None:
    """Every card is somewhere (Y3.2); points come from pebbles and gifts alone (Y1.3, Y2.2)."""
    del played
    held = [card for card in state.hands if card is not None]
    assert sorted(held + state.deck + state.shown) == sorted(state.pack.cards)
    assert sum(state.points) + sum(state.track) <= sum(state.pack.pebbles) + GIFT * len(held) * 2
    assert all(0 <= field <= len(state.track) for field in state.fields)


def same(state: ToyState) -> None:
    """Who may respond isn't the one whose turn it is (Y3.1)."""
    assert state.asked != state.turn_player


def any_move(state: ToyState, dealer: Dealer) -> ToyMove:
    """Any at all."""
    del state
    moves: list[ToyMove] = [Walk(dealer.below(6)), Take(), Leave(), Dispute(), Let()]
    return dealer.choice(moves)


BROKEN: Tampering = (
    ("player", 1, "player"),
    ("track", [], "track"),
    ("hands", [10], "hands[0]"),
    ("fields", [99], "fields[0]"),
    ("stage", "window", "asked"),
    ("asked", 0, "asked"),
)
"""No such card, no such field, a window without a rival."""


def costly(state: ToyState, move: ToyMove) -> bool:
    """A pebble is left to others, a card is shown."""
    del state
    return isinstance(move, Leave | Dispute)


def idle(state: ToyState) -> ToyMove | None:
    """A step, and what lies there stays; a pebble that is taken will be somebody's (Y3.1)."""
    steps = (move for move in state.legal_moves() if isinstance(move, Walk | Leave))
    return next(steps, None)


CASE = Case(
    title=TOY,
    content=READER.read(read_document(PACK, Findings(str(PACK))), "classic", Findings(""))[0],
    counts=counts,
    dear=same,
    any_move=any_move,
    rule=r"Y\d\.\d",
    longest=40,
    broken=BROKEN,
    costly=costly,
    idle=idle,
    by_seat=("hands", "fields", "points"),
    may_be_silent=lambda _state: True,
)
