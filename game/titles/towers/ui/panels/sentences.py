"""A sentence for each event of towers, for the log and the strip."""

from __future__ import annotations

from collections.abc import Sequence
from functools import singledispatch
from typing import NamedTuple

from game.language import _, ngettext
from game.rules.towers.catalogue import Catalogue, Colour, Field
from game.rules.towers.events import (
    CardsDiscarded,
    CardsDrawn,
    DeckReshuffled,
    GameOver,
    JokerRestored,
    JokerUsed,
    LastRound,
    PawnCaptured,
    PawnMoved,
    PawnPlaced,
    PhaseStarted,
    PointsGained,
    TowerBuilt,
    TowerDemolished,
    TowersEvent,
)
from game.scene.targets import Target
from game.titles.towers.scene.targets import (
    BacksTarget,
    DeckTarget,
    DiscardTarget,
    FieldTarget,
    JokerTarget,
    PawnTarget,
    StairsTarget,
    TowerTarget,
)
from game.titles.towers.ui.panels import material_words
from game.titles.towers.ui.panels.coach.field_words import field_text
from game.titles.towers.ui.panels.deeds import deed
from game.titles.towers.ui.panels.materials import in_words
from game.titles.towers.ui.panels.steps import Exchanged, Lost, Told, telling
from game.titles.towers.ui.panels.words import phase_begins, points
from game.ui.persons import People


def line(event: Told, people: People, catalogue: Catalogue) -> str:
    """What happened, in a sentence; "" for what another line already tells."""
    return _told(event, _Names(people, catalogue))


def told(events: Sequence[TowersEvent], people: People, catalogue: Catalogue) -> str:
    """What was done in a step, in one sentence; "" where nobody did anything to tell of."""
    done = (event for event in telling(events) if deed(event, catalogue) is not None)
    return next((line(event, people, catalogue) for event in done), "")


def seat_of(event: Told) -> int | None:
    """Who did it; None where nobody did."""
    player = getattr(event, "player", None)
    return player if isinstance(player, int) else None


def loser(event: Told) -> int | None:
    """Whose pawn was captured, or whose skyline lost a tower; None: nobody's (T12, Q3)."""
    match event:
        case PawnCaptured(owner=owner):
            return owner
        case Lost(builder=builder):
            return builder
        case _:
            return None


class _Names(NamedTuple):
    people: People
    catalogue: Catalogue

    def of(self, seat: int) -> str:
        return self.people[seat].name

    def ground(self, field: Field) -> Colour:
        return self.catalogue.colours[field]


@singledispatch
def _told(_event: object, _names: _Names) -> str:
    return ""


@_told.register
def _placed(event: PawnPlaced, names: _Names) -> str:
    return material_words.places_pawn(names.ground(event.to), names.of(event.player))


@_told.register
def _demolished(event: TowerDemolished, names: _Names) -> str:
    text = ngettext(
        "{name} demolishes {count} storey",
        "{name} demolishes {count} storeys",
        len(event.blocks),
    )
    return text.format(name=names.of(event.player), count=len(event.blocks))


@_told.register
def _built(event: TowerBuilt, names: _Names) -> str:
    text = ngettext(
        "{name} builds {count} storey", "{name} builds {count} storeys", len(event.blocks)
    )
    return text.format(name=names.of(event.player), count=len(event.blocks))


@_told.register
def _captured(event: PawnCaptured, names: _Names) -> str:
    name = names.of(event.player)
    if event.owner is None:
        return _("{name} captures a neutral pawn").format(name=name)
    return _("{name} captures a pawn of {other}").format(name=name, other=names.of(event.owner))


@_told.register
def _moved(event: PawnMoved, names: _Names) -> str:
    return material_words.moves_pawn(names.ground(event.to), names.of(event.player))


@_told.register
def _exchanged(event: Exchanged, names: _Names) -> str:
    count = sum(event.cards)
    text = ngettext("{name} exchanges {count} card", "{name} exchanges {count} cards", count)
    return text.format(name=names.of(event.player), count=count)


