"""The vocabulary: typed nodes that cards are written in."""
