"""What biomes says of its challenges."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from functools import lru_cache

from game.content.challenge import Challenge, Worth
from game.content.packs import load_catalogue
from game.formats import listed
from game.language import _, ngettext
from game.rules.biomes.catalogue import Catalogue, Round, find_tile
from game.rules.biomes.moves import Arm, BiomesMove, Explore, Fight
from game.rules.biomes.overworld import STACK_CELLS
from game.rules.biomes.view import BiomesView, Stage
from game.scene.targets import Target
from game.titles.biomes.scene.targets import BlockTarget, StackTarget
from game.titles.biomes.ui.panels.material_phrases import collect_most, dig_out_all
from game.titles.biomes.ui.panels.words import material, points
from game.ui.tasks import Tasks, as_chance, no_part

CUBE = ("most", "take")
"""The kinds that are about the cube alone."""


@lru_cache(maxsize=4)
def _pack(name: str) -> Catalogue | None:
    content = load_catalogue("biomes", name)
    return content if isinstance(content, Catalogue) else None


def _kind(challenge: Challenge) -> str:
    # Translators: a kind of challenge; at most 20 characters.
    return {
        "most": _("Collecting"),
        "take": _("Digging"),
        "score": _("Village"),
        "rounds": _("Round by round"),
        "xp": _("XP"),
        "chance": _("Before a fight"),
    }.get(challenge.kind, "")


def _goal(challenge: Challenge) -> str:
    describe = {
        "most": _most,
        "take": _take,
        "score": _score,
        "rounds": _rounds,
        "xp": _xp,
        "chance": _chance,
    }[challenge.kind]
    return describe(challenge)


def _most(challenge: Challenge) -> str:
    return f"{_actions(challenge)} {collect_most(str(challenge.goal['of']))}"


def _actions(challenge: Challenge) -> str:
    count = challenge.limit.count
    # Translators: a whole sentence; another tells which blocks.
    text = ngettext(
        "You have {count} action of two blocks.",
        "You have {count} actions of two blocks each.",
        count,
    )
    return text.format(count=count)


def _take(challenge: Challenge) -> str:
    kind = _hidden(challenge)
    marked = _("Dig out the marked blocks; the fewer actions you need, the more stars.")
    return f"{_actions(challenge)} {dig_out_all(kind) if kind else marked}"


def _hidden(challenge: Challenge) -> str:
    """The material that the blocks asked for are of, if they are all there is of it; else ""."""
    named, cube = challenge.goal.get("blocks"), challenge.position.get("cube")
    if not isinstance(named, Sequence) or not isinstance(cube, Sequence):
        return ""
    layers = [[str(row).split() for row in layer] for layer in reversed(cube)]
    kinds = {layers[z][x][y] for x, y, z in named if z < len(layers)}
    standing = Counter(word for layer in layers for row in layer for word in row)
    kind = kinds.pop() if len(kinds) == 1 else ""
    return kind if standing[kind] == len(named) else ""


def _score(challenge: Challenge) -> str:
    count, rounds = challenge.limit.count, challenge.goal["rounds"]
    named = rounds if isinstance(rounds, Sequence) else ()
    text = ngettext(
        "You have {count} turn. Build so that your village is worth as much as you can make it: "
        "{rounds}.",
        "You have {count} turns. Build so that your village is worth as much as you can make it: "
        "{rounds}.",
        count,
    )
    return text.format(count=count, rounds=_added(named))


def _added(rounds: Sequence[object]) -> str:
    """Rounds whose points are added up."""
    return listed([_letter(Round(str(each))) for each in rounds])


def _letter(turn: Round) -> str:
    # Translators: a scoring round, by the letter of its card and by what counts in it.
    return {Round.A: _("A (biomes)"), Round.B: _("B (materials)"), Round.C: _("C (types)")}[turn]


def _rounds(challenge: Challenge) -> str:
    count, after = challenge.limit.count, challenge.goal["after"]
    text = ngettext(
        "You have {count} turn, and your village is scored as it grows: {rounds}. Score as much "
        "as you can.",
        "You have {count} turns, and your village is scored as it grows: {rounds}. Score as much "
        "as you can.",
        count,
    )
    built, parts = 0, []
    for name, more in after.items() if isinstance(after, Mapping) else ():
        built += int(more)
        # Translators: a scoring round, and when it comes: "A (biomes) after 2 buildings".
        part = ngettext("{round} after {count} building", "{round} after {count} buildings", built)
        parts.append(part.format(round=_letter(Round(name)), count=built))
    return text.format(count=count, rounds=listed(parts))


def _xp(challenge: Challenge) -> str:
    count = challenge.limit.count
    text = ngettext(
        "You have {count} turn. Gain as many XP as you can.",
        "You have {count} turns. Gain as many XP as you can.",
        count,
    )
    return text.format(count=count)


def _chance(challenge: Challenge) -> str:
    count, pack = challenge.limit.count, _pack(challenge.pack)
    # Translators: {mob} may stand in quotation marks.
    text = ngettext(
        "You have {count} turn. Get ready to fight the {mob}: the better your chance, the more "
        "stars. Be beside it in the end, with an action left.",
        "You have {count} turns. Get ready to fight the {mob}: the better your chance, the more "
        "stars. Be beside it in the end, with an action left.",
        count,
    )
    mob = find_tile(pack, str(challenge.goal["of"])).name if pack else str(challenge.goal["of"])
    return text.format(count=count, mob=_(mob))


def _worth(challenge: Challenge, worth: Worth) -> str:
    match challenge.kind:
        case "most":
            of, count = material(str(challenge.goal["of"])), int(worth)
            # Translators: a result: so many blocks of it.
            return _("{material}: {count}").format(material=of, count=count)
        case "take":
            count = int(worth)
            return ngettext("{count} action", "{count} actions", count).format(count=count)
        case "chance":
            return as_chance(challenge, worth)
        case _:
            return points(int(worth))


def _left(challenge: Challenge, left: int, view: BiomesView) -> str:
    """What is left, and what of the action or the turn that has been begun is still to do."""
    by_actions = challenge.limit.unit == "actions"
    if by_actions and view.stage is Stage.SECOND_BLOCK:
        if not left:
            # Translators: what is left of a challenge.
            return _("One more block: the last")
        text = ngettext(
            "One more block, then {count} action left",
            "One more block, then {count} actions left",
            left,
        )
    elif by_actions:
        text = ngettext("{count} action left", "{count} actions left", left)
    elif view.done or view.stage not in (Stage.ACTION, Stage.OVER):
        if not left:
            return _("This turn is the last")
        # Translators: turns that are left.
        text = ngettext("This turn, and {count} more", "This turn, and {count} more", left)
    else:
        text = ngettext("{count} turn left", "{count} turns left", left)
    return text.format(count=left)


def _look(challenge: Challenge) -> str:
    return "cube" if challenge.kind in CUBE else ""


def _marks(challenge: Challenge, view: BiomesView) -> tuple[Target, ...]:
    """The blocks asked for that still stand; the mob."""
    goal = challenge.goal
    if challenge.kind == "chance":
        cells = [cell for cell in STACK_CELLS if view.stack(cell).face_up == goal["of"]]
        return tuple(StackTarget(cell) for cell in cells)
    named = goal.get("blocks")
    blocks = named if isinstance(named, Sequence) else ()
    return tuple(BlockTarget((x, y, z)) for x, y, z in blocks if view.is_block_there(x, y, z))


def _why_not(challenge: Challenge, move: BiomesMove, left: int) -> str:
    """Why a move of the game is none of the challenge: what it would turn up, nobody knows."""
    match move:
        case Fight() if challenge.kind == "chance":
            return _("Here you only get ready for the fight; it isn't fought.")
        case Fight():
            return _("Fights depend on luck, so nobody fights here.")
        case Explore():
            return _("You would turn up something that nobody knows, so you can't go there here.")
        case Arm():
            return _("Nobody knows what lies face down there, so it stays there.")
    return no_part(challenge, move, left)


TASKS = Tasks(_goal, _worth, _left, _kind, why_not=_why_not, look=_look, marks=_marks)
