"""Where pieces rest: one pure function from view to layout a title."""
