"""An outside referee of records, and the test that every game played here passes it."""
