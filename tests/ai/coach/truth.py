"""For each reason of biomes: what must hold in the position for it to be true."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

from game.ai.coach.advice import Reason
from game.rules.biomes.catalogue import WeaponKind, find_weapon
from game.rules.biomes.events import Scored
from game.rules.biomes.moves import (
    Arm,
    BiomesMove,
    Build,
    Collect,
    EndTurn,
    Explore,
    Fight,
    Pickaxe,
    Tnt,
    Trade,
)
from game.rules.biomes.overworld import touched
from game.rules.biomes.state import BiomesState
from game.rules.biomes.view import Stage
from tests.ai.coach import plain

Values = dict[str, Any]
LEAST_SAID, LEAST_RISE, EVEN = 33, 5, 50
"""Per cent: a lower chance is no reason, nor a smaller rise; below even it is a caution."""


class Case:
    """A move in a position, and what it leads to; fights are drawn as they come."""

    def __init__(self, state: BiomesState, move: BiomesMove) -> None:
        self.state, self.move, self.seat = state, move, state.decider
        self.view = state.view(self.seat)
        self.moves = list(state.legal_moves())
        self.after = state.clone()
        self.events = self.after.apply(move)
        self.then = self.after.view(self.seat)
        self.supply = self.view.players[self.seat].supply

    @property
    def block(self) -> tuple[int, int, int]:
        assert isinstance(self.move, Collect | Pickaxe)
        assert self.move.block is not None
        return self.move.block

    def material(self, block: tuple[int, int, int]) -> str:
        x, y, z = block
        return self.view.cube[x * 16 + y * 4 + z].value

    @property
    def pile(self) -> tuple[str, ...]:
        return self.view.players[self.seat].pile

    def hidden_buildings(self) -> list[str]:
        """What lies face down in the stacks, which the coach can't see."""
        state, found = self.state, []
        for stack in range(16):
            down = state.left[stack] - (state.opened >> stack & 1)
            found += [state.deal.stacks[stack * 4 + at] for at in range(down)]
        return [state.pieces.tile_ids[tile] for tile in found if state.pieces.is_building[tile]]

    def next_moves(self) -> Iterable[BiomesMove]:
        """The moves after this one, if the same seat still decides."""
        return self.after.legal_moves() if self.after.decider == self.seat else ()

    def touched_anew(self, tile: Any) -> bool:
        """Whether the exploration leads to the corner of a tile."""
        assert isinstance(self.move, Explore)
        cell = plain.cell_of(self.view, tile)
        start = self.view.players[self.seat].crossing
        return cell in touched(self.move.to) and cell not in touched(start)

    def reach(self, view_of: BiomesState) -> set[tuple[int, int]]:
        """The cells that one exploration leads to."""
        moves = plain.turn_of(view_of, self.seat).legal_moves()
        return {cell for one in moves if isinstance(one, Explore) for cell in touched(one.to)}


Check = Callable[[Case, Values], None]


def _needed(case: Case, told: Values) -> None:
    tile = plain.building_of(case.view, told["tile"])
    assert plain.cell_of(case.view, told["tile"])
    assert case.material(case.block) == told["material"]
    after = case.then.players[case.seat].supply
    assert plain.lacking(tile, after) == told.get("lacking", 0)
    assert plain.lacking(tile, case.supply) == told.get("lacking", 0) + 1


def _completes(case: Case, told: Values) -> None:
    _needed(case, told)
    assert not _built_in_this_turn(case, told["tile"])


def _completes_now(case: Case, told: Values) -> None:
    _needed(case, told)
    assert _built_in_this_turn(case, told["tile"])


def _built_in_this_turn(case: Case, tile: Any) -> bool:
    """Whether the turn goes on, after the second block or a fight, with building it
    without a mob's help."""
    state, cell = case.after.clone(), plain.cell_of(case.view, tile)
    over = {Stage.ACTION, Stage.EXTRA}
    while state.decider == case.seat and state.view(case.seat).stage not in over:
        state.apply(state.legal_moves()[0])
    ways = state.legal_moves() if state.decider == case.seat else ()
    return any(isinstance(move, Build) and move.cell == cell for move in ways)


