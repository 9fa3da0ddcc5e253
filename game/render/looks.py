"""What drawing asks of a title: one frozen value for each, made in the title's own folder."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Generic, TypeVar

from PIL import Image

from game.content.miniature import Miniatures
from game.render.mesh import Mesh

C = TypeVar("C")


def _bare(_content: object) -> Miniatures:
    return Miniatures({}, {}, {})


def _none(_content: object) -> dict[str, int]:
    return {}


def _undressed(_content: object) -> dict[str, str]:
    return {}


@dataclass(frozen=True)  # a generic alias cannot make values with slots
class Looks(Generic[C]):
    """What a title's pieces look like; ``C`` is its content pack.

    ``faces``: the pictures on them, by the names that pieces' looks use. ``coming``: how many of
    each model a match will show that does not lie on the table from the start. ``own``: the
    miniatures that a pack brings itself. ``seated``: the models that come in the players' colours,
    without their numbers (``figure`` for ``figure0`` and so on). ``models``: those beyond the
    library's, such as a :class:`.models.toybox.Toybox`. ``dressed``: the models that a pack puts on
    the table instead of others, by the names of these; "" for nothing at all.
    """

    faces: Callable[[C], Mapping[str, Image.Image]]
    coming: Callable[[C], Mapping[str, int]] = _none
    own: Callable[[C], Miniatures] = _bare
    seated: tuple[str, ...] = ()
    models: Mapping[str, Mesh] = field(default_factory=dict)
    dressed: Callable[[C], Mapping[str, str]] = _undressed
