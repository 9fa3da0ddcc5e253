"""Whole games of `brewery` to be judged, played here."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Sequence
from typing import cast

from game.rules.brewery.catalogue import SCHOOL_SKILL
from game.rules.brewery.moves import (
    Brew,
    BreweryMove,
    Buy,
    Decline,
    EndPurchase,
    Place,
    Store,
    UseToken,
)
from game.rules.chance import Dealer
from game.session.match import Match
from game.session.seats import COLORS, Seat
from game.session.simulation import play_out
from game.session.titles import play_of

Choice = Callable[[Sequence[BreweryMove], Dealer], BreweryMove]


def at_random(moves: Sequence[BreweryMove], chance: Dealer) -> BreweryMove:
    """Any legal move."""
    return chance.choice(moves)


def eager(moves: Sequence[BreweryMove], chance: Dealer) -> BreweryMove:
    """Grows and stores dice, brews and refines what it can, buys and uses tokens."""
    kinds: dict[type, list[BreweryMove]] = defaultdict(list)
    for move in moves:
        kinds[type(move)].append(move)
    if kinds[UseToken] and (kinds[Decline] or chance.below(12) == 0):
        return chance.choice(kinds[UseToken])
    if kinds[EndPurchase] and (kinds[Buy] or kinds[Store]):
        return chance.choice(
            kinds[Buy] if kinds[Buy] and chance.below(2) else kinds[Store] or moves
        )
    if kinds[Brew]:
        refined = [
            move for move in kinds[Brew] if isinstance(move, Brew) and move.extension is not None
        ]
        return chance.choice(refined or kinds[Brew])
    sold = [move for move in moves if isinstance(move, Place) and move.field > SCHOOL_SKILL]
    if sold and chance.below(16) == 0:
        return chance.choice(sold)
    grown = [move for move in kinds[Place] if move not in sold]
    if grown and chance.below(4):
        return chance.choice(grown)
    quiet = [move for move in moves if not isinstance(move, Store | Place | UseToken)]
    return chance.choice(quiet or moves)


def begun(
    players: int,
    seed: int,
    pack: str = "classic",
    *,
    advanced: bool = False,
    even_seasons: bool = False,
    short_game: bool = False,
    behind_begins: bool = False,
    agents: Sequence[str] = (),
) -> Match:
    """A new game."""
    names = agents or ("random",) * players
    seats = [Seat(f"Player {place}", name, COLORS[place]) for place, name in enumerate(names)]
    content = play_of("brewery").load(pack)
    options = {"advanced": advanced, "even_seasons": even_seasons}
    options |= {"short_game": short_game, "behind_begins": behind_begins}
    return Match.new("brewery", content, seats, seed, options=options)


def played(
    players: int,
    seed: int,
    choose: Choice = eager,
    steps: int | None = None,
    pack: str = "classic",
    *,
    advanced: bool = False,
    even_seasons: bool = False,
    short_game: bool = False,
    behind_begins: bool = False,
) -> bytes:
    """The record of a game; of so many steps at the most."""
    match = begun(
        players,
        seed,
        pack,
        advanced=advanced,
        even_seasons=even_seasons,
        short_game=short_game,
        behind_begins=behind_begins,
    )
    chance = Dealer(seed)
    while match.actor is not None and (steps is None or len(match.history) < steps):
        match.play(choose(cast(Sequence[BreweryMove], match.legal_moves()), chance))
    return match.record_bytes()


def played_by(*agents: str, seed: int, pack: str = "classic") -> bytes:
    """The record of a game that agents played to its end."""
    match = begun(len(agents), seed, pack, agents=agents)
    play_out(match)
    return match.record_bytes()
