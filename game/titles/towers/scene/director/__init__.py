"""From what happens in towers to motions."""
