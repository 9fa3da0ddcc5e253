"""Coarser forms of models, for pictures in which a model is small and time is short.

Corners are drawn into neighbours one after the other, the least noticeable first, as long as the
surface that is left lies within a limit of every triangle that was there: flat faces lose what is
within them, roundings become facets, outlines stay. Paint keeps its borders.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from types import MappingProxyType

from game.render.mesh import VERTEX
from game.render.models.bakery import COARSE
from game.render.models.carving import Carved
from game.render.models.skin import Skin

LIMIT = 0.05
"""How far from the planes of its triangles a surface may get, in table units. They meet outside of
what is round, so that the surface itself stays within a pixel where coarse forms are drawn."""
LIMITS = {"stud": 0.04, "token": 0.09}
"""Other limits: studs are small, tokens are plain and many."""
BROAD, THIN = 0.7, 0.019
"""What reaches farther than this from its middle is moved less: inlaid lines stay on boards."""
SPECK = 0.04
"""What is joined to nothing and no larger than this goes altogether."""


def with_coarse(
    models: Iterable[tuple[str, Carved]], by_hand: Mapping[str, Carved] = MappingProxyType({})
) -> Iterator[tuple[str, Carved]]:
    """Models by their names, each followed by its coarse form.

    Of those carved ``by_hand`` no speck is lost, and not much else.
    """
    for name, model in models:
        yield name, model
        if name in by_hand:
            yield COARSE + name, coarsened(by_hand[name], THIN)
        else:
            yield COARSE + name, coarsened(model, limit_of(name, model))


def limit_of(name: str, model: Carved) -> float:
    """How far the surface of this model may move."""
    reach = max(max(map(abs, row[:2])) for row in VERTEX.iter_unpack(model.vertices))
    return THIN if reach > BROAD else LIMITS.get(name, LIMIT)


def coarsened(model: Carved, limit: float) -> Carved:
    """``model`` with its surface moved by at most about ``limit`` table units."""
    skin = Skin(model)
    if limit > THIN:
        skin.drop_specks(SPECK)
    skin.draw_together(limit)
    coarse = skin.finish()
    return coarse if coarse.index_count else model
