"""What a player of the toy reads and presses: the plainest panels that do."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any

from game.ai.coach.advice import Reason
from game.rules.core import Outcome
from game.scene.beats import Beat
from game.scene.framing import Clearing
from game.scene.targets import Target
from game.ui.boxes import Anchored, Padding, Panel, Pinned
from game.ui.controls import button, icon_button
from game.ui.ground import Ground
from game.ui.hands import Decision
from game.ui.intents import AskCoach, Choose, LookAt, On, OpenMenu, SayDone, StandBy, Undo
from game.ui.interface import Interface
from game.ui.layout import Column, Row, Stack
from game.ui.marks import Text
from game.ui.panels.coach import coach_panel
from game.ui.persons import People
from game.ui.rect import Rect
from game.ui.refusals import why_not_sign
from game.ui.shelf.box import Box, OptionWords
from game.ui.signage import Covered, Signage
from game.ui.signs import Asked, Meant, Signs
from game.ui.situation import Situation
from game.ui.summary import PointsRow as Points
from game.ui.summary import Summary
from game.ui.theme import HEADING, LABEL
from game.ui.viewport import Viewport
from game.ui.widget import Widget
from game.ui.words import Words
from tests.toy.hands import HANDS, KEYS, Held, target_of
from tests.toy.moves import Dispute, Disputed, Let, Take, Taken, ToyEvent, ToyMove, Walk, Walked
from tests.toy.rules import Stage, ToyPack, ToyView
from tests.toy.scene import CardTarget, FieldTarget

PROMPTS = {
    Stage.WALK: "Walk to one of the next fields.",
    Stage.PEBBLE: "Take the pebble, or leave it.",
    Stage.WINDOW: "Dispute it with your card, or let it pass.",
    Stage.OVER: "The game is over.",
}
LABELS = {"leave": "Leave it", "let": "Let it pass"}
ToyDecision = Decision[ToyView, ToyMove, Held]


def notes(
    ground: Ground[ToyView], decision: ToyDecision, _meant: Meant, _viewport: Viewport
) -> list[Widget]:
    """What the pebbles are worth, over them."""
    return [
        Pinned(Panel(Text(str(worth), LABEL)), ground.units(ground.point(FieldTarget(number))))
        for number, worth in enumerate(decision.view.track, 1)
        if worth
    ]


def tip(
    _ground: Ground[ToyView], decision: ToyDecision, _meant: Meant, asked: Asked
) -> Widget | None:
    """Its name, and why it can't be used."""
    name = thing(asked.target, decision.people)
    if asked.refusal is not None:
        return why_not_sign(name, asked.refusal, asked.refusal.code)
    return Panel(Text(name, HEADING))


def thing(target: Target, people: People) -> str:
    """What it is called."""
    match target:
        case FieldTarget(number):
            return f"Field {number}"
        case CardTarget(seat):
            return f"Card of {people[seat].name}"
        case _:
            return ""


def panels(
    told: Situation[ToyView, ToyMove, Held],
    on: On,
    viewport: Viewport,
    extra: Sequence[Widget] = (),
) -> Widget:
    """A line of text, points, and a row of buttons."""
    points = Column(
        *(
            Text(f"{person.name}: {told.view.points[seat]}", LABEL)
            for seat, person in enumerate(told.people)
        )
    )
    parts: list[Widget] = [
        Anchored(Panel(Text(_prompt(told), HEADING)), 0.5, 0.0, 16),
        Anchored(Panel(points), 1.0, 0.0, 16),
        Anchored(icon_button("hud.menu", "menu", "Menu", OpenMenu(), on), 0.0, 1.0, 16),
        Anchored(_bar(told, on), 0.5, 1.0, 16),
    ]
    if told.coach is not None:
        height = viewport.height - 200
        panel = coach_panel(told.coach, told.view, WORDS, on, height=height, paged=True)
        parts.append(Padding(Anchored(panel, 1.0, 1.0, 0), (0, 0, 16, 92)))
    return Stack(*parts, *extra)


def _prompt(told: Situation[ToyView, ToyMove, Held]) -> str:
    who = told.people[told.view.actor].name if told.view.actor is not None else ""
    return "End your turn?" if told.holding else f"{who}: {PROMPTS[told.view.stage]}"


