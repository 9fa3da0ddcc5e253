"""What is thought about `biomes`: weights, boards, fights, positions, moves, harm, characters."""
