"""The classic map (T14), as it is printed in the rules."""

from __future__ import annotations

from typing import Final

from game.rules.towers.catalogue import Catalogue

PRINTED: Final = """
W. B. R. G. R. B. R. W. G.
B. R. G1 W. B1 R1 B. G. W.
G. W. R1 B. G4 W. G3 B. R.
B. G. W2 R. W3 G. W1 R. B.
G. R1 B3 W. B. W. G2 B1 R.
B. W. G. R2 G1 R. B. G. W.
G. B1 R. W. R3 W4 G2 B1 R.
R. G. W1 B. W. B. W. R1 G.
W. R. B. G. B. G. R. W. B.
"""
"""Letter: the field's colour; digit: its small squares."""
LETTERS: Final = "BWGR"


def read(printed: str) -> Catalogue:
    """A map out of its printed form."""
    fields = printed.split()
    colours = tuple(LETTERS.index(field[0]) for field in fields)
    squares = tuple(0 if field[1] == "." else int(field[1]) for field in fields)
    return Catalogue("classic", "Classic", "sha256:test", colours, squares)


CLASSIC: Final = read(PRINTED)
