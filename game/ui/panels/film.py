"""What a film shows over the table: who plays, what happens and how it ended."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from game.formats import listed
from game.language import _
from game.rules.core import Outcome
from game.ui import theme
from game.ui.boxes import Anchored, Panel, Sized, spacer
from game.ui.layout import Align, Column, Row, Stack
from game.ui.marks import Icon, Text, player_sign, text_of
from game.ui.panels.stars import starred
from game.ui.persons import People
from game.ui.portraits import agent_face
from game.ui.theme import CHOSEN_PANEL, Style
from game.ui.viewport import Viewport
from game.ui.widget import Widget

MARGIN = 14.0
NAME = 150.0
"""Width of a name, at most."""
PORTRAIT, WON, STAR = 72.0, 96.0, 18.0
CHIP = Style(theme.PARCHMENT, theme.LINE, 1.5, 10)
HIS_TURN = Style(theme.CHOSEN, theme.ACCENT, 2.5, 10)


@dataclass(frozen=True, slots=True)
class FilmModel:
    """What is told over a moment of a film. ``points``: by seat; ``stands``: how far the game has
    come; ``player``: whose ``deed`` it is, in words, where anybody does something. ``title``: the
    game's, while the film begins; ``outcome``: once it has ended."""

    people: People
    points: Sequence[int]
    stands: str = ""
    player: int | None = None
    deed: str = ""
    title: str = ""
    outcome: Outcome | None = None


def film_captions(model: FilmModel, viewport: Viewport) -> Widget:
    """All of it."""
    if model.title:
        return Anchored(_opening(model), 0.5, 0.5, MARGIN)
    above = Anchored(_scores(model), 0.5, 0.0, MARGIN)
    if model.outcome is not None:
        return Stack(above, Anchored(_ending(model, model.outcome), 0.5, 0.96, MARGIN))
    return Stack(above, _deed(model, viewport))


def _opening(model: FilmModel) -> Widget:
    """The title, and who plays."""
    faces = [
        Column(
            agent_face(each.agent, each.color, PORTRAIT, 8),
            Row(player_sign(each.color, 20), Text(each.name, theme.LABEL, lines=1), gap=6),
            gap=6,
            align=Align.CENTER,
        )
        for each in model.people
    ]
    title = Text(model.title, theme.DISPLAY, align=0.5)
    return Panel(Column(title, Row(spacer(), *faces, spacer(), gap=28), gap=12), padding=(40, 20))


def _scores(model: FilmModel) -> Widget:
    """Everybody's points, and whose deed it is."""
    chips = [
        Panel(
            Row(
                player_sign(each.color, 20),
                Sized(Text(each.name, theme.LABEL, lines=1, cut=True), max_width=NAME),
                starred(str(points), STAR, theme.NUMBER, gap=4),
            ),
            HIS_TURN if seat == model.player else CHIP,
            (12, 5),
        )
        for seat, (each, points) in enumerate(zip(model.people, model.points, strict=True))
    ]
    return Row(*chips)


def _deed(model: FilmModel, viewport: Viewport) -> Widget:
    """Who does what, and when it is."""
    told = text_of(model.deed, theme.LABEL)
    who = None if model.player is None else model.people[model.player]
    sign = player_sign(who.color, 24) if who else None
    when = text_of(model.stands, theme.SMALL_BOLD, theme.SECOND_INK, lines=1)
    if told is None and when is None:
        return Widget()
    panel = Panel(Row(sign, told, when, gap=12), CHOSEN_PANEL, (16, 7))
    width = viewport.width - 2 * MARGIN
    return Anchored(Sized(panel, max_width=width), 0.5, 1.0, MARGIN)


def _ending(model: FilmModel, outcome: Outcome) -> Widget:
    """Who won, with a crown, and how."""
    figures = [
        agent_face(who.agent, who.color, WON, 10)
        for who in (model.people[seat] for seat in outcome.winners)
    ]
    words = Column(
        Text(who_won(outcome, model.people), theme.BANNER),
        Row(Icon("crown", 22, theme.STAR), Text(model.stands, theme.LABEL, lines=1)),
        gap=2,
    )
    return Panel(Row(*figures, words, gap=18), Style(theme.CHOSEN, theme.ACCENT, 2, 14), (22, 12))


def who_won(outcome: Outcome, people: People) -> str:
    """Who won, by name: a film and a card are looked at by others."""
    names = [people[seat].name for seat in outcome.winners]
    if len(names) == 1:
        return _("{name} wins!").format(name=names[0])
    return _("{names} win together!").format(names=listed(names))
