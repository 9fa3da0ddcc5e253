"""Every piece but the miniatures, by the name under which the library keeps it."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from game.render.models import effects, figures, furniture, pieces
from game.render.models.carving import Carved
from game.render.models.toy import Toy

Sculptor = Callable[[Toy], None]


def sculptors() -> dict[str, Sculptor]:
    """What carves each model, in the order in which they are baked."""
    found: dict[str, Sculptor] = {
        "block": pieces.block,
        "tile": pieces.tile,
        "token": pieces.token,
        "space": pieces.space,
        "scorecard": pieces.scorecard,
        "overworld": furniture.overworld,
        "stud": furniture.stud,
        "turntable": furniture.turntable,
        "stage": furniture.stage,
        "table": furniture.table,
        "mat": furniture.mat,
        **effects.MODELS,
    }
    for player in range(4):
        found[f"figure{player}"] = partial(figures.figure, player=player)
        found[f"board{player}"] = partial(furniture.board, player=player)
        found[f"tray{player}"] = partial(pieces.tray, player=player)
    return found


def carve(sculptor: Sculptor) -> Carved:
    """The finished model."""
    toy = Toy()
    sculptor(toy)
    return toy.finish()
