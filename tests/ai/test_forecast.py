"""The forecast of biomes: its features recounted from the view, its table, and how it is fitted."""

from __future__ import annotations

import importlib.util
from itertools import chain, islice
from pathlib import Path

import numpy as np
import pytest

from game.rules.biomes import BIOMES, hints
from game.rules.biomes.catalogue import CHARACTERISTICS, Building, Mob, find_tile, find_weapon
from game.rules.biomes.state import BiomesState
from game.rules.biomes.view import BiomesView, Stage
from game.rules.chance import Dealer
from game.titles.biomes.ai.forecast import FEATURES, Forecast, features, phases, worths_at
from game.titles.biomes.ai.tables.choice import TABLES
from game.titles.biomes.ai.tables.kinds import Table
from game.titles.biomes.ai.valuation import Valuation
from game.titles.biomes.ai.weights import Weights
from tests.ai.nonsense import board_of, chances, gain, having, rounds_to_come, score
from tests.ai.positions import game_of, new_game
from tests.sizes import WHOLE
from tools.forecast import LEFT_OUT, Matrix, Sample, explained, fitted, played, written

BARELY = Weights(second=0.0, scattered=0.0, block=0.0, emerald=0.0, turn=1.0, trophy=0.0, extra=0.0)
"""By these prospects keep all their worth and are worth what they score: easy to count."""


def forecast_by_hand(view: BiomesView) -> dict[str, float]:
    """The features of the viewer, told from the view alone."""
    own, board = view.players[view.seat], board_of(view)
    mobs = [tile for name in own.mobs if isinstance(tile := find_tile(view.catalogue, name), Mob)]
    trophies = [(mob.bonus, len(having(board, mob.trophy))) for mob in mobs if mob.trophy]
    by_round = {
        turn: sorted(score(view, board, turn, trait) for trait in CHARACTERISTICS[turn])
        for turn in rounds_to_come(view)
    }
    builds, fights = prospects_by_hand(view)
    blocks = sum(own.supply[:4])
    return {
        **{f"round_{turn.value.lower()}": float(best[-1]) for turn, best in by_round.items()},
        "second": sum(best[-2] for best in by_round.values()),
        "scattered": scattered_by_hand(view),
        "trophies": sum(bonus * spaces for bonus, spaces in trophies),
        "trophies_to_grow": sum(bonus for bonus, _ in trophies),
        "few_blocks": min(blocks, 4),
        "many_blocks": max(0, blocks - 8),
        "emeralds": own.supply[4],
        "extra": sum(mob.extra_action for mob in mobs),
        "might": might_by_hand(view),
        "build": builds[0],
        "other_build": builds[1],
        "fight": fights[0],
        "other_fight": fights[1],
        "bare": sum(not tiles for tiles in own.spaces),
    }


def scattered_by_hand(view: BiomesView) -> float:
    """The points of matching spaces that their largest groups leave out."""
    board, points = board_of(view), view.catalogue.scoring
    return sum(
        card * len(having(board, trait)) - score(view, board, turn, trait)
        for turn in rounds_to_come(view)
        for card, trait in zip(points[turn], CHARACTERISTICS[turn], strict=True)
    )


def might_by_hand(view: BiomesView) -> float:
    pile = [find_weapon(view.catalogue, name) for name in view.players[view.seat].pile]
    spread = chances([(one.hearts, one.kind.value == "bow") for one in pile])
    return sum(chance for n in (3, 5) for hearts, chance in spread.items() if hearts >= n)


def prospects_by_hand(view: BiomesView) -> tuple[list[float], list[float]]:
    """What the best two buildings and mobs in sight would bring at once."""
    board = board_of(view)
    builds, fights = [0.0, 0.0], [0.0, 0.0]
    for stack in view.stacks:
        tile = find_tile(view.catalogue, stack.face_up) if stack.face_up else None
        if isinstance(tile, Building):
            gains = [gain(view, tile, divmod(number, 3)) for number in range(9)]
            builds.append(float(max(0, *gains)))
        elif tile is not None:
            trophy = tile.bonus * len(having(board, tile.trophy)) if tile.trophy else 0
            fights.append(hints.win_chance(view, view.seat, tile.id) * (tile.xp + trophy))
    return sorted(builds, reverse=True)[:2], sorted(fights, reverse=True)[:2]


def looked_at(state: BiomesState, seat: int) -> Valuation:
    valuation = Valuation(state, seat, BARELY)
    valuation.look_at(state)
    return valuation


def test_features_are_what_can_be_counted_in_the_view() -> None:
    often = dict.fromkeys(FEATURES, 0)
    games = chain.from_iterable(
        game_of(3, seed, "builder") for seed in range(9, 15 if WHOLE else 12)
    )
    for state, _ in islice(games, 0, None, 5 if WHOLE else 6):
        for seat in range(state.seats()):
            valuation = looked_at(state, seat)
            counted = dict(zip(FEATURES, features(state, valuation), strict=True))
            by_hand = dict.fromkeys(FEATURES, 0.0) | forecast_by_hand(state.view(seat))
            if valuation.left < 8:  # prospects lose their worth as the end draws near
                for name in ("build", "other_build", "fight", "other_fight"):
                    assert counted.pop(name) <= by_hand.pop(name) + 1e-9
            assert counted == pytest.approx({name: by_hand[name] for name in counted})
            for name, value in counted.items():
                often[name] += value != 0
    assert min(often.values()) > 0, "each is seen at work"


