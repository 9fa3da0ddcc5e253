"""Once a village is full the line below the banner says what still pays, and nothing else."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache
from typing import cast

from game.ai.agent import Budget, agent
from game.rules.biomes import BIOMES, hints
from game.rules.biomes.catalogue import Building, Mob, find_tile
from game.rules.biomes.moves import Arm, BiomesMove, Build, Collect, Explore, Fight
from game.rules.biomes.state import BiomesState
from game.rules.biomes.view import BiomesView, Stage
from game.rules.chance import Dealer
from game.rules.core import Options
from game.titles.biomes.ai.coach.guide import guide
from game.titles.biomes.ai.coach.timing import lead_ahead
from game.titles.biomes.content.loading import load_biomes
from game.titles.biomes.ui.hands.scoring_changes import brought
from game.titles.biomes.ui.hands.selection import EMPTY
from game.titles.biomes.ui.panels.prompt import prompt_text
from tests.sizes import WHOLE

Decision = tuple[BiomesView, Sequence[BiomesMove]]
GAMES = 12 if WHOLE else 5
FULL = "Your village is full."


def games() -> Iterator[BiomesState]:
    """The states of games in which those who play like to build."""
    player = agent("builder", "biomes")
    for seed in range(GAMES):
        options = Options(({}, {}), None, {})
        state = BIOMES.setup(load_biomes(), options, seed)
        while (seat := state.actor()) is not None:
            yield state
            builds = [move for move in state.legal_moves() if isinstance(move, Build)]
            bare = [b for b in builds if not state.view(seat).players[seat].spaces[_place(b)]]
            chosen = player.choose(state.view(seat), state.legal_moves(), Budget(), Dealer(seed))
            state.apply(bare[0] if bare else cast(BiomesMove, chosen))


def _place(move: Build) -> int:
    return move.space[0] * 3 + move.space[1]


@cache
def decisions() -> tuple[Decision, ...]:
    """What is decided at the beginning of actions."""
    found = []
    for state in games():
        view = state.view(state.actor() or 0)
        if view.stage is Stage.ACTION:
            found.append((view, tuple(state.legal_moves())))
    return tuple(found)


def full() -> list[Decision]:
    return [(view, legal) for view, legal in decisions() if all(view.players[view.seat].spaces)]


def told(view: BiomesView, legal: Sequence[BiomesMove]) -> str:
    return prompt_text(view, EMPTY, legal, deciding=True)


def test_it_is_said_of_full_villages_alone() -> None:
    assert full(), "there is no such moment in these games"
    for view, legal in decisions():
        is_full = all(view.players[view.seat].spaces)
        assert told(view, legal).startswith(FULL) is is_full


def test_what_pays_can_be_done_now_and_does_pay() -> None:
    met = set[str]()
    for view, legal in full():
        text, kinds = told(view, legal), {type(move) for move in legal}
        assert text != FULL, "something always pays"
        if "Build over" in text:
            gains = [
                brought(view, view.seat, tile, move.space).total
                for move in legal
                if isinstance(move, Build)
                and isinstance(tile := find_tile(view.catalogue, _tile(view, move)), Building)
            ]
            assert max(gains) > 0
            assert f"up to {max(gains)} XP more" in text
            met.add("over")
        if "mob that you defeat" in text:
            mobs = [_tile(view, move) for move in legal if isinstance(move, Fight)]
            assert any(hints.win_chance(view, view.seat, tile) >= 1 / 3 for tile in mobs)
            assert all(isinstance(find_tile(view.catalogue, tile), Mob) for tile in mobs)
            met.add("mob")
        if "take blocks" in text:
            assert Collect in kinds
            assert lead_ahead(view) is not None
            met.add("layer")
        if "Explore" in text:
            assert Explore in kinds
            met.add("explore")
        assert "weapon" not in text or Arm in kinds
        assert "Blocks may" not in text or Collect in kinds
    assert met == {"over", "mob", "layer", "explore"}


def _tile(view: BiomesView, move: Build | Fight) -> str:
    return view.stack(move.cell).face_up or ""


def test_the_coach_says_so_too() -> None:
    """Of a block that brings a scoring closer in which one leads, however far off it is."""
    said = 0
    for view, legal in full():
        blocks = [move for move in legal if isinstance(move, Collect)]
        reasons = [each.code for move in blocks for each in guide(view).reasons(move)]
        said += bool({"hastens", "triggers", "ends_ahead"} & set(reasons))
        if lead_ahead(view) is not None and blocks:
            assert {"hastens", "triggers", "ends_ahead", "cuts_off"} & set(reasons)
    assert said
