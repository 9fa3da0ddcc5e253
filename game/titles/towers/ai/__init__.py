"""What is thought about `towers`: a light position, its valuation, the worth of moves."""
