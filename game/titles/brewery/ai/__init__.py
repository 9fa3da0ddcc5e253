"""What is thought about `brewery`: an outlook on dice and recipes, levels, a search, a coach."""
