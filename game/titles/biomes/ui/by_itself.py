"""Why a move of biomes played itself, in a sentence."""

from __future__ import annotations

from game.language import _
from game.rules.biomes.moves import BiomesMove, Collect, Pickaxe, Score
from game.rules.biomes.view import BiomesView


def by_itself(view: BiomesView, move: BiomesMove, name: str) -> str:
    """Why ``name`` wasn't asked."""
    del view
    match move:
        case Score():
            return _("{name} scores as much, whatever is chosen.").format(name=name)
        case Collect():
            return _("{name} takes the only block that is free.").format(name=name)
        case Pickaxe():
            return _("{name} finds no free block for the pickaxe.").format(name=name)
        case _:
            return _("{name} had no other choice.").format(name=name)
