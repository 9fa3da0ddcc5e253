"""Every panel and screen with a model that fills it: what tests measure and eyes look at."""

from __future__ import annotations

import random
from collections.abc import Callable
from dataclasses import replace
from functools import cache
from pathlib import Path

from game.ai.coach.plan import Course, Turn
from game.content.rulebook.finding import Index
from game.content.rulebook.reading import rulebook
from game.language import NAMES, _
from game.rules.biomes import BIOMES, hints
from game.rules.biomes.catalogue import Building, Catalogue, Mob, Round
from game.rules.biomes.events import BiomesEvent
from game.rules.biomes.moves import EndTurn, Explore
from game.rules.biomes.refusals import few_free_sides
from game.rules.biomes.state import BiomesState
from game.rules.biomes.view import ActionKind, BiomesView
from game.rules.core import Options, Outcome
from game.session.commitment import Envelope
from game.session.deals.labels import DealLabel
from game.session.family.annals import WON
from game.session.family.mementos import BEST, ROW, Memento
from game.session.preferences import Preferences
from game.session.reviews.review import Verdict
from game.session.seats import Seat
from game.titles.biomes.ai.coach.reasons import told
from game.titles.biomes.content.loading import load_biomes
from game.titles.biomes.session.annals import HARVEST
from game.titles.biomes.ui.album import ALBUM
from game.titles.biomes.ui.hands.scoring_changes import brought
from game.titles.biomes.ui.hands.selection import EMPTY
from game.titles.biomes.ui.panels.captions import token_caption
from game.titles.biomes.ui.panels.coach.reason_sentences import sentence
from game.titles.biomes.ui.panels.deeds import deed
from game.titles.biomes.ui.panels.facts import card_facts, tile_facts
from game.titles.biomes.ui.panels.fight import fight_stage
from game.titles.biomes.ui.panels.fight_model import FightModel, FightPhase
from game.titles.biomes.ui.panels.legend import cube_legend
from game.titles.biomes.ui.panels.match import PARTS
from game.titles.biomes.ui.panels.payment import payment_chooser
from game.titles.biomes.ui.panels.pile import pile_panel
from game.titles.biomes.ui.panels.preview import build_preview
from game.titles.biomes.ui.panels.scoring import scoring_panel
from game.titles.biomes.ui.panels.sentences import line, seat_of
from game.titles.biomes.ui.panels.trade import trade_panel
from game.titles.biomes.ui.panels.whynot import block_why_not, plain_tip, why_not
from game.titles.biomes.ui.summary import SUMMARY
from game.titles.biomes.ui.words import WORDS
from game.ui.boxes import Anchored
from game.ui.dates import when
from game.ui.deal_told import deal_told
from game.ui.intents import Intent, ToShelf
from game.ui.origin_told import origin_told
from game.ui.panels.coach import (
    CoachModel,
    HintButton,
    Suggestion,
    coach_panel,
    news_text,
)
from game.ui.panels.course import CHANCES, GAME, POINTS, Best, CourseModel
from game.ui.panels.credits import Notice, credits_page
from game.ui.panels.dialogs import curtain, notice, question
from game.ui.panels.envelope import envelope_page
from game.ui.panels.film import FilmModel, film_captions
from game.ui.panels.film_dialog import FilmChoice, FilmProgress, FilmResult, film_dialog
from game.ui.panels.games import GameCard, GameModel, Seated, columns, games_page
from game.ui.panels.hud import match_hud
from game.ui.panels.kind_words import kind_word
from game.ui.panels.languages import languages_page
from game.ui.panels.log import LogLine
from game.ui.panels.menu import menu
from game.ui.panels.reckoned import reckoned
from game.ui.panels.replay import ReplayModel, replay_bar
from game.ui.panels.result import Stays, Ways, ending, result
from game.ui.panels.review.model import Glance
from game.ui.panels.rulebook import rulebook_page
from game.ui.panels.rulebook_page import RulesModel
from game.ui.panels.settings import settings
from game.ui.panels.settings_table import SettingsModel
from game.ui.panels.setup import SetupModel, setup
from game.ui.panels.shelf import BoxCard, Kept, LastGame, RestingPlayer, ShelfModel, shelf
from game.ui.panels.sitting import Choices
from game.ui.panels.strip import strip
from game.ui.persons import Person
from game.ui.shelf.album import EVERYBODYS
from game.ui.shelf.titles import BOXES, is_playable
from game.ui.time_told import in_sentence
from game.ui.titles import INTERFACES
from game.ui.viewport import Viewport
from game.ui.widget import Widget
from tests.ui import deals, family, own_puzzles, playing_on, reviews, workshop
from tests.ui.situations import situation_of

