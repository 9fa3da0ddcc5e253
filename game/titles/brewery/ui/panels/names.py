"""What the things of brewery are called: the pack's own word where it has one, else a brewery's."""

from __future__ import annotations

from collections.abc import Mapping

from game.formats import row_of
from game.language import _, ngettext, npgettext, pgettext
from game.rules.brewery.catalogue import (
    COLOUR_OF,
    COLOURS,
    FIELDS,
    FIRST_TOKEN,
    INGREDIENTS,
    OBJECTS,
    OPENS,
    TOKENS,
    Catalogue,
    Colour,
    Die,
    Field,
    Ingredient,
    Recipe,
    Token,
)
from game.rules.brewery.cleaning import DIE_POINTS
from game.rules.brewery.view import BreweryView
from game.titles.brewery.ui.panels import forms


def _usuals() -> dict[str, str]:
    return {
        "light": _("Light malt"),
        "dark": _("Dark malt"),
        "hops": _("Hops"),
        # Translators: a kind of dice
        "skill": _("Skill"),
        "seed": _("Seed"),
        "fruit": _("Fruit"),
        "spices": _("Spices"),
        "honey": _("Honey"),
        "special_hops": _("Special hops"),
        "special_malt": _("Special malt"),
        # Translators: the name of an action token: what it does
        "withdraw": _("Send back"),
        # Translators: the name of an action token: what it does
        "block_object": _("Block a place"),
        # Translators: the name of an action token: what it does
        "block_die": _("Block or protect"),
        # Translators: the name of an action token: what it does
        "block_recipe": _("Block a recipe"),
        # Translators: the name of an action token: what it does
        "raise": _("Raise"),
        # Translators: the name of an action token: what it does
        "reroll": _("Roll again"),
        "malt_house": _("Malt house"),
        "hops_plantation": _("Hops plantation"),
        "school": _("School of skills"),
        "seed_department": _("Seed department"),
        "marketplace": _("Marketplace"),
        "black_market": _("Black market"),
        "kettle": _("Kettle"),
        # Translators: a button, and a step of the round
        "brew": _("Brew"),
        "brewing": _("Brewing"),
    }


def vocabulary(catalogue: Catalogue | None) -> dict[str, str]:
    """What things are called by a pack (None: by a brewery), for the rulebook: ``{hops}`` within a
    sentence, ``{Hops}`` at its beginning; ``{hops_die}`` is one die of it."""
    own = {word: "" if catalogue is None else _source(catalogue, word) for word in _usuals()}
    found = _die_gaps(own)
    for word, usual in _usuals().items():
        label = _(own[word]) or usual
        found |= {word: _within(word, own[word], label), word.capitalize(): label}
    return found


def called(catalogue: Catalogue, word: str) -> str:
    """A thing of the vocabulary, as a label."""
    return own_word(catalogue, word) or _usuals()[word]


def own_word(catalogue: Catalogue, word: str) -> str:
    """The pack's own word for a thing of the vocabulary, as a label; "" where it has none."""
    return _(_source(catalogue, word))


def _source(catalogue: Catalogue, word: str) -> str:
    """The pack's own word as it is written there; "" where it has none."""
    return next((own for known, own in catalogue.words if known == word), "")


def within(catalogue: Catalogue, word: str) -> str:
    """A thing of the vocabulary, within a sentence."""
    return _within(word, _source(catalogue, word), called(catalogue, word))


def _within(word: str, own: str, label: str) -> str:
    if word in COLOURS:
        return forms.kind(COLOURS.index(word), own).material
    return forms.within(word, own, label)


def dice_kind(catalogue: Catalogue, colour: Colour) -> forms.Kind:
    """A kind of dice, in all the forms that sentences need."""
    return forms.kind(colour, _source(catalogue, COLOURS[colour]))


def die_gaps(catalogue: Catalogue) -> dict[str, str]:
    """The kinds of dice for the gaps of a sentence: ``{hops}`` ("hops"), ``{hops_die}`` ("a die of
    hops"), and so on."""
    return _die_gaps({word: _source(catalogue, word) for word in COLOURS})


def _die_gaps(own: Mapping[str, str]) -> dict[str, str]:
    """The same by the words that a pack has of its own."""
    found = dict[str, str]()
    for colour, word in enumerate(COLOURS):
        kind = forms.kind(colour, own[word])
        found |= {word: kind.material, f"{word}_die": kind.die}
    return found


def colour_name(catalogue: Catalogue, colour: Colour) -> str:
    """A kind of dice, as a label."""
    return dice_kind(catalogue, colour).label


def colour_within(catalogue: Catalogue, colour: Colour) -> str:
    """A kind of dice, within a sentence."""
    return dice_kind(catalogue, colour).material


def die_text(catalogue: Catalogue, colour: Colour, value: int) -> str:
    """A die with what it shows, within a sentence: "hops 4"; without, while it isn't rolled."""
    name = colour_within(catalogue, colour)
    return f"{name} {value}" if value else name


def shown_die(view: BreweryView, die: Die) -> str:
    """A die with what it shows now, within a sentence."""
    return die_text(view.catalogue, COLOUR_OF[die], view.value[die])


def die_label(view: BreweryView, die: Die) -> str:
    """A die with what it shows now, as a label: "Hops 4"; without, while it isn't rolled."""
    name = colour_name(view.catalogue, COLOUR_OF[die])
    return f"{name} {view.value[die]}" if view.value[die] else name


