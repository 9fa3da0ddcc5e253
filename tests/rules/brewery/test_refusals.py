"""Why not: every reason there is, and what its values mark."""

from __future__ import annotations

import re
from pathlib import Path

from game.rules.brewery import refusals
from game.rules.brewery.catalogue import COLOURS, DICE, FIELDS, GOODS, OBJECTS, TOKENS
from game.rules.brewery.moves import Accelerate, Buy, Exchange, Pick, Place, Store, Take, UseToken
from game.rules.chance import Dealer
from game.rules.core import Refusal
from tests.rules.brewery.codes import codes
from tests.rules.brewery.near import near_miss
from tests.rules.brewery.table import eager, game

LIMITS = {
    "die": DICE,
    "field": len(FIELDS),
    "colour": len(COLOURS),
    "what": len(GOODS),
    "object": len(OBJECTS),
    "token": len(TOKENS),
    "recipe": 30,
    "seat": 4,
}
"""By the name of a value: the numbers below which it lies."""


def quoted() -> set[str]:
    """The codes that a test of their rule asks for; some come up seldom in games."""
    files = sorted(Path(__file__).parent.glob("test_*.py"))
    found = re.findall(r"refusals\.(\w+)", "".join(file.read_text("utf-8") for file in files))
    return {code.lower() for code in found}


def met_in_games() -> dict[str, Refusal]:
    """By code, a refusal as it comes up in games."""
    met: dict[str, Refusal] = {}
    for seed in range(3):
        state, dealer = game(2 + seed % 3, seed=seed), Dealer(seed)
        while True:
            for _ in range(3):
                refused = state.refusal(near_miss(state, dealer))
                if refused is not None:
                    met[refused.code] = refused
                    for name, value in refused.values:
                        if name in LIMITS:
                            assert int(value) in range(LIMITS[name]), refused
            if state.actor() is None:
                break
            state.apply(eager(state, state.legal_moves(), dealer))
    return met


def test_each_reason_comes_up_in_games_or_in_a_test_and_no_other() -> None:
    met = met_in_games().keys()
    assert met <= set(codes())
    assert set(codes()) <= met | quoted()


def test_the_table_of_codes_is_whole() -> None:
    """What the helper texts are written from names each code once."""
    cells = re.findall(r"^\| (``.*?) \|", refusals.__doc__ or "", re.MULTILINE)
    listed = [code for cell in cells for code in re.findall(r"``(\w+)``", cell)]
    assert sorted(listed) == sorted(codes())
    assert len(set(listed)) == len(listed)


def test_numbers_out_of_the_box_are_refused_and_break_nothing() -> None:
    state, dealer = game(3), Dealer(1)
    while state.actor() is not None:
        for wrong in (-2, 50, 99):
            for move in (
                Store(wrong),
                Place(0, wrong),
                Place(wrong, 0),
                Place(6, 40, wrong),
                Accelerate(wrong, 40),
                Accelerate(0, wrong),
                Pick(wrong),
                Exchange(wrong, 1),
                Exchange(1, wrong),
                Buy(wrong),
                Buy(2, wrong),
                Take(wrong),
                UseToken(wrong, 1),
                UseToken(1, wrong),
                UseToken(3, wrong),
                UseToken(0, wrong),
            ):
                assert state.refusal(move) is not None, move
        state.apply(eager(state, state.legal_moves(), dealer))
