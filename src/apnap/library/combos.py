"""Cards of well-known loops."""

from __future__ import annotations

from apnap.abilities.activated import Activate
from apnap.abilities.costs import RemoveCounters, SacrificeSome
from apnap.abilities.effects.copies import CreateCopies
from apnap.abilities.effects.delayed import AtNext
from apnap.abilities.effects.permanents import AddCounters, Untap
from apnap.abilities.effects.player_actions import GainLife
from apnap.abilities.effects.sacrifices import SacrificeIt
from apnap.abilities.filters import CREATURE, LEGENDARY, OTHER_CREATURE, YOU_CONTROL, Not
from apnap.abilities.keywords import FLASH, HASTE
from apnap.abilities.mana import AddMana
from apnap.abilities.mechanics.returning import Persist
from apnap.abilities.selectors import IT, THIS, Each
from apnap.abilities.statics.changes import Has
from apnap.abilities.statics.entering import EntersWith
from apnap.abilities.targets import Target
from apnap.abilities.triggers import Enters, When, Whenever
from apnap.library.registry import card
from apnap.rules.words import END, PLUS

# untapping
card("Midnight Guard", "{2}{W}", "Creature - Human Soldier", "2/3", Whenever(Enters(OTHER_CREATURE), Untap(THIS)))
card(
    "Village Bell-Ringer",
    "{2}{W}",
    "Creature - Human Scout",
    "1/4",
    FLASH,
    When(Enters(THIS), Untap(Each(CREATURE, YOU_CONTROL))),
)

# making more of them
card(
    "Kiki-Jiki, Mirror Breaker",
    "{2}{R}{R}{R}",
    "Legendary Creature - Goblin Shaman",
    "2/2",
    HASTE,
    Activate(
        "{T}",
        CreateCopies(Target(Not(LEGENDARY), CREATURE, YOU_CONTROL), Has(HASTE)),
        AtNext(END, SacrificeIt(IT)),
    ),
)

# counters and lives
card(
    "Spike Feeder",
    "{1}{G}{G}",
    "Creature - Spike",
    "0/0",
    EntersWith(2, PLUS),
    Activate("{2}", RemoveCounters(1, PLUS), AddCounters(1, PLUS, on=Target(CREATURE))),
    Activate(RemoveCounters(1, PLUS), GainLife(2)),
)
card("Kitchen Finks", "{1}{G/W}{G/W}", "Creature - Ouphe", "3/2", When(Enters(THIS), GainLife(2)), Persist())
card("Ashnod's Altar", "{3}", "Artifact", Activate(SacrificeSome(1, CREATURE), AddMana("{C}{C}")))
card(
    "Cathars' Crusade",
    "{3}{W}{W}",
    "Enchantment",
    Whenever(Enters(CREATURE, YOU_CONTROL), AddCounters(1, PLUS, on=Each(CREATURE, YOU_CONTROL))),
)
