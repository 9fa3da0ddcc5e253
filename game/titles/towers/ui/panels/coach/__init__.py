"""The sentences of the coach of towers."""