def _saves_emerald(case: Case, told: Values) -> None:
    tile, kind = plain.building_of(case.view, told["tile"]), plain.MATERIALS.index(told["material"])
    assert case.material(case.block) == told["material"]
    then = case.then.players[case.seat].supply
    assert plain.lacking(tile, case.supply) == 0
    before, after = (
        sum(max(0, need - own) for need, own in zip(tile.cost, supply, strict=False))
        for supply in (case.supply, then)
    )
    assert before == after + 1
    assert then[kind] == case.supply[kind] + 1


def _stock(case: Case, told: Values) -> None:
    assert case.material(case.block) == told["material"]
    kind = plain.MATERIALS.index(told["material"])
    assert case.then.players[case.seat].supply[kind] == told["count"]
    hidden = [plain.building_of(case.view, tile) for tile in case.hidden_buildings()]
    assert sum(tile.cost[kind] > 0 for tile in hidden) == told["buildings"] > 0


def _tiebreak(case: Case, _: Values) -> None:
    kind = plain.MATERIALS.index(case.material(case.block))
    hidden = [plain.building_of(case.view, tile) for tile in case.hidden_buildings()]
    assert not any(kind < 4 and tile.cost[kind] for tile in hidden)


def _lays_bare(case: Case, told: Values) -> None:
    firsts = {move.block for move in case.moves if isinstance(move, Collect)} - {case.block}
    assert told["material"] not in {case.material(block) for block in firsts}
    seconds = [move.block for move in case.next_moves() if isinstance(move, Collect)]
    useful = [block for block in seconds if case.material(block) == told["material"]]
    assert useful
    tile, once = plain.building_of(case.view, told["tile"]), case.then.players[case.seat].supply
    case.after.apply(Collect(useful[0]))
    twice = case.after.view(case.seat).players[case.seat].supply
    assert plain.lacking(tile, twice) == plain.lacking(tile, once) - 1


def _completes_two(case: Case, told: Values) -> None:
    tile = plain.building_of(case.view, told["tile"])
    assert plain.lacking(tile, case.supply) > 0
    assert plain.lacking(tile, case.then.players[case.seat].supply) == 1
    seconds = [move for move in case.next_moves() if isinstance(move, Collect)]
    fitting = [move for move in seconds if case.material(move.block) == told["material"]]
    assert fitting
    case.after.apply(fitting[0])
    assert plain.lacking(tile, case.after.view(case.seat).players[case.seat].supply) == 0


def _lays_emerald(case: Case, _: Values) -> None:
    firsts = {move.block for move in case.moves if isinstance(move, Collect)}
    seconds = [move.block for move in case.next_moves() if isinstance(move, Collect)]
    assert "emerald" in {case.material(block) for block in seconds if block not in firsts}
    assert "emerald" not in {case.material(block) for block in firsts - {case.block}}


def _denies(case: Case, told: Values) -> None:
    assert told["rival"] != case.seat
    kind = plain.MATERIALS.index(told["material"])
    assert case.material(case.block) == told["material"] != "emerald"
    blocks = {move.block for move in case.moves if isinstance(move, Collect | Pickaxe)}
    alike = [one for one in blocks if one and case.material(one) == told["material"]]
    assert alike == [case.block]
    assert plain.cell_of(case.view, told["tile"])
    tile, supply = (
        plain.building_of(case.view, told["tile"]),
        list(case.view.players[told["rival"]].supply),
    )
    assert plain.lacking(tile, supply) == 1
    supply[kind] += 1
    assert plain.lacking(tile, supply) == 0


def _is_due(case: Case, told: Values) -> None:
    assert "layer_cleared" in {event.type for event in case.events}
    due = [*case.then.rounds_due, case.then.scoring]
    assert told["round"] in due


