"""What towers states about itself."""

from __future__ import annotations

from collections.abc import Sequence

from game.rules.towers import TOWERS
from game.rules.towers.catalogue import FIELDS, SIDE
from game.rules.towers.counts import ONE, covers, total, unpacked
from game.rules.towers.moves import Build, Exchange, TowersMove
from game.rules.towers.position import FREE, NEUTRAL, PAWNS, PLAYING
from game.rules.towers.stacks import COST, HEIGHT
from game.rules.towers.state import TowersState
from tests.conformance.case import Case, Tampering
from tests.rules.towers import naive
from tests.rules.towers.classic import CLASSIC
from tests.rules.towers.table import near_miss


def counts(state: TowersState, played: Sequence[TowersMove]) -> None:
    """Blocks, cards and pawns are all somewhere (T1.3-T1.5, T12); hands are five (T8)."""
    assert len(played) == state.turn - (state.ended == PLAYING)
    towers = [what - NEUTRAL for what in state.standing if what > NEUTRAL]
    in_towers = sum(COST[row] for row in towers)
    each = 9 if state.seats() <= 2 else 10
    assert in_towers + sum(state.blocks) == each * sum(ONE)
    deck = sum(ONE[card] for card in state.deck[state.drawn :])
    assert deck + sum(state.hands) + state.discard == 15 * sum(ONE)
    assert all(total(hand) == 5 for hand in state.hands)
    for seat, pawns in enumerate(state.pawns):
        assert [field for field in range(FIELDS) if state.standing[field] == seat + 1] == [*pawns]
        assert len(pawns) <= PAWNS
    built = sum(builder is not None for builder in state.builders)
    assert built <= sum(isinstance(move, Build) for move in played)
    assert all(
        state.standing[field] > NEUTRAL
        for field, builder in enumerate(state.builders)
        if builder is not None
    )
    assert [state.towers_of(height) for height in range(1, 6)] == [
        sum(HEIGHT[row] == height for row in towers) for height in range(1, 6)
    ]


def lines(state: TowersState) -> None:
    """The lines say what stands, every tower has an open side (T6.3), and the moves are those
    that the wording gives.
    """
    for field, what in enumerate(state.standing):
        row, column = divmod(field, SIDE)
        assert bool(state.lines[row] >> column & 1) == (what != FREE)
        assert bool(state.lines[SIDE + column] >> row & 1) == (what != FREE)
    board = naive.Board(state.view(0))
    assert all(board.is_open(tower, tower) for tower in board.tower)
    for seat in range(state.seats()):
        values = enumerate(unpacked(state.chips[seat]), start=1)
        assert sum(value * n for value, n in values) == state.points[3 * seat + 2]
        assert covers(15 * sum(ONE), state.hands[seat])
    if state.actor() is not None:
        assert set(state.legal_moves()) == naive.legal_moves(state.view(state.turn_player))


BROKEN: Tampering = (
    ("turn", 500, "turn"),
    ("player", 1, "player"),
    ("phase", 3, "phase"),
    ("over", True, "over"),
    ("players", [{}, {}], "players"),
    ("towers[0][2]", ["red"] * 6, "towers[0][2]"),
    ("towers[0][2]", ["black", "white", "grey", "red", "red"], "towers"),
    ("towers[0][2]", ["pink"], "towers[0][2][0]"),
    ("towers[0][0]", 9, "towers[0][0]"),
    ("towers[1]", [1, 2, ["red", "red"]], "towers[1]"),
    ("towers[0]", [1, 2, ["red", "red"], 1], "towers[0][3]"),
    ("towers", [], "phase"),
    ("towers", [[0, 0, ["red"]], [0, 1, ["red"]], [1, 0, ["red"]]], "towers"),
    ("neutral", [[1, 2]], "neutral[0]"),
    ("players[0].pawns", [[1, 2]], "players[0].pawns[0]"),
    ("players[0].pawns", [[0, 0], [0, 0]], "players[0].pawns[1]"),
    ("players[0].pawns", [[0, column] for column in range(5)], "players[0].pawns"),
    ("players[0].hand", ["red"] * 4, "players[0].hand"),
    ("players[0].blocks", {"red": 2}, "towers"),
    ("players[0].chips", {"five": 1}, "players[0].chips.five"),
    ("players[0].points", {"demolish": 1}, "players[0].points.demolish"),
    ("deck", ["red"] * 16, "deck"),
    ("discard_top", "red", "discard_top"),
)
"""A tower on a tower, six blocks, no open side, more cards than there are, a phase that is over."""


def costly(state: TowersState, move: TowersMove) -> bool:
    """Every action is paid with cards: that one may always exchange is the choice (T8)."""
    del state, move
    return True


def idle(state: TowersState) -> TowersMove:
    """A card is exchanged (T8)."""
    return next(move for move in state.legal_moves() if isinstance(move, Exchange))


CASE = Case(
    title=TOWERS,
    content=CLASSIC,
    counts=counts,
    dear=lines,
    any_move=near_miss,
    rule=r"T\d+(\.\d+)?",
    longest=81,
    broken=BROKEN,
    costly=costly,
    idle=idle,
)
