"""What each title's records tell a family: the table of this layer."""

from __future__ import annotations

from game.session.family.annals import Annalist
from game.titles.biomes.session.annals import annals as biomes
from game.titles.brewery.session.annals import annals as brewery
from game.titles.towers.session.annals import annals as towers

ANNALS: dict[str, Annalist] = {"biomes": biomes, "towers": towers, "brewery": brewery}
"""By the title's id."""