def _bests(case: Case, told: Values) -> None:
    points = [plain.best(case.view, seat, told["round"]) for seat in range(len(case.view.players))]
    assert points.pop(case.seat) == told["own"]
    assert max(points) == told["rival"]


def _triggers(case: Case, told: Values) -> None:
    _is_due(case, told)
    _bests(case, told)
    assert told["own"] > told["rival"], "behind it is no reason"


def _triggers_behind(case: Case, told: Values) -> None:
    _is_due(case, told)
    _bests(case, told)
    assert told["own"] < told["rival"]


def _ends(case: Case, told: Values) -> None:
    _is_due(case, {"round": "C"})
    ends = plain.final_points(case.view)
    assert ends.pop(case.seat) == told["own"]
    assert max(ends) == told["rival"]


def _ends_ahead(case: Case, told: Values) -> None:
    _ends(case, told)
    assert told["own"] > told["rival"]


def _ends_behind(case: Case, told: Values) -> None:
    _ends(case, told)
    assert told["own"] <= told["rival"]


def _cuts_off(case: Case, told: Values) -> None:
    _is_due(case, told)
    _rival_builds(case, told)
    rival, tile = told["rival"], told["tile"]
    before = plain.best(case.view, rival, told["round"])
    after = max(
        plain.best(plain.built(case.view, rival, tile, space), rival, told["round"])
        for space in range(9)
    )
    assert after - before == told["gain"] > 0


def _pace(case: Case, told: Values) -> None:
    """The round comes next; ahead the block counts for it, behind it doesn't."""
    _bests(case, told)
    layer = {"A": 3, "B": 2, "C": 1}[told["round"]]
    assert not any(case.view.is_block_there(*block) for block in plain.above(layer))
    assert "layer_cleared" not in {event.type for event in case.events}
    blocks = {move.block for move in case.moves if isinstance(move, Collect | Pickaxe)}
    assert any(block and block[2] == layer for block in blocks)
    assert (case.block[2] == layer) is (told["own"] > told["rival"])
    assert told["own"] != told["rival"]


def _stays_payable(case: Case, told: Values) -> None:
    _stays(case, told)
    assert plain.lacking(plain.building_of(case.view, told["tile"]), case.supply) == 0


def _leaves_layer(case: Case, told: Values) -> None:
    for move in case.moves:
        if isinstance(move, Pickaxe) and move.block:
            after = case.state.clone()
            assert "layer_cleared" in {event.type for event in after.apply(move)}
            assert told["round"] in (*after.rounds_due, after.scoring)


def _build_next(case: Case, told: Values) -> None:
    cell = plain.cell_of(case.view, told["tile"])
    assert case.touched_anew(told["tile"])
    assert any(isinstance(move, Build) and move.cell == cell for move in case.next_moves())


def _build_ready(case: Case, told: Values) -> None:
    cell = plain.cell_of(case.view, told["tile"])
    assert case.touched_anew(told["tile"])
    assert not any(isinstance(move, Build) and move.cell == cell for move in case.next_moves())
    later = plain.turn_of(case.after, case.seat).legal_moves()
    assert any(isinstance(move, Build) and move.cell == cell for move in later)


def _build_soon(case: Case, told: Values) -> None:
    assert case.touched_anew(told["tile"])
    tile = plain.building_of(case.view, told["tile"])
    assert plain.lacking(tile, case.supply) == told["lacking"] > 0


def _fight_next(case: Case, told: Values) -> None:
    cell, mob = plain.cell_of(case.view, told["tile"]), plain.mob_of(case.view, told["tile"])
    assert case.touched_anew(told["tile"])
    assert Fight(cell) in case.next_moves()
    assert told["percent"] >= LEAST_SAID
    assert plain.is_percent(told["percent"], plain.chance(case.view, case.pile, mob.hearts))


