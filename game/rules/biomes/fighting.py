"""A fight from the draw to its outcome (B6.1-B6.8)."""

from __future__ import annotations

from typing import Final

from game.rules.biomes.catalogue import WeaponKind
from game.rules.biomes.mining import take_block
from game.rules.biomes.moves import Fight, Pickaxe, Tnt
from game.rules.biomes.overworld import STACK_INDEX
from game.rules.biomes.position import FIGHT, Position
from game.rules.biomes.stages import PICKAXE, TNT
from game.rules.biomes.telling import BiomesTeller
from game.rules.biomes.turn import begin_action, finish_action, gain_xp
from game.rules.biomes.weapons import HOE_XP, FightUnderWay, begun, draw, of_kind
from game.rules.chance import Dealer

_HOE: Final = WeaponKind.HOE


def start_fight(position: Position, move: Fight, tell: BiomesTeller) -> None:
    """Shuffle the pile and reveal: bows and hoes act at once (B6.1, B6.4, B6.5)."""
    begin_action(position, FIGHT)
    pieces, seat = position.pieces, position.decider
    stack = STACK_INDEX[move.cell]
    dealer = Dealer(position.word)
    tokens = draw(position.piles[seat], pieces, dealer)
    position.word = dealer.word
    for token in tokens:
        position.seen |= 1 << token
    if tell.heard:
        tile = pieces.tile_ids[position.top_tile(stack)]
        names = tuple([pieces.token_ids[token] for token in tokens])
        tell.weapons_drawn(seat, move.cell, tile, names)
    for _ in of_kind(tokens, pieces, _HOE):
        gain_xp(position, seat, HOE_XP, "hoe", tell)
    _go_on(position, begun(stack, tokens, pieces), tell)


def decide_pickaxe(position: Position, move: Pickaxe, tell: BiomesTeller) -> None:
    """Use or decline one revealed pickaxe (B6.6)."""
    if move.block is not None:
        take_block(position, move.block, tell)
    fight = _fight(position)
    _go_on(position, fight._replace(pickaxes=fight.pickaxes - 1), tell)


def decide_tnt(position: Position, move: Tnt, tell: BiomesTeller) -> None:
    """Detonate the revealed TNT, which then leaves the game, or keep it (B6.7)."""
    fight = _fight(position)
    token, *later = fight.tnt
    hearts = fight.hearts
    if move.detonate:
        seat = position.decider
        hearts += position.pieces.token_hearts[token]
        position.piles[seat] = tuple(own for own in position.piles[seat] if own != token)
        position.gone += (move.token,)
        tell.token_removed(seat, move.token)
    _go_on(position, fight._replace(hearts=hearts, tnt=tuple(later)), tell)


def _fight(position: Position) -> FightUnderWay:
    fight = position.fight
    if fight is None:
        raise AssertionError("a fight's choice outside a fight")
    return fight


def _go_on(position: Position, fight: FightUnderWay, tell: BiomesTeller) -> None:
    """The next choice of the fight - pickaxes while blocks are left, then TNT - or its outcome."""
    if fight.pickaxes and position.takeable:
        position.fight, position.stage = fight, PICKAXE
    elif fight.tnt:
        position.fight, position.stage = fight._replace(pickaxes=0), TNT
    else:
        position.fight = None
        _settle(position, fight, tell)
        finish_action(position, tell)


def _settle(position: Position, fight: FightUnderWay, tell: BiomesTeller) -> None:
    """Compare the hearts; a defeated mob's tile goes to the player, its XP too (B6.2)."""
    seat = position.decider
    tile = position.top_tile(fight.stack)
    name = position.pieces.tile_ids[tile]
    if fight.hearts < position.pieces.mob_hearts[tile]:
        tell.mob_survived(seat, name, fight.hearts, fight.stack)
        return
    remove_top(position, fight.stack)
    position.mobs[seat] += (tile,)
    tell.mob_defeated(seat, name, fight.hearts, fight.stack)
    gain_xp(position, seat, position.pieces.xp[tile], "mob", tell)


def remove_top(position: Position, stack: int) -> None:
    """Take a face-up tile off its stack; the one beneath stays face down (B4.3)."""
    bit = 1 << stack
    position.left[stack] -= 1
    position.opened &= ~bit
    if position.left[stack]:
        position.closed |= bit
