"""Cards of several colours."""

from __future__ import annotations

from apnap.abilities.effects.moves import Counter
from apnap.abilities.effects.player_actions import GainLife
from apnap.abilities.selectors import THIS
from apnap.abilities.statics.continuous import Always
from apnap.abilities.statics.rules import MustAttack
from apnap.abilities.targets import TargetSpell
from apnap.library.registry import card

card("Watchwolf", "{G}{W}", "Creature - Wolf", "3/3")
card("Tattermunge Maniac", "{R/G}", "Creature - Goblin Warrior", "2/1", Always(THIS, MustAttack()))
card("Absorb", "{W}{U}{U}", "Instant", Counter(TargetSpell()), GainLife(3))