def _fight_ready(case: Case, told: Values) -> None:
    cell, mob = plain.cell_of(case.view, told["tile"]), plain.mob_of(case.view, told["tile"])
    assert case.touched_anew(told["tile"])
    assert Fight(cell) not in case.next_moves()
    assert told["percent"] >= LEAST_SAID
    assert plain.is_percent(told["percent"], plain.chance(case.view, case.pile, mob.hearts))


def _token_cell(case: Case, token: str) -> tuple[int, int]:
    return next(cell for cell, place in case.view.rim if place.face_up == token)


def _arm_next(case: Case, told: Values) -> None:
    assert Arm(_token_cell(case, told["token"])) in case.next_moves()


def _arm_ready(case: Case, told: Values) -> None:
    move = Arm(_token_cell(case, told["token"]))
    assert move not in case.next_moves()
    assert move in plain.turn_of(case.after, case.seat).legal_moves()
    assert move not in plain.turn_of(case.state, case.seat).legal_moves()


def _closer(case: Case, told: Values) -> None:
    cell = plain.cell_of(case.view, told["tile"])
    assert cell not in case.reach(case.state)
    assert cell in case.reach(case.after)


def _stays(case: Case, told: Values) -> None:
    assert isinstance(case.move, Explore)
    assert case.move.to == case.view.players[case.seat].crossing
    assert plain.cell_of(case.view, told["tile"]) in touched(case.move.to)


def _turns_up(case: Case, told: Values) -> None:
    types = [event.type for event in case.events]
    assert types.count("tile_revealed") == told.get("tiles", 0)
    assert types.count("token_revealed") == told.get("tokens", 0)
    assert min(told.values()) > 0


def _group(case: Case, told: Values) -> None:
    scoring, name = told["round"], told["characteristic"]
    assert scoring not in case.view.scored_rounds
    then = case.then
    assert plain.counted(then, case.seat, scoring, name) == told["size"]
    before, after = (plain.best(view, case.seat, scoring) for view in (case.view, then))
    if "gain" in told:
        assert after - before == told["gain"] > 0
        assert plain.worth(then, case.seat, scoring, name) == after
    else:
        now = plain.worth(then, case.seat, scoring, name)
        assert plain.worth(case.view, case.seat, scoring, name) < now < after
        assert now + now // told["size"] > after, "one more, and it is the best"


def _beginners(is_one: bool) -> Check:
    def check(case: Case, told: Values) -> None:
        assert case.view.players[case.seat].beginner is is_one
        _group(case, told)

    return check


def _trophy_gain(case: Case, told: Values) -> None:
    mob = plain.mob_of(case.view, told["tile"])
    assert mob.trophy == told["characteristic"]
    assert mob.id in case.view.players[case.seat].mobs
    counts = [plain.trophy_spaces(view, case.seat, mob) for view in (case.view, case.then)]
    assert (counts[1] - counts[0]) * mob.bonus == told["gain"] > 0


def _bonus(case: Case, told: Values) -> None:
    gained = [event for event in case.events if event.type == "xp"]
    assert [event.amount for event in gained if event.reason == "building"] == [told["xp"]]  # type: ignore[union-attr]


def _covers(case: Case, told: Values) -> None:
    assert isinstance(case.move, Build)
    row, col = case.move.space
    assert case.view.players[case.seat].spaces[3 * row + col][-1] == told["tile"]


def _shrinks(beginner: bool) -> Check:
    def check(case: Case, told: Values) -> None:
        views = (case.view, case.then)
        before, after = (plain.best(view, case.seat, told["round"]) for view in views)
        assert case.view.players[case.seat].beginner is beginner
        assert told["round"] not in case.view.scored_rounds
        assert before - after == told["loss"] > 0

    return check


def _keeps_emeralds(case: Case, told: Values) -> None:
    assert isinstance(case.move, Build)
    builds = [move for move in case.moves if isinstance(move, Build)]
    most = max(move.pay[4] for move in builds if move.cell == case.move.cell)
    assert most - case.move.pay[4] == told["count"] > 0


