"""What the things of brewery are called: the pack's own word where it has one, else a brewery's."""

from __future__ import annotations

from game.language import _, ngettext, pgettext
from game.rules.brewery.catalogue import (
    COLOURS,
    FIELDS,
    INGREDIENTS,
    OBJECTS,
    OPENS,
    TOKENS,
    Catalogue,
    Colour,
    Field,
    Ingredient,
    Recipe,
    Token,
)
from game.rules.brewery.cleaning import DIE_POINTS

FIRST_TOKEN = len(INGREDIENTS)
"""From this place on in GOODS come the tokens."""


def _usual(word: str) -> str:
    return _usuals()[word]


def _usuals() -> dict[str, str]:
    return {
        "light": _("Light malt"),
        "dark": _("Dark malt"),
        "hops": _("Hops"),
        "skill": _("Skill"),
        "seed": _("Seed"),
        "fruit": _("Fruit"),
        "spices": _("Spices"),
        "honey": _("Honey"),
        "special_hops": _("Special hops"),
        "special_malt": _("Special malt"),
        "withdraw": _("Send back"),
        "block_object": _("Block a place"),
        "block_die": _("Block or protect"),
        "block_recipe": _("Block a recipe"),
        "raise": _("Raise"),
        "reroll": _("Roll again"),
        "malt_house": _("Malt house"),
        "hops_plantation": _("Hops plantation"),
        "school": _("School of skills"),
        "seed_department": _("Seed department"),
        "marketplace": _("Marketplace"),
        "black_market": _("Black market"),
        "kettle": _("Kettle"),
        "brew": _("Brew"),
        "brewing": _("Brewing"),
    }


def vocabulary(catalogue: Catalogue | None) -> dict[str, str]:
    """What things are called by a pack (None: by a brewery), for the rulebook: ``{hops}`` within a
    sentence, ``{Hops}`` at its beginning."""
    found = dict[str, str]()
    for word, usual in _usuals().items():
        label = (own_word(catalogue, word) if catalogue is not None else "") or usual
        found |= {word: _within(label), word.capitalize(): label}
    return found


def called(catalogue: Catalogue, word: str) -> str:
    """A thing of the vocabulary, as a label."""
    own = own_word(catalogue, word)
    return own or _usual(word)


def own_word(catalogue: Catalogue, word: str) -> str:
    """The pack's own word for a thing of the vocabulary, as a label; "" where it has none."""
    return next((_(own) for known, own in catalogue.words if known == word), "")


def within(catalogue: Catalogue, word: str) -> str:
    """A thing of the vocabulary, within a sentence."""
    return _within(called(catalogue, word))


def _within(label: str) -> str:
    return label[:1].lower() + label[1:]


def colour_name(catalogue: Catalogue, colour: Colour) -> str:
    """A kind of dice, as a label."""
    return called(catalogue, COLOURS[colour])


def colour_within(catalogue: Catalogue, colour: Colour) -> str:
    """A kind of dice, within a sentence."""
    return within(catalogue, COLOURS[colour])


def die_text(catalogue: Catalogue, colour: Colour, value: int) -> str:
    """A die with what it shows, within a sentence: "hops 4"; without, while it isn't rolled."""
    name = colour_within(catalogue, colour)
    return f"{name} {value}" if value else name


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
        return _("the token “{token}”").format(token=good_name(catalogue, what))
    label = good_name(catalogue, what)
    return label[:1].lower() + label[1:]


def object_name(catalogue: Catalogue, at: int) -> str:
    """A building or a market, as a label."""
    return called(catalogue, OBJECTS[at])


def opening(catalogue: Catalogue, at: int) -> str:
    """When a building opens, in a sentence: "School of skills: opens in round 2." """
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
    return {
        "malt-light": _("Grow {light}"),
        "malt-dark": _("Turn {light} into {dark}"),
        "malt-raise": _("Raise {light} or {dark}"),
        "hops-grow": _("Grow {hops}"),
        "hops-raise": _("Raise {hops}"),
        "school-reroll": _("Roll dice again"),
        "school-exchange": _("Exchange a die"),
        "school-skill": _("Gain a {skill} die"),
        "seeds-hops": _("{hops} for a {seed}"),
        "seeds-dark": _("{dark} for two seeds"),
        "seeds-gold": _("A die for gold"),
    }[FIELDS[field]].format(
        **{word: within(catalogue, word) for word in ("light", "dark", "hops", "skill", "seed")}
    )


def points(count: int) -> str:
    """A number of points."""
    return ngettext("{count} point", "{count} points", count).format(count=count)


def dice_worth(catalogue: Catalogue) -> str:
    """What a die of each colour is worth at the end (D10)."""
    each = ", ".join(
        f"{colour_within(catalogue, colour)} {worth}" for colour, worth in enumerate(DIE_POINTS)
    )
    return _("Points for each die at the end: {list}").format(list=each)


def gold(count: int) -> str:
    """A number of coins."""
    return ngettext("{count} gold", "{count} gold", count).format(count=count)


def bonus(catalogue: Catalogue, recipe: Recipe, use: int) -> str:
    """What an extension of a recipe gives."""
    found = (each for each in catalogue.recipes[recipe].extensions if each.use == use)
    return next(points(each.points) if each.points else gold(each.gold) for each in found)


def paid_text(count: int) -> str:
    """How many points a price costs that its gold would have been at the end (D10)."""
    text = ngettext(
        "Kept to the end, that gold would be {count} point.",
        "Kept to the end, that gold would be {count} points.",
        count,
    )
    return text.format(count=count)


def seeds(count: int) -> str:
    """A number of seeds."""
    return ngettext("{count} seed", "{count} seeds", count).format(count=count)


def dice(count: int) -> str:
    """A number of dice."""
    return ngettext("{count} die", "{count} dice", count).format(count=count)


def recipes(count: int) -> str:
    """A number of recipes."""
    return ngettext("{count} recipe", "{count} recipes", count).format(count=count)


def you_have(count: int) -> str:
    """How many of a thing one has, behind its name."""
    return ngettext("you have {count}", "you have {count}", count).format(count=count)


def left_text(count: int) -> str:
    """How many of a thing are for sale, behind its name."""
    return ngettext("{count} left", "{count} left", count).format(count=count)


def season(summer: bool) -> str:
    """The season, within a sentence."""
    return pgettext("season", "summer") if summer else pgettext("season", "winter")
