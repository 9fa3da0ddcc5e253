"""Making a film or a postcard: a recorded game is shown in a window that nobody sees."""

from __future__ import annotations

import time
from io import BytesIO
from typing import TYPE_CHECKING

from game.app.film.moving_pictures import Container, Gif, WebP
from game.app.film.order import FILM_ROOM, GIF, FilmError, Made, Order
from game.app.film.pace import FilmPace
from game.app.film.reel import Reel
from game.app.film.studio import Studio, studio
from game.app.match.flow.seating import outcome_of, people_of
from game.error_reasons import reason_of
from game.language import _
from game.resources import look_also_in
from game.rules.registry import title as rules_of
from game.session.atomic_write import SHARED, write_atomically, writing
from game.session.folders import packs_folder
from game.session.preferences import Detail
from game.session.record import RecordError, parse_record
from game.session.replay import Replay
from game.ui.panels.film import who_won
from game.ui.shelf.titles import BOXES
from game.ui.time_told import lasted, stands

if TYPE_CHECKING:
    from game.app.film.postcard import Card
    from game.app.film.scenes import PostcardScene

PATIENCE_S, PAUSE_S = 8.0, 0.05
"""So long it is waited for miniatures that a pack brings, looked for so often."""


def make_film(order: Order) -> Made:
    """Make the film of an order: the work of an errand. Raises FilmError."""
    replay = replay_of(order)
    preferences = FilmPace.of(order.end - order.begin).prefers(order.preferences)
    container: Container = Gif() if order.out.suffix.lower() == GIF else WebP()
    try:
        with (
            studio(order.size, preferences) as drawn,
            writing(order.out, mode=SHARED) as file,
            Reel(file, order.size, container, FILM_ROOM) as reel,
        ):
            from game.app.film.scenes import FilmScene

            scene = FilmScene(drawn.services, replay, order.begin, order.end, order.eye)
            _furnish(drawn, scene)
            seconds, frame = 0.0, 1 / container.fps
            while not scene.ended:
                picture = drawn.picture(scene)
                drawn.advance(scene, frame)
                seconds += frame
                reel.add(picture, frame, scene.done)
                order.tell(scene.done)
    except OSError as error:
        raise FilmError(not_kept(order, error)) from error
    return Made(order.out, order.out.stat().st_size, seconds)


def make_postcard(order: Order) -> Made:
    """Make the postcard of an order: the work of an errand. Raises FilmError."""
    from game.app.film.postcard import PHOTO, drawn_card

    replay = replay_of(order)
    preferences = FilmPace.of(1).prefers(order.preferences).setting("quality", Detail.HIGH)
    with studio(PHOTO, preferences, finely=True) as drawn:
        from game.app.film.scenes import PostcardScene

        scene = PostcardScene(drawn.services, replay, order.end, order.eye)
        _furnish(drawn, scene)
        order.tell(0.5)
        photo = drawn.picture(scene)
    file = BytesIO()
    drawn_card(card_of(replay, order), photo).save(file, "PNG", optimize=False)
    try:
        write_atomically(order.out, file.getvalue(), mode=SHARED)
    except OSError as error:
        raise FilmError(not_kept(order, error)) from error
    order.tell(1.0)
    return Made(order.out, len(file.getvalue()))


def _furnish(drawn: Studio, scene: PostcardScene) -> None:
    """Wait for miniatures that the pack brings, but not for long; no time passes in the game."""
    drawn.picture(scene)
    began = time.monotonic()
    while scene.waiting and time.monotonic() - began < PATIENCE_S:
        time.sleep(PAUSE_S)
        drawn.advance(scene, 0.0)


def card_of(replay: Replay, order: Order) -> Card:
    """What is written on the postcard of an order."""
    from game.app.film.postcard import Card

    title, people = replay.header.title, people_of(replay)
    points = rules_of(title).points(replay.view_at(order.end))
    reached, name = replay.reached_at(order.end), BOXES[title].name_with(replay.content.id)
    if replay.outcome is None or order.end < len(replay):
        return Card(name, people, points, order.day, stands(title, reached))
    outcome = outcome_of(replay)
    length, won = lasted(title, reached, len(people)), who_won(outcome, people)
    return Card(name, people, outcome.scores, order.day, length, won, outcome)


def replay_of(order: Order) -> Replay:
    """The game of an order, with the player's own packs at hand. Raises FilmError."""
    look_also_in(packs_folder())
    try:
        return Replay(parse_record(order.content))
    except RecordError as error:
        raise FilmError(str(error)) from error


def not_kept(order: Order, error: OSError) -> str:
    """That the disk did not take it, and why."""
    text = _("{file} could not be written: {reason}")
    return text.format(file=order.out, reason=reason_of(error))
