"""What panels, hands and signs ask of a title: one frozen value for each, made in its folder."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from game.language import _
from game.rules.core import Move, View
from game.scene.beats import AnyBeat
from game.scene.framing import Clearing
from game.ui.bench import Bench
from game.ui.company import SILENT, Company
from game.ui.ground import Ground
from game.ui.guidance import NONE, Guidance
from game.ui.hands import AnyHands
from game.ui.persons import People
from game.ui.reveal import Plain, Reveal
from game.ui.signage import AnySignage
from game.ui.signs import AnySigns
from game.ui.summary import AnySummary
from game.ui.tasks import PLAIN, Tasks
from game.ui.viewport import Viewport
from game.ui.widget import Widget
from game.ui.words import AnyWords


def _no_choice(_view: View, _move: Move, name: str) -> str:
    # Translators: no gender of the person: use the present, or no person.
    return _("{name} had no other choice.").format(name=name)


@dataclass(frozen=True, slots=True)
class Interface:
    """How a title is played in a window.

    ``hands``: what clicks, drags and keys mean. ``signs``: what shows on and over its table for a
    decision. ``signage``: its panels. ``clearing``: what the panels leave free of the window while
    the eye is at a sight, by its name. ``words``: its log, and what its coach says. ``summary``:
    what its result tells. ``unveiling``: what the stage of a match turns up bit by bit. ``flying``:
    the signs at what flies over the table in a beat. ``declines``: the move that lets a chance to
    respond in another's turn go by, by the view of whoever is asked; None where there is none.
    ``lull``: what, by a view, stays the same while somebody stands by; None: until the own turn.
    ``unasked``: what is played for a seat by its view, what is legal and its player's habit.
    ``by_itself``: why a move played itself, in a sentence, by its seat's view before it and its
    name; "" for nothing worth a word.
    ``passes_on``: whether a turn that is over usually ends by itself, after a moment to take
    it back. ``opened``: what is shown of a game that is over, made of an onlooker's view and of
    those of all seats; None: what an onlooker saw. ``guidance``: which rule tells about what a
    player meets. ``tasks``: what is said of its challenges. ``bench``: where its positions are laid
    by hand; None: it has no workshop. ``company``: what its opponents have to say. ``symbols``: the
    symbols that a pack draws instead of the usual ones, by the names of these. ``vocabulary``:
    what things are called by a pack (None: the usual one), each by its name in the rulebook.
    """

    hands: AnyHands
    signs: AnySigns
    signage: AnySignage
    clearing: Callable[[str, Viewport], Clearing]
    words: AnyWords
    summary: AnySummary
    unveiling: Callable[[Ground[Any], People], Reveal[Any, Any]] = lambda *_: Plain()
    flying: Callable[[Ground[Any], AnyBeat], Sequence[Widget]] = lambda *_: ()
    declines: Callable[[Any], Move | None] = lambda _view: None
    by_itself: Callable[[Any, Any, str], str] = _no_choice
    passes_on: bool = False
    opened: Callable[[Any, Sequence[Any]], Any] | None = None
    lull: Callable[[Any], Hashable] | None = None
    unasked: Callable[[Any, Sequence[Any], str], Move | None] = lambda *_: None
    guidance: Guidance = NONE
    tasks: Tasks = PLAIN
    bench: Bench | None = None
    company: Company = SILENT
    symbols: Callable[[Any], Mapping[str, str]] = lambda _content: {}
    vocabulary: Callable[[Any], Mapping[str, str]] = lambda _content: {}
