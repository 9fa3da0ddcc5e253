"""What evens out a game, on the cards of every title: in its place, whole, and no higher."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from game.language import PSEUDO, set_language
from game.rules.core import Options, Values, View
from game.session.seats import COLORS, HUMAN, Seat
from game.session.titles import play_of
from game.titles.biomes.ui.panels.cards import CARDS as BIOMES
from game.titles.brewery.ui.panels.cards import CARDS as BREWERY
from game.titles.towers.ui.panels.cards import CARDS as TOWERS
from game.ui.boxes import Anchored, Sized, Told
from game.ui.layout import Stack
from game.ui.marks import Icon, Text
from game.ui.panels.asides import CARD_WIDTH, SMALL_CARD_WIDTH
from game.ui.panels.games import GameCard, GameModel, Seated
from game.ui.panels.handicap import StartPill, Unhinted, agreements
from game.ui.panels.player_cards import CardParts, player_cards
from game.ui.panels.reckoned import EndPill, Reckonings, reckoned
from game.ui.persons import People, Person, person_of
from game.ui.rect import Rect
from game.ui.titles import INTERFACES
from game.ui.widget import Widget
from tests.ui.audit import faults
from tests.ui.situations import situation_of
from tests.ui.stage import surface

NAMES = ("Mia", "Wilhelmina", "Maximiliana von und zu Hohenfels-Brandau", "Łukasz Wiśniewski")
EVENED = tuple(
    person_of(Seat(name, HUMAN, color, head_start=start, hints=hints))
    for name, color, start, hints in zip(
        NAMES, COLORS, (5, 100, 20, 0), (True, False, False, False), strict=True
    )
)
PLAIN = tuple(Person(each.name, each.color) for each in EVENED)
CARDS: dict[str, CardParts[Any, Any]] = {"biomes": BIOMES, "brewery": BREWERY, "towers": TOWERS}
ROOMS = {
    "full": (CARD_WIDTH, 4 * 136.0),
    "medium": (CARD_WIDTH, 4 * 100.0),
    "small with all": (SMALL_CARD_WIDTH, 4 * 92.0),
    "small": (SMALL_CARD_WIDTH, 4 * 81.0),
}
"""What is left to four cards where each of their kinds is the fullest that fits."""


@pytest.fixture(autouse=True)
def english_again() -> Iterator[None]:
    yield
    set_language("en")


def _options(title: str, people: tuple[Person, ...]) -> tuple[Values, ...]:
    """Gentler scoring for whoever is evened in another way, where there is such a thing."""
    gentler = title == "biomes"
    return tuple({"beginner": each.is_evened} if gentler else {} for each in people)


def cards(title: str, people: tuple[Person, ...], room: tuple[float, float]) -> Widget:
    """Everybody's cards at the beginning of a game."""
    play = play_of(title)
    state = play.setup(play.load("classic"), Options(_options(title, people)), 7)
    return drawn(title, state.view(0), people, room)


def drawn(
    title: str, view: View, people: People, room: tuple[float, float], ended: Reckonings = ()
) -> Widget:
    """Everybody's cards in a room of so many units."""
    told = situation_of(view, people, 0, INTERFACES[title].hands.empty, ended=ended)
    return player_cards(CARDS[title], told, lambda _intent: None, room)


@pytest.mark.parametrize("language", ["en", PSEUDO])
@pytest.mark.parametrize("scale", [1.0, 2.0])
@pytest.mark.parametrize("kind", ROOMS)
@pytest.mark.parametrize("title", CARDS)
def test_cards_have_room_for_what_was_agreed_on(
    title: str, kind: str, scale: float, language: str
) -> None:
    set_language(language)
    room = ROOMS[kind]
    shown = surface(None, (1280, 1140), scale)
    shown.show(Anchored(Sized(cards(title, EVENED, room), width=room[0]), 0.0, 0.0, 0))
    assert faults(shown) == []
    found = list(shown.root.walk())
    assert [each.text for each in found if isinstance(each, StartPill)] == ["+5", "+100", "+20"]
    assert len([each for each in found if isinstance(each, Unhinted)]) == 3
    pressed = [each for each in found if each.key.startswith("card.")]
    assert sum(each.rect.height + 8.0 for each in pressed) <= room[1]
    for card in pressed:
        for part in card.walk():
            assert holds(card.rect, part.rect), (card.key, part)


