"""Flags in `towers`: a player's pennant says whose a tower is, and nothing else wears one (Q3)."""

from __future__ import annotations

from game.render.mesh import COLOUR_OFFSET, VERTEX_SIZE
from game.render.models.paint import PLAYERS, rgb
from game.titles.towers.looks.models import TOYBOX

PLAIN = ("roof:", "plate:", "battlements", "weathercock", "flag")
"""What any tower wears, and the flag of the phase: they are nobody's."""


def paints(model: str) -> set[bytes]:
    """The paint of every corner of a model's mesh."""
    mesh = TOYBOX[model]
    starts = range(COLOUR_OFFSET, len(mesh.vertices), VERTEX_SIZE)
    return {mesh.vertices[start : start + 3] for start in starts}


def test_only_a_pennant_is_in_a_players_colour() -> None:
    players = {bytes(rgb(paint)) for paint in PLAYERS}
    plain = [name for name in TOYBOX if name.removeprefix("towers/").startswith(PLAIN)]
    assert len(plain) == 12
    assert {name: paints(name) & players for name in plain} == {name: set() for name in plain}
    assert all(paints(f"towers/pennant{seat}") & players for seat in range(4))
