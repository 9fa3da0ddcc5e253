"""What a review adds up to."""

import msgspec

from game.ai.coach.advice import Reason
from game.session.reviews.moments import given_away, luck_of, worth_a_look
from game.session.reviews.review import Judgement, Review, Verdict, marked


def judged(n: int, verdict: Verdict, lost: float = 0.0, luck: float = 0.0) -> Judgement:
    told = Judgement(n=n, turn=n, player=n % 2, verdict=verdict, lost=lost, luck=luck)
    return msgspec.structs.replace(told, chance=0.4, best=0.4 + lost)


FIVE = (
    judged(1, Verdict.BEST, luck=0.1),
    judged(2, Verdict.BETTER, 0.06),
    judged(3, Verdict.TURNED, 0.3, luck=-0.3),
    judged(4, Verdict.BETTER, 0.09),
    judged(5, Verdict.BETTER, 0.07),
)


def test_what_is_worth_a_look_are_the_three_that_cost_most_in_the_order_played() -> None:
    assert [each.n for each in marked(FIVE)] == [2, 3, 4, 5]
    assert [each.n for each in worth_a_look(FIVE)] == [3, 4, 5]


def test_what_was_given_away_and_luck_add_up_apart() -> None:
    assert round(given_away(FIVE), 9) == 0.52
    assert round(luck_of(FIVE), 9) == -0.2


def test_a_review_survives_being_written_and_read() -> None:
    why = (Reason("fight", "B7.3", (("hearts", 3), ("tile", "t12"))),)
    each = Judgement(
        n=1,
        turn=1,
        player=0,
        verdict=Verdict.BETTER,
        lost=0.08,
        better={"type": "arm", "cell": [0, 3]},
        alike=({"type": "arm", "cell": [0, 3]},),
        why_better=why,
    )
    review = Review(record="ab", seats=(0, 1), steps=2, judged=(each,))
    again = msgspec.json.decode(msgspec.json.encode(review), type=Review)
    assert again == review
    assert not again.done
    assert again.at(1) == each
    assert again.at(2) is None