@_told.register
def _discarded(event: CardsDiscarded, names: _Names) -> str:
    # Translators: {cards}: such as 2 coal and 1 brick; the word cards isn't in it.
    text = _("{name} discards: {cards}")
    return text.format(name=names.of(event.player), cards=in_words(event.cards))


@_told.register
def _joker(event: JokerUsed, names: _Names) -> str:
    return _("{name} uses the joker").format(name=names.of(event.player))


@_told.register
def _restored(event: JokerRestored, names: _Names) -> str:
    # Translators: an exchange of cards has turned the joker up.
    return _("{name}: the joker is ready again").format(name=names.of(event.player))


@_told.register
def _drawn(event: CardsDrawn, names: _Names) -> str:
    if event.cards is None:
        return ""  # as many as were discarded
    name = names.of(event.player)
    counts = [event.cards.count(colour) for colour in range(4)]
    # Translators: {cards}: such as 2 coal and 1 brick; the word cards isn't in it.
    return _("{name} draws: {cards}").format(name=name, cards=in_words(counts))


@_told.register
def _shuffled(_event: DeckReshuffled, _names: _Names) -> str:
    return _("The discard pile is shuffled and becomes the deck")


@_told.register
def _skyline(event: PointsGained, names: _Names) -> str:
    if event.reason != "skyline":
        return ""  # the deed tells them
    # Translators: points for the own towers that stand at the end.
    text = _("{name}'s skyline: {points}")
    return text.format(name=names.of(event.player), points=points(event.amount))


@_told.register
def _phase(event: PhaseStarted, _names: _Names) -> str:
    return phase_begins(event.phase)


@_told.register
def _last(_event: LastRound, _names: _Names) -> str:
    return _("The last round: everybody has as many turns")


@_told.register
def _over(event: GameOver, _names: _Names) -> str:
    if event.reason == "stalled":
        # Translators: said once, when a game is over that nobody has ended.
        return _("No more rounds: the game is scored as it stands")
    return _("The game is over")


def to_loser(event: Told, people: People, catalogue: Catalogue) -> str:
    """What was done to the reader."""
    match event:
        case PawnCaptured(player=player, at=field):
            # Translators: line for whose pawn it was; {place}: row 3, column 4.
            text = _("{name} captures your pawn: {place}")
            return text.format(name=people[player].name, place=field_text(field))
        case Lost(player=player, at=field, blocks=blocks):
            # Translators: line for who had built it; {height}: so high; {place}: row 3, column 4.
            text = _("{name} demolishes your tower of {height}: {place}")
            name, place = people[player].name, field_text(field)
            return text.format(name=name, height=len(blocks), place=place)
        case _:
            return line(event, people, catalogue)


def trace(event: Told) -> Target | None:
    """The field where a pawn or tower came or went."""
    match event:
        case PawnPlaced(to=field) | PawnMoved(to=field):
            return FieldTarget(field)
        case PawnCaptured(at=field) | TowerDemolished(at=field):
            return FieldTarget(field)
        case TowerBuilt(at=field):
            return TowerTarget(field)
        case _:
            return None


def targets(event: Told) -> tuple[Target, ...]:
    """What on the table a line is about, as far as it still lies there: it lights up."""
    match event:
        case PawnPlaced(to=field) | PawnMoved(to=field):
            return FieldTarget(field), PawnTarget(field)
        case PawnCaptured(at=field) | TowerDemolished(at=field):
            return FieldTarget(field), PawnTarget(field)
        case TowerBuilt(at=field):
            return (TowerTarget(field),)
        case CardsDiscarded() | Exchanged() | DeckReshuffled():
            return (DiscardTarget(), DeckTarget())
        case CardsDrawn(player=seat):
            return DeckTarget(), BacksTarget(seat)
        case JokerUsed(player=seat) | JokerRestored(player=seat):
            return (JokerTarget(seat),)
        case PhaseStarted(phase=phase):
            return (StairsTarget(phase),)
        case _:
            return ()
