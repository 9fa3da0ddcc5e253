"""The stills of the gallery: each screen, each focus, games early and late, windows of all shapes.

Import it only after :func:`game.render.context.choose_headless`.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from game.app.screenshot_scenarios import scenarios
from game.app.screenshot_stage import Scenario
from game.rules.biomes.moves import Build, Collect, Explore
from game.session.seats import HUMAN
from game.ui.intents import LookAtSeat
from tools import gallery_moments as m
from tools.gallery_evening import during, hearing, larger, open_table

HD, FULL, WIDE, OLD, CONCEPT = (1280, 720), (1920, 1080), (3440, 1440), (1024, 768), (1600, 900)
FOUR, TWO = (HUMAN, "greedy", "greedy", "greedy"), (HUMAN, "greedy")


class Still(NamedTuple):
    """One picture: a moment in the game of ``seed`` that is at least ``steps`` decisions old."""

    name: str
    tells: str
    moment: Scenario
    size: tuple[int, int] = HD
    seed: int = 1
    steps: int = 0
    focus: str = "table"
    players: Sequence[str] = FOUR


S = scenarios("biomes")

STILLS = (
    Still("concept-table", "as concept/table.png", m.concept_table, CONCEPT, 7, 48),
    Still("concept-cube", "as concept/cube.png", m.concept_cube, CONCEPT, 7, 16),
    Still("concept-village", "…/village.png", m.concept_village, CONCEPT, 1, 115, players=TWO),
    Still("concept-fight", "as concept/fight.png", m.concept_fight, CONCEPT, 5, 58),
    Still("early-two", "two players, early", m.at_rest, HD, 4, 8, players=TWO),
    Still("late-two", "two players, late", m.at_rest, FULL, 1, 115, players=TWO),
    Still("late-four", "four players, late", m.at_rest, FULL, 1, 100),
    Still("wide", "21:9", m.at_rest, WIDE, 7, 60),
    Still("old", "4:3", m.at_rest, OLD, 7, 60),
    Still("focus-cube", "the cube", m.at_rest, FULL, 7, 16, "cube"),
    Still("focus-cube-late", "a cube nearly gone", m.at_rest, HD, 1, 100, "cube"),
    Still("focus-overworld", "the overworld", m.at_rest, HD, 1, 100, "overworld"),
    Still("focus-board", "the own board", m.at_rest, HD, 1, 115, "board", TWO),
    Still("focus-other", "another's board", hearing(m.at_rest, LookAtSeat(2)), HD, 1, 100),
    Still("large-texts", "texts at 150 %", larger(m.at_rest, 1.5), FULL, 7, 60),
    Still("pouring", "the cube is filled", during(open_table, 0.9), HD, 7),
    Still("collecting", "a block flies", during(m.beginning(Collect, m.CUBE_EYE), 0.3), HD, 7, 16),
    Still("exploring", "a figure hops", during(m.beginning(Explore), 0.5), HD, 7, 16),
    Still("building", "a building comes", during(m.beginning(Build), 1.2), HD, 1, 100),
    Still("fight-wide", "a fight at 21:9", m.concept_fight, WIDE, 7, 60),
    Still("shelf", "the shelf, a game lying open", S["shelf"], HD, 3, 60),
    Still("setup", "a new game", S["setup"], HD),
    Still("family", "how strong somebody plays", S["family"], HD, 9),
    Still("setup-even", "what would make a game even", S["setup-even"], HD, 9),
    Still("deal", "who got what in a deal", S["deal"], HD),
    Still("deal-once", "a deal that was played once", S["deal-once"], HD),
    Still("deal-day", "a day's deal", S["deal-day"], FULL),
    Still("setup-deal", "a deal to be played again", S["setup-deal"], HD),
    Still("settings", "settings", S["settings"], HD),
    Still("credits", "credits and licences", S["credits"], OLD),
    Still("menu", "the menu over a match", S["menu"], OLD, 5, 50),
    Still("mob-challenge", "a mob is challenged", S["mob-challenge"], HD, 7, 60),
    Still("tnt", "TNT may be set off", S["tnt"], HD, 22, 80),
    Still("pickaxe", "a pickaxe takes a block", S["pickaxe"], OLD, 1, 30),
    Still("score", "a scoring", S["score"], FULL, 1, 80),
    Still("trade", "a mob for an extra action", S["trade"], HD, 7, 60),
    Still("payment", "ways to pay", S["payment"], HD, 10, 90),
    Still("coach", "the coach's suggestions", S["coach"], HD, 7, 60),
    Still("curtain", "the next person comes", S["curtain"], HD, 5, 30),
    Still("rulebook", "the rulebook, open", S["rulebook"], HD, 15, 20),
    Still("challenges", "challenges, a few solved", S["challenges"], HD, 0),
    Still("challenge", "a challenge under way", S["challenge"], HD, 0, 1),
    Still("challenge-end", "a challenge solved", S["challenge"], FULL, 0, 60),
    Still("better", "a moment of an own game, to be played better", S["better"], HD, 3, 20),
    Still("better-found", "the better move was found", S["better-found"], OLD, 3, 20),
    Still("better-shown", "the better move is shown", S["better-shown"], FULL, 3, 20),
    Still("puzzles", "the own puzzles", S["puzzles"], HD, 3),
    Still("puzzles-none", "no own puzzle yet", S["puzzles-none"], OLD, 3),
    Still("workshop", "a challenge on the bench", S["workshop"], HD, 0),
    Still("replay", "a game is looked at again", S["replay"], HD, 1, 100),
    Still("film", "a film or a postcard is to be made of it", S["film"], HD, 1, 100),
    Still("envelope", "what the game has sealed before its first move", S["envelope"], HD, 3),
    Still("play-on", "a game is played on from its middle", S["play-on"], HD, 1, 100),
    Still("result", "the end", S["result"], FULL, 7),
    Still("review", "what was played, and what was better", S["review"], HD, 3, players=TWO),
    Still("review-summary", "what a review comes to", S["review-summary"], HD, 3, players=TWO),
)
"""All of them, the concept's situations first."""
