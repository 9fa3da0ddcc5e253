"""Opponents in words and pictures: every level and temper has its own."""

from __future__ import annotations

import itertools

import pytest
from PIL import Image

from game.ai.levels import BALANCED, LEVELS, TEMPERS, Character
from game.render.faces.symbols import mask
from game.resources import assets
from game.session.seats import Seat
from game.ui.marks import Picture, Text
from game.ui.opponents import (
    TEMPER_ICONS,
    agent_name,
    character_line,
    portrait_of,
    temper_name,
    usual_names,
)
from game.ui.panels.seats import seat_card
from game.ui.panels.sitting import Choices
from game.ui.portraits import Strength, portrait
from game.ui.shelf.titles import BOXES
from game.ui.theme import PLAYER_COLORS
from game.ui.widget import Widget
from tests.ui.gallery import ignore
from tests.ui.stage import surface

WORDS = BOXES["biomes"].option_words()
CAST = [Character(level, temper) for level in LEVELS for temper in (BALANCED, *TEMPERS)]


def texts(widget: Widget) -> list[str]:
    return [node.text for node in widget.walk() if isinstance(node, Text)]


def test_every_character_has_a_portrait_of_its_own() -> None:
    seen = set()
    for who in CAST:
        with Image.open(assets() / "pictures" / f"{portrait_of(who.name, 'red')}.webp") as picture:
            assert picture.width == picture.height >= 192
            seen.add(picture.tobytes())
    assert len(seen) == len(CAST)


def test_the_portraits_travel_light() -> None:
    folder = assets() / "pictures" / "portraits"
    sizes = [file.stat().st_size for file in folder.glob("*.webp")]
    assert len(sizes) == len(CAST) + len(PLAYER_COLORS)
    assert sum(sizes) < 5_500 * len(sizes)


def test_persons_and_former_agents_have_the_figure_of_their_colour() -> None:
    assert portrait_of("human", "blue") == portrait_of("greedy", "blue") == "portraits/blue"


def test_everybody_is_called_differently() -> None:
    agents = ["human", "greedy", "random", *(who.name for who in CAST)]
    assert len({agent_name(agent) for agent in agents}) == len(agents)
    assert agent_name("master:fighter") == "Master · Fighter"
    names = list(itertools.chain(*(usual_names(level) for level in LEVELS)))
    assert len(set(names)) == len(names) == 4 * len(LEVELS)


def test_an_unknown_agent_is_shown_as_it_is_written() -> None:
    assert agent_name("oracle") == "oracle"


def test_a_character_is_told_by_name_level_and_temper() -> None:
    lines = {character_line(who, "Tom") for who in CAST}
    assert len(lines) == len(CAST)
    assert all(line.startswith("Tom ") for line in lines)


@pytest.mark.parametrize("temper", [BALANCED, *TEMPERS])
def test_every_temper_has_an_emblem(temper: str) -> None:
    assert mask(TEMPER_ICONS[temper], 24).getbbox()
    assert temper_name(temper)


@pytest.mark.parametrize(("blocks", "level"), list(enumerate(LEVELS, 1)))
def test_strength_is_told_in_blocks(level: str, blocks: int) -> None:
    drawn = surface(Strength(level, 20))
    drawn.paint()
    alone = len(drawn.painter.drawn)
    of_all = surface(Strength(level, 20, of_all=True))
    of_all.paint()
    assert alone == blocks
    assert len(of_all.painter.drawn) == len(LEVELS)


def test_a_small_portrait_has_no_emblem() -> None:
    def marks(size: float) -> int:
        return sum(1 for _node in portrait("master:fighter", "red", size).walk())

    assert marks(44) < marks(140)


def test_a_card_names_level_and_temper_and_tells_the_character() -> None:
    seat = Seat("Zoe", "architect:explorer", "green", options={"beginner": False})
    card = seat_card(1, (seat, seat), Choices(WORDS), ignore)
    shown = texts(card)
    assert "Architect" in shown
    assert "Explorer" in shown
    assert any(text.startswith("Zoe thinks") for text in shown)
    tips = {node.key: node.tip for node in card.walk() if node.key}
    assert tips["setup.1.agent.sprout"].startswith("Sprout: Zoe is learning")
    assert tips["setup.1.temper.fighter"].startswith("Fighter: Zoe never")


def test_a_persons_card_offers_no_temper() -> None:
    seat = Seat("Zoe", "human", "green", options={"beginner": False})
    card = seat_card(0, (seat,), Choices(WORDS), ignore)
    assert not [node.key for node in card.walk() if ".temper." in node.key]
    assert sum(isinstance(node, Picture) for node in card.walk()) == 1 + 1 + len(LEVELS)


def test_a_level_is_told_of_by_the_name_it_would_bring() -> None:
    def tip(name: str, agent: str) -> str:
        seat = Seat(name, agent, "green", options={"beginner": False})
        card = seat_card(1, (seat, seat), Choices(WORDS), ignore)
        return next(node.tip for node in card.walk() if node.key == "setup.1.agent.architect")

    assert tip("Hazel", "apprentice") == "Architect: Olwen thinks a few turns ahead."
    assert tip("Ada", "human") == "Architect: Olwen thinks a few turns ahead."
    assert tip("Grandpa", "apprentice") == "Architect: Grandpa thinks a few turns ahead."
    assert tip("Linus", "architect:planner") == "Architect: Linus thinks a few turns ahead."
