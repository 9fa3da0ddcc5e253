"""What the pieces of `towers` look like: its part of the drawing's table of titles."""

from __future__ import annotations

from game.render.faces.masonry import MASONRY
from game.render.looks import Looks
from game.rules.towers.catalogue import Catalogue
from game.titles.towers.looks.faces import faces
from game.titles.towers.looks.models import TOYBOX
from game.titles.towers.scene.layout import CROWNED

MOST_STOREYS, MOST_CARDS = 10, 5


def _coming(_content: Catalogue) -> dict[str, int]:
    """What comes onto the table as a game goes on."""
    storeys = {f"towers/storey:{name}": MOST_STOREYS for name in MASONRY}
    values = {1: 12, 2: 6, 3: 6, 4: 4}
    roofs = {f"towers/roof:{value}": most for value, most in values.items()}
    plates = {f"towers/plate:{value}": most for value, most in (values | {CROWNED: 3}).items()}
    crowns = {"towers/battlements": 3, "towers/weathercock": 3}
    cards = {"towers/card": 3 * MOST_CARDS + 12, "towers/held": MOST_CARDS, "towers/bundle": 12}
    return {**storeys, **roofs, **plates, **crowns, **cards, "towers/joker:down": 2}


LOOKS: Looks[Catalogue] = Looks(
    faces=faces,
    coming=_coming,
    seated=("towers/pawn:", "towers/tray", "towers/pennant"),
    models=TOYBOX,
)
