"""What on the table an event or a move of brewery is about: it lights up."""

from __future__ import annotations

from game.rules.brewery.catalogue import (
    BLOCK_OBJECT,
    BLOCK_RECIPE,
    FIRST_TOKEN,
    MARKETPLACE,
    SEED,
    Recipe,
)
from game.rules.brewery.events import (
    Accelerated,
    Bought,
    BrewingDeclared,
    BrewingFailed,
    DiceExchanged,
    DiceRolled,
    DieGained,
    DieRaised,
    DieReturned,
    DieStored,
    DieToPool,
    ExtensionLost,
    GoldChanged,
    ItemPlaced,
    RecipeRevealed,
    RoundStarted,
    SeedsGained,
    TokenGained,
    TokenUsed,
)
from game.rules.brewery.moves import (
    Accelerate,
    Brew,
    BreweryMove,
    Buy,
    Exchange,
    Pick,
    Place,
    Roll,
    Store,
    Take,
    UseToken,
)
from game.rules.brewery.view import BreweryView
from game.scene.targets import Target
from game.titles.brewery.scene.targets import (
    BuildingTarget,
    CellarTarget,
    DieTarget,
    FieldTarget,
    GoldTarget,
    OwnGoodsTarget,
    RecipeTarget,
    SeasonTarget,
    SeedTarget,
    TokenTarget,
    WarehouseTarget,
    on_sale,
)
from game.titles.brewery.ui.panels.steps import Finished, Told
from game.titles.brewery.ui.view_facts import suiting, viewer


def targets(event: Told) -> tuple[Target, ...]:
    """What a line is about, as far as it still lies there."""
    match event:
        case DieStored(die=die) | DieGained(die=die) | DieRaised(die=die) | DieToPool(die=die):
            return (DieTarget(die),)
        case DieReturned(die=die):
            return (DieTarget(die),)
        case ItemPlaced(player=seat, field=field) | Accelerated(player=seat, field=field):
            return (FieldTarget(seat, field),)
        case DiceRolled(dice=dice):
            return tuple(DieTarget(die) for die, _value in dice)
        case DiceExchanged(given=given, taken=taken):
            return DieTarget(taken), DieTarget(given)
        case SeedsGained(player=seat):
            return (SeedTarget(seat),)
        case GoldChanged(player=seat):
            return (GoldTarget(seat),)
        case Bought(player=seat, what=what):
            return OwnGoodsTarget(seat, what), on_sale(what)
        case TokenGained(token=token):
            return (TokenTarget(token),)
        case Finished(player=seat):
            return (CellarTarget(seat),)
        case RecipeRevealed(slot=slot):
            return (RecipeTarget(slot),)
        case RoundStarted():
            return (SeasonTarget(),)
        case _:
            return _answered(event)


def trace(event: Told) -> Target | None:
    """The counter that something was bought at, what a token was used on, who has brewed."""
    match event:
        case Bought(what=what):
            return on_sale(what)
        case TokenUsed(token=token, target=target) if token not in (BLOCK_OBJECT, BLOCK_RECIPE):
            return DieTarget(target)
        case Finished(player=seat):
            return CellarTarget(seat)
        case _:
            return None


def _answered(event: Told) -> tuple[Target, ...]:
    """What lights up for tokens, and for brewings that came to nothing."""
    match event:
        case TokenUsed(token=token, target=target) if token not in (BLOCK_OBJECT, BLOCK_RECIPE):
            return (DieTarget(target),)
        case ExtensionLost(die=die):
            return (DieTarget(die),)
        case BrewingDeclared(player=seat) | BrewingFailed(player=seat):
            return (WarehouseTarget(seat),)
        case _:
            return ()


def about(view: BreweryView, move: BreweryMove) -> tuple[Target, ...]:
    """The things to mark for ``move`` of the viewer, what it is done to first; none for what only
    says that there is no more to do."""
    seat = viewer(view)
    match move:
        case Store(die=die) | Pick(die=die):
            return DieTarget(die), WarehouseTarget(seat)
        case Place(field=field, item=item):
            thing = SeedTarget(seat) if item == SEED else DieTarget(item)
            return FieldTarget(seat, field), thing
        case Accelerate(field=field, die=die):
            return FieldTarget(seat, field), DieTarget(die)
        case Exchange(give=give, take=take):
            return DieTarget(take), DieTarget(give)
        case Buy(what=what, die=die):
            return (on_sale(what),) if die is None else (on_sale(what), DieTarget(die))
        case Brew(recipe=recipe):
            return (*_open(view, recipe), *map(DieTarget, suiting(view, seat, recipe)))
        case Take(token=token):
            return (TokenTarget(token),)
        case UseToken(token=token):
            return (*_aim(view, move), OwnGoodsTarget(seat, FIRST_TOKEN + token))
        case Roll():
            return tuple(map(DieTarget, view.picked))
        case _:
            return ()


def _open(view: BreweryView, recipe: Recipe) -> tuple[Target, ...]:
    return tuple(RecipeTarget(slot) for slot, each in enumerate(view.row) if each == recipe)


def _aim(view: BreweryView, move: UseToken) -> tuple[Target, ...]:
    """What a token is used on."""
    if move.token == BLOCK_RECIPE:
        return _open(view, move.target)
    if move.token == BLOCK_OBJECT:
        stall = move.target >= MARKETPLACE
        return (BuildingTarget(-1 if stall else viewer(view), move.target),)
    return (DieTarget(move.target),)
