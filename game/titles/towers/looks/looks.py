"""What the pieces of `towers` look like: its part of the drawing's table of titles."""

from __future__ import annotations

from game.render.faces.masonry import MASONRY
from game.render.looks import Looks
from game.rules.towers.catalogue import Catalogue
from game.titles.towers.looks.faces import faces
from game.titles.towers.looks.models import TOYBOX

MOST_STOREYS, MOST_CARDS = 10, 5


def _coming(_content: Catalogue) -> dict[str, int]:
    """What comes onto the table as a game goes on."""
    storeys = {f"towers/storey:{name}": MOST_STOREYS for name in MASONRY}
    roofs = {"towers/roof:1": 12, "towers/roof:2": 6, "towers/roof:3": 6, "towers/roof:4": 4}
    crowns = {"towers/battlements": 3, "towers/weathercock": 3}
    cards = {"towers/card": 3 * MOST_CARDS + 12, "towers/held": MOST_CARDS, "towers/bundle": 12}
    return {**storeys, **roofs, **crowns, **cards, "towers/joker:down": 2}


LOOKS: Looks[Catalogue] = Looks(
    faces=faces, coming=_coming, seated=("towers/pawn:", "towers/tray"), models=TOYBOX
)
