"""The words of a pack in the forms that sentences need, each a text of its own for translators.

Nothing here is cut, joined or put into small letters by code. A word that none of our packs knows
stands in every form as its pack has written it.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final, NamedTuple

from game.language import _, ngettext, pgettext
from game.rules.brewery.catalogue import Colour


class Kind(NamedTuple):
    """A kind of dice: ``label`` ("Hops"), ``material`` within a sentence, before a value as well
    ("hops"), one ``die`` ("a die of hops"), and dice ``counted`` ("3 of hops")."""

    label: str
    material: str
    die: str
    counted: Callable[[int], str]


def kind(colour: Colour, own: str) -> Kind:
    """The forms of a kind of dice; ``own``: the pack's word for it in English, "" for ours."""
    if not own:
        return _USUAL[colour]()
    return _OWN[own]() if own in _OWN else _other(_(own))


def within(word: str, own: str, label: str) -> str:
    """A thing of the vocabulary within a sentence, in the nominative; ``own``: the pack's word for
    it in English, "" for ours; ``label``: what stands for a word without such a form."""
    known = _own_within() if own else _within()
    return known.get(own or word, label)


def _light() -> Kind:
    return Kind(
        _("Light malt"),
        # Translators: of dice; stands in the nominative, often before a value: "light malt 4"
        pgettext("within a sentence", "light malt"),
        # Translators: nominative, without an article where yours would be declined
        pgettext("one die", "a die of light malt"),
        # Translators: so many dice of light malt; stands after a colon
        lambda n: ngettext("{count} of light malt", "{count} of light malt", n).format(count=n),
    )


def _dark() -> Kind:
    return Kind(
        _("Dark malt"),
        # Translators: of dice; stands in the nominative, often before a value: "dark malt 4"
        pgettext("within a sentence", "dark malt"),
        # Translators: nominative, without an article where yours would be declined
        pgettext("one die", "a die of dark malt"),
        # Translators: so many dice of dark malt; stands after a colon
        lambda n: ngettext("{count} of dark malt", "{count} of dark malt", n).format(count=n),
    )


def _hops() -> Kind:
    return Kind(
        _("Hops"),
        # Translators: of dice; stands in the nominative, often before a value: "hops 4"
        pgettext("within a sentence", "hops"),
        # Translators: nominative, without an article where yours would be declined
        pgettext("one die", "a die of hops"),
        # Translators: so many dice of hops; stands after a colon
        lambda n: ngettext("{count} of hops", "{count} of hops", n).format(count=n),
    )


def _skill() -> Kind:
    return Kind(
        _("Skill"),
        # Translators: of dice; stands in the nominative, often before a value: "skill 4"
        pgettext("within a sentence", "skill"),
        # Translators: nominative, without an article where yours would be declined
        pgettext("one die", "a skill die"),
        # Translators: so many skill dice; stands after a colon
        lambda n: ngettext("{count} of skill", "{count} of skill", n).format(count=n),
    )


def _apples() -> Kind:
    return Kind(
        _("Apples"),
        # Translators: of dice; stands in the nominative, often before a value: "apples 4"
        pgettext("within a sentence", "apples"),
        # Translators: nominative, without an article where yours would be declined
        pgettext("one die", "a die of apples"),
        # Translators: so many dice of apples; stands after a colon
        lambda n: ngettext("{count} of apples", "{count} of apples", n).format(count=n),
    )


def _berries() -> Kind:
    return Kind(
        _("Berries"),
        # Translators: of dice; stands in the nominative, often before a value: "berries 4"
        pgettext("within a sentence", "berries"),
        # Translators: nominative, without an article where yours would be declined
        pgettext("one die", "a die of berries"),
        # Translators: so many dice of berries; stands after a colon
        lambda n: ngettext("{count} of berries", "{count} of berries", n).format(count=n),
    )


def _herbs() -> Kind:
    return Kind(
        _("Herbs"),
        # Translators: of dice; stands in the nominative, often before a value: "herbs 4"
        pgettext("within a sentence", "herbs"),
        # Translators: nominative, without an article where yours would be declined
        pgettext("one die", "a die of herbs"),
        # Translators: so many dice of herbs; stands after a colon
        lambda n: ngettext("{count} of herbs", "{count} of herbs", n).format(count=n),
    )


def _other(label: str) -> Kind:
    """A kind of a pack that isn't ours, by its label alone."""
    return Kind(
        label,
        label,
        # Translators: {colour} is a word of somebody's own pack, as it stands there
        _("a die of {colour}").format(colour=label),
        # Translators: so many dice; {colour} is a word of somebody's own pack, as it stands there
        lambda n: ngettext("{count} of {colour}", "{count} of {colour}", n).format(
            count=n, colour=label
        ),
    )


_USUAL: Final = (_light, _dark, _hops, _skill)
"""By colour."""
_OWN: Final[Mapping[str, Callable[[], Kind]]] = {
    "Apples": _apples,
    "Berries": _berries,
    "Herbs": _herbs,
}
"""By the word of the pack, in English."""


def _within() -> dict[str, str]:
    # Translators: nominative, as it stands in the middle of a sentence
    return {
        "seed": pgettext("within a sentence", "seed"),
        "fruit": pgettext("within a sentence", "fruit"),
        "spices": pgettext("within a sentence", "spices"),
        "honey": pgettext("within a sentence", "honey"),
        "special_hops": pgettext("within a sentence", "special hops"),
        "special_malt": pgettext("within a sentence", "special malt"),
        "malt_house": pgettext("within a sentence", "malt house"),
        "hops_plantation": pgettext("within a sentence", "hops plantation"),
        "kettle": pgettext("within a sentence", "kettle"),
    }


def _own_within() -> dict[str, str]:
    # Translators: nominative, as it stands in the middle of a sentence
    return {
        "Elderflower": pgettext("within a sentence", "elderflower"),
        "Old apple varieties": pgettext("within a sentence", "old apple varieties"),
        "Orchard": pgettext("within a sentence", "orchard"),
        "Herb garden": pgettext("within a sentence", "herb garden"),
        "Fruit press": pgettext("within a sentence", "fruit press"),
    }
