"""The last page of the workshop: is it proven, is it fun, where is it kept."""

from __future__ import annotations

from game.formats import number
from game.language import _, ngettext
from game.ui import theme
from game.ui.controls import FLAT, MAIN, PLAIN, Tone, button
from game.ui.intents import On
from game.ui.intents.workshop import (
    CopyCode,
    ProveLevel,
    SaveLevel,
    ShowLevels,
    StopProving,
    TryLevel,
)
from game.ui.layout import Column, Row
from game.ui.marks import Icon, Rule, Text, caption, text_of
from game.ui.panels.workshop.model import ProofModel, Standing, WorkshopModel
from game.ui.widget import Widget, grown


def finish(model: WorkshopModel, on: On) -> Widget:
    """Prove, try, save, tell."""
    lack = model.lack
    nameless = lack or ("" if model.name.strip() else _("Give it a name first (Task)."))
    return Column(
        # Translators: whether there is no mistake in it: a heading over its proof.
        Text(_("Is it sound?"), theme.LABEL, lines=2),
        *_proof(model.proof, lack, on),
        Rule(),
        # Translators: a heading over the button that tries it.
        Text(_("Is it fun?"), theme.LABEL, lines=2),
        button("workshop.try", _("Try it"), TryLevel(), on, icon="play", reason=lack),
        Rule(),
        Text(_("Keep it, pass it on"), theme.LABEL, lines=2),
        button(
            "workshop.save",
            _("Save"),
            SaveLevel(),
            on,
            icon="save",
            reason=nameless,
            shortcut="Ctrl+S",
        ),
        _saved(model, on),
        button("workshop.copy", _("Copy as a code"), CopyCode(), on, icon="log", reason=nameless),
    )


def _saved(model: WorkshopModel, on: On) -> Widget | None:
    if not model.saved:
        return None
    name = caption(model.saved, lines=2)
    show = button("workshop.folder", _("Show the folder"), ShowLevels(), on, tone=FLAT)
    return Column(name, show, gap=4)


def _proof(proof: ProofModel, lack: str, on: On) -> list[Widget | None]:
    match proof.standing:
        case Standing.PROVING:
            return _proving(proof, on)
        case Standing.PROVEN:
            return _proven(proof, on)
        case _:
            return [*_unproven(proof), _prove(lack, on)]


def _prove(lack: str, on: On) -> Widget:
    return button(
        "workshop.prove", _("Prove it"), ProveLevel(), on, icon="search", tone=MAIN, reason=lack
    )


def _looked(proof: ProofModel) -> str:
    text = ngettext("{count} position looked at", "{count} positions looked at", proof.looked)
    return text.format(count=number(proof.looked))


def _stop(on: On, tone: Tone = PLAIN) -> Widget:
    # Translators: a button: the computer looks no further.
    return button("workshop.stop", _("Stop"), StopProving(), on, icon="close", tone=tone)


def _proving(proof: ProofModel, on: On) -> list[Widget | None]:
    return [
        Text(_("Looking at everything that can be done …"), lines=3),
        Text(_looked(proof), theme.BODY_BOLD, lines=2),
        _stop(on),
    ]


def _proven(proof: ProofModel, on: On) -> list[Widget | None]:
    best = _("The best that can be had: {best}").format(best=proof.best)
    ways = ngettext("{count} way leads there.", "{count} ways lead there.", proof.solutions)
    hard = proof.hard or (_("How hard it is, is being found out …") if proof.weighing else "")
    return [
        Row(Icon("check", 26, theme.GOOD), grown(Text(best, theme.BODY_BOLD, lines=3)), gap=10),
        Text(ways.format(count=proof.solutions), lines=2),
        text_of(hard, lines=3),
        caption(_looked(proof), lines=2),
        _stop(on, FLAT) if proof.weighing else None,
    ]


def _unproven(proof: ProofModel) -> list[Widget]:
    match proof.standing:
        case Standing.TOO_LARGE:
            large = ngettext(
                "Too large to prove within {count} position.",
                "Too large to prove within {count} positions.",
                proof.most,
            )
            helps = _(
                "It can be saved and played, marked as unproven; a smaller limit or fewer pieces"
                " help."
            )
            text = f"{large.format(count=number(proof.most))} {helps}"
        case Standing.NEVER:
            text = proof.why
        case _:
            text = _("The computer looks at everything that can be done, and tells the best.")
    return [Text(text, lines=6)]
