"""A fight from the draw to its outcome (B6.1-B6.8)."""

from __future__ import annotations

from typing import Final

from game.rules.biomes.catalogue import WeaponKind
from game.rules.biomes.events import (
    BiomesEvent,
    MobDefeated,
    MobSurvived,
    TokenRemoved,
    WeaponsDrawn,
)
from game.rules.biomes.mining import take_block
from game.rules.biomes.moves import Fight, Pickaxe, Tnt
from game.rules.biomes.overworld import STACK_CELLS, STACK_INDEX
from game.rules.biomes.position import FIGHT, Position
from game.rules.biomes.stages import PICKAXE, TNT
from game.rules.biomes.turn import begin_action, finish_action, gain_xp
from game.rules.biomes.weapons import HOE_XP, FightUnderWay, begun, draw, of_kind
from game.rules.chance import Dealer

_HOE: Final = WeaponKind.HOE


def start_fight(position: Position, move: Fight, events: list[BiomesEvent]) -> None:
    """Shuffle the pile and reveal: bows and hoes act at once (B6.1, B6.4, B6.5)."""
    begin_action(position, FIGHT)
    pieces, seat = position.pieces, position.decider
    stack = STACK_INDEX[move.cell]
    dealer = Dealer(position.word)
    tokens = draw(position.piles[seat], pieces, dealer)
    position.word = dealer.word
    for token in tokens:
        position.seen |= 1 << token
    tile = pieces.tile_ids[position.top_tile(stack)]
    names = tuple([pieces.token_ids[token] for token in tokens])
    events.append(WeaponsDrawn(seat, move.cell, tile, names))
    for _ in of_kind(tokens, pieces, _HOE):
        gain_xp(position, seat, HOE_XP, "hoe", events)
    _go_on(position, begun(stack, tokens, pieces), events)


def decide_pickaxe(position: Position, move: Pickaxe, events: list[BiomesEvent]) -> None:
    """Use or decline one revealed pickaxe (B6.6)."""
    if move.block is not None:
        take_block(position, move.block, events)
    fight = _fight(position)
    _go_on(position, fight._replace(pickaxes=fight.pickaxes - 1), events)


def decide_tnt(position: Position, move: Tnt, events: list[BiomesEvent]) -> None:
    """Detonate the revealed TNT, which then leaves the game, or keep it (B6.7)."""
    fight = _fight(position)
    token, *later = fight.tnt
    hearts = fight.hearts
    if move.detonate:
        seat = position.decider
        hearts += position.pieces.token_hearts[token]
        position.piles[seat] = tuple(own for own in position.piles[seat] if own != token)
        position.gone += (move.token,)
        events.append(TokenRemoved(seat, move.token))
    _go_on(position, fight._replace(hearts=hearts, tnt=tuple(later)), events)


def _fight(position: Position) -> FightUnderWay:
    fight = position.fight
    if fight is None:
        raise AssertionError("a fight's choice outside a fight")
    return fight


def _go_on(position: Position, fight: FightUnderWay, events: list[BiomesEvent]) -> None:
    """The next choice of the fight - pickaxes while blocks are left, then TNT - or its outcome."""
    if fight.pickaxes and position.takeable:
        position.fight, position.stage = fight, PICKAXE
    elif fight.tnt:
        position.fight, position.stage = fight._replace(pickaxes=0), TNT
    else:
        position.fight = None
        _settle(position, fight, events)
        finish_action(position, events)


def _settle(position: Position, fight: FightUnderWay, events: list[BiomesEvent]) -> None:
    """Compare the hearts; a defeated mob's tile goes to the player, its XP too (B6.2)."""
    seat, cell = position.decider, STACK_CELLS[fight.stack]
    tile = position.top_tile(fight.stack)
    name = position.pieces.tile_ids[tile]
    if fight.hearts < position.pieces.mob_hearts[tile]:
        events.append(MobSurvived(seat, name, fight.hearts, cell))
        return
    remove_top(position, fight.stack)
    position.mobs[seat] += (tile,)
    events.append(MobDefeated(seat, name, fight.hearts, cell))
    gain_xp(position, seat, position.pieces.xp[tile], "mob", events)


def remove_top(position: Position, stack: int) -> None:
    """Take a face-up tile off its stack; the one beneath stays face down (B4.3)."""
    bit = 1 << stack
    position.left[stack] -= 1
    position.opened &= ~bit
    if position.left[stack]:
        position.closed |= bit
