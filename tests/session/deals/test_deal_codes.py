"""The code of a deal: told again exactly, slips found, noise refused."""

from __future__ import annotations

import random
from dataclasses import replace
from datetime import date, timedelta
from itertools import product
from typing import Any

import pytest

from game.ai.levels import AGENTS, LEVELS, PLAIN, Character
from game.rules.registry import TITLES
from game.session.challenges.codes import read_code
from game.session.code_signs import SIGNS, BadCode, Form, mark_of, signed
from game.session.days import FIRST, LAST
from game.session.deals.codes import Told, day_code, deal_code, read_deal
from game.session.deals.daily import day_of
from game.session.deals.deal import Deal
from game.session.seats import HUMAN
from game.session.titles import play_of

EVERYBODY = (
    HUMAN,
    *PLAIN,
    *(
        Character(level.id, temper).name
        for level in LEVELS.values()
        for temper in ("", *level.tempers)
    ),
)


def deal_with(title: str, seed: int = 123_456_789_012, **changes: Any) -> Deal:
    rules = TITLES[title]
    options = {option.name: option.usual(2) for option in rules.game_options}
    digest = play_of(title).load("classic").digest
    return replace(Deal(title, "classic", digest, 2, 1, seed, options), **changes)


@pytest.mark.parametrize("title", TITLES)
def test_a_usual_deal_is_told_in_few_signs(title: str) -> None:
    deal, agents = deal_with(title), (HUMAN, "builder")
    code = deal_code(deal, agents)
    assert read_deal(code) == Told(deal, agents)
    assert len(code.replace("-", "")) <= 22


@pytest.mark.parametrize("title", TITLES)
def test_all_options_and_numbers_of_seats_are_told(title: str) -> None:
    rules = TITLES[title]
    for seats in rules.seats:
        for values in product(*(option.choices for option in rules.game_options)):
            names = [option.name for option in rules.game_options]
            options = dict(zip(names, values, strict=True))
            deal = deal_with(title, options=options, seats=seats, first_player=seats - 1)
            agents = (HUMAN, "master", "sprout", HUMAN)[:seats]
            assert read_deal(deal_code(deal, agents)) == Told(deal, agents)


@pytest.mark.parametrize("seed", [0, 1, (1 << 40) - 1, 1 << 40, (1 << 64) - 1])
def test_any_seed_is_told(seed: int) -> None:
    deal = deal_with("towers", seed)
    assert read_deal(deal_code(deal, (HUMAN, HUMAN))).deal == deal


def test_what_no_code_can_hold_has_none() -> None:
    assert deal_code(deal_with("towers", 1 << 64), (HUMAN, HUMAN)) == ""
    assert deal_code(deal_with("towers", -1), (HUMAN, HUMAN)) == ""
    assert deal_code(deal_with("towers"), (HUMAN, "a stranger")) == ""


def test_everybody_who_can_sit_there_is_told() -> None:
    assert set(AGENTS) <= set(EVERYBODY)
    for agent in EVERYBODY:
        assert read_deal(deal_code(deal_with("towers"), (HUMAN, agent))).agents == (HUMAN, agent)


def test_no_two_titles_have_one_mark() -> None:
    assert len({mark_of(title) for title in TITLES}) == len(TITLES)


@pytest.mark.parametrize("title", TITLES)
def test_a_day_is_told_in_nine_signs(title: str) -> None:
    for day in (FIRST, FIRST + timedelta(1), date(2031, 2, 28), date(2099, 12, 31)):
        dealt = day_of(title, day)
        code = day_code(dealt)
        assert len(code.replace("-", "")) == 9
        assert read_deal(code) == Told(dealt.deal(), dealt.agents, day)


def test_it_is_read_however_it_is_written() -> None:
    deal = deal_with("towers")
    code = deal_code(deal, (HUMAN, HUMAN))
    for said in (code.lower(), code.replace("-", ""), code.replace("0", "O"), f" {code} "):
        assert read_deal(said).deal == deal


def test_every_slip_of_one_sign_is_found() -> None:
    code = day_code(day_of("towers", FIRST))
    for at, sign in enumerate(code):
        for other in SIGNS if sign != "-" else "":
            if other != sign:
                with pytest.raises(BadCode):
                    read_deal(code[:at] + other + code[at + 1 :])


def test_noise_never_does_worse_than_being_refused() -> None:
    lot = random.Random(8)
    for _ in range(2000):
        form, body = lot.choice([*Form, 77]), lot.randbytes(lot.randrange(0, 24))
        if form in (Form.DEAL, Form.DAY):
            body = bytes([mark_of("towers")]) + body
        try:
            told = read_deal(signed(form, body))
        except BadCode:
            continue
        assert len(told.agents) == told.deal.seats


def test_what_it_is_played_with_has_to_be_here() -> None:
    code = deal_code(deal_with("towers", pack="mine"), (HUMAN, HUMAN))
    with pytest.raises(BadCode, match="isn't here"):
        read_deal(code)


def test_a_challenge_and_a_deal_say_where_they_belong() -> None:
    with pytest.raises(BadCode, match="workshop"):
        read_deal(signed(Form.CHALLENGE_MADE, bytes(8)))
    with pytest.raises(BadCode, match="new game"):
        read_code(day_code(day_of("towers", FIRST)))


def test_whatever_a_clock_says_the_day_has_a_code() -> None:
    for day in (date(2206, 6, 1), LAST):
        dealt = day_of("towers", day)
        assert read_deal(day_code(dealt)).day == day