PEOPLE = (
    Person("Mira", "red", hints=False),
    Person("Jonas", "blue", "greedy"),
    Person("Wilhelmina", "green", head_start=15),
    Person("Tom", "pink", "random"),
)
POINTS_NOW = (112, 98, 104, 7)
FILM = FilmChoice("towers", 1, 52, 52, ".webp", 78)
SEALED = Envelope("sha256:" + "0123456789abcdef" * 4, "", over=False, agrees=False)


def ignore(intent: Intent) -> None:
    """A callback for pictures alone."""
    del intent


def _notices() -> tuple[Notice, ...]:
    font = Notice("Nunito", _("Text and numbers"), "SIL Open Font License 1.1", "Terms.\n\n" * 40)
    return font, Notice("A library of that name", "What it is good for", "MIT")


@cache
def catalogue() -> Catalogue:
    """The classic pack."""
    return load_biomes()


@cache
def _happened(moves: int, seed: int) -> tuple[BiomesState, tuple[BiomesEvent, ...]]:
    """A game some random moves old, and what happened in it."""
    seats = tuple({"beginner": i == 2} for i in range(4))
    state = BIOMES.setup(catalogue(), Options(seats), seed)
    chance = random.Random(seed)
    events: list[BiomesEvent] = []
    for _move in range(moves):
        if state.actor() is None:
            break
        events += state.apply(chance.choice(state.legal_moves()))
    return state, tuple(events)


def played(moves: int, seed: int = 7) -> tuple[BiomesState, tuple[LogLine, ...]]:
    """A game some random moves old, and its log in the language of now."""
    state, events = _happened(moves, seed)
    lines: list[LogLine] = []
    for event in events:
        text = line(event, PEOPLE, catalogue())
        if text:
            sign = deed(event, catalogue())
            lines.append(LogLine(len(lines), text, seat_of(event), (), sign, again=True))
    return state, tuple(lines)


def _deeds(moves: int) -> list[LogLine]:
    """The last deeds of a game."""
    return [each for each in played(moves)[1] if each.deed is not None][-12:]


def _view(moves: int = 61) -> BiomesView:
    state, _lines = played(moves)
    actor = state.actor()
    return state.view(actor if actor is not None else 0)


def _building(cost: int = 3) -> Building:
    tiles = catalogue().tiles
    return next(t for t in tiles if isinstance(t, Building) and sum(t.cost) >= cost and t.xp)


def _mob(*, extra: bool) -> Mob:
    tiles = catalogue().tiles
    return max(
        (t for t in tiles if isinstance(t, Mob) and t.extra_action is extra), key=lambda m: m.hearts
    )


def _hud(viewport: Viewport, *extra: Widget, log_open: bool = False, mine: bool = True) -> Widget:
    state, lines = played(61)
    view = _view()
    why = "" if mine else _("not your turn")
    told = situation_of(
        view,
        PEOPLE,
        view.seat,
        replace(EMPTY, action=ActionKind.COLLECT),
        tuple(m for m in state.legal_moves() if not isinstance(m, Explore | EndTurn)),
        mine=mine,
        undo=why,
        hint=HintButton(why, thinking=mine),
        lines=lines,
        log_open=log_open,
        ended=reckoned("biomes", SUMMARY, view, PEOPLE),
    )
    return match_hud(PARTS.hud, told, ignore, viewport, extra)


