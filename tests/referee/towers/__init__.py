"""An outside referee of `towers`, and the test that every game played here passes it."""
