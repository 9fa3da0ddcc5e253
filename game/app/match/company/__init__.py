"""Who else is there: opponents who speak, and the coach."""
