"""The models of `towers`, carved when they are first shown."""

from __future__ import annotations

from functools import partial

from game.render.faces.masonry import MASONRY, calm
from game.render.models import boards, cards, figures, furniture, roofs, storeys
from game.render.models.toybox import Toybox
from game.render.models.workshop import Sculptor
from game.titles.towers.looks import carvings, digits
from game.titles.towers.scene.layout import CROWNED

PLUM = "#6A3D52"
SCULPTORS: dict[str, Sculptor] = {
    "towers/mat": partial(furniture.mat, width=19.6, depth=14.0, x0=0.0, y0=-0.35),
    "towers/card": partial(cards.card, back=PLUM),
    "towers/held": partial(cards.card, back=PLUM),
    "towers/bundle": cards.bundle,
    "towers/rack": cards.rack,
    **{f"towers/storey:{name}": partial(storeys.storey, material=name) for name in MASONRY},
    **{
        f"towers/storey:{name}-{state}": partial(storeys.storey, material=name, lit=lit)
        for name in MASONRY
        for state, lit in (("lit", True), ("dark", False))
    },
    **{f"towers/field:{name}": partial(storeys.field, colour=calm(name)) for name in MASONRY},
    **{
        f"towers/field:{name}-built": partial(
            storeys.kerbed_field, colour=calm(name), kerb=kind.paint
        )
        for name, kind in MASONRY.items()
    },
    **{f"towers/roof:{value}": partial(roofs.roof, value=value) for value in roofs.SHAPES},
    **{
        f"towers/plate:{value}": partial(roofs.plates, value=value)
        for value in (*roofs.SHAPES, CROWNED)
    },
    "towers/battlements": roofs.battlements,
    "towers/weathercock": roofs.weathercock,
    "towers/board": digits.board,
    "towers/lane": carvings.lane,
    "towers/pawn:nobody": partial(boards.pawn, player=None),
    **{f"towers/pawn:{seat}": partial(figures.figure, player=seat) for seat in range(4)},
    **{f"towers/tray{seat}": partial(carvings.tray, player=seat) for seat in range(4)},
    **{f"towers/pennant{seat}": partial(carvings.pennant, player=seat) for seat in range(4)},
    "towers/joker:up": partial(carvings.joker, ready=True),
    "towers/joker:down": partial(carvings.joker, ready=False),
    "towers/stairs": carvings.stairs,
    **{f"towers/step:{phase}": partial(carvings.step, phase=phase) for phase in range(1, 5)},
    "towers/flag": carvings.flag,
}
"""What carves each of them."""
TOYBOX = Toybox(SCULPTORS, baked="models/towers.bin")
