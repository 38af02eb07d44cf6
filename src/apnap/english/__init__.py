"""Cards in words: rules text printed from the nodes a card is written in."""

from __future__ import annotations

from apnap.english.printer import ability_text, cost_text, effect_text, rules_text, type_line

__all__ = ["ability_text", "cost_text", "effect_text", "rules_text", "type_line"]
