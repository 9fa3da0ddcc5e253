"""What the five buttons say is what the list of moves says, in random games."""

from __future__ import annotations

import pytest

from game.rules.biomes import BIOMES, refusals
from game.rules.biomes.beginning import refusal_of
from game.rules.biomes.view import ActionKind, Stage
from game.rules.chance import Dealer
from tests.rules.codes import codes_of
from tests.rules.lively import any_move, lively
from tests.rules.packs import options, small_pack
from tests.sizes import WHOLE

KINDS = {str(kind): kind for kind in ActionKind}
GAMES = 12 if WHOLE else 5


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_kind_is_refused_when_no_move_of_it_is_listed(seats: int) -> None:
    said = set()
    for seed in range(GAMES):
        state, dealer = BIOMES.setup(small_pack(), options(seats), seed), Dealer(seed)
        while (actor := state.actor()) is not None:
            moves = state.legal_moves()
            view, listed = state.view(actor), {move.type for move in moves}
            found = {kind: refusal_of(view, kind) for kind in ActionKind}
            assert {kind for kind, refused in found.items() if refused is None} == {
                KINDS[name] for name in listed & KINDS.keys()
            }
            for move in (any_move(state, dealer) for _ in range(5)):
                refused = found.get(KINDS.get(move.type, ActionKind.ARM))
                if move.type in KINDS and refused is not None:
                    assert state.refusal(move) is not None
                    if state.stage is not Stage.ACTION or refused.code == "kind_done":
                        assert state.refusal(move) == refused
            said |= {refused.code for refused in found.values() if refused is not None}
            state.apply(lively(moves, dealer))
    greyed = {f"nothing_to_{kind}" for kind in KINDS.keys() - {"explore"}}
    assert said <= {*codes_of(refusals)} | greyed
    assert said >= {"kind_done", "nothing_to_build", "nothing_to_fight", "cannot_pay"}
