"""How strong somebody is: told in the album, and made use of where a game is set up."""

from __future__ import annotations

import pytest

from game.app.routes import SetUp
from game.app.screens.known_strengths import UNTOLD, KnownStrengths
from game.app.screens.setup import SetupScreen
from game.session.family.handicap import HEAD_STARTS
from game.session.family.profiles import Profile
from game.session.family.rating.bands import ENOUGH, LIKELY, band, between
from game.session.family.rating.glicko import Rating
from game.session.family.rating.progress import Progress
from game.session.family.titles import ANNALS
from game.session.record import SUFFIX
from game.session.saves import SaveStore
from game.session.seats import HUMAN
from game.ui.intents.setup import SetAgent, SetHeadStart, SetProfile
from tests.app.desktop import ENTER, TAB, Desktop
from tests.app.test_app_album import ADA, album, texts
from tests.session.test_family_history import DAY, keep, played

BEN = Profile("00000000000b", "Ben", "blue", adopts="Ben")


def play(
    store: SaveStore, games: int, name: str = "Ada", agent: str = "builder", other: str = "Bruno"
) -> None:
    """Have games among the finished ones in which a person beats an opponent, each of a new
    deal."""
    content = played(DAY, (name, other), agent).record_bytes()
    store.games.mkdir(parents=True, exist_ok=True)
    for game in range(1, games + 1):
        number = b'"seed":%d%d' % (ord(name[0]), game)
        told = content.replace(b'"seed":2', number).replace(
            b'"started":86400', b'"started":%d' % (game * DAY)
        )
        file = f"biomes-{name}-{game}{SUFFIX}"
        (store.games / file).write_bytes(told)
        store.archive.history.add(file, told)


def set_up(desktop: Desktop) -> SetupScreen:
    desktop.desk.show(SetUp("biomes"))
    desktop.run(0.1)
    screen = desktop.desk.screen
    assert isinstance(screen, SetupScreen)
    return screen


@pytest.mark.parametrize(
    ("games", "said"),
    [
        (1, f"After {ENOUGH - 1} more games one can tell."),
        (ENOUGH - 1, "After 1 more game one can tell."),
        (ENOUGH, "\nPlays "),
    ],
)
def test_the_album_says_how_strong_somebody_is(desktop: Desktop, games: int, said: str) -> None:
    play(desktop.saves, games)
    album(desktop, ADA)
    assert "How strong?" not in texts(desktop), "everybody's pages"
    desktop.click(f"family.person.{ADA.id}")
    assert said in texts(desktop)
    assert ("family.ladder.builder" in desktop.widgets()) is (games == ENOUGH), "no line before"
    assert ("The wider the band" in texts(desktop)) is (games == ENOUGH), "nor words about one"
    desktop.click("family.title.towers")
    assert "How strong?" not in texts(desktop), "no game of it"


def test_nothing_is_drawn_that_nobody_can_tell() -> None:
    """A red line said what the words beside it did not dare to."""
    strengths = ANNALS["towers"].strengths
    assert strengths is not None
    vague = Rating(0.0, 40.0)
    assert between(band(vague, strengths, LIKELY), strengths) == UNTOLD
    known = Progress((vague,) * ENOUGH, tuple(range(ENOUGH)))
    model = KnownStrengths(strengths, {"a": known}).model("a")
    assert (model.told, model.spans, model.even) == ("Nobody can tell yet.", (), "")


def test_a_deal_that_was_known_tells_nothing(desktop: Desktop) -> None:
    keep(desktop.saves, range(1, 9))
    album(desktop, ADA)
    desktop.click(f"family.person.{ADA.id}")
    assert f"After {ENOUGH - 1} more games one can tell." in texts(desktop)


def test_an_even_game_is_set_up_from_the_album(desktop: Desktop) -> None:
    play(desktop.saves, ENOUGH, agent="sprout")
    album(desktop, ADA)
    desktop.click(f"family.person.{ADA.id}")
    touch = desktop.desk.surface.touch
    for _ in range(60):
        if touch.focused == "family.even":
            break
        desktop.press_key(TAB)
    desktop.press_key(ENTER)
    desktop.run(0.1)
    screen = desktop.desk.screen
    assert isinstance(screen, SetupScreen)
    ada, opponent = screen._seating.rows
    assert (ada.name, ada.profile, ada.agent) == ("Ada", ADA.id, HUMAN)
    assert opponent.agent != HUMAN
    assert "As it is set, the game should be even." in texts(desktop)


def test_the_set_up_makes_a_game_even_on_wish(desktop: Desktop) -> None:
    desktop.saves.archive.profiles.put(ADA)
    desktop.saves.archive.profiles.put(BEN)
    play(desktop.saves, ENOUGH, agent="sprout")
    screen = set_up(desktop)
    assert "setup.even" not in desktop.widgets(), "nobody is known who sits there"
    desktop.desk.hear(SetProfile(0, ADA.id))
    desktop.desk.hear(SetHeadStart(0, 20))
    desktop.run(0.1)
    desktop.click("setup.even")
    assert "As it is set, the game should be even." in texts(desktop)
    assert "setup.even" not in desktop.widgets()
    assert screen._seating.rows[0].head_start < 20
    desktop.desk.hear(SetHeadStart(0, 20))
    desktop.run(0.1)
    assert "setup.even" in desktop.widgets(), "it is even no more"


def test_two_of_the_family_are_made_even(desktop: Desktop) -> None:
    """Ada has won four games of five against Ben: he begins with points, she with none."""
    desktop.saves.archive.profiles.put(ADA)
    desktop.saves.archive.profiles.put(BEN)
    screen = set_up(desktop)
    desktop.desk.hear(SetAgent(1, HUMAN))
    desktop.desk.hear(SetProfile(0, ADA.id))
    desktop.desk.hear(SetProfile(1, BEN.id))
    desktop.run(0.1)
    assert "setup.even" not in desktop.widgets(), "they have never played"
    play(desktop.saves, 4, agent=HUMAN, other="Ben")
    play(desktop.saves, 1, name="Ben", agent=HUMAN, other="Ada")
    screen = set_up(desktop)
    desktop.desk.hear(SetAgent(1, HUMAN))
    desktop.desk.hear(SetProfile(0, ADA.id))
    desktop.desk.hear(SetProfile(1, BEN.id))
    desktop.run(0.1)
    assert "This would be even: Ben +" in texts(desktop)
    desktop.click("setup.even")
    ada, ben = screen._seating.rows
    assert ada.head_start == 0
    assert ben.head_start in HEAD_STARTS[1:]