def ingredient_name(catalogue: Catalogue, ingredient: Ingredient) -> str:
    """An ingredient, as a label."""
    return called(catalogue, INGREDIENTS[ingredient])


def token_name(catalogue: Catalogue, token: Token) -> str:
    """An action token, as a label."""
    return called(catalogue, TOKENS[token])


def good_name(catalogue: Catalogue, what: int) -> str:
    """An ingredient or a token by its place in GOODS, as a label."""
    if what < FIRST_TOKEN:
        return ingredient_name(catalogue, what)
    return token_name(catalogue, what - FIRST_TOKEN)


def good_within(catalogue: Catalogue, what: int) -> str:
    """An ingredient or a token within a sentence: "honey", "the token “Raise”"."""
    if what >= FIRST_TOKEN:
        # Translators: of an action token that is bought, as "honey" stands for an ingredient
        return _("the token “{token}”").format(token=good_name(catalogue, what))
    return within(catalogue, INGREDIENTS[what])


def object_name(catalogue: Catalogue, at: int) -> str:
    """A building or a market, as a label."""
    return called(catalogue, OBJECTS[at])


def opening(catalogue: Catalogue, at: int) -> str:
    """When a building opens, in a sentence: "School of skills: opens in round 2." """
    # Translators: {place} is a building, as a label
    text = _("{place}: opens in round {round}.")
    return text.format(place=object_name(catalogue, at), round=OPENS[at])


def recipe_name(catalogue: Catalogue, recipe: Recipe) -> str:
    """What a recipe is called."""
    return _(catalogue.recipes[recipe].name)


def style_name(catalogue: Catalogue, recipe: Recipe) -> str:
    """The family of a recipe."""
    return _(catalogue.styles[catalogue.recipes[recipe].style].name)


def field_deed(catalogue: Catalogue, field: Field) -> str:
    """What a field does, as the heading of a line."""
    own = own_word(catalogue, FIELDS[field])
    if own:
        return own
    # Translators: the heading of a line, a button, or what stands after a colon
    return {
        "malt-light": _("Grow light malt"),
        "malt-dark": _("Turn light malt into dark malt"),
        "malt-raise": _("Raise light malt or dark malt"),
        "hops-grow": _("Grow hops"),
        "hops-raise": _("Raise hops"),
        "school-reroll": _("Roll dice again"),
        "school-exchange": _("Exchange a die"),
        "school-skill": _("Gain a skill die"),
        "seeds-hops": _("Hops for a seed"),
        "seeds-dark": _("Dark malt for two seeds"),
        "seeds-gold": _("A die for gold"),
    }[FIELDS[field]]


def points(count: int) -> str:
    """A number of points."""
    return ngettext("{count} point", "{count} points", count).format(count=count)


def dice_worth(catalogue: Catalogue) -> str:
    """What a die of each colour is worth at the end (D10)."""
    each = row_of(
        [f"{colour_within(catalogue, colour)} {worth}" for colour, worth in enumerate(DIE_POINTS)]
    )
    return _("Points for each die at the end: {list}").format(list=each)


def gold(count: int) -> str:
    """A number of coins."""
    return ngettext("{count} gold", "{count} gold", count).format(count=count)


def bonus(catalogue: Catalogue, recipe: Recipe, use: int) -> str:
    """What an extension of a recipe gives."""
    found = (each for each in catalogue.recipes[recipe].extensions if each.use == use)
    return next(points(each.points) if each.points else gold(each.gold) for each in found)


def refined_by(view: BreweryView, what: int) -> list[tuple[str, str]]:
    """The open recipes that an ingredient refines, each with the bonus that it gives."""
    return [
        (recipe_name(view.catalogue, recipe), bonus(view.catalogue, recipe, what))
        for recipe in view.row
        if recipe is not None
        if any(each.use == what for each in view.catalogue.recipes[recipe].extensions)
    ]


def paid_text(count: int) -> str:
    """How many points a price costs that its gold would have been at the end (D10)."""
    text = ngettext(
        "Kept to the end, that gold would be {count} point.",
        "Kept to the end, that gold would be {count} points.",
        count,
    )
    return text.format(count=count)


def seeds(count: int) -> str:
    """A number of seeds, which are sown."""
    return npgettext("sown", "{count} seed", "{count} seeds", count).format(count=count)


def dice(count: int) -> str:
    """A number of dice."""
    return ngettext("{count} die", "{count} dice", count).format(count=count)


def recipes(count: int) -> str:
    """A number of recipes."""
    return ngettext("{count} recipe", "{count} recipes", count).format(count=count)


def you_have(count: int) -> str:
    """How many of a thing one has, behind its name."""
    # Translators: in brackets behind the name of an action token
    return ngettext("you have {count}", "you have {count}", count).format(count=count)


def left_text(count: int) -> str:
    """How many of a thing are for sale, behind its name."""
    # Translators: of ingredients or tokens that are for sale, in a narrow column
    return ngettext("{count} left", "{count} left", count).format(count=count)


def season(summer: bool) -> str:
    """The season, within a sentence."""
    # Translators: behind a comma or a colon, "Round 3, summer"
    return pgettext("season", "summer") if summer else pgettext("season", "winter")
