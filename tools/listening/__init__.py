"""Listens through whole games without a device: what is played, how loud, cut or repeated."""
