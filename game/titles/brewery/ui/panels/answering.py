"""A response window: who may answer, what threatens or tempts, tokens to use, to decline (D8)."""

from __future__ import annotations

from collections.abc import Sequence

from game.language import _
from game.rules.brewery.catalogue import (
    BLOCK_DIE,
    BLOCK_OBJECT,
    BLOCK_RECIPE,
    FIRST_TOKEN,
    RAISE,
    REROLL,
    WITHDRAW,
    Token,
)
from game.rules.brewery.moves import BreweryMove, Decline, UseToken
from game.rules.brewery.view import AFTER_DECLARING, BEFORE_BREWING, BreweryView
from game.titles.brewery.scene.targets import OwnGoodsTarget
from game.titles.brewery.ui.habits import Habit, habit_line, habit_name
from game.titles.brewery.ui.panels.dice import shown_sign, token_sign
from game.titles.brewery.ui.panels.names import (
    object_name,
    recipe_name,
    shown_die,
    token_name,
)
from game.titles.brewery.ui.panels.rescue import Attack, is_rescue, rescue_stakes
from game.titles.brewery.ui.panels.sheet import Room, finding, sheet, titled
from game.titles.brewery.ui.panels.stakes import stakes
from game.titles.brewery.ui.panels.tokens import token_line
from game.titles.brewery.ui.view_facts import viewer
from game.ui import theme
from game.ui.boxes import Fit
from game.ui.controls import FLAT, MAIN, Pressable, button
from game.ui.intents import Choose, On, Play, StandBy
from game.ui.intents.setup import SetHabit
from game.ui.layout import Align, Column, Row
from game.ui.marks import Icon, Text, player_sign
from game.ui.persons import People
from game.ui.value_controls import Segment, segments
from game.ui.widget import Widget, grown

FEW = 4
"""So many targets of a token stand in the panel; more are chosen on the table."""


def answer_panel(
    view: BreweryView,
    people: People,
    legal: Sequence[BreweryMove],
    habit: str,
    on: On,
    room: Room,
    done: Sequence[Attack] = (),
) -> Widget:
    """What somebody is asked in a window, and all the answers; ``done``: what the others have done
    to a brewing of his own."""
    seat = viewer(view)
    person = people[seat]
    words = Column(
        Text(heading_text(view, person.name), theme.HEADING, lines=3),
        Text(when_text(view), theme.BODY_BOLD, theme.SECOND_INK, lines=2),
        gap=0,
    )
    head = Row(player_sign(person.color, 52), grown(words), gap=12)
    uses = [move for move in legal if isinstance(move, UseToken)]
    kinds = sorted({move.token for move in uses})
    rows = [row for token in kinds for row in _token(view, people, token, uses, on)]
    parts: list[Widget | None] = [*_stakes(view, people, uses, done)]
    parts.insert(1, Column(*rows, gap=4))  # what can be answered is seen at any text size
    asked = f"answer.{view.round}.{view.window}.{view.declared}"
    if is_rescue(view):
        return sheet(asked, head, parts, _letting_go(on), room=room, gap=10)
    parts.append(_habit(seat, habit, on))
    return sheet(asked, head, parts, _buttons(on), room=room, gap=10)


def heading_text(view: BreweryView, name: str) -> str:
    """Who is asked; or what there is to save."""
    if is_rescue(view) and view.declared is not None:
        return _("Save {recipe}?").format(recipe=recipe_name(view.catalogue, view.declared[0]))
    return _("{name} may use a token").format(name=name)


def when_text(view: BreweryView) -> str:
    """Which window it is."""
    if is_rescue(view):
        # Translators: by an action token
        return _("Somebody has disturbed your recipe")
    if view.window == AFTER_DECLARING:
        return _("A recipe is declared")
    if view.window == BEFORE_BREWING:
        return _("Before the first recipe")
    return _("The dice are rolled; placing comes next")


