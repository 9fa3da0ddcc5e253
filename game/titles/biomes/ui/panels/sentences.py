"""A sentence for each event of biomes, for the log and the strip."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from game.formats import row_of
from game.language import _, ngettext
from game.rules.biomes.catalogue import Catalogue
from game.rules.biomes.events import (
    BiomesEvent,
    BlockTaken,
    Built,
    GameOver,
    LayerCleared,
    MobDefeated,
    MobSurvived,
    Moved,
    Scored,
    TileRevealed,
    TokenGained,
    TokenRemoved,
    TokenRevealed,
    Traded,
    WeaponsDrawn,
    XpGained,
)
from game.scene.targets import Target
from game.titles.biomes.scene.targets import (
    CrossingTarget,
    FigureTarget,
    MobTarget,
    PileTarget,
    RimTarget,
    SpaceTarget,
    StackTarget,
    TrayTarget,
    TurntableTarget,
)
from game.titles.biomes.ui.panels.words import characteristic, points, tile_name, token_name
from game.titles.biomes.ui.panels.words import material as material_name
from game.ui.persons import People


def line(event: BiomesEvent, people: People, catalogue: Catalogue) -> str:
    """What happened, in a sentence; "" for what another line already tells."""
    names = _Names(people, catalogue)
    return _of_things(event, names) or _of_fights(event, names) or _of_scorings(event, names)


MOST_TELLING: tuple[type[BiomesEvent], ...] = (
    MobDefeated,
    MobSurvived,
    Built,
    Scored,
    WeaponsDrawn,
    Traded,
    BlockTaken,
    TokenGained,
    Moved,
)
"""Kinds of event, what tells most of a step first."""


def told(events: Sequence[BiomesEvent], people: People, catalogue: Catalogue) -> str:
    """What was done in a step, in one sentence; "" where nobody did anything to tell of."""
    for kind in MOST_TELLING:
        for event in events:
            if isinstance(event, kind):
                return line(event, people, catalogue)
    return ""


def seat_of(event: BiomesEvent) -> int | None:
    """Who did it; None where nobody did."""
    player = getattr(event, "player", None)
    return player if isinstance(player, int) else None


class _Names(NamedTuple):
    people: People
    catalogue: Catalogue

    def of(self, seat: int) -> str:
        return self.people[seat].name

    def tile(self, tile: str) -> str:
        return tile_name(self.catalogue, tile)

    def token(self, token: str) -> str:
        return token_name(self.catalogue, token)


def _of_things(event: BiomesEvent, names: _Names) -> str:
    match event:
        case Moved(player):
            return _("{name} explores").format(name=names.of(player))
        case TileRevealed(_, tile):
            # Translators: a tile or a weapon; no past tense of a person.
            return _("Turned up: {tile}").format(tile=names.tile(tile))
        case TokenRevealed(_, token):
            return _("Turned up: {tile}").format(tile=names.token(token))
        case BlockTaken(player, _, material):
            text = _("{name} takes: {material}")
            return text.format(name=names.of(player), material=material_name(material))
        case Built(player, tile):
            return _("{name} builds: {tile}").format(name=names.of(player), tile=names.tile(tile))
        case TokenGained(player, None):
            return _("{name} takes a hidden weapon").format(name=names.of(player))
        case TokenGained(player, str() as token):
            text = _("{name} takes: {weapon}")
            return text.format(name=names.of(player), weapon=names.token(token))
        case Traded(player, tile):
            text = _("{name} returns the {mob} for one more action")
            return text.format(name=names.of(player), mob=names.tile(tile))
        case _:
            return ""


def _of_fights(event: BiomesEvent, names: _Names) -> str:
    match event:
        case WeaponsDrawn(player, _, tile, tokens):
            text = _("{name} fights the {mob} with: {weapons}")
            weapons = row_of([names.token(token) for token in tokens])
            return text.format(name=names.of(player), mob=names.tile(tile), weapons=weapons)
        case MobDefeated(player, tile, hearts):
            text = ngettext(
                "{name} defeats the {mob} with {count} heart",
                "{name} defeats the {mob} with {count} hearts",
                hearts,
            )
            return text.format(name=names.of(player), mob=names.tile(tile), count=hearts)
        case MobSurvived(player, tile, hearts):
            text = ngettext(
                "The {mob} withstands {name}: {count} heart",
                "The {mob} withstands {name}: {count} hearts",
                hearts,
            )
            return text.format(name=names.of(player), mob=names.tile(tile), count=hearts)
        case TokenRemoved(player):
            return _("{name} lights the TNT").format(name=names.of(player))
        case _:
            return ""


def _of_scorings(event: BiomesEvent, names: _Names) -> str:
    match event:
        case XpGained(player, amount, "hoe"):
            text = _("{name}: {points} for the golden hoe")
            return text.format(name=names.of(player), points=points(amount))
        case XpGained(player, amount, "mob_bonus"):
            text = _("{name}: {points} for trophy mobs")
            return text.format(name=names.of(player), points=points(amount))
        case Scored(player, characteristic=trait, amount=amount):
            return _("{name} scores {characteristic}: {points}").format(
                name=names.of(player), characteristic=characteristic(trait), points=points(amount)
            )
        case LayerCleared(3):
            return _("The top layer is empty: biome scoring")
        case LayerCleared(2):
            return _("The second layer is empty: material scoring")
        case LayerCleared(1):
            return _("The third layer is empty: type scoring")
        case GameOver():
            return _("The game is over")
        case _:
            return ""


def trace(event: BiomesEvent) -> Target | None:
    """The figure that has moved, the stack that was fought at, the space that was built on."""
    match event:
        case Moved(player=seat):
            return FigureTarget(seat)
        case MobDefeated(cell=cell) | MobSurvived(cell=cell):
            return StackTarget(cell)
        case Built(player=seat, space=space):
            return SpaceTarget(seat, space)
        case _:
            return None


def targets(event: BiomesEvent) -> tuple[Target, ...]:
    """What on the table a line is about, as far as it still lies there: it lights up."""
    match event:
        case Moved(to=crossing, player=seat):
            return CrossingTarget(crossing), FigureTarget(seat)
        case TileRevealed(cell=cell) | MobSurvived(cell=cell) | WeaponsDrawn(cell=cell):
            return (StackTarget(cell),)
        case BlockTaken(player=seat):
            return (TrayTarget(seat),)
        case Built(player=seat, space=space):
            return (SpaceTarget(seat, space),)
        case MobDefeated(player=seat, tile=tile):
            return (MobTarget(seat, tile),)
        case _:
            return _shared_targets(event)


def _shared_targets(event: BiomesEvent) -> tuple[Target, ...]:
    match event:
        case TokenGained(player=seat) | TokenRemoved(player=seat):
            return (PileTarget(seat),)
        case Scored(player=seat, spaces=spaces):
            return tuple(SpaceTarget(seat, space) for space in spaces)
        case TokenRevealed(cell=cell):
            return (RimTarget(cell),)
        case LayerCleared():
            return (TurntableTarget(),)
        case _:
            return ()
