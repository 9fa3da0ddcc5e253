"""How events are shown: one choreography a title."""