def _round_near(case: Case, told: Values) -> None:
    layer = {"A": 3, "B": 2, "C": 1}[told["round"]]
    left = [
        (x, y, z)
        for x in range(4)
        for y in range(4)
        for z in range(layer, 4)
        if case.view.is_block_there(x, y, z)
    ]
    assert len(left) == told["blocks"] > 0
    assert told["round"] not in (*case.view.scored_rounds, *case.view.rounds_due)
    assert not any(z > layer for _, _, z in left)


def _rival_could(case: Case, told: Values) -> None:
    _rival_builds(case, told)
    rival, tile = told["rival"], told["tile"]
    before = plain.final_points(case.view)[rival]
    xp = plain.building_of(case.view, tile).xp
    views = [plain.built(case.view, rival, tile, space) for space in range(9)]
    assert max(plain.final_points(view)[rival] for view in views) + xp > before


def _rival_builds(case: Case, told: Values) -> None:
    assert told["rival"] != case.seat
    cell = plain.cell_of(case.view, told["tile"])
    theirs = plain.turn_of(case.state, told["rival"])
    for explore in theirs.legal_moves():
        if isinstance(explore, Explore):
            there = theirs.clone()
            there.apply(explore)
            if any(isinstance(move, Build) and move.cell == cell for move in there.legal_moves()):
                return
    raise AssertionError("no way to build it")


def _chance(case: Case, told: Values) -> None:
    mob = plain.mob_of(case.view, told["tile"])
    assert isinstance(case.move, Fight)
    assert case.move.cell == plain.cell_of(case.view, mob.id)
    assert mob.hearts == told["hearts"]
    assert told["percent"] >= EVEN
    assert plain.is_percent(told["percent"], plain.chance(case.view, case.pile, mob.hearts))
    without = plain.chance(case.view, case.pile, mob.hearts, tnt=False)
    shown = "without" if "without" in told else "percent"
    assert plain.is_percent(told[shown], without)


def _chance_low(case: Case, told: Values) -> None:
    mob = plain.mob_of(case.view, told["tile"])
    assert isinstance(case.move, Fight)
    assert case.move.cell == plain.cell_of(case.view, mob.id)
    share = plain.chance(case.view, case.pile, mob.hearts)
    assert plain.is_percent(told["percent"], share)
    assert 0 < share < EVEN / 100


def _chance_none(case: Case, told: Values) -> None:
    mob = plain.mob_of(case.view, told["tile"])
    assert isinstance(case.move, Fight)
    assert case.move.cell == plain.cell_of(case.view, mob.id)
    assert plain.chance(case.view, case.pile, mob.hearts) == 0


def _mob_xp(case: Case, told: Values) -> None:
    assert plain.mob_of(case.view, told["tile"]).xp == told["xp"]


def _trophy(case: Case, told: Values) -> None:
    mob = plain.mob_of(case.view, told["tile"])
    assert mob.trophy == told["characteristic"]
    assert plain.trophy_spaces(case.view, case.seat, mob) == told["count"] > 0
    assert told["bonus"] == mob.bonus
    assert told["worth"] == told["count"] * mob.bonus


def _extra_action(case: Case, told: Values) -> None:
    assert plain.mob_of(case.view, told["tile"]).extra_action


def _kinds(case: Case) -> list[WeaponKind]:
    return [find_weapon(case.view.catalogue, token).kind for token in case.pile]


def _hoes(case: Case, told: Values) -> None:
    assert _kinds(case).count(WeaponKind.HOE) == told["count"] > 0
    assert told["xp"] == 2


def _pickaxes(case: Case, told: Values) -> None:
    assert _kinds(case).count(WeaponKind.PICKAXE) == told["count"] > 0


