"""What a player of the toy reads and presses: the plainest panels that do."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any

from game.ai.coach.advice import Reason
from game.rules.core import Outcome
from game.scene.beats import Beat
from game.scene.framing import Clearing
from game.scene.pose import Piece, PieceId
from game.scene.stage import Mark
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
from game.ui.signage import Covered
from game.ui.signs import Asked, Laid, Meant
from game.ui.situation import Situation
from game.ui.summary import PointsRow as Points
from game.ui.theme import HEADING, LABEL
from game.ui.viewport import Viewport
from game.ui.widget import Widget
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


class ToySigns:
    """A tip with a name, and nothing else."""

    def group(self, decision: ToyDecision, meant: Meant) -> Sequence[Target]:
        """Nothing belongs together."""
        del decision, meant
        return ()

    def along(self, decision: ToyDecision, meant: Meant) -> Sequence[Target]:
        """Nothing comes along."""
        del decision, meant
        return ()

    def previewed(self, decision: ToyDecision, meant: Meant) -> Sequence[Target]:
        """Nothing lies hidden."""
        del decision, meant
        return ()

    def single(self, decision: ToyDecision, meant: Meant) -> dict[PieceId, Mark]:
        """Nothing is paid."""
        del decision, meant
        return {}

    def ghosts(
        self, ground: Ground[ToyView], decision: ToyDecision, meant: Meant
    ) -> Sequence[Piece]:
        """Nothing is shown beforehand."""
        del ground, decision, meant
        return ()

    def laid(self, ground: Ground[ToyView], decision: ToyDecision) -> Mapping[PieceId, Laid]:
        """Nothing waits."""
        del ground, decision
        return {}

    def notes(
        self, ground: Ground[ToyView], decision: ToyDecision, meant: Meant, viewport: Viewport
    ) -> list[Widget]:
        """What the pebbles are worth, over them."""
        del meant, viewport
        return [
            Pinned(Panel(Text(str(worth), LABEL)), ground.units(ground.point(FieldTarget(number))))
            for number, worth in enumerate(decision.view.track, 1)
            if worth
        ]

    def tip(
        self, ground: Ground[ToyView], decision: ToyDecision, meant: Meant, asked: Asked
    ) -> Widget | None:
        """Its name, and why it can't be used."""
        del ground, meant
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


class ToySignage:
    """A line of text, points, and a row of buttons."""

    def panels(
        self,
        situation: Situation[ToyView, ToyMove, Held],
        on: On,
        viewport: Viewport,
        extra: Sequence[Widget] = (),
    ) -> Widget:
        """Everything over the table."""
        told = situation
        points = Column(
            *(
                Text(f"{person.name}: {told.view.points[seat]}", LABEL)
                for seat, person in enumerate(told.people)
            )
        )
        parts: list[Widget] = [
            Anchored(Panel(Text(self._prompt(told), HEADING)), 0.5, 0.0, 16),
            Anchored(Panel(points), 1.0, 0.0, 16),
            Anchored(icon_button("hud.menu", "menu", "Menu", OpenMenu(), on), 0.0, 1.0, 16),
            Anchored(self._bar(told, on), 0.5, 1.0, 16),
        ]
        if told.coach is not None:
            height = viewport.height - 200
            panel = coach_panel(told.coach, told.view, WORDS, on, height=height, paged=True)
            parts.append(Padding(Anchored(panel, 1.0, 1.0, 0), (0, 0, 16, 92)))
        return Stack(*parts, *extra)

    @staticmethod
    def _prompt(told: Situation[ToyView, ToyMove, Held]) -> str:
        who = told.people[told.view.actor].name if told.view.actor is not None else ""
        return "End your turn?" if told.holding else f"{who}: {PROMPTS[told.view.stage]}"

    @staticmethod
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

    def meanwhile(
        self, beat: Beat[ToyView, Any], shown: int, arrived: Mapping[int, int]
    ) -> ToyView:
        """What was before."""
        del shown, arrived
        return replace(beat.before)

    def retold(self, before: ToyView, after: ToyView) -> ToyView:
        """Whose turn it was."""
        return replace(after, actor=before.actor)

    def open_room(self, viewport: Viewport) -> Rect:
        """The middle."""
        return Rect(100, 120, viewport.width - 300, viewport.height - 300)

    def under_hint(self, view: ToyView, attention: str, viewport: Viewport) -> Covered:
        """The right side."""
        del view, attention
        return Covered(0.7, 1.0, 0.3, (viewport.pixel_width, viewport.pixel_height))


