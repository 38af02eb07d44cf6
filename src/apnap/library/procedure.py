"""Cards about the procedure of the game: energy, additional triggers, opening hands. CR 103.6, 107.14, 603.2d."""

from __future__ import annotations

from apnap.abilities.activated import Activate
from apnap.abilities.conditions import IsTurnOf
from apnap.abilities.costs import PayMana
from apnap.abilities.damage_events import EXCESS_DEALT
from apnap.abilities.effects.damage import DealDamage
from apnap.abilities.effects.delayed import AtNext
from apnap.abilities.effects.lasting import UntilEndOfTurn
from apnap.abilities.effects.looking import Scry
from apnap.abilities.effects.moves import Counter
from apnap.abilities.effects.payment import UnlessPays
from apnap.abilities.effects.permanents import AddCounters, Tap
from apnap.abilities.effects.player_actions import Draw, GainLife, Mill
from apnap.abilities.effects.searching import SearchLibrary
from apnap.abilities.effects.turn_control import EndTurn
from apnap.abilities.filters import (
    ARTIFACT,
    ATTACKING,
    BASIC,
    BLACK,
    BLOCKING,
    CREATURE,
    LAND,
    RED,
    YOU_CONTROL,
    AnyOf,
    Subtype,
)
from apnap.abilities.keywords import FIRST_STRIKE, FLASH, FLYING
from apnap.abilities.mana import AddMana, AddOneColor
from apnap.abilities.mechanics.cheaper import CostsLess
from apnap.abilities.opening import MayBeginWithThis, MayRevealThis
from apnap.abilities.player_counters import GetCounters, GetsCounters, PayCounters
from apnap.abilities.players import EACH_PLAYER, THAT_PLAYER, YOU, ControllerOf
from apnap.abilities.selectors import IT, THIS
from apnap.abilities.statics.changes import Gets
from apnap.abilities.statics.costs import SpellsCostMana
from apnap.abilities.statics.drawing import DrawsAreShared
from apnap.abilities.statics.forbidding import CantBeCountered
from apnap.abilities.statics.triggering import TriggersAgain
from apnap.abilities.targets import Target, TargetPlayer
from apnap.abilities.triggers import At, Attacks, BeginningOf, Casts, Enters, When, Whenever
from apnap.library.registry import card
from apnap.rules.words import ENERGY, PLUS, UPKEEP

# energy
card("Attune with Aether", "{G}", "Sorcery", SearchLibrary(BASIC, LAND, pronoun=True), GetCounters(2, ENERGY))
card(
    "Highspire Infusion",
    "{1}{G}",
    "Instant",
    UntilEndOfTurn(Target(CREATURE), Gets(3, 3)),
    GetCounters(2, ENERGY),
)
card("Tune the Narrative", "{U}", "Instant", Draw(1), GetCounters(2, ENERGY))
card(
    "Aether Hub",
    "",
    "Land",
    When(Enters(THIS), GetCounters(1, ENERGY)),
    Activate("{T}", AddMana("{C}")),
    Activate("{T}", PayCounters(1, ENERGY), AddOneColor()),
)
card(
    "Servant of the Conduit",
    "{1}{G}",
    "Creature - Elf Druid",
    "2/2",
    When(Enters(THIS), GetCounters(2, ENERGY)),
    Activate("{T}", PayCounters(1, ENERGY), AddOneColor()),
)
card(
    "Minister of Inquiries",
    "{U}",
    "Creature - Vedalken Advisor",
    "1/2",
    When(Enters(THIS), GetCounters(2, ENERGY)),
    Activate("{T}", PayCounters(1, ENERGY), Mill(3, who=TargetPlayer())),
)
card(
    "Solstice Zealot",
    "{2}{W}",
    "Creature - Rhino Cleric",
    "2/3",
    When(Enters(THIS), GetCounters(2, ENERGY)),
    Activate("{T}", PayCounters(1, ENERGY), Tap(Target(CREATURE))),
)
card(
    "Shipwreck Moray",
    "{3}{U}",
    "Creature - Fish",
    "0/5",
    When(Enters(THIS), GetCounters(4, ENERGY)),
    Activate(PayCounters(1, ENERGY), UntilEndOfTurn(THIS, Gets(2, -2))),
)
card(
    "Fabrication Module",
    "{3}",
    "Artifact",
    Whenever(GetsCounters(ENERGY), AddCounters(1, PLUS, on=Target(CREATURE, YOU_CONTROL))),
    Activate("{4}", "{T}", GetCounters(1, ENERGY)),
)

# triggering once more
card("Panharmonicon", "{4}", "Artifact", TriggersAgain(because=Enters(AnyOf(ARTIFACT, CREATURE))))
card(
    "Isshin, Two Heavens as One",
    "{R}{W}{B}",
    "Legendary Creature - Human Samurai",
    "3/4",
    TriggersAgain(because=Attacks(CREATURE)),
)

# opening hands
card("Leyline of Lifeforce", "{2}{G}{G}", "Enchantment", MayBeginWithThis(), CantBeCountered(CREATURE))
card(
    "Sphinx of Foresight",
    "{2}{U}{U}",
    "Creature - Sphinx",
    "4/4",
    MayRevealThis(AtNext(UPKEEP, Scry(3), whose=YOU, first=True)),
    FLYING,
    At(BeginningOf(UPKEEP, whose=YOU), Scry(1)),
)

# worlds
card(
    "Nether Void",
    "{3}{B}",
    "World Enchantment",
    Whenever(Casts(who=EACH_PLAYER), UnlessPays(THAT_PLAYER, PayMana("{3}"), Counter(IT))),
)

# costs of other kinds of mana
card(
    "Edgewalker",
    "{1}{W}{B}",
    "Creature - Human Cleric",
    "2/2",
    SpellsCostMana("{W}{B}", Subtype("Cleric"), cast_by=YOU, less=True, colored_only=True),
)
card("Derelor", "{3}{B}", "Creature - Thrull", "4/4", SpellsCostMana("{B}", BLACK, cast_by=YOU))
card("Ruby Leech", "{1}{R}", "Creature - Leech", "2/2", FIRST_STRIKE, SpellsCostMana("{R}", RED, cast_by=YOU))
card("Discontinuity", "{3}{U}{U}{U}", "Instant", CostsLess("{2}{U}{U}", provided=IsTurnOf(YOU)), EndTurn())

# excess damage
spilled = Target(CREATURE)
card("Flame Spill", "{2}{R}", "Instant", DealDamage(4, to=spilled, excess_to=ControllerOf(spilled)))
stormed = Target(CREATURE)
card("Pigment Storm", "{3}{R}{R}", "Sorcery", DealDamage(5, to=stormed, excess_to=ControllerOf(stormed)))
card(
    "Razor Rings",
    "{1}{W}",
    "Instant",
    DealDamage(4, to=Target(AnyOf(ATTACKING, BLOCKING), CREATURE)),
    GainLife(EXCESS_DEALT),
)

# draws
card("Alms Collector", "{3}{W}", "Creature - Cat Cleric", "3/4", FLASH, DrawsAreShared())
