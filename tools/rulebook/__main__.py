"""Take the pictures of the rulebooks: ``python -m tools.rulebook [TITLE [PAGE …]]``."""

from __future__ import annotations

import sys

from PIL import Image

from game.app.shot import PLAYERS
from game.content.rulebook.pages import Page, Shot
from game.content.rulebook.printing import picture_file
from game.content.rulebook.reading import rulebook
from game.render.context import choose_headless
from game.rules.registry import TITLES
from game.session.preferences import Detail, Preferences

SIZE = (960, 480)
FINER = 2
"""A shot is taken so many times larger and averaged down."""
QUALITY = 72


def shot(title: str, wanted: Shot) -> Image.Image:
    """The table of a game at a moment, without panels. Raises NoOpenGL and NoSuchMoment."""
    from game.app.match.flow.thinking import Unasked
    from game.app.match.screen import MatchScreen
    from game.app.screenshot_scenarios import scenarios
    from game.app.screenshot_stage import staged
    from game.scene.framing import Clearing, frame
    from tools.rulebook.titles import STUDIOS

    studio = STUDIOS[title]
    large = (SIZE[0] * FINER, SIZE[1] * FINER)
    with staged(large, Preferences(quality=Detail.HIGH)) as stage:
        stage.desk.think_with(Unasked())
        stage.set_up(title, wanted.seed, wanted.steps, PLAYERS[: wanted.players])
        stage.show(scenarios(title)[wanted.screen], wanted.focus)
        screen = stage.desk.screen
        assert isinstance(screen, MatchScreen)
        table = screen.game.table
        if wanted.turn:
            table.scene.turntable.yaw = float(wanted.turn)
        if wanted.eye:
            from tools.rulebook.still import eye

            x, y, z, azimuth, elevation, distance = wanted.eye
            at = (x / 100, y / 100, z / 100)
            table.camera_controller.camera = eye(at, azimuth, elevation, distance / 100)
        else:
            sight = table.tabletop.looking.sight(wanted.focus, table.view, table.focus)
            table.camera_controller.camera = frame(sight, Clearing(), SIZE[0] / SIZE[1])
        stage.bare()
        stage.desk.drawing.renderer.load_faces(studio.printed())
        return stage.bare().resize(SIZE, Image.Resampling.LANCZOS)


def still(title: str, name: str) -> Image.Image:
    """Pieces that are laid out. Raises NoOpenGL; KeyError for a still that there isn't."""
    from tools.rulebook.titles import STUDIOS
    from tools.still_life import drawn

    studio = STUDIOS[title]
    laid = studio.stills[name]()
    printed = studio.printed()
    return drawn(laid.pieces, laid.eye, SIZE, studio.models, printed, laid.marks)


def picture(title: str, page: Page) -> Image.Image | None:
    """The picture of a page; None for a page without."""
    if page.picture is None:
        return None
    made = page.picture.made
    return shot(title, made) if isinstance(made, Shot) else still(title, made.name)


def main(arguments: list[str]) -> None:
    """Write the pictures of all pages, or of those named."""
    choose_headless()
    titles = arguments[:1] or list(TITLES)
    for title in titles:
        for page in rulebook(title).pages:
            image = picture(title, page) if page.id in (arguments[1:] or [page.id]) else None
            if image is not None:
                file = picture_file(title, page.id)
                file.parent.mkdir(parents=True, exist_ok=True)
                image.save(file, quality=QUALITY, method=6)
                print(f"{title}/{page.id}: {file.stat().st_size} bytes", flush=True)


if __name__ == "__main__":
    main(sys.argv[1:])
