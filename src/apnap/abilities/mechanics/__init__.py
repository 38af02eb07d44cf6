"""Keyword abilities that are more than a flag, each written once, by family. CR 702."""