def _fight(phase: FightPhase, *, extra: bool = True) -> Callable[[Viewport], Widget]:
    tokens = ("stone-sword", "bow-1", "p0.potato-1", "golden-hoe-1", "tnt-1", "diamond-sword-1")
    model = FightModel(
        PEOPLE[2],
        _mob(extra=extra),
        catalogue(),
        tokens,
        8,
        phase,
        chance=0.62 if phase is FightPhase.FLIP else None,
        without=0.31,
        tnt="tnt-1",
    )
    return lambda viewport: fight_stage(model, ignore, viewport, HintButton())


def _rules(viewport: Viewport, *, page: str = "", asked: str = "") -> Widget:
    book = rulebook("biomes").spoken(INTERFACES["biomes"].vocabulary(None))
    box, found = BOXES["biomes"], Index(book).find(asked)
    model = RulesModel(book, box.name(), box.laid, book.page(page), asked, found, back=True)
    return rulebook_page(model, ignore, viewport)


def _setup(viewport: Viewport) -> Widget:
    agents = ("human", "master:collector", "apprentice", "architect:planner")
    seats = tuple(
        Seat(p.name, agent, p.color, {"beginner": p.name == "Mira"})
        for p, agent in zip(PEOPLE, agents, strict=True)
    )
    packs, words = (("classic", "Classic"),), BOXES["biomes"].option_words()
    model = SetupModel(
        "Biomes",
        seats,
        packs,
        "classic",
        seed="12345",
        choices=Choices(words),
        pack_label="Content pack",
    )
    return setup(model, ignore, viewport)


def _shelf(viewport: Viewport) -> Widget:
    boxes = tuple(BoxCard(title, box, is_playable(title)) for title, box in BOXES.items())
    players = tuple(RestingPlayer(p.name, p.color, 7 * i) for i, p in enumerate(PEOPLE))
    return shelf(ShelfModel(boxes, LastGame("Biomes", players, "Turn 19")), ignore, viewport)


def _crowded_shelf(viewport: Viewport) -> Widget:
    boxes = tuple(BoxCard(title, box, is_playable(title)) for title, box in BOXES.items())
    players = tuple(RestingPlayer(p.name, p.color, 7 * i) for i, p in enumerate(PEOPLE))
    last = LastGame("Biomes", players, "Turn 19", when(1.8e9, 1.8e9), elsewhere=True)
    model = ShelfModel(boxes, last, Kept(112, 87), keepsakes=EVERYBODYS[:3], language="it")
    return shelf(model, ignore, viewport)


def _games(viewport: Viewport) -> Widget:
    _count, width = columns(viewport)
    cards = []
    for number in range(7):
        seats = tuple(
            Seated(p.name, p.color, 40 * i if number else None, number == 2 and i == 1, 5 * i)
            for i, p in enumerate(PEOPLE[: 2 + number % 3])
        )
        told = when(1.8e9 - 1e6 * number, 1.8e9)
        deal = deal_told(DealLabel(again=True, day=deals.DAY if number == 3 else None))
        again = deal if number in (3, 4) else ""
        over, elsewhere = number == 2, number == 1
        model = GameModel(
            str(number), "biomes", seats, "Turn 19", told, over, elsewhere, deal=again
        )
        cards.append(GameCard(model, width, ignore, lambda _key: None))
    return games_page(cards, (112, 87), finished=False, on=ignore, viewport=viewport)


def _no_games(viewport: Viewport) -> Widget:
    return games_page((), (0, 0), finished=True, on=ignore, viewport=viewport)


