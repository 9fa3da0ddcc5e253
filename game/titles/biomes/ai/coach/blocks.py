"""Why a block is worth taking, or none (B3, B6.6)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace

from game.ai.coach.advice import Reason
from game.rules.biomes import hints
from game.rules.biomes.catalogue import MATERIALS, Building, Material
from game.rules.biomes.cube import BLOCK_INDEX, SIDE
from game.rules.biomes.moves import Block
from game.rules.biomes.overworld import touched
from game.rules.biomes.payment import ONE, missing, packed
from game.rules.biomes.view import ActionKind, BiomesView, Stage
from game.titles.biomes.ai.coach.boards import Wanted, wanted
from game.titles.biomes.ai.coach.reasons import told
from game.titles.biomes.ai.coach.timing import timing, triggered


def material_of(view: BiomesView, block: Block) -> Material:
    """What a block is made of."""
    return view.cube[BLOCK_INDEX[block]]


def block_reasons(view: BiomesView, block: Block, wants: Sequence[Wanted]) -> Sequence[Reason]:
    """Why to take a block: the round it triggers, the building that needs it, what it frees."""
    material = material_of(view, block)
    first, later = timing(view, block)
    if first and first[0].code == "ends_ahead":
        return first
    found = [
        *first,
        *_uses(view, block, wants),
        *_lays_bare(view, block, wants),
        *_denies(view, block),
        *later,
    ]
    return found or [_stock(view, material)]


def no_block_reasons(view: BiomesView) -> Sequence[Reason]:
    """Why to take none: every block would empty a layer (B7.1)."""
    rounds = {triggered(view, block) for block in hints.takeable_blocks(view)}
    return [told("leaves_layer", round=one.value) for one in rounds if one and len(rounds) == 1]


def use_of(view: BiomesView, material: Material, wants: Sequence[Wanted]) -> Wanted | None:
    """The building that one more block of a material helps most, as it lacks it (B5.2).

    What it lacks is counted with the block.
    """
    supply = packed(view.players[view.seat].supply)
    more = supply + ONE[MATERIALS.index(material)]
    helped = [
        replace(want, lacking=then)
        for want in wants
        for cost in (packed(want.building.cost),)
        if (then := missing(cost, more)) < missing(cost, supply)
    ]
    return max(helped, key=lambda want: want.gain / (1 + want.lacking), default=None)


def _uses(view: BiomesView, block: Block, wants: Sequence[Wanted]) -> Iterator[Reason]:
    material = material_of(view, block)
    want = use_of(view, material, wants)
    if want is not None:
        name = want.building.id
        last = _completing(view, block, want) if want.lacking == 1 else None
        if last is not None:
            yield told("completes_two", material=last.value, tile=name)
        else:
            code = "needed" if want.lacking else _payable(view, want)
            yield told(code, material=material.value, tile=name, lacking=want.lacking)
    else:
        yield from _saves_emerald(view, material, wants)
    if material is Material.EMERALD:
        yield told("joker")


def _payable(view: BiomesView, want: Wanted) -> str:
    """What to say of a building that can be paid now: whether in this turn, too (B2.1, B5.1)."""
    left = view.actions_left - (view.stage is Stage.ACTION)
    now = left and not view.extra and ActionKind.BUILD not in view.done
    beside = want.cell in touched(view.players[view.seat].crossing)
    return "completes_now" if now and beside else "completes"


def _completing(view: BiomesView, block: Block, want: Wanted) -> Material | None:
    """What to take second so that the building can be paid (B3.1)."""
    if view.stage is not Stage.ACTION:
        return None
    after, cost = without(view, block), packed(want.building.cost)
    supply = packed(after.players[view.seat].supply)
    last = {material_of(after, one) for one in hints.takeable_blocks(after)}
    fitting = [kind for kind in last if not missing(cost, supply + ONE[MATERIALS.index(kind)])]
    return min(fitting, key=MATERIALS.index, default=None)


def _denies(view: BiomesView, block: Block) -> Iterator[Reason]:
    """The first rival who would have needed just this block, the only one of its kind (B3.2)."""
    material = material_of(view, block)
    kind = MATERIALS.index(material)
    others = [one for one in hints.takeable_blocks(view) if one != block]
    if material is Material.EMERALD or material in {material_of(view, one) for one in others}:
        return
    for rival, player in enumerate(view.players):
        supply = player.supply
        if rival == view.seat:
            continue
        for want in wanted(view, rival):
            if want.lacking == 1 and want.building.cost[kind] > supply[kind]:
                yield told("denies", rival=rival, material=material.value, tile=want.building.id)
                return


def _saves_emerald(
    view: BiomesView, material: Material, wants: Sequence[Wanted]
) -> Iterator[Reason]:
    """The best building that is payable with an emerald in the place of the block (B5.2)."""
    if material is Material.EMERALD:
        return
    kind, supply = MATERIALS.index(material), view.players[view.seat].supply
    short = [
        (want.gain, want.building.id)
        for want in wants
        if not want.lacking and want.building.cost[kind] > supply[kind]
    ]
    if short:
        yield told("saves_emerald", material=material.value, tile=max(short)[1])


def _stock(view: BiomesView, material: Material) -> Reason:
    """What a block is good for that nothing in sight needs (B5.2, B8.3)."""
    kind = MATERIALS.index(material)
    count = view.players[view.seat].supply[kind] + 1
    buildings = sum(building.cost[kind] > 0 for building in unfound(view))
    if not buildings:
        return told("tiebreak")
    return told("stock", material=material.value, count=count, buildings=buildings)


def unfound(view: BiomesView) -> list[Building]:
    """The buildings that nobody has seen yet: they lie face down in the stacks."""
    seen = {tile for player in view.players for tiles in player.spaces for tile in tiles}
    seen |= {stack.face_up for stack in view.stacks if stack.face_up is not None}
    tiles = (tile for tile in view.catalogue.tiles if tile.id not in seen)
    return [tile for tile in tiles if isinstance(tile, Building)]


def _lays_bare(view: BiomesView, block: Block, wants: Sequence[Wanted]) -> Iterator[Reason]:
    """A second block that only this first one frees, of a material not to be had otherwise."""
    if view.stage is not Stage.ACTION:
        return
    after = without(view, block)
    before = hints.takeable_blocks(view)
    to_be_had = {material_of(view, one) for one in before if one != block}
    freed = {material_of(view, one) for one in hints.takeable_blocks(after) if one not in before}
    if Material.EMERALD in freed - to_be_had:
        yield told("lays_emerald")
        return
    uses = [(use_of(after, material, wants), material) for material in sorted(freed - to_be_had)]
    found = [(want.gain, want.building.id, material) for want, material in uses if want]
    if found:
        _, tile, material = max(found)
        yield told("lays_bare", material=material.value, tile=tile)


def without(view: BiomesView, block: Block) -> BiomesView:
    """The view after its seat took a block."""
    x, y, _ = block
    heights = list(view.heights)
    heights[x * SIDE + y] -= 1
    taken = MATERIALS.index(material_of(view, block))
    player = view.players[view.seat]
    supply = [count + (kind == taken) for kind, count in enumerate(player.supply)]
    wood, sand, stone, obsidian, emerald = supply
    richer = replace(player, supply=(wood, sand, stone, obsidian, emerald))
    return hints.with_player(replace(view, heights=tuple(heights)), view.seat, richer)
