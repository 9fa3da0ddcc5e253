"""What is thought about `brewery`: a valuation on dice and recipes, levels, a search, a coach."""