def holds(outer: Rect, inner: Rect) -> bool:
    """Whether nothing of a thing sticks out of another, by a hair at most."""
    return (
        inner.x >= outer.x - 0.5
        and inner.right <= outer.right + 0.5
        and inner.y >= outer.y - 0.5
        and inner.bottom <= outer.bottom + 0.5
    )


@pytest.mark.parametrize("kind", ROOMS)
@pytest.mark.parametrize("title", CARDS)
def test_every_sign_on_a_card_says_what_it_is(title: str, kind: str) -> None:
    """The little signs stood there unexplained: a card's own tip told of all at once."""
    play = play_of(title)
    state = play.setup(play.load("classic"), Options(_options(title, EVENED)), 7)
    view = state.view(0)
    ended = reckoned(title, INTERFACES[title].summary, view, EVENED)
    everybodys = drawn(title, view, EVENED, ROOMS[kind], ended)
    shown = surface(Anchored(Sized(everybodys, width=ROOMS[kind][0]), 0.0, 0.0, 0), (1280, 1140))
    seen = 0
    for sign in shown.root.walk():
        gentler = isinstance(sign, Icon) and sign.name == "lesson"
        if isinstance(sign, StartPill | Unhinted | EndPill) or gentler:
            over = shown.root.hit(*sign.rect.center)
            assert isinstance(over, Told), sign
            assert over.inert, "a click on it tells, too"
            assert over.tip
            seen += 1
    assert seen >= 10


@pytest.mark.parametrize("title", CARDS)
def test_where_nothing_was_agreed_on_nothing_is_shown(title: str) -> None:
    shown = surface(Anchored(cards(title, PLAIN, ROOMS["full"]), 0.0, 0.0, 0))
    assert not [each for each in shown.root.walk() if isinstance(each, StartPill | Unhinted)]
    assert agreements(PLAIN) is None


def test_two_players_of_a_kept_game_have_room_for_their_names() -> None:
    seats = (Seated("Großmutter Lieselotte", "red", 131, start=15), Seated("Ben", "blue", 130))
    model = GameModel("a", "biomes", seats, "Turn 9", "today", finished=True, elsewhere=False)
    shown = surface(Anchored(GameCard(model, 320.0, lambda _i: None, lambda _k: None), 0.0, 0.0))
    assert faults(shown) == []
    [name] = [n for n in shown.root.walk() if isinstance(n, Text) and n.text == seats[0].name]
    assert not name.wrapped(shown.painter.meter).cut


def test_the_history_says_what_the_number_beside_the_points_means() -> None:
    seats = (Seated("Mia", "red", 31, won=True, start=5), Seated("Ben", "blue", 30))
    model = GameModel("a", "biomes", seats, "Turn 9", "today", finished=True, elsewhere=False)
    card = GameCard(model, 320.0, lambda _intent: None, lambda _key: None)
    shown = surface(Stack(Anchored(card, 0.0, 0.0)))
    assert faults(shown) == []
    assert card.tip == "Mia: a head start of 5 points, counted at the end"
    assert [each.text for each in shown.root.walk() if isinstance(each, StartPill)] == ["+5"]


def test_the_history_says_who_played_without_hints() -> None:
    seats = (Seated("Mia", "red", 31, won=True, hints=False), Seated("Ben", "blue", 30))
    model = GameModel("a", "biomes", seats, "Turn 9", "today", finished=True, elsewhere=False)
    card = GameCard(model, 320.0, lambda _intent: None, lambda _key: None)
    shown = surface(Stack(Anchored(card, 0.0, 0.0)))
    assert faults(shown) == []
    assert card.tip == "Mia: plays without hints"
    assert len([each for each in shown.root.walk() if isinstance(each, Unhinted)]) == 1
