"""What anybody at the table would call nonsense, told from a view alone.

Written apart from the agents' own sieve: boards as dictionaries, groups by flooding, hearts by
adding up. A move is nonsense only where a sensible one exists.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Any

from game.rules.biomes import hints
from game.rules.biomes.catalogue import (
    CHARACTERISTICS,
    Building,
    Mob,
    Round,
    WeaponKind,
    find_tile,
    find_weapon,
)
from game.rules.biomes.moves import (
    Arm,
    BiomesMove,
    Build,
    Collect,
    Crossing,
    EndTurn,
    Explore,
    Fight,
    Pickaxe,
    Score,
    Space,
    Tnt,
    Trade,
)
from game.rules.biomes.view import BiomesView

Board = dict[Space, tuple[str, ...]]
"""By space: the characteristics that it shows."""
EDGE = {(row, col) for row in range(6) for col in range(6) if {row, col} & {0, 5}}
USEFUL = {WeaponKind.HOE, WeaponKind.PICKAXE}


def nonsense(view: BiomesView, moves: Sequence[BiomesMove], move: BiomesMove) -> str | None:
    """What is wrong with ``move``; None if nothing is, or if every other move is as bad."""
    fault = fault_of(view, moves, move)
    if fault is None or all(fault_of(view, moves, other) for other in moves):
        return None
    return fault


def fault_of(view: BiomesView, moves: Sequence[BiomesMove], move: BiomesMove) -> str | None:
    fault = FAULTS.get(type(move))
    return fault(view, moves, move) if fault else None


def board_of(view: BiomesView) -> Board:
    own = view.players[view.seat]
    printed = view.catalogue.boards[own.board]
    board: Board = {}
    for number, tiles in enumerate(own.spaces):
        shown: tuple[str, ...] = (printed[number],)
        if tiles:
            tile = find_tile(view.catalogue, tiles[-1])
            assert isinstance(tile, Building)
            shown = (tile.biome, tile.material, tile.type)
        board[divmod(number, 3)] = shown
    return board


def groups(spaces: set[Space]) -> list[set[Space]]:
    found = []
    while spaces:
        group, edge = set[Space](), {min(spaces)}
        while edge:
            group |= edge
            edge = {
                (row, col)
                for row, col in spaces - group
                if any(abs(row - r) + abs(col - c) == 1 for r, c in edge)
            }
        found.append(group)
        spaces = spaces - group
    return found


def having(board: Board, trait: str) -> set[Space]:
    return {space for space, shown in board.items() if trait in shown}


def score(view: BiomesView, board: Board, scoring: Round, trait: str) -> int:
    points = view.catalogue.scoring[scoring][CHARACTERISTICS[scoring].index(trait)]
    spaces = having(board, trait)
    if view.players[view.seat].beginner:
        return points * len(spaces)
    return points * max((len(group) for group in groups(spaces)), default=0)


def rounds_to_come(view: BiomesView) -> list[Round]:
    over = set(view.scored_rounds)
    if view.scoring is not None and view.seat not in view.to_score:
        over.add(view.scoring)
    return [scoring for scoring in Round if scoring not in over]


def worth(view: BiomesView, board: Board) -> int:
    """The points if every round and trophy counted now."""
    rounds = sum(
        max(score(view, board, scoring, trait) for trait in CHARACTERISTICS[scoring])
        for scoring in rounds_to_come(view)
    )
    mobs = [find_tile(view.catalogue, name) for name in view.players[view.seat].mobs]
    return rounds + sum(
        mob.bonus * len(having(board, mob.trophy))
        for mob in mobs
        if isinstance(mob, Mob) and mob.trophy
    )


def gain(view: BiomesView, building: Building, space: Space) -> int:
    board = board_of(view)
    before = worth(view, board)
    board[space] = (building.biome, building.material, building.type)
    return worth(view, board) - before + building.xp


def scores_badly(view: BiomesView, moves: Sequence[BiomesMove], move: Score) -> str | None:
    board = board_of(view)
    points = {
        other.characteristic: score(view, board, other.round, other.characteristic)
        for other in moves
        if isinstance(other, Score)
    }
    return "a poor score" if points[move.characteristic] < max(points.values()) else None


def builds_badly(view: BiomesView, moves: Sequence[BiomesMove], move: Build) -> str | None:
    same = [
        other.pay[4]
        for other in moves
        if isinstance(other, Build) and (other.cell, other.space) == (move.cell, move.space)
    ]
    if move.pay[4] > min(same):
        return "an emerald thrown away"
    building = find_tile(view.catalogue, view.stack(move.cell).face_up or "")
    assert isinstance(building, Building)
    return "a ruined board" if gain(view, building, move.space) < 0 else None


def fights_badly(view: BiomesView, _: Sequence[BiomesMove], move: Fight) -> str | None:
    mob = view.stack(move.cell).face_up or ""
    pile = [find_weapon(view.catalogue, name) for name in view.players[view.seat].pile]
    hopeless = hints.win_chance(view, view.seat, mob) == 0
    return "a hopeless fight" if hopeless and not {one.kind for one in pile} & USEFUL else None


def blasts_badly(view: BiomesView, _: Sequence[BiomesMove], move: Tnt) -> str | None:
    fight = view.fight
    assert fight is not None
    mob = find_tile(view.catalogue, fight.tile)
    assert isinstance(mob, Mob)
    hearts = {name: find_weapon(view.catalogue, name).hearts for name in fight.tnt}
    others = sum(worth for name, worth in hearts.items() if name != move.token)
    with_all = fight.hearts + others + hearts[move.token]
    if move.detonate and fight.hearts >= mob.hearts:
        return "TNT for a fight already won"
    if move.detonate and with_all < mob.hearts:
        return "TNT for a fight that is lost"
    if not move.detonate and fight.hearts + others < mob.hearts <= with_all:
        return "a fight given away"
    return None


def declines_badly(view: BiomesView, moves: Sequence[BiomesMove], move: Pickaxe) -> str | None:
    free = any(isinstance(other, Pickaxe) and other.block for other in moves)
    return "a free block declined" if move.block is None and free else None


def around(view: BiomesView, place: Crossing) -> Iterable[bool]:
    """Whether each cell that touches a crossing hides something."""
    rim = dict(view.rim)
    row, col = place
    for cell in ((row, col), (row, col + 1), (row + 1, col), (row + 1, col + 1)):
        if cell in rim:
            yield rim[cell].present and rim[cell].face_up is None
        elif cell not in EDGE:
            yield view.stack(cell).count > 0 and view.stack(cell).face_up is None


def idles(view: BiomesView, moves: Sequence[BiomesMove], move: Explore) -> str | None:
    may_collect = any(isinstance(other, Collect) for other in moves)
    nothing_new = not any(around(view, move.to))
    stays = move.to == view.players[view.seat].crossing
    if stays and nothing_new and may_collect:
        return "an action spent on nothing"
    return None


def chances(tokens: Sequence[tuple[int, bool]], reveals: int = 3) -> dict[int, float]:
    """By hearts: how likely a pile reveals exactly that many; bows reveal one more."""
    if not reveals or not tokens:
        return {0: 1.0}
    found: dict[int, float] = {}
    for number, (hearts, bow) in enumerate(tokens):
        rest = [*tokens[:number], *tokens[number + 1 :]]
        for more, chance in chances(rest, reveals - 1 + bow).items():
            found[hearts + more] = found.get(hearts + more, 0) + chance / len(tokens)
    return found


def arms_badly(view: BiomesView, _: Sequence[BiomesMove], move: Arm) -> str | None:
    shown = dict(view.rim)[move.cell].face_up
    if shown is None or find_weapon(view.catalogue, shown).kind in USEFUL:
        return None
    names = (*view.players[view.seat].pile, shown)
    pile = [find_weapon(view.catalogue, name) for name in names]
    if pile[-1].hearts:
        return None  # what has hearts is no dead weight in any pack that we test with
    tokens = [(one.hearts, one.kind is WeaponKind.BOW) for one in pile]
    before, after = chances(tokens[:-1]), chances(tokens)

    def at_least(spread: dict[int, float], needed: int) -> float:
        return round(sum(chance for hearts, chance in spread.items() if hearts >= needed), 9)

    toughest = max(tile.hearts for tile in view.catalogue.tiles if isinstance(tile, Mob))
    worse = [at_least(after, n) < at_least(before, n) for n in range(1, toughest + 1)]
    return "dead weight" if any(worse) else None


def ends_badly(view: BiomesView, moves: Sequence[BiomesMove], _: EndTurn) -> str | None:
    """On the last turn of the game a mob kept for a trade is worth nothing."""
    if Round.C not in view.rounds_due or not any(isinstance(other, Trade) for other in moves):
        return None
    own = view.players[view.seat]
    row, col = own.crossing
    for cell in ((row, col), (row, col + 1), (row + 1, col), (row + 1, col + 1)):
        shown = view.stack(cell).face_up if cell not in EDGE else None
        tile = find_tile(view.catalogue, shown) if shown else None
        if isinstance(tile, Mob) and hints.win_chance(view, view.seat, tile.id) > 0:
            return "a last fight given away"
        if isinstance(tile, Building) and can_pay(tile, own.supply):
            spaces = [divmod(number, 3) for number in range(9)]
            if max(gain(view, tile, space) for space in spaces) > 0:
                return "a last building given away"
    return None


def can_pay(building: Building, supply: Sequence[int]) -> bool:
    short = [max(0, need - own) for need, own in zip(building.cost, supply, strict=False)]
    return sum(short) <= supply[4]


FAULTS: dict[type, Callable[[BiomesView, Sequence[BiomesMove], Any], str | None]] = {
    Score: scores_badly,
    Build: builds_badly,
    Fight: fights_badly,
    Tnt: blasts_badly,
    Pickaxe: declines_badly,
    Explore: idles,
    Arm: arms_badly,
    EndTurn: ends_badly,
}
