"""A view of a game -> words, a PNG, a text description."""