def _chance_rises(case: Case, told: Values) -> None:
    assert isinstance(case.move, Arm)
    mob, view = plain.mob_of(case.view, told["tile"]), case.view
    assert plain.cell_of(view, mob.id)
    assert told["after"] >= max(LEAST_SAID, told["before"] + LEAST_RISE)
    assert plain.is_percent(told["before"], plain.chance(view, case.pile, mob.hearts))
    token = dict(view.rim)[case.move.cell].face_up
    possible = [token] if token else hidden_tokens(case)
    shares = [plain.chance(view, (*case.pile, one), mob.hearts) for one in possible]
    assert plain.is_percent(told["after"], sum(shares) / len(shares))


def hidden_tokens(case: Case) -> list[str]:
    """The tokens that the actor has not seen: on the rim face down, or taken unseen by others."""
    state, ids = case.state, case.state.pieces.token_ids
    found = [state.deal.rim[place] for place in range(16) if state.rim_closed >> place & 1]
    for seat, pile in enumerate(state.piles):
        if seat != case.seat:
            found += [token for token in pile if not state.seen >> token & 1]
    return [ids[token] for token in found]


def _weapon(case: Case, told: Values) -> None:
    assert isinstance(case.move, Arm)
    assert told["token"] == dict(case.view.rim)[case.move.cell].face_up
    assert find_weapon(case.view.catalogue, told["token"]).hearts == told["hearts"]


def _weapon_kind(kind: WeaponKind) -> Check:
    def check(case: Case, told: Values) -> None:
        _weapon(case, told)
        assert find_weapon(case.view.catalogue, told["token"]).kind is kind

    return check


def _unseen(case: Case, told: Values) -> None:
    assert isinstance(case.move, Arm)
    assert dict(case.view.rim)[case.move.cell].face_up is None
    assert len(hidden_tokens(case)) == told["count"]


def _trade_collect(case: Case, told: Values) -> None:
    moves = [move for move in case.next_moves() if isinstance(move, Collect)]
    assert told["material"] in {case.material(move.block) for move in moves}


def _trade_build(case: Case, told: Values) -> None:
    cell = plain.cell_of(case.view, told["tile"])
    assert any(isinstance(move, Build) and move.cell == cell for move in case.next_moves())


def _trade_fight(case: Case, told: Values) -> None:
    mob = plain.mob_of(case.view, told["tile"])
    assert Fight(plain.cell_of(case.view, mob.id)) in case.next_moves()


def _trade_kind(kind: type[Explore] | type[Arm]) -> Check:
    def check(case: Case, _: Values) -> None:
        assert isinstance(case.move, Trade)
        assert any(isinstance(move, kind) for move in case.next_moves())

    return check


def _last_turn(case: Case, _: Values) -> None:
    assert "C" in case.view.rounds_due
    ended = case.state.clone()
    ended.apply(EndTurn())
    while ended.actor() is not None:
        assert ended.stage == "score"
        ended.apply(ended.legal_moves()[0])


def _keeps_mobs(case: Case, told: Values) -> None:
    assert len(case.state.extra_mobs(case.seat)) == told["count"] > 0
    assert "C" not in case.view.rounds_due


def _tnt(first: bool, others: bool, *, wins: bool, unlike: bool | None) -> Check:
    """So the fight ends with the first TNT and the others detonated or not.

    ``unlike``: it would be lost with the others kept, and the first used so.
    """

    def check(case: Case, told: Values) -> None:
        assert isinstance(case.move, Tnt)
        assert case.move.detonate is (first and wins)
        fight = case.view.fight
        assert fight is not None
        worth = [find_weapon(case.view.catalogue, token).hearts for token in fight.tnt]
        decided = (first, *[others] * (len(worth) - 1))
        used = sum(hearts for hearts, used in zip(worth, decided, strict=True) if used)
        assert told["hearts"] == fight.hearts + used
        assert told["needs"] == plain.mob_of(case.view, told["tile"]).hearts
        ends = plain.fight_ends(case.state)
        assert (decided, wins) in ends
        if unlike is not None:
            assert ((unlike, *[False] * (len(worth) - 1)), False) in ends

    return check


