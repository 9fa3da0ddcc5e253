"""A sentence for each event of towers, for the log and the strip."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from game.language import _, ngettext
from game.rules.towers.catalogue import Catalogue, Colour, Field
from game.rules.towers.counts import by_colour
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
    names = _Names(people, catalogue)
    return _of_board(event, names) or _of_cards(event, names) or _of_phases(event, names)


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


def _of_board(event: Told, names: _Names) -> str:
    match event:
        case PawnPlaced(player, _, field):
            return material_words.places_pawn(names.ground(field), names.of(player))
        case PawnMoved(player, _, field):
            return material_words.moves_pawn(names.ground(field), names.of(player))
        case TowerDemolished(player, _, blocks):
            text = ngettext(
                "{name} demolishes {count} storey",
                "{name} demolishes {count} storeys",
                len(blocks),
            )
            return text.format(name=names.of(player), count=len(blocks))
        case TowerBuilt(player, _, blocks):
            text = ngettext(
                "{name} builds {count} storey", "{name} builds {count} storeys", len(blocks)
            )
            return text.format(name=names.of(player), count=len(blocks))
        case PawnCaptured(player, None):
            return _("{name} captures a neutral pawn").format(name=names.of(player))
        case PawnCaptured(player, int() as owner):
            text = _("{name} captures a pawn of {other}")
            return text.format(name=names.of(player), other=names.of(owner))
        case _:
            return ""


def _of_cards(event: Told, names: _Names) -> str:
    match event:
        case Exchanged(player, cards):
            count = sum(cards)
            text = ngettext(
                "{name} exchanges {count} card", "{name} exchanges {count} cards", count
            )
            return text.format(name=names.of(player), count=count)
        case CardsDiscarded(player, cards):
            # Translators: {cards}: such as 2 coal and 1 brick; the word cards isn't in it.
            text = _("{name} discards: {cards}")
            return text.format(name=names.of(player), cards=in_words(cards))
        case CardsDrawn(player, tuple() as drawn):  # of hidden ones: as many as were discarded
            # Translators: {cards}: such as 2 coal and 1 brick; the word cards isn't in it.
            text = _("{name} draws: {cards}")
            return text.format(name=names.of(player), cards=in_words(by_colour(drawn)))
        case JokerUsed(player):
            return _("{name} uses the joker").format(name=names.of(player))
        case JokerRestored(player):
            # Translators: an exchange of cards has turned the joker up.
            return _("{name}: the joker is ready again").format(name=names.of(player))
        case DeckReshuffled():
            return _("The discard pile is shuffled and becomes the deck")
        case _:
            return ""


def _of_phases(event: Told, names: _Names) -> str:
    """How the game goes on and ends; other points than a skyline's, the deed tells."""
    match event:
        case PhaseStarted(phase):
            return phase_begins(phase)
        case LastRound():
            return _("The last round: everybody has as many turns")
        case PointsGained(player, amount, "skyline"):
            # Translators: points for the own towers that stand at the end.
            text = _("{name}'s skyline: {points}")
            return text.format(name=names.of(player), points=points(amount))
        case GameOver("stalled"):
            # Translators: said once, when a game is over that nobody has ended.
            return _("No more rounds: the game is scored as it stands")
        case GameOver():
            return _("The game is over")
        case _:
            return ""


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