def _bar(told: Situation[ToyView, ToyMove, Held], on: On) -> Widget:
    buttons = [
        button(f"toy.{key}", LABELS[str(key)], Choose(key), on)
        for key, move in KEYS.items()
        if move in told.legal
    ]
    if told.responds:
        buttons.append(button("toy.stand", "Pass until my turn", StandBy(), on))
    if told.holding:
        buttons.append(button("end", "End turn", SayDone(), on))
    buttons.append(button("coach.ask", "Hint", AskCoach(), on, shortcut="H"))
    undo = told.acting.undo if told.acting is not None else "nothing"
    buttons.append(button("undo", "Undo", Undo(), on, shortcut="Ctrl+Z", reason=undo))
    buttons.append(button("hud.look.table", "Track", LookAt("table"), on, shortcut="F2"))
    return Row(*buttons, gap=8)


def meanwhile(beat: Beat[ToyView, Any], _shown: int, _arrived: Mapping[int, int]) -> ToyView:
    """What was before."""
    return replace(beat.before)


def open_room(viewport: Viewport) -> Rect:
    """The middle."""
    return Rect(100, 120, viewport.width - 300, viewport.height - 300)


def under_hint(_view: ToyView, _attention: str, viewport: Viewport) -> Covered:
    """The right side."""
    return Covered(0.7, 1.0, 0.3, (viewport.pixel_width, viewport.pixel_height))


def clearing(name: str, viewport: Viewport) -> Clearing:
    """What the panels leave free."""
    del name
    return Clearing(0.02, 0.85, 100 / viewport.height, 1 - 90 / viewport.height)


def line(event: ToyEvent, people: People, _content: ToyPack) -> str:
    """What happened."""
    match event:
        case Walked(player, field):
            return f"{people[player].name} walks to field {field}"
        case Taken(player, field):
            return f"{people[player].name} reaches for the pebble of field {field}"
        case Disputed(player, card, won):
            return f"{people[player].name} shows a {card}: {'won' if won else 'lost'}"
        case _:
            return ""


def told(events: Sequence[ToyEvent], people: People, content: ToyPack) -> str:
    """All of it."""
    lines = (line(event, people, content) for event in events)
    return ", ".join(each for each in lines if each)


def move_text(view: ToyView, move: ToyMove) -> str:
    """What it is."""
    match move:
        case Walk(steps):
            return f"Walk to field {view.fields[view.turn_player] + steps}"
        case Take():
            return "Take the pebble"
        case Dispute():
            return "Dispute it"
        case Let():
            return "Let it pass"
        case _:
            return "Leave it"


def reason(why: Reason, _content: ToyPack, _people: People) -> str:
    """Why."""
    return {"pebble": "It brings points."}.get(why.code, "Looking ahead says so.")


def about(view: ToyView, move: ToyMove) -> tuple[Target, ...]:
    """What it is done on."""
    target = target_of(view, move)
    return (target,) if target is not None else ()


WORDS: Words[ToyView, ToyMove, ToyEvent, ToyEvent, ToyPack] = Words(
    line=line,
    told=told,
    seat_of=lambda event: getattr(event, "player", None),
    targets=lambda event: (FieldTarget(event.field),) if isinstance(event, Walked) else (),
    deed=lambda _event, _content: None,
    move=move_text,
    reason=reason,
    named=lambda _view, _reason: (),
    about=about,
)


def decided(outcome: Outcome, people: People) -> str:
    """Who has most."""
    names = " and ".join(people[seat].name for seat in outcome.winners)
    return f"{names}: {max(outcome.scores)} points."


INTERFACE = Interface(
    hands=HANDS,
    signs=Signs(tip=tip, notes=notes),
    signage=Signage(panels, meanwhile, under_hint, open_room),
    clearing=clearing,
    words=WORDS,
    summary=Summary(
        rows=lambda view: (Points("Pebbles", view.points),),
        reckoning=lambda _view: "Nothing is scored at the end.",
        why=decided,
        over_time=lambda: "Points over time",
        gains=lambda _events: (),
        tie=lambda: "Cards in hand",
    ),
    declines=lambda view: Let() if view.stage is Stage.WINDOW else None,
)
BOX = Box(
    lambda: "Toy",
    lambda: "Walk along the track and gather pebbles.",
    picture="boxes/towers",
    options={
        "short": lambda: OptionWords("Short game", line="Five fields."),
        "gift": lambda: OptionWords("Gift", line="Begins with two points."),
    },
)
