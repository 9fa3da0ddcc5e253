"""The workshop: a table laid by hand, what is to be done there, its proof, its file."""

from __future__ import annotations

import contextlib
from collections.abc import Mapping
from dataclasses import replace

from game.app.match.flow.seating import people_of
from game.app.match.viewer.setting import Setting
from game.app.routes import BoxPage, PlayChallenge, Workshop
from game.app.screen import Host, Screen
from game.app.screens.dialogs import notify
from game.app.screens.menu import MenuDialog
from game.app.workshop import beginnings
from game.app.workshop.benching import Benching
from game.app.workshop.making import Making
from game.app.workshop.proving import Proving
from game.app.workshop.saving import Saving
from game.app.workshop.table import BenchTable
from game.content.challenge import Challenge, Data
from game.language import _
from game.rules.codec import BadData
from game.scene.targets import Target
from game.session.challenges.own_challenges import (
    draft,
    keep_draft,
    levels_folder,
    put_draft_aside,
    ready,
)
from game.session.challenges.soundness import hindrances
from game.session.challenges.workpiece import Workpiece
from game.ui.bench import REMOVE, Ask, Bench
from game.ui.boxes import Padding, Pinned
from game.ui.hands import AnyDecision, Decision
from game.ui.intents import Back, Intent, LookAt, OpenMenu, Undo
from game.ui.intents.workshop import (
    ProveLevel,
    RedoEdit,
    SaveLevel,
    ShowLevels,
    StopProving,
    TakeTool,
    TryLevel,
)
from game.ui.layout import Stack
from game.ui.panels.workshop.frame import margin_of, width_of, workshop
from game.ui.panels.workshop.model import BEGIN, TABLE, TASK, WorkshopModel
from game.ui.ring import GoalRing
from game.ui.signs import Asked, Meant
from game.ui.titles import INTERFACES
from game.ui.viewport import Viewport
from game.ui.widget import Widget

SIGN = 420.0
"""How wide the sign of a thing may be."""