TRUTHS: dict[str, Check] = {
    "completes": _completes,
    "completes_now": _completes_now,
    "needed": _needed,
    "saves_emerald": _saves_emerald,
    "joker": lambda case, _: _is(case.material(case.block), "emerald"),
    "stock": _stock,
    "tiebreak": _tiebreak,
    "completes_two": _completes_two,
    "lays_bare": _lays_bare,
    "lays_emerald": _lays_emerald,
    "denies": _denies,
    "triggers": _triggers,
    "triggers_behind": _triggers_behind,
    "ends_ahead": _ends_ahead,
    "ends_behind": _ends_behind,
    "cuts_off": _cuts_off,
    "hastens": _pace,
    "delays": _pace,
    "leaves_layer": _leaves_layer,
    "build_next": _build_next,
    "build_ready": _build_ready,
    "build_soon": _build_soon,
    "fight_next": _fight_next,
    "fight_ready": _fight_ready,
    "arm_next": _arm_next,
    "arm_ready": _arm_ready,
    "turns_up_tiles": _turns_up,
    "turns_up_tokens": _turns_up,
    "turns_up_both": _turns_up,
    "closer": _closer,
    "stays": _stays_payable,
    "group": _beginners(False),
    "group_growing": _beginners(False),
    "spaces": _beginners(True),
    "spaces_growing": _beginners(True),
    "trophy_gain": _trophy_gain,
    "bonus": _bonus,
    "covers": _covers,
    "shrinks": _shrinks(False),
    "spaces_fewer": _shrinks(True),
    "keeps_emeralds": _keeps_emeralds,
    "round_near": _round_near,
    "rival_could": _rival_could,
    "chance": _chance,
    "chance_tnt": _chance,
    "chance_low": _chance_low,
    "chance_none": _chance_none,
    "mob_xp": _mob_xp,
    "trophy": _trophy,
    "extra_action": _extra_action,
    "hoes": _hoes,
    "pickaxes": _pickaxes,
    "chance_rises": _chance_rises,
    "unseen": _unseen,
    "trade_collect": _trade_collect,
    "trade_explore": _trade_kind(Explore),
    "trade_build": _trade_build,
    "trade_fight": _trade_fight,
    "trade_arm": _trade_kind(Arm),
    "last_turn": _last_turn,
    "keeps_mobs": _keeps_mobs,
    "tnt_wins": _tnt(True, False, wins=True, unlike=False),
    "tnt_together": _tnt(True, True, wins=True, unlike=True),
    "tnt_spared": _tnt(False, False, wins=True, unlike=None),
    "tnt_other": _tnt(False, True, wins=True, unlike=False),
    "tnt_wasted": _tnt(True, True, wins=False, unlike=None),
    "most": lambda case, told: _scored(case, told, told["points"]),
    "spaces_most": lambda case, told: _scored(case, told, told["points"]),
} | {
    f"weapon_{kind.value}": _weapon_kind(kind)
    for kind in WeaponKind
    if kind is not WeaponKind.POTATO
}


def _is(one: object, other: object) -> None:
    assert one == other


def _scored(case: Case, told: Values, best: int) -> None:
    [own] = [event for event in case.events if isinstance(event, Scored)]
    found = []
    for move in case.moves:
        events = case.state.clone().apply(move)
        found += [event.amount for event in events if isinstance(event, Scored)]
    assert (own.characteristic, own.amount) == (told["characteristic"], told["points"])
    assert max(found) == best
    assert len(own.spaces) == told.get("size", len(own.spaces))


def check(state: BiomesState, move: BiomesMove, reason: Reason) -> None:
    """Fail unless what the reason tells about the move is true."""
    TRUTHS[reason.code](Case(state, move), dict(reason.values))
