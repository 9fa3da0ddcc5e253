"""The rules once more, plain and slow, so that what the coach tells is checked by other means."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from functools import cache

from game.rules.biomes.catalogue import Building, Mob, Tile, find_tile, find_weapon
from game.rules.biomes.position import ARM, BUILD, COLLECT, EXPLORE, FIGHT
from game.rules.biomes.state import BiomesState
from game.rules.biomes.view import BiomesView, Stage

CARDS = {
    "A": ("forest", "desert", "mountains", "tundra"),
    "B": ("wood", "sand", "stone", "obsidian"),
    "C": ("decoration", "dwelling", "animal_house", "bridge"),
}
MATERIALS = ("wood", "sand", "stone", "obsidian", "emerald")
ACTIONS = {"explore": EXPLORE, "build": BUILD, "fight": FIGHT, "arm": ARM, "collect": COLLECT}


def tile_of(view: BiomesView, tile: object) -> Tile:
    return find_tile(view.catalogue, str(tile))


def building_of(view: BiomesView, tile: object) -> Building:
    found = tile_of(view, tile)
    assert isinstance(found, Building)
    return found


def mob_of(view: BiomesView, tile: object) -> Mob:
    found = tile_of(view, tile)
    assert isinstance(found, Mob)
    return found


def cell_of(view: BiomesView, tile: object) -> tuple[int, int]:
    """Where a tile lies face up."""
    place = [stack.face_up for stack in view.stacks].index(str(tile))
    return place // 4 + 1, place % 4 + 1


def lacking(tile: Building, supply: Sequence[int]) -> int:
    """Blocks still to be had, emeralds used."""
    short = [max(0, need - own) for need, own in zip(tile.cost, supply, strict=False)]
    return max(0, sum(short) - supply[4])


def trait(view: BiomesView, seat: int, space: int, scoring: str) -> str:
    """What a space shows in a round (B7.4)."""
    player = view.players[seat]
    if not player.spaces[space]:
        return view.catalogue.boards[player.board][space].value if scoring == "A" else ""
    tile = building_of(view, player.spaces[space][-1])
    return {"A": tile.biome, "B": tile.material, "C": tile.type}[scoring].value


def spaces_with(view: BiomesView, seat: int, scoring: str, name: str) -> set[int]:
    return {space for space in range(9) if trait(view, seat, space, scoring) == name}


def counted(view: BiomesView, seat: int, scoring: str, name: str) -> int:
    """The spaces that count for a characteristic: the largest group, or all (B7.3, B7.6)."""
    left = spaces_with(view, seat, scoring, name)
    if view.players[seat].beginner:
        return len(left)
    most = 0
    while left:
        edge, size = [left.pop()], 0
        while edge:
            space, size = edge.pop(), size + 1
            row, col = divmod(space, 3)
            around = ((row - 1, col), (row + 1, col), (row, col - 1), (row, col + 1))
            joined = {3 * r + c for r, c in around if 0 <= r < 3 and 0 <= c < 3} & left
            left -= joined
            edge += joined
        most = max(most, size)
    return most


def worth(view: BiomesView, seat: int, scoring: str, name: str) -> int:
    card = next(card for turn, card in view.catalogue.scoring.items() if turn == scoring)
    return counted(view, seat, scoring, name) * card[CARDS[scoring].index(name)]


def best(view: BiomesView, seat: int, scoring: str) -> int:
    return max(worth(view, seat, scoring, name) for name in CARDS[scoring])


def built(view: BiomesView, seat: int, tile: str, space: int) -> BiomesView:
    """The view with one more building on a board."""
    player = view.players[seat]
    spaces = [(*tiles, tile) if at == space else tiles for at, tiles in enumerate(player.spaces)]
    players = list(view.players)
    players[seat] = replace(player, spaces=tuple(spaces))
    return replace(view, players=tuple(players))


def final_points(view: BiomesView) -> list[int]:
    """Everybody's points if all the rounds and trophies to come were scored as boards stand."""
    found = []
    for seat, player in enumerate(view.players):
        rounds = sum(best(view, seat, turn) for turn in CARDS if turn not in view.scored_rounds)
        mobs = [tile_of(view, tile) for tile in player.mobs]
        trophies = sum(
            trophy_spaces(view, seat, mob) * mob.bonus
            for mob in mobs
            if isinstance(mob, Mob) and mob.trophy
        )
        found.append(player.xp + rounds + trophies)
    return found


def above(layer: int) -> list[tuple[int, int, int]]:
    """The places of blocks in the layers above one."""
    return [(x, y, z) for x in range(4) for y in range(4) for z in range(layer + 1, 4)]


def trophy_spaces(view: BiomesView, seat: int, mob: Mob) -> int:
    scoring = next((turn for turn, names in CARDS.items() if mob.trophy in names), "A")
    return len(spaces_with(view, seat, scoring, mob.trophy or ""))


@cache
def _drawn(pile: tuple[tuple[str, int], ...]) -> tuple[tuple[float, int, int], ...]:
    """Every draw in every order: its share, the hearts with TNT detonated and with TNT kept."""
    draws = []

    def reveal(share: float, left: list[tuple[str, int]], to_reveal: int, all_: int, kept: int):  # type: ignore[no-untyped-def]
        if not left or not to_reveal:
            draws.append((share, all_, kept))
            return
        for place, (kind, hearts) in enumerate(left):
            rest, more = left[:place] + left[place + 1 :], to_reveal - 1 + (kind == "bow")
            without = kept + (hearts if kind != "tnt" else 0)
            reveal(share / len(left), rest, more, all_ + hearts, without)

    reveal(1.0, list(pile), 3, 0, 0)
    return tuple(draws)


def chance(view: BiomesView, pile: Sequence[str], hearts: int, *, tnt: bool = True) -> float:
    """The share of all the draws that bring so many hearts."""
    weapons = [find_weapon(view.catalogue, name) for name in pile]
    draws = _drawn(tuple(sorted((one.kind.value, one.hearts) for one in weapons)))
    return sum(share for share, all_, kept in draws if (all_ if tnt else kept) >= hearts)


def is_percent(shown: int, share: float) -> bool:
    """Whether a share is shown as whole per cent, and what is uncertain neither as 0 nor as 100."""
    if share < 1e-9 or share > 1 - 1e-9:
        return shown == round(100 * share)
    return 1 <= shown <= 99 and (
        abs(shown - 100 * share) < 0.5 + 1e-6 or shown == (1 if share < 0.5 else 99)
    )


def turn_of(state: BiomesState, seat: int) -> BiomesState:
    """The position with ``seat`` at the beginning of a turn of its own."""
    state = state.clone()
    state.turn_player = state.decider = seat
    state.stage, state.actions_left, state.done, state.extra = Stage.ACTION, 2, 0, False
    state.fight = None
    return state


def fight_ends(state: BiomesState) -> set[tuple[tuple[bool, ...], bool]]:
    """Every way to decide about the TNT of a fight, and whether it wins."""
    if state.stage is not Stage.TNT:
        return set()
    found = set()
    for move in state.legal_moves():
        after = state.clone()
        events = after.apply(move)
        first = bool(getattr(move, "detonate", False))
        if after.stage is Stage.TNT and after.fight is not None:
            found |= {((first, *later), won) for later, won in fight_ends(after)}
        else:
            found.add(((first,), any(event.type == "mob_defeated" for event in events)))
    return found
