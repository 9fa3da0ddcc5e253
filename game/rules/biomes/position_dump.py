"""A game of `biomes` as a position: plain data from which :mod:`.position_load` makes it again."""

from __future__ import annotations

from game.rules.biomes.board import SPACES
from game.rules.biomes.catalogue import MATERIALS, Round
from game.rules.biomes.overworld import CROSSINGS, RIM_CELLS, STACK_CELLS
from game.rules.biomes.payment import unpacked
from game.rules.biomes.position import KINDS, REASONS, Position
from game.rules.biomes.stages import ACTION
from game.rules.biomes.weapons import FightUnderWay
from game.rules.positions import counted, told_word, written

BARE_SPACE = "."
"""In a village: the printed biome shows."""
ON_TOP = "/"
"""Between the tiles of one space, the lowest first."""
GONE = "-"
"""Before the material of a block that is no longer in the cube."""


def position(state: Position) -> dict[str, object]:
    """The whole state as plain data."""
    return written(
        {
            "turn": state.turn,
            "player": state.turn_player,
            "cube": _cube(state),
            "rounds": _rounds(state),
            "stacks": [_stack(state, number) for number, left in enumerate(state.left) if left],
            "rim": _rim(state),
            "players": [_player(state, seat) for seat in range(state.seats())],
            "stage": "" if state.stage is ACTION else str(state.stage),
            "only": _kinds(~state.deal.barred) if state.deal.barred else [],
            "done": _kinds(state.done & ~state.deal.barred),
            "extra": state.extra,
            "fight": {} if state.fight is None else _fight(state, state.fight),
            "removed": list(state.gone),
            "chance": told_word(state.word),
        }
    )


def _kinds(mask: int) -> list[str]:
    return [str(kind) for number, kind in enumerate(KINDS) if mask >> number & 1]


def _cube(state: Position) -> list[list[str]]:
    """The layers from the top, each row by row."""

    def block(x: int, y: int, z: int) -> str:
        material = MATERIALS[state.deal.materials[x * 16 + y * 4 + z]]
        return material if z < state.heights[x * 4 + y] else GONE + material

    return [
        [" ".join(block(x, y, z) for y in range(4)) for x in range(4)] for z in reversed(range(4))
    ]


def _rounds(state: Position) -> dict[str, object]:
    rounds: dict[str, object] = {"scored": _names(state.scored_rounds)}
    if state.scoring is not None:
        rounds |= {"now": str(state.scoring), "to_score": list(state.to_score)}
    return rounds | ({"due": _names(state.rounds_due)} if state.rounds_due else {})


def _names(rounds: tuple[Round, ...]) -> list[str]:
    return [str(each) for each in rounds]


def _stack(state: Position, number: int) -> dict[str, object]:
    """One stack, from the top down."""
    bottom = 4 * number
    tiles = [
        state.pieces.tile_ids[tile]
        for tile in state.deal.stacks[bottom : bottom + state.left[number]]
    ][::-1]
    stack: dict[str, object] = {"cell": list(STACK_CELLS[number])}
    if state.opened >> number & 1:
        stack["up"] = tiles.pop(0)
    return stack | ({"down": tiles} if tiles else {})


def _rim(state: Position) -> list[dict[str, object]]:
    tokens = state.pieces.token_ids
    return [
        {
            "cell": list(cell),
            "up" if state.rim_opened >> place & 1 else "down": tokens[state.deal.rim[place]],
        }
        for place, cell in enumerate(RIM_CELLS)
        if (state.rim_opened | state.rim_closed) >> place & 1
    ]


def _player(state: Position, seat: int) -> dict[str, object]:
    pieces, pile = state.pieces, state.piles[seat]
    printed = pieces.catalogue.boards[state.deal.boards[seat]]
    first = len(REASONS) * seat
    player = written(
        {
            "at": list(CROSSINGS[state.crossings[seat]]),
            "supply": counted(MATERIALS, unpacked(state.supplies[seat])),
            "village": _village(state, seat),
            "mobs": [pieces.tile_ids[tile] for tile in state.mobs[seat]],
            "unseen": [pieces.token_ids[token] for token in pile if not state.seen >> token & 1],
            "xp": counted(REASONS, state.xp[first : first + len(REASONS)]),
        }
    )
    rows = [" ".join(printed[start : start + 3]) for start in (0, 3, 6)]
    return {"board": rows, **player, "pile": [pieces.token_ids[token] for token in pile]}


def _village(state: Position, seat: int) -> list[str]:
    """Three rows of three words."""
    spaces: list[list[str]] = [[] for _ in SPACES]
    for space, tile in state.placed:
        if space // len(SPACES) == seat:
            spaces[space % len(SPACES)].append(state.pieces.tile_ids[tile])
    if not any(spaces):
        return []
    words = [ON_TOP.join(tiles) if tiles else BARE_SPACE for tiles in spaces]
    return [" ".join(words[start : start + 3]) for start in (0, 3, 6)]


def _fight(state: Position, fight: FightUnderWay) -> dict[str, object]:
    ids = state.pieces.token_ids
    return {
        "cell": list(STACK_CELLS[fight.stack]),
        "tokens": [ids[token] for token in fight.tokens],
        "pickaxes": fight.pickaxes,
        "tnt": [ids[token] for token in fight.tnt],
    }
