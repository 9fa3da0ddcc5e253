"""Challenges: their files, their proofs, tries at them."""
