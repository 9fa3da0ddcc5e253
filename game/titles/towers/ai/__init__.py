"""What is thought about `towers`: a light position, its outlook, the value of moves, the search."""
