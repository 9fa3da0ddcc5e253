"""Agents measured against each other, and content packs by what agents make of them."""
