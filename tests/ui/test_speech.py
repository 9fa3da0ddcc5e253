"""What opponents say fits its bubble beside their card, at every size, in the longest language."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from game.ai.levels import LEVELS
from game.app.match.company.talk import LONGEST_CALLED
from game.language import PSEUDO, set_language
from game.rules.registry import TITLES
from game.ui import theme
from game.ui.boxes import Anchored, Padding, Panel, Sized
from game.ui.controls import Pressable
from game.ui.intents import LookAtSeat
from game.ui.layout import Align, Column, Row, Stack
from game.ui.marks import Text
from game.ui.panels.asides import CARD_WIDTH, SMALL_CARD_WIDTH
from game.ui.panels.player_cards import FACE
from game.ui.panels.speech import KEY, Bubble, Speaking, Speech, card_of
from game.ui.portraits import Portrait, portrait
from game.ui.titles import INTERFACES
from game.ui.widget import Widget
from tests.ui.stage import Heard, surface
from tests.ui.test_text_sizes import MOVES, PEOPLE, position, show

SIZES = [((1280, 720), 1.0), ((1280, 720), 2.0), ((1920, 1080), 1.5), ((800, 480), 1.0)]
NAME = "Wilhelmine"
"""As long as a name is that is called."""
HIGHEST = 110.0
"""Units: a bubble is never higher than about a card and its gap."""


@pytest.fixture(autouse=True)
def english_again() -> Iterator[None]:
    yield
    set_language("en")


def cards(width: float) -> Widget:
    """Four cards with faces, as in a match."""
    made = []
    for seat, level in enumerate(list(LEVELS)[:4]):
        name = Row(portrait(level, "blue", FACE), Text(level), gap=10)
        content = Column(name, Text("1 2 3 4"), Text("5"), gap=6, align=Align.START)
        card = Pressable(card_of(seat), content, LookAtSeat(seat), Heard())
        made.append(Sized(card, width=width, height=104))
    return Anchored(Column(*made, gap=8), 1.0, 0.0, 8)


def longest(title: str) -> list[str]:
    table = INTERFACES[title].company.lines
    assert table is not None
    assert len(NAME) == LONGEST_CALLED
    told = [line for said in table.values() for each in said().values() for line in each]
    return sorted((line.replace("{name}", NAME) for line in told), key=len)[-12:]


@pytest.mark.parametrize(("size", "scale"), SIZES)
@pytest.mark.parametrize("title", TITLES)
def test_every_line_fits_beside_its_speaker(
    title: str, size: tuple[int, int], scale: float
) -> None:
    set_language(PSEUDO)
    for line in longest(title):
        shown = surface(None, size, scale)
        narrow = shown.viewport.width < 1000
        width = SMALL_CARD_WIDTH if narrow else CARD_WIDTH
        for seat in range(4):
            shown.show(Speaking(cards(width), Speech(seat, line, "blue"), Heard()))
            shown.paint()
            assert not shown.painter.cuts
            bubble, card = shown.find(KEY), shown.find(card_of(seat))
            assert isinstance(bubble, Bubble)
            assert card is not None
            assert bubble.rect.x >= 0
            assert bubble.rect.right < card.rect.x, "what a card tells can be read meanwhile"
            assert bubble.rect.y <= bubble.points <= bubble.rect.bottom
            assert bubble.rect.bottom <= shown.viewport.height
            assert bubble.rect.height <= HIGHEST


@pytest.mark.parametrize(("size", "scale"), [*SIZES, ((1920, 1080), 1.0), ((1280, 720), 1.5)])
@pytest.mark.parametrize("title", TITLES)
def test_what_is_said_covers_no_panel_and_nobodys_card(
    title: str, size: tuple[int, int], scale: float
) -> None:
    """It lay over the speaker's card: blocks and pawns could not be read."""
    for seats in (2, 4):
        state = position(title, seats, MOVES[1])
        shown = surface(None, size, scale)
        show(shown, title, state, PEOPLE[:seats])
        panels = shown.root
        solid = [node.rect for node in panels.walk() if node.solid]
        for seat in range(seats):
            speech = Speech(seat, longest(title)[-1], "blue")
            shown.show(Speaking(panels, speech, Heard()))
            bubble = shown.find(KEY)
            assert isinstance(bubble, Bubble)
            met = [each for each in solid if bubble.rect.meets(each).width > 0.5]
            assert not [each for each in met if bubble.rect.meets(each).height > 0.5]


@pytest.mark.parametrize(("size", "scale"), [*SIZES, ((1920, 1080), 2.0)])
@pytest.mark.parametrize("title", TITLES)
def test_every_opponent_has_a_face(title: str, size: tuple[int, int], scale: float) -> None:
    """At 150 % four players were four coloured shapes, and nobody seemed to sit there."""
    shown = surface(None, size, scale)
    show(shown, title, position(title, 4, MOVES[1]), PEOPLE)
    opponents = [person for person in PEOPLE if not person.human]
    cards = [node for node in shown.root.walk() if node.key.startswith("card.")]
    faces = [node for card in cards for node in card.walk() if isinstance(node, Portrait)]
    assert len(faces) == len(opponents) == 2


def test_a_bubble_without_a_card_is_not_there() -> None:
    shown = surface(Speaking(Anchored(Text("no cards"), 0, 0), Speech(1, "Hm.", "red"), Heard()))
    shown.paint()
    assert shown.find(KEY) is None


@pytest.mark.parametrize("above", [24.0, 96.0])
def test_a_bubble_stands_beside_its_speaker_or_nowhere(above: float) -> None:
    """Below a panel it pointed at what stood there, 250 units under the card of who spoke."""
    seen = set[bool]()
    for seat in range(4):
        panel = Sized(Panel(Text("list")), width=300, height=240)
        beside = Padding(Anchored(panel, 1.0, 0.0, 0), (0, above, CARD_WIDTH + 24, 0))
        panels = Stack(cards(CARD_WIDTH), beside)
        shown = surface(Speaking(panels, Speech(seat, "Hm.", "red"), Heard()))
        bubble, card = shown.find(KEY), shown.find(card_of(seat))
        assert card is not None
        seen.add(bubble is not None)
        if bubble is not None:
            assert card.rect.y - 8 <= bubble.rect.bottom
            assert bubble.rect.y <= card.rect.bottom + 8
            assert bubble.rect.meets(panel.rect).height == 0
    assert seen == {False, True}


def test_a_bubble_on_its_way_shows_a_part_of_itself() -> None:
    drawn = []
    for part in (0.2, 0.6, 1.0):
        shown = surface(Speaking(cards(CARD_WIDTH), Speech(1, "Oh! " * 20, "red", part), Heard()))
        drawn.append(bytes(shown.paint().data))
    assert len(set(drawn)) == len(drawn)


def test_without_a_face_the_tail_points_at_the_name_of_the_speaker() -> None:
    """A person's card shows a sign instead of a face."""
    name = Text("Jonas", theme.HEADING)
    card = Pressable(
        card_of(0), Column(name, Text("1 2 3 4"), Text("5")), LookAtSeat(0), Heard(), padding=12
    )
    shown = surface(Speaking(Anchored(card, 1.0, 0.0, 8), Speech(0, "Hm.", "red"), Heard()))
    bubble = shown.find(KEY)
    assert isinstance(bubble, Bubble)
    assert name.rect.y < bubble.points < name.rect.bottom
    assert bubble.rect.right < name.rect.x
