"""How strong somebody is at a title: reckoned from finished games, against measured opponents."""
