"""Why a move of `brewery` is good: every reason, with its rule and the gaps of its sentence.

The UI has a sentence for each code in :data:`GAPS`. Gaps named ``recipe`` hold a recipe's number
in the pack, ``colour`` a die's colour (0-3), ``field`` one of the eleven, ``rival`` a seat, ``use``
what an extension uses (an ingredient, or -1 for a skill die), ``percent`` a chance in per cent; all
others are counts, values of dice, points or gold. Every reason speaks for its move, but those in
:data:`CAUTIONS`: what its player should know all the same. "Next round" is said of the dice as
they will lie if nothing further is stored or placed.
"""

from __future__ import annotations

from functools import partial

from game.ai.coach.advice import UNDOES, GapsByCode, reason_of
from game.ai.coach.guiding import UNFOUNDED

GAPS: GapsByCode = {
    **UNFOUNDED,
    # A brewing: the points and the gold that it gives in all, the bonus and the one point of every
    # brewing included.
    "brew_gives": ("D7", ("recipe", "points", "gold")),
    # Part of that is the bonus of the extension.
    "brew_bonus": ("D7", ("use", "points", "gold")),
    # The rival's warehouse fills the recipe, too.
    "brew_before": ("D7", ("recipe", "rival")),
    # What is left in the warehouse fills that recipe as well, and no rival's does.
    "brew_then": ("D7", ("recipe",)),
    # The game ends with this round: as things stand, with dice and gold counted, the seat has
    # ``own`` points and the best rival ``best``; *_behind, a caution: as many or more.
    "ends_ahead": ("D10", ("own", "best")),
    "ends_behind": ("D10", ("own", "best")),
    # Stored (or raised, or exchanged), the dice at hand fill the recipe this round: *_now. Before
    # that they did already with this die among them: *_for.
    "store_for": ("D3", ("recipe", "value", "colour")),
    "brews_now": ("D7", ("recipe",)),
    # The recipe needs the die that is stored; then one die of ``colour`` of at least ``least`` is
    # lacking, or ``lacking`` dice, and the chance to roll that next round.
    "store_lacks": ("D3", ("recipe", "colour", "least", "percent")),
    "store_lacks_more": ("D3", ("recipe", "lacking", "percent")),
    # The recipe needs it, and nothing is lacking for next round.
    "store_ready": ("D3", ("recipe",)),
    # A high value is kept.
    "store_high": ("D3", ("value", "colour")),
    # Only for want of more: the die keeps its value, and is not rolled next round.
    "store_keeps": ("D3", ("value", "colour")),
    # Nothing more is placed: the recipe that the dice at hand may fill next round, which some
    # placing would make less likely; the seeds that can be placed next round. *_again: the turn
    # ends after one item, and comes round again in this phase.
    "keeps_hope": ("D7", ("recipe", "percent")),
    "keeps_seeds": ("D5.1", ("seeds",)),
    "places_again": ("D4.2", ()),
    # Nothing is exchanged: no die of the roll shows more than the one to be given for it.
    "none_higher": ("D5.3", ()),
    # No token is used: the only kind that could be; several kinds.
    "keeps_token": ("D8", ("token",)),
    "keeps_tokens": ("D8", ()),
    # A purchase ends: so much gold stays, though something could be bought; so many dice of the
    # pool are rolled next round.
    "saves_gold": ("D10", ("gold",)),
    "rolls_anew": ("D3", ("dice",)),
    # A die more of the colour: at clean-up, or rolled at once.
    "grows": ("D5.1", ("colour",)),
    "grows_now": ("D4.4", ("colour",)),
    # The die that is rolled at once fills the recipe in this very round, so likely; *hurries_*: it
    # does if a skill die at hand is placed beside the item in the same turn.
    "grows_for": ("D4.4", ("recipe", "percent")),
    "hurries_for": ("D4.4", ("recipe", "percent")),
    # A light die becomes a dark one, at clean-up or rolled at once.
    "turns_dark": ("D5.1", ()),
    "turns_dark_now": ("D4.4", ()),
    # The die lies in the warehouse next round and shows ``value``; the recipe asks for that.
    "raise_for": ("D5.1", ("value", "colour", "recipe")),
    "raises": ("D5.1", ("value", "colour")),
    # The same at once.
    "raised_now": ("D4.4", ("value", "colour")),
    # So many dice of the pool show 3 or less and may be rolled again.
    "reroll_low": ("D5.3", ("dice",)),
    # The own lowest die of the colour shows ``value``; ``dice`` of the supply are rolled.
    "exchange_low": ("D5.3", ("colour", "value", "dice")),
    # A die that shows ``more`` than the one given.
    "exchange_up": ("D5.3", ("more", "colour")),
    # The die, as it lies, is rolled again; so many of six throws show more. How many are rolled.
    "rolls_more": ("D5.3", ("colour", "value", "throws")),
    "rolls_picked": ("D5.3", ("dice",)),
    "more_skill": ("D5.3", ()),
    # The die of that colour and value goes to the supply for it; *_now: at once.
    "seeds_back": ("D5.4", ("seeds", "colour", "value")),
    "department_gold": ("D5.4", ("gold", "colour", "value")),
    "seeds_now": ("D4.4", ("seeds",)),
    "gold_now": ("D4.4", ("gold",)),
    # Nobody else can use the field this round.
    "closes_field": ("D4.3", ("field",)),
    # The chance to fill the recipe next round, which the move made better.
    "hope": ("D7", ("recipe", "percent")),
    # An open recipe's extension uses it, and the bonus.
    "buy_for": ("D1.2", ("recipe", "points", "gold")),
    # A skill die takes that off the price.
    "buy_cheaper": ("D6", ("off",)),
    # The dice fill the recipe this round, as they are: those of the warehouse alone; or those of
    # the pool with them, which are still to be stored.
    "keeps_for": ("D7", ("recipe",)),
    "keeps_to_store": ("D3", ("recipe",)),
    # A token: the recipe can be brewed with it, or saved; the rival's brewing falls through, or
    # loses its extension and that bonus; the recipe is closed to the rival this round. *_may_*: if
    # the roll is right.
    "token_brews": ("D8", ("recipe",)),
    "token_may_brew": ("D8", ("recipe",)),
    "token_stops": ("D8", ("recipe", "rival")),
    "token_may_stop": ("D8", ("recipe", "rival")),
    "token_bares": ("D8", ("recipe", "rival", "points", "gold")),
    "token_blocks": ("D8", ("recipe", "rival")),
    # What a token that is taken or bought is good for.
    "token_use": ("D8", ("token",)),
    # What a token does to its target: nobody uses the place, or brews the recipe; a die shows
    # ``more``, is rolled again, goes back to its owner's pool, or can't be used or touched.
    # *_lacks: the rival's dice fill the recipe, and without that die no more.
    "token_closes": ("D8", ()),
    "token_shuts": ("D8", ("recipe",)),
    "token_raises": ("D8", ("colour", "value", "more")),
    "token_rolls": ("D8", ("colour", "value", "rival")),
    "token_guards": ("D8", ("colour", "value")),
    "token_sends_own": ("D8", ("colour", "value")),
    "token_locks": ("D8", ("colour", "value", "rival")),
    "token_sends": ("D8", ("colour", "value", "rival")),
    "token_lacks": ("D8", ("recipe", "rival")),
    # A caution: a die that is given away counts so much at the end, more than it brings.
    "counts_less": ("D10", ("points",)),
    # A caution: a die of the colour comes by what was placed in this round, and one goes by this.
    UNDOES: ("D5", ("colour",)),
    # A caution: the dice fill the recipe now, and no more after the move.
    "costs_brewing": ("D7", ("recipe",)),
    # Cautions: the rival brews before the seat, or in this round already while the seat can't yet,
    # and has the dice for the very recipe that the move is for.
    "rival_first": ("D7", ("recipe", "rival")),
    "rival_now": ("D7", ("recipe", "rival")),
}
"""By code: the rule, and the names of the values."""
CAUTIONS = frozenset(
    {"ends_behind", "costs_brewing", "rival_first", "rival_now", "counts_less", UNDOES}
)
"""What speaks against a move, and must be told for all that: no reason, and never alone."""
FILLERS = frozenset(
    {
        *UNFOUNDED,
        "closes_field",
        "keeps_for",
        "keeps_to_store",
        "store_high",
        "store_keeps",
        "saves_gold",
        "rolls_anew",
        "buy_cheaper",
        "keeps_hope",
        "keeps_seeds",
        "places_again",
        "none_higher",
        "keeps_token",
        "keeps_tokens",
        "rolls_picked",
        "token_use",
        "token_closes",
        "token_shuts",
        "token_raises",
        "token_rolls",
        "token_guards",
        "token_sends_own",
        "token_locks",
        "token_sends",
    }
)
"""What tells little: only for want of anything better, and never of a move that isn't the best."""

LATER = frozenset(
    {
        "saves_gold",
        "store_lacks",
        "store_lacks_more",
        "store_ready",
        "store_high",
        "store_keeps",
        "rolls_anew",
        "raise_for",
        "raises",
        "reroll_low",
        "exchange_low",
        "more_skill",
        "seeds_back",
        "seeds_now",
        "hope",
        "keeps_hope",
        "keeps_seeds",
        "keeps_token",
        "keeps_tokens",
        "token_use",
        "token_sends_own",
    }
)
"""What only a round to come can make good: nothing to say in the last one (D10)."""

OPPOSED = (
    ("saves_gold", "buy_for"),
    ("saves_gold", "buy_cheaper"),
    ("rolls_anew", "store_keeps"),
    ("rolls_anew", "store_high"),
)
"""Codes that say the opposite of one another where they are about the same thing."""


told = partial(reason_of, GAPS)
"""The reason with a code, its gaps filled. Raises KeyError for a gap that is missing."""
