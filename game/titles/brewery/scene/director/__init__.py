"""From what happens in brewery to motions."""