class WorkshopScreen(Screen):
    """One challenge on the bench of a title; what lies there is kept when it is left."""

    name = "workshop"

    def __init__(self, host: Host, title: str, piece: Workpiece | None = None) -> None:
        """``piece``: what lies there; None: what lay there last, or nothing."""
        super().__init__(host, title)
        self._title, self._interface = title, INTERFACES[title]
        self._home, self._unread = host.saves.folder.parent, ""
        bench = self._interface.bench
        if bench is None:
            raise ValueError(f"{title} has no workshop")
        piece, page = (piece, TABLE) if piece is not None else self._piece(bench)
        self.making = Making(title, bench, piece, page, self._laid)
        self._proving = Proving(piece, self._interface.tasks, host.refresh)
        self._saving = Saving(host, levels_folder(self._home), self.making.say)
        setting = Setting.of(piece.match)
        self.symbols = self._interface.symbols(setting.content)
        self.table = BenchTable(host, setting, self.making.view, bench)
        self.beneath = self.benching = Benching(host, self.table, bench, self.making)
        self._people = people_of(piece.match)

    def _piece(self, bench: Bench) -> tuple[Workpiece, str]:
        """What lay there last, or an empty table; and which page one wants first then."""
        kept = draft(self._home, self._title)
        with contextlib.suppress(BadData, ValueError):  # a pack may have changed since
            if kept is not None:
                return Workpiece(kept), TABLE
        self._unread = put_draft_aside(self._home, self._title)
        return Workpiece(beginnings.empty(self._title, bench)), BEGIN

    def enter(self) -> None:
        """Tell of what lay there and can't be used."""
        if self._unread:
            notify(self.host, _("Workshop"), self._unread)

    def leave(self) -> None:
        """Nothing more is proven; what lies there waits for the next visit."""
        self._proving.stop()
        with contextlib.suppress(OSError):  # a full disk keeps nobody here
            keep_draft(self._home, self.making.challenge)

    def _laid(self) -> None:
        """The table lies otherwise."""
        self._proving.edited()
        self.table.show(self.making.view, self.table.focus)
        self.benching.look_again()
        self.host.refresh()

    @property
    def arrows_begin(self) -> str | None:
        """Arrows without a tool in hand lead to the palette's pages."""
        return f"workshop.page.{self.making.page}"

    @property
    def moving(self) -> bool:
        """Whether the table moves."""
        return self.table.moving

    @property
    def waiting(self) -> bool:
        """Whether something is being found out, is said, or comes soon."""
        turned = self.table.scene.turntable.held
        soon = self.benching.waiting or bool(self.making.said)
        return self.table.waiting or turned or soon or self._proving.waiting

    def advance(self, seconds: float) -> None:
        """Let time pass."""
        self.benching.advance(seconds)
        self.table.advance(seconds)
        self._proving.advance()
        if self.making.advance(seconds):
            self.host.refresh()

    def draw(self) -> None:
        """The table."""
        self.table.draw()

    def widget(self, viewport: Viewport) -> Widget:
        """The pages beside the table, and what is asked above it."""
        presets = self.table.tabletop.looking.presets
        attention = self.table.attention
        return workshop(self._model(), presets, attention, self.host.hear, viewport)

    def _model(self) -> WorkshopModel:
        making, now = self.making, self.making.challenge
        aims = making.aims()
        aim = aims.get(now.kind)
        kinds = tuple((kind, each.name) for kind, each in aims.items())
        if aim is None:
            kinds = ((now.kind, self._interface.tasks.kind(now) or now.kind), *kinds)
        else:
            aim = replace(aim, asks=tuple(_set(each, now.goal) for each in aim.asks))
        return WorkshopModel(
            page=making.page,
            task=self._interface.tasks.goal(now),
            groups=making.groups(),
            group=making.group,
            tool=making.tool,
            kinds=kinds,
            aim=aim,
            kind=now.kind,
            unit=now.limit.unit,
            limit=now.limit.count,
            par=str(now.par),
            name=now.name,
            idea=now.idea,
            lack=making.lack,
            proof=self._proving.model(),
            house=tuple((each.id, _(each.name)) for each in making.house),
            made=bool(beginnings.recipes(self._title)),
            undoes=making.piece.undoes,
            redoes=making.piece.redoes,
            saved=self._saving.file.name if self._saving.file else "",
            said=making.said,
            wrong=making.wrong,
        )

    def notes(self, viewport: Viewport) -> Widget | None:
        """The rings round what is meant and what the goal names, and a name."""
        parts = [*self._marked(), *self.benching.rings()]
        sign = self._sign(viewport)
        if sign is not None:
            parts.append(sign)
        return Stack(*parts) if parts else None

    def _marked(self) -> list[Widget]:
        """Rings round what the goal names, while it is looked at."""
        if self.making.page != TASK:
            return []
        marks = self._interface.tasks.marks(self.making.challenge, self.table.view)
        return [GoalRing(points) for points in map(self.table.ring, marks) if points]

    def _sign(self, viewport: Viewport) -> Widget | None:
        """What the thing is called that the pointer rests on."""
        named, at = self.benching.named, self.benching.at
        if named is None or at is None:
            return None
        meant = Meant(named)
        sign = self._interface.signs.tip(self.table, self._decision(), meant, Asked(named))
        return None if sign is None else _beside(sign, self.table.to_units(*at), viewport)

    def _decision(self) -> AnyDecision:
        """Nothing is decided here: signs tell what things are."""
        empty = self._interface.hands.empty
        return Decision(self.making.view, self._people, (), empty, lambda _move: None, open=False)

    def on(self, intent: Intent) -> None:
        """Hear what a panel was used for."""
        match intent:
            case ProveLevel():
                self._proving.begin()
            case StopProving():
                self._proving.stop()
            case TryLevel():
                self._try()
            case SaveLevel():
                self._save()
            case ShowLevels():
                self._saving.show()
            case LookAt(what):
                self.table.camera_controller.look_at(what)
            case OpenMenu():
                self.host.navigator.open(MenuDialog(self.host, title=self._title))
            case Back():
                self.host.navigator.show(BoxPage(self._title))
                return
            case _:
                if self.making.hear(intent) and isinstance(intent, TakeTool):
                    self.benching.take_up()  # a tool in hand is for the table
        self.host.refresh()

    def _try(self) -> None:
        """Play it as anybody would, and come back to the bench afterwards."""
        making = self.making
        wrong = making.lack or _hindrance(making.challenge)
        if wrong:
            making.say(wrong, wrong=True)
        else:
            after = Workshop(self._title, making.piece)
            self.host.navigator.show(PlayChallenge(ready(making.challenge), after=after))

    def _save(self) -> None:
        making = self.making
        if making.challenge.name.strip() and not making.lack:
            self._saving.save(making.challenge)
        else:
            making.say(making.lack or _("Give it a name first."), wrong=True)

    def key(self, name: str) -> bool:
        """A key about the table, or about the work as a whole."""
        match name:
            case "Ctrl+Z":
                self.on(Undo())
            case "Ctrl+Y":
                self.on(RedoEdit())
            case "X":
                self.on(TakeTool(REMOVE))
            case _:
                return self.benching.key(name)
        return True

    def report(self) -> Mapping[str, object]:
        """What a probe tells."""
        now = self.making.challenge
        state = {
            "busy": False,
            "deciding": True,
            "page": self.making.page,
            "tool": self.making.tool,
        }
        return {**state, "proven": now.proof is not None, "proving": self._proving.waiting}

    def targets(self) -> list[tuple[Target, float, float, str, bool]]:
        """Where the tool can be used."""
        return self.benching.targets()


def _set(ask: Ask, goal: Data) -> Ask:
    """What is asked with the goal's answer, which may be none of the usual ones."""
    value = goal.get(ask.key, ask.value)
    usual = any(value == option for option, _name in ask.options)
    # Translators: a choice: what holds already, where that is none of the usual ones.
    options = ask.options if usual else ((value, _("As it is")), *ask.options)
    return replace(ask, options=options, value=value)


def _hindrance(challenge: Challenge) -> str:
    """What keeps anybody from playing it, in a sentence; "" for nothing."""
    if hindrances(ready(challenge)):
        return _("Three stars must be for more than there is at the start.")
    return ""


def _beside(sign: Widget, at: tuple[float, float], viewport: Viewport) -> Widget:
    """A sign beside the pointer, on the side where more of the table is."""
    (x, y), beside = at, width_of(viewport) + margin_of(viewport)
    left, above = x > (viewport.width - beside) / 2, y > viewport.height / 2
    spot = (x - 14 if left else x + 22, y - 14 if above else y + 26)
    free = Pinned(sign, spot, (float(left), float(above)), width=SIGN)
    return Padding(free, (0, 0, beside, 0))
