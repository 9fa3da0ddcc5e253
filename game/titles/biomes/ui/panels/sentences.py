"""A sentence for each event of biomes, for the log and the strip."""

from __future__ import annotations

from collections.abc import Sequence
from functools import singledispatch
from typing import NamedTuple

from game.formats import row_of
from game.language import _, ngettext
from game.rules.biomes.catalogue import Catalogue, Material
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
    return _told(event, _Names(people, catalogue))


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


@singledispatch
def _told(_event: object, _names: _Names) -> str:
    return ""


@_told.register
def _moved(event: Moved, names: _Names) -> str:
    return _("{name} explores").format(name=names.of(event.player))


@_told.register
def _tile(event: TileRevealed, names: _Names) -> str:
    # Translators: a tile or a weapon; no past tense of a person.
    return _("Turned up: {tile}").format(tile=names.tile(event.tile))


@_told.register
def _token(event: TokenRevealed, names: _Names) -> str:
    return _("Turned up: {tile}").format(tile=names.token(event.token))


@_told.register
def _taken(event: BlockTaken, names: _Names) -> str:
    name = names.of(event.player)
    kind = material_name(Material(event.material).value)
    return _("{name} takes: {material}").format(name=name, material=kind)


@_told.register
def _built(event: Built, names: _Names) -> str:
    name = names.of(event.player)
    return _("{name} builds: {tile}").format(name=name, tile=names.tile(event.tile))


@_told.register
def _gained(event: TokenGained, names: _Names) -> str:
    name = names.of(event.player)
    if event.token is None:
        return _("{name} takes a hidden weapon").format(name=name)
    weapon = names.token(event.token)
    return _("{name} takes: {weapon}").format(name=name, weapon=weapon)


@_told.register
def _drawn(event: WeaponsDrawn, names: _Names) -> str:
    name = names.of(event.player)
    weapons = row_of([names.token(token) for token in event.tokens])
    mob = names.tile(event.tile)
    return _("{name} fights the {mob} with: {weapons}").format(name=name, mob=mob, weapons=weapons)


@_told.register
def _defeated(event: MobDefeated, names: _Names) -> str:
    name = names.of(event.player)
    text = ngettext(
        "{name} defeats the {mob} with {count} heart",
        "{name} defeats the {mob} with {count} hearts",
        event.hearts,
    )
    return text.format(name=name, mob=names.tile(event.tile), count=event.hearts)


@_told.register
def _survived(event: MobSurvived, names: _Names) -> str:
    name = names.of(event.player)
    text = ngettext(
        "The {mob} withstands {name}: {count} heart",
        "The {mob} withstands {name}: {count} hearts",
        event.hearts,
    )
    return text.format(name=name, mob=names.tile(event.tile), count=event.hearts)


@_told.register
def _removed(event: TokenRemoved, names: _Names) -> str:
    return _("{name} lights the TNT").format(name=names.of(event.player))


@_told.register
def _xp(event: XpGained, names: _Names) -> str:
    name = names.of(event.player)
    sentence = {
        "hoe": _("{name}: {points} for the golden hoe"),
        "mob_bonus": _("{name}: {points} for trophy mobs"),
    }.get(event.reason, "")
    return sentence.format(name=name, points=points(event.amount))


@_told.register
def _scored(event: Scored, names: _Names) -> str:
    name = names.of(event.player)
    trait = characteristic(event.characteristic)
    return _("{name} scores {characteristic}: {points}").format(
        name=name, characteristic=trait, points=points(event.amount)
    )


@_told.register
def _traded(event: Traded, names: _Names) -> str:
    name = names.of(event.player)
    mob = names.tile(event.tile)
    return _("{name} returns the {mob} for one more action").format(name=name, mob=mob)


@_told.register
def _cleared(event: LayerCleared, _names: _Names) -> str:
    return {
        3: _("The top layer is empty: biome scoring"),
        2: _("The second layer is empty: material scoring"),
        1: _("The third layer is empty: type scoring"),
    }.get(event.layer, "")


@_told.register
def _over(_event: GameOver, _names: _Names) -> str:
    return _("The game is over")


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
