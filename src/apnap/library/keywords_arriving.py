"""Cards with keyword abilities of arriving and staying: echo, bloodthirst, graft, devour, umbra armor and more."""

from __future__ import annotations

from apnap.abilities.cards import Enchant, token
from apnap.abilities.costs import PayLife, PayMana
from apnap.abilities.effects.damage import DealDamage
from apnap.abilities.effects.moves import Counter
from apnap.abilities.effects.payment import UnlessPays
from apnap.abilities.effects.permanents import AddCounters, CreateTokens, Tap
from apnap.abilities.effects.player_actions import GainLife
from apnap.abilities.filters import CREATURE
from apnap.abilities.keywords import DEATHTOUCH, FLASH, FLYING, HASTE, REACH, TRAMPLE
from apnap.abilities.mechanics.arriving import Bloodthirst, Boast, Decayed, Devour, Graft, UmbraArmor
from apnap.abilities.mechanics.foretell import Plot
from apnap.abilities.mechanics.upkeep_costs import CumulativeUpkeep, Echo
from apnap.abilities.mechanics.ways import Blitz
from apnap.abilities.players import ControllerOf
from apnap.abilities.predefined import TREASURE
from apnap.abilities.selectors import THIS, Enchanted
from apnap.abilities.statics.changes import Gets, Has
from apnap.abilities.statics.continuous import Always
from apnap.abilities.targets import AnyTarget, Target, TargetSpell
from apnap.abilities.triggers import Dies, Enters, When
from apnap.library.registry import card

# upkeep
card("Goblin Patrol", "{R}", "Creature - Goblin", "2/1", Echo("{R}"))
card("Pouncing Jaguar", "{G}", "Creature - Cat", "2/2", Echo("{G}"))
card("Uktabi Efreet", "{2}{G}{G}", "Creature - Efreet", "5/4", CumulativeUpkeep("{G}"))
card(
    "Morinfen",
    "{3}{B}{B}",
    "Legendary Creature - Phyrexian Horror",
    "5/4",
    FLYING,
    CumulativeUpkeep(PayLife(1)),
)
card("Illusionary Forces", "{3}{U}", "Creature - Illusion", "4/4", FLYING, CumulativeUpkeep("{U}"))

# counters
card("Bloodscale Prowler", "{2}{R}", "Creature - Lizard Warrior", "3/1", Bloodthirst(1))
card("Gorehorn Minotaurs", "{2}{R}{R}", "Creature - Minotaur Warrior", "3/3", Bloodthirst(2))
card("Simic Initiate", "{G}", "Creature - Human Mutant", "0/0", Graft(1))
card("Gorger Wurm", "{3}{R}{G}", "Creature - Wurm", "5/5", Devour(1))
card("Thunder-Thrash Elder", "{2}{R}", "Creature - Lizard Warrior", "1/1", Devour(3))
card("Predator Dragon", "{3}{R}{R}{R}", "Creature - Dragon", "4/4", FLYING, HASTE, Devour(2))

# umbra armor
card(
    "Boar Umbra",
    "{2}{G}",
    "Enchantment - Aura",
    Enchant(CREATURE),
    Always(Enchanted(CREATURE), Gets(3, 3)),
    UmbraArmor(),
)
card(
    "Spider Umbra",
    "{G}",
    "Enchantment - Aura",
    Enchant(CREATURE),
    Always(Enchanted(CREATURE), Gets(1, 1), Has(REACH)),
    UmbraArmor(),
)
card(
    "Eel Umbra",
    "{1}{U}",
    "Enchantment - Aura",
    FLASH,
    Enchant(CREATURE),
    Always(Enchanted(CREATURE), Gets(1, 1)),
    UmbraArmor(),
)

# decayed
DECAYED = token("Zombie Token", "Creature - Zombie", "2/2", Decayed(), colors="B")
card("Hobbling Zombie", "{2}{B}", "Creature - Zombie", "2/2", DEATHTOUCH, When(Dies(THIS), CreateTokens(1, DECAYED)))
SPELL = TargetSpell()
card(
    "Flip the Switch",
    "{2}{U}",
    "Instant",
    UnlessPays(ControllerOf(SPELL), PayMana("{4}"), Counter(SPELL)),
    CreateTokens(1, DECAYED),
)

# boast
card("Goldmaw Champion", "{2}{W}", "Creature - Dwarf Warrior", "2/3", Boast("{1}{W}", Tap(Target(CREATURE))))
card("Hagi Mob", "{4}{R}", "Creature - Troll Berserker", "5/4", Boast("{1}{R}", DealDamage(1, to=AnyTarget())))

# blitz and plot
card(
    "Riveteers Requisitioner",
    "{1}{R}",
    "Creature - Lizard Rogue",
    "3/1",
    When(Dies(THIS), CreateTokens(1, TREASURE)),
    Blitz("{2}{R}"),
)
card(
    "Caldaia Strongarm",
    "{4}{G}",
    "Creature - Human Warrior",
    "2/3",
    When(Enters(THIS), AddCounters(2, "+1/+1", on=Target(CREATURE))),
    Blitz("{3}{G}"),
)
card("Djinn of Fool's Fall", "{4}{U}", "Creature - Djinn", "4/3", FLYING, Plot("{3}{U}"))
card(
    "Spinewoods Paladin",
    "{4}{G}",
    "Creature - Human Knight",
    "5/4",
    TRAMPLE,
    When(Enters(THIS), GainLife(3)),
    Plot("{3}{G}"),
)