def clearing(name: str, viewport: Viewport) -> Clearing:
    """What the panels leave free."""
    del name
    return Clearing(0.02, 0.85, 100 / viewport.height, 1 - 90 / viewport.height)


class ToyWords:
    """Sentences."""

    def telling(self, events: Sequence[ToyEvent]) -> Sequence[ToyEvent]:
        """Each by itself."""
        return events

    def line(self, event: ToyEvent, people: People, content: ToyPack) -> str:
        """What happened."""
        del content
        match event:
            case Walked(player, field):
                return f"{people[player].name} walks to field {field}"
            case Taken(player, field):
                return f"{people[player].name} reaches for the pebble of field {field}"
            case Disputed(player, card, won):
                return f"{people[player].name} shows a {card}: {'won' if won else 'lost'}"
            case _:
                return ""

    def told(self, events: Sequence[ToyEvent], people: People, content: ToyPack) -> str:
        """All of it."""
        lines = (self.line(event, people, content) for event in events)
        return ", ".join(line for line in lines if line)

    def loser(self, event: ToyEvent) -> int | None:
        """Nobody."""
        return None

    def to_loser(self, event: ToyEvent, people: People, content: ToyPack) -> str:
        """The same as to everybody."""
        return self.line(event, people, content)

    def trace(self, event: ToyEvent) -> Target | None:
        """Nowhere."""
        return None

    def seat_of(self, event: ToyEvent) -> int | None:
        """Who did it."""
        return getattr(event, "player", None)

    def targets(self, event: ToyEvent) -> tuple[Target, ...]:
        """The field."""
        return (FieldTarget(event.field),) if isinstance(event, Walked) else ()

    def deed(self, event: ToyEvent, content: ToyPack) -> None:
        """No signs."""
        del event, content

    def move(self, view: ToyView, move: ToyMove) -> str:
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

    def price(self, view: ToyView, move: ToyMove) -> None:
        """Nothing costs anything."""
        del move

    def reason(self, reason: Reason, content: ToyPack, people: People) -> str:
        """Why."""
        del content, people
        return {"pebble": "It brings points."}.get(reason.code, "Looking ahead says so.")

    def named(self, view: ToyView, reason: Reason) -> tuple[Target, ...]:
        """Nothing."""
        del view, reason
        return ()

    def about(self, view: ToyView, move: ToyMove) -> tuple[Target, ...]:
        """What it is done on."""
        target = target_of(view, move)
        return (target,) if target is not None else ()


WORDS = ToyWords()


class ToySummary:
    """The result."""

    def rows(self, view: ToyView) -> Sequence[Points]:
        """One line."""
        return (Points("Pebbles", view.points),)

    def tie(self) -> str:
        """Cards."""
        return "Cards in hand"

    def reckoning(self, view: ToyView) -> str:
        """Nothing."""
        del view
        return "Nothing is scored at the end."

    def why(self, outcome: Outcome, people: People) -> str:
        """Who has most."""
        names = " and ".join(people[seat].name for seat in outcome.winners)
        return f"{names}: {max(outcome.scores)} points."

    def over_time(self) -> str:
        """Points."""
        return "Points over time"

    def gains(self, events: Sequence[ToyEvent]) -> Sequence[tuple[int, int]]:
        """Nobody is told."""
        del events
        return ()

    def landmark(self, move: ToyMove) -> str:
        """None."""
        del move
        return ""


INTERFACE = Interface(
    hands=HANDS,
    signs=ToySigns(),
    signage=ToySignage(),
    clearing=clearing,
    words=WORDS,
    summary=ToySummary(),
    declines=lambda view: Let() if view.stage is Stage.WINDOW else None,
)
BOX = Box(
    lambda: "Toy",
    lambda: "Walk along the track and gather pebbles.",
    picture="boxes/towers",
    options={
        "short": lambda: OptionWords("Short game", "Five fields."),
        "gift": lambda: OptionWords("Gift", "Begins with two points."),
    },
)
