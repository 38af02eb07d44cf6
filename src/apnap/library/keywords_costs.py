"""Cards with other or further costs: bargain, casualty, squad, entwine, escalate, surge, warp, prototype and more."""

from __future__ import annotations

from apnap.abilities.costs import PayMana
from apnap.abilities.effects.copies import CreateCopies
from apnap.abilities.effects.damage import DealDamage
from apnap.abilities.effects.flow import And, Choose
from apnap.abilities.effects.lasting import UntilEndOfTurn
from apnap.abilities.effects.moves import Counter, Destroy, Exile
from apnap.abilities.effects.payment import UnlessPays
from apnap.abilities.effects.permanents import Tap, Untap
from apnap.abilities.effects.player_actions import GainLife, LoseLife
from apnap.abilities.filters import (
    ARTIFACT,
    CREATURE,
    ENCHANTMENT,
    LAND,
    OPPONENTS_CONTROL,
    OTHER,
    PERMANENT,
    PLANESWALKER,
    YOU_CONTROL,
    AnyOf,
    Subtype,
)
from apnap.abilities.keywords import DEATHTOUCH, FIRST_STRIKE, FLYING, HASTE, MENACE, REACH, TRAMPLE
from apnap.abilities.mechanics.guises import Prototype
from apnap.abilities.mechanics.more_costs import (
    BARGAINED,
    Bargain,
    Casualty,
    Demonstrate,
    Entwine,
    Escalate,
    Offspring,
    Squad,
    Surge,
    Undaunted,
    Warp,
)
from apnap.abilities.players import EACH_OPPONENT, ControllerOf
from apnap.abilities.selectors import THIS, Each
from apnap.abilities.statics.changes import Gets, Has
from apnap.abilities.statics.continuous import Always
from apnap.abilities.targets import Target, TargetPlayer, TargetSpell
from apnap.abilities.triggers import Dies, Enters, When
from apnap.library.registry import card

# bargain
card(
    "High Fae Negotiator",
    "{3}{B}{B}",
    "Creature - Faerie Warlock",
    "3/5",
    Bargain(),
    FLYING,
    When(Enters(THIS), And(LoseLife(3, who=EACH_OPPONENT), GainLife(3)), provided=BARGAINED),
)
card(
    "Troublemaker Ouphe",
    "{1}{G}",
    "Creature - Ouphe",
    "2/2",
    Bargain(),
    When(Enters(THIS), Exile(Target(AnyOf(ARTIFACT, ENCHANTMENT), OPPONENTS_CONTROL)), provided=BARGAINED),
)

# casualty
SPELL = TargetSpell()
card(
    "Make Disappear",
    "{1}{U}",
    "Instant",
    Casualty(1),
    UnlessPays(ControllerOf(SPELL), PayMana("{2}"), Counter(SPELL)),
)
card("Light 'Em Up", "{1}{R}", "Sorcery", Casualty(2), DealDamage(2, to=Target(AnyOf(CREATURE, PLANESWALKER))))

# squad and offspring
card(
    "Galadhrim Brigade",
    "{2}{G}",
    "Creature - Elf Soldier",
    "2/2",
    Squad("{1}{G}"),
    Always(Each(OTHER, Subtype("Elf"), YOU_CONTROL), Gets(1, 1)),
)
card(
    "Ultramarines Honour Guard",
    "{3}{W}",
    "Creature - Astartes Warrior",
    "2/2",
    Squad("{2}"),
    Always(Each(OTHER, CREATURE, YOU_CONTROL), Gets(1, 1)),
)
card(
    "Steampath Charger",
    "{1}{R}",
    "Creature - Lizard Warlock",
    "2/1",
    Offspring("{2}"),
    When(Dies(THIS), DealDamage(1, to=TargetPlayer())),
)
card(
    "Intrepid Rabbit",
    "{2}{W}",
    "Creature - Rabbit Soldier",
    "3/2",
    Offspring("{1}"),
    When(Enters(THIS), UntilEndOfTurn(Target(CREATURE, YOU_CONTROL), Gets(1, 1))),
)

# entwine and escalate
card("Dream's Grip", "{U}", "Instant", Choose(1, Tap(Target(PERMANENT)), Untap(Target(PERMANENT))), Entwine("{1}"))
card(
    "Rain of Rust",
    "{3}{R}{R}",
    "Instant",
    Choose(1, Destroy(Target(ARTIFACT)), Destroy(Target(LAND))),
    Entwine("{3}{R}"),
)
card(
    "Roar of the Kha",
    "{1}{W}",
    "Instant",
    Choose(1, UntilEndOfTurn(Each(CREATURE, YOU_CONTROL), Gets(1, 1)), Untap(Each(CREATURE, YOU_CONTROL))),
    Entwine("{1}{W}"),
)
card(
    "Borrowed Grace",
    "{2}{W}",
    "Instant",
    Escalate("{1}{W}"),
    Choose(
        2,
        UntilEndOfTurn(Each(CREATURE, YOU_CONTROL), Gets(2, 0)),
        UntilEndOfTurn(Each(CREATURE, YOU_CONTROL), Gets(0, 2)),
        at_least=1,
    ),
)
card(
    "Borrowed Hostility",
    "{R}",
    "Instant",
    Escalate("{3}"),
    Choose(
        2,
        UntilEndOfTurn(Target(CREATURE), Gets(3, 0)),
        UntilEndOfTurn(Target(CREATURE), Has(FIRST_STRIKE)),
        at_least=1,
    ),
)

# surge, undaunted, warp
card("Jwar Isle Avenger", "{4}{U}", "Creature - Sphinx", "3/3", Surge("{2}{U}"), FLYING)
card("Goblin Freerunner", "{3}{R}", "Creature - Goblin Warrior Ally", "3/2", Surge("{1}{R}"), MENACE)
card("Sublime Exhalation", "{6}{W}", "Sorcery", Undaunted(), Destroy(Each(CREATURE)))
card("Curtains' Call", "{5}{B}", "Instant", Undaunted(), Destroy(Target(CREATURE, count=2)))
card("Bygone Colossus", "{9}", "Artifact Creature - Robot Giant", "9/9", Warp("{3}"))
card("Red Tiger Mechan", "{3}{R}", "Artifact Creature - Robot Cat", "3/3", HASTE, Warp("{1}{R}"))

# prototype, ravenous, demonstrate
card("Blitz Automaton", "{7}", "Artifact Creature - Construct", "6/4", Prototype("{2}{R}", "3/2"), HASTE)
card("Goring Warplow", "{6}", "Artifact Creature - Construct", "5/4", Prototype("{1}{B}", "1/1"), DEATHTOUCH)
card("Rust Goliath", "{10}", "Artifact Creature - Construct", "10/10", Prototype("{3}{G}{G}", "3/5"), REACH, TRAMPLE)
card(
    "Replication Technique",
    "{4}{U}",
    "Sorcery",
    Demonstrate(),
    CreateCopies(Target(PERMANENT, YOU_CONTROL)),
)