def _stakes(
    view: BreweryView, people: People, uses: Sequence[UseToken], done: Sequence[Attack]
) -> list[Widget]:
    """What threatens or tempts, sentence by sentence."""
    found = stakes(view, people, uses)
    if is_rescue(view):
        found = rescue_stakes(view, people, uses, done)
    return [finding(icon, text, bold=True) for icon, text in found]


def _token(
    view: BreweryView, people: People, token: Token, uses: Sequence[UseToken], on: On
) -> list[Widget]:
    """A row for each use of a token; where they are many, the table is the place to choose."""
    moves = [move for move in uses if move.token == token]
    if len(moves) <= FEW:
        return [_use(view, people, move, number, on) for number, move in enumerate(moves)]
    text = _("{token}: choose on the table").format(token=token_name(view.catalogue, token))
    words = grown(Text(text, theme.BODY_BOLD))
    chosen = Choose(OwnGoodsTarget(viewer(view), FIRST_TOKEN + token))
    content = Row(token_sign(token, 30), words, Icon("right", 16), gap=10)
    return [Pressable(f"answer.{token}", content, chosen, on, tone=FLAT, padding=(8, 5))]


def _use(view: BreweryView, people: People, move: UseToken, number: int, on: On) -> Widget:
    words = grown(Text(use_text(view, people, move), theme.BODY_BOLD))
    sign: Widget | None = None
    if move.token not in (BLOCK_OBJECT, BLOCK_RECIPE):
        sign = shown_sign(view, move.target, 28)
    return Pressable(
        f"answer.{move.token}.{number}",
        Row(token_sign(move.token, 30), words, sign, gap=10),
        Play(move),
        on,
        tone=FLAT,
        padding=(8, 5),
        tip=token_line(move.token),
    )


def use_text(view: BreweryView, people: People, move: UseToken) -> str:
    """A use of a token, as a button says it."""
    catalogue = view.catalogue
    if move.token == BLOCK_OBJECT:
        return _("Block: {place}").format(place=object_name(catalogue, move.target))
    if move.token == BLOCK_RECIPE:
        return _("Block {recipe}").format(recipe=recipe_name(catalogue, move.target))
    owner = view.owner[move.target]
    die = shown_die(view, move.target)
    if owner == viewer(view):
        text = {
            WITHDRAW: _("Send back your {die}"),
            BLOCK_DIE: _("Protect your {die}"),
            RAISE: _("Raise your {die}"),
            REROLL: _("Roll your {die} again"),
        }[move.token]
        return text.format(die=die)
    text = {
        WITHDRAW: _("Send back {die} of {name}"),
        BLOCK_DIE: _("Block {die} of {name}"),
        RAISE: _("Raise {die} of {name}"),
        REROLL: _("Roll {die} of {name} again"),
    }[move.token]
    return text.format(die=die, name=people[owner].name)


def _habit(seat: int, habit: str, on: On) -> Widget:
    """When the seat wants to be asked from now on."""

    def chosen(value: str) -> SetHabit:
        return SetHabit(seat, value)

    options = [Segment(each.value, habit_name(each), tip=habit_line(each)) for each in Habit]
    row = segments("answer.habit", options, habit, chosen, on)
    low = Column(*segments("answer.habit", options, habit, chosen, on).children, gap=4)
    return titled(_("Ask me from now on"), Fit(row, low))


def _letting_go(on: On) -> Widget:
    """To give a brewing up: not by Enter, which goes on everywhere."""
    # Translators: of a recipe
    go = button("answer.decline", _("Let it fall through"), Play(Decline()), on, shortcut="N")
    go.grow = 1.0
    return go


def _buttons(on: On) -> Widget:
    """To decline, now or until the round ends."""
    no = button("answer.decline", _("Decline"), Play(Decline()), on, tone=MAIN, shortcut="Enter")
    later = button("answer.round", _("Not this round"), StandBy(), on, shortcut="N")
    no.grow = later.grow = 1.0
    wide = Row(later, no, gap=10, align=Align.STRETCH)
    return Fit(wide, Column(no, later, gap=6))