def test_what_lies_face_down_is_no_feature() -> None:
    state = new_game(2, 6)
    for _ in range(4):
        state.apply(state.legal_moves()[-1])
    seat = state.decider
    view, dealer = state.view(seat), Dealer(1)
    others = [BIOMES.imagine(view, dealer) for _ in range(5)]
    found = [features(other, looked_at(other, seat)) for other in others]
    assert all(one == features(state, looked_at(state, seat)) for one in found)


def test_the_forecast_of_a_finished_game_is_its_points() -> None:
    *_, (state, _) = game_of(2, 4, "builder")
    while state.actor() is not None:
        state.apply(state.legal_moves()[0])
    assert state.stage is Stage.OVER
    for seat in range(2):
        assert Forecast(Valuation(state, seat, BARELY), TABLES[2]).points(state) == state.xp_of(
            seat
        )


def test_a_forecast_adds_the_worth_of_what_there_is() -> None:
    state, _ = next(islice(game_of(2, 4, "builder"), 60, None))
    table = dict.fromkeys(FEATURES, (0.0, 0.0, 0.0)) | {"bare": (1.0, 2.0, 4.0)}
    valuation = looked_at(state, 1)
    assert 4 < valuation.left < 30
    bare = state.view(1).players[1].spaces.count(())
    expected = state.xp_of(1) + bare * (3.0 + 0.4 * valuation.left)
    since_the_start = Valuation(new_game(2, 4), 1, BARELY)
    assert Forecast(since_the_start, table).points(state) == pytest.approx(expected)


@pytest.mark.parametrize("table", TABLES.values(), ids=[f"{count} players" for count in TABLES])
def test_each_table_covers_the_features(table: Table) -> None:
    assert tuple(table) == FEATURES
    assert all(len(worth) == 3 for worth in table.values())
    assert worths_at(0.0, table) == [table[name][0] for name in FEATURES]
    soon = [end + 0.5 * soon + 0.2 * long for end, soon, long in table.values()]
    assert worths_at(2.0, table) == pytest.approx(soon)
    assert phases(10.0) == (1.0, 1.0, 1.0)


def made_up(weights: Matrix, games: int) -> list[Sample]:
    """Samples whose final points follow from ``weights``, and from luck that all seats share."""
    chance = np.random.default_rng(5)
    samples = []
    for number in range(games * 4):
        left, luck = 24.0 * chance.random(), 50 * chance.random()
        for points in (3.0, 9.0, 4.0):
            found = tuple(100 * chance.random(len(FEATURES)))
            gained = float(np.array(phases(left)) @ weights @ np.array(found))
            final = points + gained + luck
            samples.append(Sample(number // 4, number % 4, found, left, points, final))
    return samples


def test_a_fit_finds_the_weights_behind_made_up_games() -> None:
    weights = np.random.default_rng(3).normal(size=(3, len(FEATURES)))
    samples = made_up(weights, 400)
    found = fitted(samples)
    assert np.abs(found - weights).max() < 0.1
    assert all(share > 0.99 for _, share in explained(samples, found))
    assert [turns for turns, _ in explained(samples, found)] == ["0-3", "3-8", "8-15", "15-99"]
    assert all(share == pytest.approx(0.75, abs=0.02) for _, share in explained(samples, found / 2))


def test_a_table_is_written_as_a_module(tmp_path: Path) -> None:
    weights = np.arange(3.0 * len(FEATURES)).reshape(3, -1) / 8 - 0.0001
    path = tmp_path / "fitted_table.py"
    path.write_text(written(weights, ["Seed 1.", "Told."]), encoding="utf-8")
    spec = importlib.util.spec_from_file_location("fitted_table", path)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    assert "Seed 1.\nTold." in (module.__doc__ or "")
    assert tuple(module.TABLE) == FEATURES
    for column, name in enumerate(FEATURES):
        assert module.TABLE[name] == pytest.approx(tuple(weights[:, column]), abs=0.0006)
    assert "-0.000" not in path.read_text("utf-8")


def test_samples_are_taken_of_every_seat_at_the_start_of_each_turn() -> None:
    samples = played(1, 2, 12)
    turns = sorted({sample.turn for sample in samples})
    assert turns == list(range(1, len(turns) + 1))
    assert len(samples) == 2 * len(turns)
    assert samples == played(1, 2, 12)
    assert {sample.game for sample in samples} == {12}
    assert {sample.points for sample in samples if sample.turn == 1} == {0.0}
    assert len({sample.final for sample in samples}) <= 2
    assert all(sample.final >= sample.points for sample in samples)
    assert LEFT_OUT > 1
