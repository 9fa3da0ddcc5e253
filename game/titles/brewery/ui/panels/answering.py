"""A response window: who may answer, what threatens or tempts, tokens to use, to decline (D8)."""

from __future__ import annotations

from collections.abc import Sequence

from game.language import _
from game.rules.brewery.catalogue import (
    BLOCK_DIE,
    BLOCK_OBJECT,
    BLOCK_RECIPE,
    COLOUR_OF,
    RAISE,
    REROLL,
    WITHDRAW,
    Token,
)
from game.rules.brewery.moves import BreweryMove, Decline, UseToken
from game.rules.brewery.view import AFTER_DECLARING, BEFORE_BREWING, BreweryView
from game.titles.brewery.scene.targets import OwnGoodsTarget
from game.titles.brewery.ui.habits import HABITS, habit_line, habit_name
from game.titles.brewery.ui.outlook import lacking, viewer
from game.titles.brewery.ui.panels.dice import die_sign, token_sign
from game.titles.brewery.ui.panels.names import (
    FIRST_TOKEN,
    die_text,
    gold,
    object_name,
    points,
    recipe_name,
    token_name,
)
from game.titles.brewery.ui.panels.sheet import Room, finding, sheet, titled
from game.titles.brewery.ui.panels.tokens import token_line
from game.ui import theme
from game.ui.boxes import Fit
from game.ui.choosing import Segment, segments
from game.ui.controls import FLAT, MAIN, Pressable, button
from game.ui.intents import Choose, On, Play, SetHabit, StandBy
from game.ui.layout import Align, Column, Row
from game.ui.marks import Icon, Text, player_sign
from game.ui.persons import People
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
) -> Widget:
    """What somebody is asked in a window, and all the answers."""
    seat = viewer(view)
    person = people[seat]
    words = Column(
        Text(_("{name} may answer").format(name=person.name), theme.HEADING, lines=3),
        Text(when_text(view), theme.BODY_BOLD, theme.SECOND_INK, lines=2),
        gap=0,
    )
    head = Row(player_sign(person.color, 52), grown(words), gap=12)
    uses = [move for move in legal if isinstance(move, UseToken)]
    kinds = sorted({move.token for move in uses})
    told: list[Widget | None] = [*_stakes(view, people, uses)]
    rows = [row for token in kinds for row in _token(view, people, token, uses, on)]
    told.append(Column(*rows, gap=4))
    told.append(_habit(seat, habit, on))
    return sheet("answer", head, told, _buttons(on), room=room, gap=10)


def when_text(view: BreweryView) -> str:
    """Which window it is."""
    if view.window == AFTER_DECLARING:
        return _("A recipe is declared")
    if view.window == BEFORE_BREWING:
        return _("Before the first recipe")
    return _("The dice are rolled; placing comes next")


def _stakes(view: BreweryView, people: People, uses: Sequence[UseToken]) -> list[Widget]:
    """What threatens or tempts, sentence by sentence."""
    return [finding(icon, text, bold=True) for icon, text in stakes(view, people, uses)]


def stakes(view: BreweryView, people: People, uses: Sequence[UseToken]) -> list[tuple[str, str]]:
    """What is at stake in the window, each behind its symbol."""
    if view.window == AFTER_DECLARING and view.declared is not None:
        return [("brew", _declared(view, people, *view.declared))]
    if view.window == BEFORE_BREWING:
        found = [
            ("brew", text)
            for move in uses
            if move.token == BLOCK_RECIPE
            for text in _could_brew(view, people, move.target)
        ]
        return [*found, *_threats(view, people, uses)]
    if any(move.token == BLOCK_OBJECT for move in uses):
        return [("lock", _("A place that you block is closed to everybody in this round."))]
    return [("roll", _("You may spoil a die of another for this round."))]


def _declared(view: BreweryView, people: People, recipe: int, extension: int | None) -> str:
    """Who brews what, for how much."""
    name, seat = recipe_name(view.catalogue, recipe), view.turn_player
    worth = gain_text(view, recipe, extension)
    if seat == viewer(view):
        text = _("Your {recipe} has fallen through: a token can still save it.")
        return text.format(recipe=name)
    text = _("{name} is about to finish {recipe}, for {points}.")
    return text.format(name=people[seat].name, recipe=name, points=worth)


def gain_text(view: BreweryView, recipe: int, extension: int | None) -> str:
    """The points and the gold of a brewing, with the one point of every brewing (D7)."""
    card = view.catalogue.recipes[recipe]
    bonus = [each for each in card.extensions if each.use == extension]
    won = card.reward.points + 1 + sum(each.points for each in bonus)
    coins = card.reward.gold + sum(each.gold for each in bonus)
    if not coins:
        return points(won)
    return _("{points} and {gold}").format(points=points(won), gold=gold(coins))


def _could_brew(view: BreweryView, people: People, recipe: int) -> list[str]:
    """Which others can brew a recipe that may be blocked."""
    return [
        _("{name} can finish {recipe}, for {points}.").format(
            name=people[seat].name,
            recipe=recipe_name(view.catalogue, recipe),
            points=gain_text(view, recipe, None),
        )
        for seat in range(len(people))
        if seat != viewer(view) and not lacking(view, seat, recipe)
    ]


def _threats(view: BreweryView, people: People, uses: Sequence[UseToken]) -> list[tuple[str, str]]:
    """Who holds what one's own dice can be protected from."""
    if not any(move.token == BLOCK_DIE for move in uses):
        return []
    return [
        (
            "guard",
            _("{name} holds “{token}”: your dice are in danger.").format(
                name=people[seat].name, token=token_name(view.catalogue, token)
            ),
        )
        for seat, player in enumerate(view.players)
        if seat != viewer(view)
        for token in (WITHDRAW, BLOCK_DIE, REROLL)
        if player.tokens[token]
    ]


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
        sign = die_sign(COLOUR_OF[move.target], view.value[move.target], 28)
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
    die = die_text(catalogue, COLOUR_OF[move.target], view.value[move.target])
    if owner == viewer(view):
        text = {
            WITHDRAW: _("Withdraw your {die}"),
            BLOCK_DIE: _("Protect your {die}"),
            RAISE: _("Raise your {die}"),
            REROLL: _("Roll your {die} again"),
        }[move.token]
        return text.format(die=die)
    text = {
        WITHDRAW: _("Withdraw {die} of {name}"),
        BLOCK_DIE: _("Block {die} of {name}"),
        RAISE: _("Raise {die} of {name}"),
        REROLL: _("Roll {die} of {name} again"),
    }[move.token]
    return text.format(die=die, name=people[owner].name)


def _habit(seat: int, habit: str, on: On) -> Widget:
    """When the seat wants to be asked from now on."""

    def chosen(value: str) -> SetHabit:
        return SetHabit(seat, value)

    options = [Segment(each.value, habit_name(each), tip=habit_line(each)) for each in HABITS]
    row = segments("answer.habit", options, habit, chosen, on)
    low = Column(*segments("answer.habit", options, habit, chosen, on).children, gap=4)
    return titled(_("Ask me from now on"), Fit(row, low))


def _buttons(on: On) -> Widget:
    """To decline, now or until the round ends."""
    no = button("answer.decline", _("Decline"), Play(Decline()), on, tone=MAIN, shortcut="Enter")
    later = button("answer.round", _("Not this round"), StandBy(), on, shortcut="N")
    no.grow = later.grow = 1.0
    wide = Row(later, no, gap=10, align=Align.STRETCH)
    return Fit(wide, Column(no, later, gap=6))
