"""Draws challenges of one round: a table in the middle of a game, with dice to come told."""

from __future__ import annotations

from typing import Final

from game.ai.puzzles.task import Draft
from game.content.challenge import Limit
from game.rules.brewery.book import LAST_ROUND
from game.rules.brewery.catalogue import COLOURS, INGREDIENTS, SKILL, Catalogue, RecipeCard
from game.rules.chance import Dealer
from game.rules.positions import told_word
from game.titles.brewery.ai.puzzles.rolls import coming

_SLOTS: Final = 3
_FEWEST: Final = (1, 0, 1, 1)
_MORE: Final = (3, 3, 3, 3)
"""By colour: how many dice there are at least, and how many numbers of more."""
_STORED: Final = 3
"""Of dice that show so much, some lie in the warehouse."""
_TOLD: Final = 3
_ROUNDS: Final = (2, 2, 3)

Position = dict[str, object]


def chance(pack: Catalogue, dealer: Dealer, items: int) -> Draft:
    """A draft whose goal is the best chance to brew a recipe of the row tomorrow."""
    drawn = draft("chance", pack, dealer, items)
    row = drawn.position["row"]
    wanted = row[0] if isinstance(row, list) else row
    position = {**drawn.position, "row": [wanted, ".", "."]}
    return Draft(position, {**drawn.goal, "of": wanted}, drawn.limit)


def draft(kind: str, pack: Catalogue, dealer: Dealer, items: int) -> Draft:
    """A draft of a kind of goal; that of the best score is for the last round."""
    number = LAST_ROUND if kind == "score" else dealer.choice(_ROUNDS)
    counts = [_FEWEST[each] + dealer.below(_MORE[each]) for each in range(len(COLOURS))]
    player = _dice(counts, dealer)
    player["gold"] = dealer.below(6)
    player["seeds"] = dealer.below(3)
    if dealer.below(2):
        player["ingredients"] = {dealer.choice(INGREDIENTS): 1}
    word = dealer.next_word()
    position: Position = {
        "round": number,
        "players": [player],
        "row": [card.id for card in _row(pack, dealer, counts)],
        "chance": told_word(word),
    }
    goal: dict[str, object] = {"kind": kind}
    if dealer.below(3):
        goal["rolls"] = coming(word, _TOLD)
    return Draft(position, goal, Limit("items", items))


def _dice(counts: list[int], dealer: Dealer) -> Position:
    """The dice of pool and warehouse, by name."""
    pool: dict[str, int] = {}
    stored: dict[str, int] = {}
    for colour, count in enumerate(counts):
        for number in range(count):
            value = 1 + dealer.below(6)
            keeps = colour != SKILL and value >= _STORED and dealer.below(3) == 0
            (stored if keeps else pool)[f"{COLOURS[colour]}-{number + 1}"] = value
    return {"pool": pool, "warehouse": stored}


def _row(pack: Catalogue, dealer: Dealer, counts: list[int]) -> list[RecipeCard]:
    """Recipes for which there are enough dice, or nearly."""
    cards = list(pack.recipes)
    dealer.shuffle(cards)
    cards.sort(key=lambda card: _lacking(card, counts) > 1)
    return cards[:_SLOTS]


def _lacking(card: RecipeCard, counts: list[int]) -> int:
    """How many dice a recipe asks for that aren't there."""
    return sum([max(0, len(base) - counts[at]) for at, base in enumerate(card.base)])
