"""What moves tell: the order of sounds and pieces, and that nothing of it stays."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace
from functools import cache
from itertools import pairwise
from typing import NamedTuple

import pytest

from game.ai.agent import Budget, agent
from game.rules.biomes import BIOMES
from game.rules.biomes import events as ev
from game.rules.biomes.catalogue import Mob, WeaponKind, find_weapon
from game.rules.biomes.state import BiomesState
from game.rules.biomes.view import BiomesView, FightView
from game.rules.chance import Dealer
from game.rules.core import Options
from game.scene.floaters import Floater
from game.scene.pose import Layout, PieceId
from game.scene.stage import Scene
from game.scene.turntable import Turntable
from game.titles.biomes.content.loading import load_biomes
from game.titles.biomes.scene import places as at
from game.titles.biomes.scene.director.direct import direct
from game.titles.biomes.scene.director.pouring import pour
from game.titles.biomes.scene.layout import FALLEN, TOKEN_BACK, layout

CATALOGUE = load_biomes()
STEP_S = 1 / 40
SEATS, FOCUS = 2, 0


class Told(NamedTuple):
    """One move, as a table would show it."""

    events: tuple[ev.BiomesEvent, ...]
    before: BiomesView
    after: BiomesView

    def scene(self, *, calm: bool = False) -> Scene:
        """A scene on which the move is about to be shown."""
        scene = Scene(Turntable(at.CUBE_CENTRE, at.CUBE_SCALE))
        scene.reduced_motion = calm
        scene.show(layout(self.before, FOCUS))
        direct(scene, self.events, self.before, self.after, FOCUS)
        return scene


def frames(scene: Scene) -> Iterator[Layout]:
    """What is shown from now on, frame by frame, until nothing moves."""
    while scene.busy:
        scene.advance(STEP_S)
        yield dict(scene.pieces)


@cache
def played(seed: int, player: str) -> tuple[Told, ...]:
    """A whole game of agents."""
    state: BiomesState = BIOMES.setup(CATALOGUE, Options(({},) * SEATS), seed)
    chance, told = Dealer(seed), list[Told]()
    while (actor := state.actor()) is not None:
        before = state.view(FOCUS)
        legal = state.legal_moves()
        chooser = agent(player, "biomes")
        move = chooser.choose(state.view(actor), legal, Budget(), chance)
        events = tuple(event.redacted(FOCUS) for event in state.apply(move))  # type: ignore[arg-type]
        told.append(Told(events, before, state.view(FOCUS)))
    return tuple(told)


def find(
    kind: type[ev.BiomesEvent], wanted: Callable[[ev.BiomesEvent], bool] = lambda _: True
) -> Told:
    """The first move with such an event."""
    games = [("greedy", seed) for seed in range(1, 4)] + [("random", seed) for seed in range(9)]
    for player, seed in games:
        for told in played(seed, player):
            if any(isinstance(event, kind) and wanted(event) for event in told.events):
                return told
    raise AssertionError(f"no {kind} in any game")


def event_of(told: Told, kind: type[ev.BiomesEvent]) -> ev.BiomesEvent:
    return next(event for event in told.events if isinstance(event, kind))


def sounds(told: Told) -> list[str]:
    scene = told.scene()
    for _ in frames(scene):
        pass
    return [cue.kind for cue in scene.take_cues()]


def test_a_block_pops_out_is_heard_landing_and_shakes_the_pile() -> None:
    told = find(ev.BlockTaken)
    rich = next(
        each
        for each in played(1, "greedy")
        if any(isinstance(e, ev.BlockTaken) and e.player == FOCUS for e in each.events)
        and sum(each.before.players[FOCUS].supply) > 2
    )
    assert sounds(told)[:2] == ["pop", "clack"]
    lying = {n: p for n, p in rich.scene().pieces.items() if n[:2] == ("supply", FOCUS)}
    swayed = set[PieceId]()
    for shown in frames(rich.scene()):
        swayed |= {n for n, piece in lying.items() if n in shown and shown[n] != piece}
    assert len(swayed) == len(lying)


def test_every_block_of_a_payment_flies_to_the_tile_before_the_tile_leaves_its_stack() -> None:
    told = find(ev.Built, lambda e: isinstance(e, ev.Built) and sum(e.pay) > 2)
    built = event_of(told, ev.Built)
    assert isinstance(built, ev.Built)
    heard = [kind for kind in sounds(told) if kind in {"clack", "slide", "drop"}]
    assert heard == ["clack"] * sum(built.pay) + ["slide", "drop"]
    stack = at.cell_pose(built.cell).place
    name: PieceId = ("tile", built.tile)
    near = set[PieceId]()
    for shown in frames(told.scene()):
        place = shown[name].pose.place
        if abs(place[0] - stack[0]) > 0.1 or abs(place[1] - stack[1]) > 0.1:
            break
        for block, piece in shown.items():
            x, y, _ = piece.pose.place
            if block[0] == "supply" and abs(x - stack[0]) + abs(y - stack[1]) < 0.2:
                near.add(block)
    assert len(near) == sum(built.pay)


def test_a_landing_tile_raises_dust_that_settles() -> None:
    shown = list(frames(find(ev.Built).scene()))
    dust = [sum(n[:2] == ("effect", "dust") for n in pieces) for pieces in shown]
    assert max(dust) > 10
    assert dust[0] == dust[-1] == 0


def test_whatever_is_seen_for_a_moment_only_is_translucent_and_casts_no_shadow() -> None:
    kinds = {"dust", "smoke", "flash", "paper0", "paper5"}
    seen = set[str]()
    for kind in (ev.Built, ev.TokenRemoved, ev.GameOver):
        for pieces in frames(find(kind).scene()):
            for name, piece in pieces.items():
                if name[0] == "effect" and name[1] in kinds:
                    assert 0.0 < piece.fade <= 1.0
                    seen.add(str(name[1]))
    assert seen == kinds


def test_a_detonation_flashes_once_and_softly() -> None:
    """No more than one rise of brightness, however often the frame is looked at."""
    sizes, fades = list[float](), list[float]()
    for pieces in frames(find(ev.TokenRemoved).scene()):
        for name, piece in pieces.items():
            if name[:2] == ("effect", "flash"):
                sizes.append(piece.pose.scale)
                fades.append(piece.fade)
    assert len(sizes) > 8
    assert fades == sorted(fades)
    rises = [later > earlier for earlier, later in pairwise(sizes)]
    turns = sum(a != b for a, b in pairwise(rises))
    assert turns <= 2, "it swells, settles and stays"


def test_every_tray_jumps_when_tnt_goes_off() -> None:
    told = find(ev.TokenRemoved)
    blocks = {n: p for n, p in layout(told.before, FOCUS).items() if n[0] in {"supply", "tray"}}
    risen = set[PieceId]()
    for pieces in frames(told.scene()):
        for name, piece in blocks.items():
            if name in pieces and pieces[name].pose.place[2] > piece.pose.place[2] + 0.02:
                risen.add(name)
    assert risen == set(blocks)


def bows(told: Told) -> int:
    drawn = event_of(told, ev.WeaponsDrawn)
    assert isinstance(drawn, ev.WeaponsDrawn)
    return sum(find_weapon(CATALOGUE, token).kind is WeaponKind.BOW for token in drawn.tokens)


def test_three_weapons_fan_out_face_down_and_a_bow_brings_another_only_once_it_is_seen() -> None:
    told = find(ev.WeaponsDrawn, lambda e: isinstance(e, ev.WeaponsDrawn) and len(e.tokens) == 4)
    assert bows(told)
    most_hidden = 0
    for pieces in frames(told.scene()):
        tokens = [piece for name, piece in pieces.items() if name[:2] == ("fight", "token")]
        bow_seen = any(":bow:" in piece.look.face for piece in tokens)
        most_hidden = max(most_hidden, sum(piece.look == TOKEN_BACK for piece in tokens))
        assert bow_seen or len(tokens) <= 3
    assert most_hidden == 3


def test_a_defeated_mob_topples_on_the_stage_and_hops_to_its_winner() -> None:
    told = find(ev.MobDefeated)
    defeated = event_of(told, ev.MobDefeated)
    assert isinstance(defeated, ev.MobDefeated)
    kinds = sounds(told)
    assert kinds.index("won") < kinds.index("hop")
    assert kinds.count("hop") >= 2
    assert any(FALLEN in pieces for pieces in frames(told.scene()))


def total(scene: Scene) -> dict[int, int]:
    """The points that flew to each seat."""
    flown: dict[PieceId, Floater] = {}
    while scene.busy:
        scene.advance(STEP_S)
        flown.update(scene.floaters)
    assert not scene.floaters
    sums: dict[int, int] = {}
    for floater in flown.values():
        sums[floater.seat] = sums.get(floater.seat, 0) + floater.amount
    return sums


def test_the_points_that_fly_are_the_points_that_were_gained() -> None:
    counted = 0
    for told in played(2, "greedy"):
        gained: dict[int, int] = {}
        for event in told.events:
            if isinstance(event, ev.XpGained) and event.amount:
                gained[event.player] = gained.get(event.player, 0) + event.amount
        if gained:
            assert total(told.scene()) == gained
            counted += 1
    assert counted > 8


def test_scored_spaces_rise_one_after_another_and_sound_higher_each() -> None:
    told = find(ev.Scored, lambda e: isinstance(e, ev.Scored) and len(e.spaces) > 2)
    scored = event_of(told, ev.Scored)
    assert isinstance(scored, ev.Scored)
    scene = told.scene()
    for _ in frames(scene):
        pass
    points = [cue.what for cue in scene.take_cues() if cue.kind == "point"]
    assert points == [str(n) for n in range(len(scored.spaces))]


def test_points_on_their_way_are_forgotten_by_a_jump() -> None:
    told = find(ev.Scored, lambda e: isinstance(e, ev.Scored) and len(e.spaces) > 2)
    scene = told.scene()
    while not scene.floaters:
        scene.advance(STEP_S)
    scene.show(layout(told.after, FOCUS))
    assert not scene.floaters


def test_the_winners_jump_and_paper_rains_on_nobody_else() -> None:
    told = find(ev.GameOver)
    results = [(player.xp, sum(player.supply)) for player in told.after.players]
    winners = {seat for seat, result in enumerate(results) if result == max(results)}
    rest = {seat: layout(told.after, FOCUS)["figure", seat].pose.place for seat in range(SEATS)}
    jumped, paper = set[int](), 0
    for pieces in frames(told.scene()):
        for seat, place in rest.items():
            if pieces["figure", seat].pose.place[2] > place[2] + 0.3:
                jumped.add(seat)
        paper = max(paper, sum(str(n[1]).startswith("paper") for n in pieces if n[0] == "effect"))
    assert jumped == winners
    assert paper > 15


def test_skipping_is_silent_and_leaves_nothing() -> None:
    for kind in (ev.Built, ev.TokenRemoved, ev.GameOver, ev.MobDefeated, ev.TileRevealed):
        told = find(kind)
        scene = told.scene()
        scene.advance(0.4)
        scene.take_cues()
        scene.skip()
        assert scene.take_cues() == []
        assert scene.pieces == layout(told.after, FOCUS)
        assert not scene.floaters


@pytest.mark.parametrize("seed", [1, 2])
def test_without_motion_every_piece_is_where_it_was_or_where_it_will_be(seed: int) -> None:
    for told in played(seed, "greedy"):
        scene = told.scene(calm=True)
        before, after = layout(told.before, FOCUS), layout(told.after, FOCUS)
        for pieces in frames(scene):
            for name, piece in pieces.items():
                if name[0] != "fight":
                    assert piece in (before.get(name), after.get(name)), name
            assert all(each.part == 1.0 for each in scene.floaters.values()), "none flies"
        assert not scene.floaters
        fights = any(isinstance(event, ev.WeaponsDrawn) for event in told.events)
        assert scene.cuts == (2 if fights else 1)


def test_without_motion_a_move_is_still_heard() -> None:
    told = find(ev.BlockTaken)
    scene = told.scene(calm=True)
    for _ in frames(scene):
        pass
    assert [cue.kind for cue in scene.take_cues()] == ["clack"]


def test_without_motion_the_cube_is_there_at_once() -> None:
    view = played(1, "greedy")[0].before
    scene = Scene(Turntable(at.CUBE_CENTRE, at.CUBE_SCALE))
    scene.reduced_motion = True
    pour(scene, view, FOCUS)
    assert not scene.busy
    assert scene.cuts == 1
    assert scene.pieces == layout(view, FOCUS)


def test_the_cube_is_poured_layer_by_layer_and_every_block_is_heard() -> None:
    view = played(1, "greedy")[0].before
    scene = Scene(Turntable(at.CUBE_CENTRE, at.CUBE_SCALE))
    pour(scene, view, FOCUS)
    landed: list[PieceId] = []
    goal = layout(view, FOCUS)
    for pieces in frames(scene):
        there = [name for name in pieces if name[0] == "block" and pieces[name] == goal[name]]
        landed += [name for name in there if name not in landed]
    layers = [int(name[3]) for name in landed]
    firsts = [layers.index(layer) for layer in range(4)]
    assert firsts == sorted(firsts)
    assert len(landed) == 64
    assert [cue.kind for cue in scene.take_cues()] == ["opening", *["pour"] * 64]


def test_a_won_mob_falls_over_before_the_verdict_is_told() -> None:
    view = played(1, "random")[0].before
    mob = next(tile for tile in view.catalogue.tiles if isinstance(tile, Mob))
    tokens = tuple(weapon.id for weapon in view.catalogue.weapons[:3])
    fight = FightView((1, 1), mob.id, tokens, mob.hearts, 0, ())
    won = replace(view, fight=fight)
    for undecided in (replace(fight, hearts=mob.hearts - 1), replace(fight, tnt=tokens[:1])):
        assert FALLEN not in layout(replace(view, fight=undecided), FOCUS)
    drawn = ev.WeaponsDrawn(0, (1, 1), mob.id, tokens)
    scene = Told((drawn,), view, won).scene()
    turns = {shown[FALLEN].pose.turn for shown in frames(scene) if FALLEN in shown}
    assert len(turns) > 8, "it falls and does not jump"
    assert scene.pieces == layout(won, FOCUS)
    assert scene.pieces["fight", "mob"].look.mini == ""
    calm = Told((drawn,), view, won).scene(calm=True)
    assert len({shown[FALLEN].pose for shown in frames(calm) if FALLEN in shown}) == 1
    assert calm.pieces == layout(won, FOCUS)


def test_a_building_lands_in_dust_and_light_and_nothing_of_it_stays() -> None:
    told = next(
        each
        for each in played(1, "greedy")
        if any(isinstance(event, ev.Built) for event in each.events)
    )
    scene = told.scene()
    models = [{piece.look.model for piece in shown.values()} for shown in frames(scene)]
    assert any({"dust", "flash", "paper0"} <= shown for shown in models)
    assert scene.pieces == layout(told.after, FOCUS)
