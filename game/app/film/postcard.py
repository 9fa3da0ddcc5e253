"""A postcard of a game: its final table, who played and how it ended, with stamp and postmark."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

from PIL import Image, ImageDraw

from game.app.film.card_drawing import (
    BOLD,
    FINER,
    POSTMARK,
    TEXT,
    TITLE,
    fitted,
    font,
    lay_photograph,
    paper,
    postmark,
    shown,
    sign,
    stamp,
    stripes,
)
from game.resources import assets, installed
from game.rules.core import Outcome
from game.ui import theme
from game.ui.opponents import portrait_of
from game.ui.persons import People

CARD = (1800, 1260)
"""Pixels of a card."""
EDGE, MARGIN, BAND = 20, 54, 226
"""Its stripes, what lies between its edge and the photograph, and the height of its text."""
PHOTO = (CARD[0] - 2 * MARGIN, CARD[1] - 2 * MARGIN - BAND)
STAMP, TURN = (196, 232), 4.0
MARK, MARK_TURN = 190, -9.0
APART = (30, 30)
"""What lies between the stamp and the card's edge, right of it and below."""
ASIDE, ABOVE = 182, 20
"""So far left of the stamp the postmark begins, its waves over it and its words beside it; and so
far above."""
WORDS, PLAYERS = 520, 1350
"""Where the text at the left, and the list of players, ends."""


@dataclass(frozen=True, slots=True)
class Card:
    """What is written on it. ``day``: when it was, "" where nobody knows; ``lasted``: how long;
    ``won``: who won, in a sentence; without an ``outcome`` the game goes on."""

    title: str
    people: People
    points: tuple[int, ...]
    day: str = ""
    lasted: str = ""
    won: str = ""
    outcome: Outcome | None = None


def drawn_card(card: Card, photo: Image.Image) -> Image.Image:
    """The whole card around a photograph of the table."""
    size = (CARD[0] * FINER, CARD[1] * FINER)
    sheet = paper(size)
    stripes(sheet, EDGE * FINER)
    left, top = MARGIN * FINER, MARGIN * FINER
    lay_photograph(sheet, photo, (left, top, left + PHOTO[0] * FINER, top + PHOTO[1] * FINER))
    draw = ImageDraw.Draw(sheet)
    _write(draw, card)
    _list_players(sheet, draw, card)
    _frank(sheet, card)
    return sheet.resize(CARD, Image.Resampling.LANCZOS)


def _write(draw: ImageDraw.ImageDraw, card: Card) -> None:
    """The title, who won, and when it was."""
    left, top = MARGIN + 14, CARD[1] - MARGIN - BAND + 30
    width = (WORDS - MARGIN) * FINER
    facts = "  ·  ".join(each for each in (card.day, card.lasted) if each)
    lines = (
        (card.title, TITLE, 84, 0, theme.INK),
        (card.won, BOLD, 34, 112, theme.STAR),
        (facts, TEXT, 26, 162, theme.SECOND_INK),
    )
    for text, face, size, below, ink in lines:
        told, drawn = fitted(face, text, size, width)
        draw.text((left * FINER, (top + below) * FINER), told, ink, drawn)


def _list_players(sheet: Image.Image, draw: ImageDraw.ImageDraw, card: Card) -> None:
    """Everybody with shape, name and points; the winners in a frame."""
    count = len(card.people)
    columns = 1 if count < 3 else 2
    rows = -(-count // columns)
    left, top = WORDS + 60, CARD[1] - MARGIN - BAND + 30
    width = (PLAYERS - left - 24 * (columns - 1)) / columns
    height = min(84, (BAND - 24 - 14 * (rows - 1)) / rows)
    for seat, person in enumerate(card.people):
        column, row = divmod(seat, rows)
        x, y = left + column * (width + 24), top + row * (height + 14)
        won = card.outcome is not None and seat in card.outcome.winners
        box = [round(each * FINER) for each in (x, y, x + width, y + height)]
        fill, line = (theme.CHOSEN, theme.ACCENT) if won else (theme.PAPER, theme.LINE)
        draw.rounded_rectangle(box, 14 * FINER, fill, line, (3 if won else 2) * FINER)
        side = round(height * 0.56 * FINER)
        middle = round((y + height / 2) * FINER)
        mark = sign(person.color, side)
        place = (round((x + 18) * FINER), middle - side // 2)
        sheet.paste(mark, place, mark)
        points = str(card.points[seat])
        number = font(BOLD, height * 0.5)
        draw.text(((x + width - 20) * FINER, middle), points, theme.INK, number, anchor="rm")
        room = (width - 60) * FINER - side - number.getlength(points)
        name, drawn = fitted(BOLD, person.name, height * 0.44, room)
        start = place[0] + side + 16 * FINER
        draw.text((start, middle), name, theme.INK, drawn, anchor="lm")


def _frank(sheet: Image.Image, card: Card) -> None:
    """A stamp with the winner's picture, and the postmark over it."""
    seat = card.outcome.winners[0] if card.outcome is not None else 0
    person = card.people[seat]
    with installed(_portrait(person.agent, person.color)) as file, Image.open(file) as found:
        face = found.convert("RGB")
    size = (STAMP[0] * FINER, STAMP[1] * FINER)
    made = stamp(face, str(card.points[seat]), size)
    turned = made.rotate(-TURN, Image.Resampling.BICUBIC, expand=True)
    x = (CARD[0] - EDGE - APART[0]) * FINER - turned.width
    y = (CARD[1] - EDGE - APART[1]) * FINER - turned.height
    sheet.paste(theme.SHADOW, (x + 4 * FINER, y + 5 * FINER), _soft(turned))
    sheet.paste(turned, (x, y), turned)
    words = ("Cubewright", shown(BOLD, card.day or card.title))
    mark = postmark(words, MARK * FINER).rotate(-MARK_TURN, Image.Resampling.BICUBIC, expand=True)
    sheet.paste(POSTMARK, (x - ASIDE * FINER, y - ABOVE * FINER), mark.getchannel("A"))


def _soft(made: Image.Image) -> Image.Image:
    """The shadow of something: its outline, half as dark."""
    return made.getchannel("A").point(lambda level: round(level * 0.35))


def _portrait(agent: str, color: str) -> Path:
    """The file of somebody's picture."""
    return assets() / "pictures" / f"{portrait_of(agent, color)}.webp"
