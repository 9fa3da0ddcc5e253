"""What a ray has met is looked for once, as long as the same lies there in the same way."""

from __future__ import annotations

from game.app.match.viewer.pick_cache import MOST, PickCache
from game.scene.rays import Ray
from game.scene.targets import Target
from game.titles.biomes.scene.targets import TurntableTarget
from tests.scene.test_invariant import begin


def test_a_ray_is_followed_once_until_something_lies_otherwise() -> None:
    state, cache, followed = begin(2, 1), PickCache(), list[Ray]()

    def pick(ray: Ray) -> Target | None:
        followed.append(ray)
        return TurntableTarget() if ray[0][0] else None

    here, beside = ((1.0, 0.0, 9.0), (0.0, 0.0, -1.0)), ((0.0, 0.0, 9.0), (0.0, 0.0, -1.0))
    before, after = state.view(0), state.view(0)
    for ray, met in ((here, TurntableTarget()), (beside, None)):
        assert cache.met(ray, before, "yaw 10", pick) == met
        assert cache.met(ray, before, "yaw 10", pick) == met
    assert followed == [here, beside]
    cache.met(here, before, "yaw 20", pick)
    assert followed == [here, beside, here], "the cube was turned"
    cache.met(here, after, "yaw 20", pick)
    assert len(followed) == 4, "another view lies there"


def test_a_pointer_that_moves_on_is_not_remembered_for_ever() -> None:
    cache, view = PickCache(), begin(2, 1).view(0)
    for number in range(10 * MOST):
        cache.met(((float(number), 0.0, 0.0), (0.0, 0.0, -1.0)), view, None, lambda _ray: None)
    assert len(cache._met) <= MOST
