"""Red cards."""

from __future__ import annotations

from apnap.abilities.activated import Activate
from apnap.abilities.amounts import X
from apnap.abilities.effects.damage import DealDamage, DealDividedDamage
from apnap.abilities.effects.lasting import UntilEndOfTurn
from apnap.abilities.effects.permanents import CreateTokens, Untap
from apnap.abilities.effects.turn import ExtraCombatAndMain
from apnap.abilities.filters import ATTACKED_THIS_TURN, CREATURE, PLANESWALKER
from apnap.abilities.keywords import FLYING, HASTE, MENACE
from apnap.abilities.selectors import THIS, Each
from apnap.abilities.statics.changes import Gets
from apnap.abilities.targets import AnyTarget, Target, TargetPlayerOr
from apnap.abilities.triggers import Enters, When
from apnap.library.registry import card
from apnap.library.tokens import TREASURE

# creatures
card("Mons's Goblin Raiders", "{R}", "Creature - Goblin", "1/1")
card("Goblin Piker", "{1}{R}", "Creature - Goblin Warrior", "2/1")
card("Gray Ogre", "{2}{R}", "Creature - Ogre", "2/2")
card("Hill Giant", "{3}{R}", "Creature - Giant", "3/3")
card("Raging Goblin", "{R}", "Creature - Goblin Berserker", "1/1", HASTE)
card("Boggart Brute", "{2}{R}", "Creature - Goblin Warrior", "3/2", MENACE)
card(
    "Shivan Dragon",
    "{4}{R}{R}",
    "Creature - Dragon",
    "5/5",
    FLYING,
    Activate("{R}", UntilEndOfTurn(THIS, Gets(1, 0))),
)
card(
    "Flametongue Kavu",
    "{3}{R}",
    "Creature - Kavu",
    "4/2",
    When(Enters(THIS), DealDamage(4, to=Target(CREATURE))),
)
card(
    "Rapacious Dragon",
    "{4}{R}",
    "Creature - Dragon",
    "3/3",
    FLYING,
    When(Enters(THIS), CreateTokens(2, TREASURE)),
)

# instants and sorceries
card("Lightning Bolt", "{R}", "Instant", DealDamage(3, to=AnyTarget()))
card("Shock", "{R}", "Instant", DealDamage(2, to=AnyTarget()))
card("Tarfire", "{R}", "Kindred Instant - Goblin", DealDamage(2, to=AnyTarget()))
card("Flame Javelin", "{2/R}{2/R}{2/R}", "Instant", DealDamage(4, to=AnyTarget()))
card("Volcanic Hammer", "{1}{R}", "Sorcery", DealDamage(3, to=AnyTarget()))
card("Lava Spike", "{R}", "Sorcery - Arcane", DealDamage(3, to=TargetPlayerOr(PLANESWALKER)))
card("Blaze", "{X}{R}", "Sorcery", DealDamage(X, to=AnyTarget()))
card("Pyroclasm", "{1}{R}", "Sorcery", DealDamage(2, to=Each(CREATURE)))
card("Arc Lightning", "{2}{R}", "Sorcery", DealDividedDamage(3, among=AnyTarget(count=3)))
card(
    "Relentless Assault",
    "{2}{R}{R}",
    "Sorcery",
    Untap(Each(CREATURE, ATTACKED_THIS_TURN)),
    ExtraCombatAndMain(),
)
