"""Hazel's advice for a first building is the coach's: where most is shown, little is lost."""

from __future__ import annotations

from statistics import median

from game.ai.agent import Budget, agent
from game.content.guide import guide_file, read_guide
from game.rules.biomes.catalogue import Building, find_tile
from game.rules.biomes.moves import BiomesMove, Build
from game.rules.biomes.view import BiomesView
from game.rules.chance import Dealer
from game.session.match import Match
from game.titles.biomes.ai.appraisal import appraise
from game.titles.biomes.ui.hands.scoring_changes import brought
from tests.session.lessons.test_note_picker import begun

GAMES = 15
LITTLE = 2.5
"""XP that the coach may think another space better by."""


def shown(view: BiomesView, move: Build) -> int:
    """What the number at a building held over a space says that it brings."""
    tile = find_tile(view.catalogue, view.stack(move.cell).face_up or "")
    assert isinstance(tile, Building)
    return brought(view, view.seat, tile, move.space).total


def lost(view: BiomesView, legal: list[BiomesMove], seed: int) -> float:
    """How much the coach thinks of the best way to build, beyond the one that shows the most."""
    builds = [move for move in legal if isinstance(move, Build)]
    worth = dict(zip(legal, appraise(view, legal, Dealer(seed)), strict=True))
    most = max(shown(view, move) for move in builds)
    followed = max(worth[move] for move in builds if shown(view, move) == most)
    return max(worth[move] for move in builds) - followed


def first_chance(match: Match) -> float | None:
    """The loss where the newcomer may build for the first time; None: never."""
    player = agent("greedy", "biomes")
    while match.actor is not None:
        view, legal = match.state_view(match.actor), list(match.legal_moves())
        seed = match.thinking_seed()
        if match.actor == 0 and any(isinstance(move, Build) for move in legal):
            assert isinstance(view, BiomesView)
            return lost(view, legal, seed)  # type: ignore[arg-type] # the moves of biomes
        match.play(player.choose(view, legal, Budget(), Dealer(seed)))
    return None


def test_the_space_that_shows_most_is_the_coachs_too() -> None:
    """*Over what you have least of* said nothing where two were equal, and the coach another."""
    guide = read_guide(guide_file("biomes"))
    [note] = [
        note for note in guide.notes if any(p.told == {"type": "build"} for p in note.when.can)
    ]
    assert "Most is best" in note.say
    found = [first_chance(begun(guide, seed)) for seed in range(GAMES)]
    losses = [each for each in found if each is not None]
    assert len(losses) >= GAMES - 1
    assert median(losses) == 0
    assert max(losses) <= LITTLE