def _result(viewport: Viewport) -> Widget:
    state, _lines = played(5000)
    outcome = state.outcome()
    assert outcome is not None
    ended = ending(SUMMARY, state.view(0), outcome, PEOPLE, f"{state.turn} turns")
    stays = Stays(origin=origin_told("biomes", playing_on.ORIGIN, 1.8e9), seen=True)
    return result(ended, ignore, viewport, stays=stays)


def _course(
    viewport: Viewport,
    *,
    done: bool = True,
    told: bool = True,
    shown: str = CHANCES,
    dealt: bool = False,
) -> Widget:
    """A result whose course is known, or is still found out; ``told``: what people did is known."""
    state, _lines = played(5000)
    outcome = state.outcome()
    assert outcome is not None
    shares = tuple((turn, (0.7, 0.1, 0.15, 0.05)) for turn in range(60 if done else 20))
    deed, verdict = "Wilhelmina defeats the Woodshed kobold with 4 hearts", Verdict.BETTER
    moments = tuple(
        Glance(turn, turn + 1, PEOPLE[2], f"Turn {turn}", verdict, deed, 0.12, turn, 2)
        for turn in (14, 31)
    )
    model = CourseModel(
        people=PEOPLE,
        seat=2,
        shares=shares,
        turns=60,
        rounds=((40, "A"), (40, "B"), (60, "C")),
        asked=len(shares),
        questions=60,
        done=done,
        points=tuple((turn, (turn, turn // 2, 2 * turn, 7)) for turn in range(60)),
        moments=moments if told else (),
        best=_best() if told else None,
    )
    over = ending(SUMMARY, state.view(0), outcome, PEOPLE, f"{state.turn} turns")
    over = replace(over, kind=kind_word(outcome, PEOPLE, 1))
    stays = Stays(mementos=_mementos(), words=ALBUM)
    return result(over, ignore, viewport, model, shown, Ways(dealt=dealt), stays=stays)


def _best() -> tuple[Best, ...]:
    """A best move of each person."""
    deed = "builds: Mudbrick granary (+3 XP)"
    return tuple(
        Best(seat, f"Turn {9 + seat}", f"{each.name} {deed}", 0.12, 9)
        for seat, each in enumerate(PEOPLE)
        if each.human
    )


def _mementos() -> tuple[Memento, ...]:
    """Firsts and records of each person."""
    feats = ((WON, 0), (HARVEST, 0), (BEST, 108), (ROW, 3))
    return tuple(
        Memento(seat, feat, count)
        for seat, each in enumerate(PEOPLE)
        for feat, count in feats
        if each.human
    )


def _hint(viewport: Viewport, *, paged: bool = False) -> Widget:
    """The coach's hint over the display, at its fullest."""
    view = _view()
    moves = played(61)[0].legal_moves()
    reasons = (
        sentence(told("chance_tnt", **_FIGHT, without=34), catalogue(), PEOPLE),
        sentence(told("group", **_GROUP), catalogue(), PEOPLE),
        sentence(told("rival_could", rival=2, tile="oasis-market"), catalogue(), PEOPLE),
    )
    but = sentence(told("covers", tile="oasis-market"), catalogue(), PEOPLE)
    news = news_text(Course(Turn.BETTER), WORDS.move(view, moves[0]))
    picked = tuple(
        Suggestion(move, reasons[turn:] + reasons[:turn], 0.5, but, news=news)
        for turn, move in enumerate((moves[0], moves[-1], moves[1]))
    )
    panel = coach_panel(
        CoachModel(picked), view, WORDS, ignore, height=viewport.height - 180, paged=paged
    )
    return Anchored(panel, 0.5, 0.5, 16)


_FIGHT: dict[str, int | str] = {"tile": "bramble-leshy", "hearts": 6, "percent": 62}
_GROUP: dict[str, int | str] = {
    "characteristic": "animal_house",
    "round": "C",
    "size": 4,
    "gain": 12,
}


def _tie(viewport: Viewport) -> Widget:
    outcome = Outcome((40, 38, 40, 12), (3, 0, 3, 5), (0, 2))
    state = played(5000)[0]
    return result(
        ending(SUMMARY, state.view(0), outcome, PEOPLE, f"{state.turn} turns"), ignore, viewport
    )


def _languages(viewport: Viewport) -> Widget:
    return languages_page(tuple(NAMES), "en", ignore, viewport)


def _settings(viewport: Viewport) -> Widget:
    kept = Preferences(reduced_motion=True)
    model = SettingsModel(kept, "en", ("en", "de", "fr", "ru"))
    return settings(model, ignore, viewport)


def _at(widget: Widget, x: float = 0.5, y: float = 0.5) -> Callable[[Viewport], Widget]:
    return lambda _viewport: Anchored(widget, x, y, 16)


def _panels() -> dict[str, Callable[[Viewport], Widget]]:
    view, tile = _view(), _building()
    pay = (*tile.cost, 0)
    seat = view.seat
    payments = [pay, (*tile.cost[:3], 0, tile.cost[3] + 1), (0, 0, 0, 0, sum(tile.cost))]
    mobs = [t.id for t in catalogue().tiles if isinstance(t, Mob) and t.extra_action][:3]
    sides = hints.free_sides(view, (1, 1, 2))
    return {
        "payment": _at(payment_chooser(tile, (1, 1), (0, 0), payments, 12, ignore)),
        "preview": lambda viewport: Anchored(
            build_preview(
                view, seat, tile, brought(view, seat, tile, (1, 1)), pay, short=viewport.compact
            ),
            0.5,
            0.5,
            16,
        ),
        "scoring": _at(scoring_panel(view, seat, Round.A, PEOPLE, ignore)),
        "beginner": _at(scoring_panel(view, 2, Round.C, PEOPLE, ignore)),
        "trade": _at(trade_panel(view, mobs, ignore)),
        "why_block": _at(block_why_not("stone", few_free_sides(2, 1), sides)),
        "why": _at(why_not(_(tile.name), few_free_sides(2, 1), tile_facts(tile))),
        **{
            f"card_tip_{name}": _at(plain_tip(_("Material scoring"), "", card_facts(seen, Round.B)))
            for name, seen in (
                ("own", view),
                ("beginners", replace(view, seat=2)),
                ("onlookers", replace(view, seat=-1)),
            )
        },
        "caption": _at(token_caption(catalogue(), "diamond-sword-1")),
        "strip": _at(strip(_deeds(61), PEOPLE, ignore)),
        "strip_few": _at(strip(_deeds(61)[:2], PEOPLE, ignore, width=184)),
        "legend": _at(cube_legend(view), 0.0, 1.0),
        "pile": lambda v: Anchored(pile_panel(view, seat, ignore, height=v.height - 32), 0.5, 0.5),
        "replay": lambda v: Anchored(
            replay_bar(
                ReplayModel(
                    61,
                    240,
                    True,
                    "Turn 28",
                    tuple((2 * n, PEOPLE[n % 4].color) for n in range(1, 120)),
                    ways=(playing_on.WAY,),
                ),
                ignore,
                v,
            ),
            0.5,
            1.0,
        ),
    }


def gallery() -> dict[str, Callable[[Viewport], Widget]]:
    """Builders by name, in the language spoken when they are built."""
    return {
        "shelf": _shelf,
        "crowded shelf": _crowded_shelf,
        "games": _games,
        "no games": _no_games,
        **family.PANELS,
        **deals.PANELS,
        **playing_on.PANELS,
        **workshop.panels(),
        **reviews.panels(),
        **own_puzzles.panels(),
        "question": lambda _v: question(
            _("This is an older copy"),
            _("It stands at {when}; the game on your shelf has been played on since.").format(
                when=in_sentence("biomes", 19)
            ),
            (_("Go on with the newer game"), _("Play the older copy as a game of its own")),
            ignore,
        ),
        "setup": _setup,
        "settings": _settings,
        "languages": _languages,
        "credits": lambda v: credits_page(_notices(), ignore, v),
        "licence": lambda v: credits_page(_notices(), ignore, v, 0),
        "menu": lambda v: menu(ignore, v, saved=_("The game is saved after every move.")),
        "menu-sealed": lambda v: menu(
            ignore, v, saved=_("The game is saved after every move."), rules=True, sealed=True
        ),
        "envelope": lambda v: envelope_page(SEALED, ignore, v, copied=True),
        "envelope-open": lambda v: envelope_page(
            replace(SEALED, salt="5ea1" * 8, over=True, agrees=True), ignore, v
        ),
        "envelope-wrong": lambda v: envelope_page(
            replace(SEALED, salt="5ea1" * 8, over=True), ignore, v
        ),
        "film": lambda v: film_dialog(FILM, ignore, v),
        "film_made": lambda v: film_dialog(FilmProgress(0.43, card=False), ignore, v),
        "film_ready": lambda v: film_dialog(
            FilmResult(card=False, place=Path("/home/mira") / ("deep/" * 12), size=1, hidden=True),
            ignore,
            v,
        ),
        "film_shown": lambda v: film_dialog(
            FilmResult(
                True, Path("/home/mira/card.png"), 2_000_000, picture="boxes/open", shape=1.43
            ),
            ignore,
            v,
        ),
        "film_failed": lambda v: film_dialog(
            FilmResult(
                card=True, problem=_("This computer starts no second program to draw it in.")
            ),
            ignore,
            v,
        ),
        "film_opening": lambda v: film_captions(FilmModel(PEOPLE, POINTS_NOW, title="Biomes"), v),
        "film_step": lambda v: film_captions(
            FilmModel(PEOPLE, POINTS_NOW, "Turn 19", 2, "Wilhelmina builds: Sundial of shadows"), v
        ),
        "film_ending": lambda v: film_captions(
            FilmModel(PEOPLE, POINTS_NOW, "76 turns", outcome=Outcome(POINTS_NOW, (0,) * 4, (2,))),
            v,
        ),
        "rules": _rules,
        "rules page": lambda v: _rules(v, page="tnt"),
        "rules found": lambda v: _rules(v, asked="an"),
        "notice": lambda _v: notice(
            _("A saved game is damaged"),
            _("It was set aside. An older copy of it can be loaded."),
            ignore,
            what="save",
            other=(_("Load the older copy"), ToShelf()),
        ),
        "curtain": lambda viewport: curtain(PEOPLE[2], ignore, viewport),
        "hud": _hud,
        "hud_log": lambda v: _hud(v, log_open=True),
        "hud_wait": lambda v: _hud(v, mine=False),
        "fight_flip": _fight(FightPhase.FLIP),
        "fight_watch": _fight(FightPhase.WATCH, extra=False),
        "fight_pickaxe": _fight(FightPhase.PICKAXE),
        "fight_tnt": _fight(FightPhase.TNT),
        "fight_won": _fight(FightPhase.WON, extra=False),
        "fight_lost": _fight(FightPhase.LOST),
        "result": _result,
        "course": _course,
        "points": lambda v: _course(v, shown=POINTS),
        "looking_back": lambda v: _course(v, done=False, told=False),
        "own_told": lambda v: _course(v, done=False),
        "feast": lambda v: _course(v, shown=GAME, dealt=True),
        "feast_to_come": lambda v: _course(v, shown=GAME, done=False, told=False),
        "own_feast": lambda v: _course(v, shown=GAME, done=False),
        "coach": _hint,
        "coach_paged": lambda v: _hint(v, paged=True),
        "coach_thinks": _at(
            coach_panel(CoachModel(thinking=True), _view(), WORDS, ignore, height=400)
        ),
        "coach_silent": _at(coach_panel(CoachModel(), _view(), WORDS, ignore, height=400)),
        "tie": _tie,
        **_panels(),
    }
