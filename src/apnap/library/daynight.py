"""Cards about day and night: werewolves that turn with them, and those who watch the sky. CR 702.145, 731."""

from __future__ import annotations

from apnap.abilities.activated import Activate
from apnap.abilities.cards import face
from apnap.abilities.costs import PayLife, SacrificeThis
from apnap.abilities.effects.blinking import MayThen
from apnap.abilities.effects.damage import DealDamage
from apnap.abilities.effects.exiling import ExileUntilThisLeaves
from apnap.abilities.effects.faces import Transforms
from apnap.abilities.effects.flow import If, Then
from apnap.abilities.effects.lasting import UntilEndOfTurn
from apnap.abilities.effects.moves import Destroy
from apnap.abilities.effects.permanents import AddCounters, CreateTokens
from apnap.abilities.effects.player_actions import Discard, Draw, GainLife
from apnap.abilities.filters import (
    ARTIFACT,
    CREATURE,
    ENCHANTMENT,
    INSTANT,
    OPPONENTS_CONTROL,
    OTHER,
    SORCERY,
    YOU_CONTROL,
    AnyOf,
    ControlledBy,
    Not,
    PowerAtMost,
    Subtype,
)
from apnap.abilities.keywords import DEFENDER, FIRST_STRIKE, HASTE, MENACE, REACH, TRAMPLE, VIGILANCE
from apnap.abilities.mana import AddOneColor
from apnap.abilities.mechanics.attacking import DEFENDING_PLAYER
from apnap.abilities.mechanics.cheaper import CostsLess
from apnap.abilities.mechanics.daynight import (
    DAY,
    DAYBOUND,
    NEITHER,
    NIGHT,
    NIGHTBOUND,
    DayNightTurns,
    ItBecomes,
    ItIs,
)
from apnap.abilities.mechanics.protection import Ward
from apnap.abilities.players import EACH_OPPONENT, YOU
from apnap.abilities.selectors import THIS, Each
from apnap.abilities.statics.changes import Gets, Has
from apnap.abilities.statics.continuous import Always
from apnap.abilities.statics.entering import AsThisEnters
from apnap.abilities.statics.rules import CantBeBlocked, MustAttack
from apnap.abilities.targets import AnyTarget, Target
from apnap.abilities.triggers import At, Attacks, BeginningOf, Casts, DealsDamage, EitherOf, Enters, Whenever
from apnap.library.registry import card
from apnap.library.tokens import INSECT, WOLF
from apnap.rules.words import BEGIN_COMBAT

WOLFISH = AnyOf(Subtype("Wolf"), Subtype("Werewolf"))

# werewolves without anything else, or with a keyword
card(
    "Tavern Ruffian",
    "{3}{R}",
    "Creature - Human Warrior Werewolf",
    "2/5",
    DAYBOUND,
    back=face("Tavern Smasher", "", "Creature - Werewolf", "6/5", NIGHTBOUND, colors="R"),
)
card(
    "Harvesttide Infiltrator",
    "{2}{R}",
    "Creature - Human Werewolf",
    "3/2",
    TRAMPLE,
    DAYBOUND,
    back=face("Harvesttide Assailant", "", "Creature - Werewolf", "4/4", TRAMPLE, NIGHTBOUND, colors="R"),
)
card(
    "Bird Admirer",
    "{2}{G}",
    "Creature - Human Archer Werewolf",
    "1/4",
    REACH,
    DAYBOUND,
    back=face("Wing Shredder", "", "Creature - Werewolf", "3/5", REACH, NIGHTBOUND, colors="G"),
)
card(
    "Shady Traveler",
    "{2}{B}",
    "Creature - Human Werewolf",
    "2/3",
    MENACE,
    DAYBOUND,
    back=face("Stalking Predator", "", "Creature - Werewolf", "4/4", MENACE, NIGHTBOUND, colors="B"),
)
card(
    "Tireless Hauler",
    "{4}{G}",
    "Creature - Human Werewolf",
    "4/5",
    VIGILANCE,
    DAYBOUND,
    back=face("Dire-Strain Brawler", "", "Creature - Werewolf", "6/6", VIGILANCE, NIGHTBOUND, colors="G"),
)
card(
    "Weary Prisoner",
    "{3}{R}",
    "Creature - Human Werewolf",
    "2/6",
    DEFENDER,
    DAYBOUND,
    back=face(
        "Wrathful Jailbreaker", "", "Creature - Werewolf", "6/6", Always(THIS, MustAttack()), NIGHTBOUND, colors="R"
    ),
)
card(
    "Burly Breaker",
    "{3}{G}{G}",
    "Creature - Human Werewolf",
    "6/5",
    Ward("{1}"),
    DAYBOUND,
    back=face("Dire-Strain Demolisher", "", "Creature - Werewolf", "8/7", Ward("{3}"), NIGHTBOUND, colors="G"),
)

# werewolves that do something
card(
    "Village Watch",
    "{4}{R}",
    "Creature - Human Werewolf",
    "4/3",
    HASTE,
    DAYBOUND,
    back=face(
        "Village Reavers",
        "",
        "Creature - Werewolf",
        "5/4",
        Always(Each(WOLFISH, YOU_CONTROL), Has(HASTE)),
        NIGHTBOUND,
        colors="R",
    ),
)
card(
    "Brutal Cathar",
    "{2}{W}",
    "Creature - Human Soldier Werewolf",
    "2/2",
    Whenever(
        EitherOf(Enters(THIS), Transforms(THIS, into_this=True)),
        ExileUntilThisLeaves(Target(CREATURE, OPPONENTS_CONTROL)),
    ),
    DAYBOUND,
    back=face(
        "Moonrage Brute", "", "Creature - Werewolf", "3/3", FIRST_STRIKE, Ward(PayLife(3)), NIGHTBOUND, colors="R"
    ),
)
card(
    "Outland Liberator",
    "{1}{G}",
    "Creature - Human Werewolf",
    "2/2",
    Activate("{1}", SacrificeThis(), Destroy(Target(AnyOf(ARTIFACT, ENCHANTMENT)))),
    DAYBOUND,
    back=face(
        "Frenzied Trapbreaker",
        "",
        "Creature - Werewolf",
        "3/3",
        Activate("{1}", SacrificeThis(), Destroy(Target(AnyOf(ARTIFACT, ENCHANTMENT)))),
        Whenever(Attacks(THIS), Destroy(Target(AnyOf(ARTIFACT, ENCHANTMENT), ControlledBy(DEFENDING_PLAYER)))),
        NIGHTBOUND,
        colors="G",
    ),
)
card(
    "Hookhand Mariner",
    "{3}{G}",
    "Creature - Human Werewolf",
    "4/4",
    DAYBOUND,
    back=face(
        "Riphook Raider",
        "",
        "Creature - Werewolf",
        "6/4",
        Always(THIS, CantBeBlocked(CREATURE, PowerAtMost(2))),
        NIGHTBOUND,
        colors="G",
    ),
)
card(
    "Infestation Expert",
    "{4}{G}",
    "Creature - Human Werewolf",
    "3/4",
    Whenever(EitherOf(Enters(THIS), Attacks(THIS)), CreateTokens(1, INSECT)),
    DAYBOUND,
    back=face(
        "Infested Werewolf",
        "",
        "Creature - Werewolf",
        "4/5",
        Whenever(EitherOf(Enters(THIS), Attacks(THIS)), CreateTokens(2, INSECT)),
        NIGHTBOUND,
        colors="G",
    ),
)
card(
    "Lambholt Raconteur",
    "{3}{R}",
    "Creature - Human Werewolf",
    "2/4",
    Whenever(Casts(Not(CREATURE)), DealDamage(1, to=EACH_OPPONENT)),
    DAYBOUND,
    back=face(
        "Lambholt Ravager",
        "",
        "Creature - Werewolf",
        "4/4",
        Whenever(Casts(Not(CREATURE)), DealDamage(2, to=EACH_OPPONENT)),
        NIGHTBOUND,
        colors="R",
    ),
)
card(
    "Spellrune Painter",
    "{2}{R}",
    "Creature - Human Shaman Werewolf",
    "2/3",
    Whenever(Casts(AnyOf(INSTANT, SORCERY)), UntilEndOfTurn(THIS, Gets(1, 1))),
    DAYBOUND,
    back=face(
        "Spellrune Howler",
        "",
        "Creature - Werewolf",
        "3/4",
        Whenever(Casts(AnyOf(INSTANT, SORCERY)), UntilEndOfTurn(THIS, Gets(2, 2))),
        NIGHTBOUND,
        colors="R",
    ),
)
card(
    "Suspicious Stowaway",
    "{1}{U}",
    "Creature - Human Rogue Werewolf",
    "1/1",
    Always(THIS, CantBeBlocked()),
    Whenever(DealsDamage(THIS, combat=True, to_player=True), Then(Draw(1), Discard(1))),
    DAYBOUND,
    back=face(
        "Seafaring Werewolf",
        "",
        "Creature - Werewolf",
        "2/1",
        Always(THIS, CantBeBlocked()),
        Whenever(DealsDamage(THIS, combat=True, to_player=True), Draw(1)),
        NIGHTBOUND,
        colors="G",
    ),
)
card(
    "Child of the Pack",
    "{2}{R}{G}",
    "Creature - Human Werewolf",
    "2/5",
    Activate("{2}{R}{G}", CreateTokens(1, WOLF)),
    DAYBOUND,
    back=face(
        "Savage Packmate",
        "",
        "Creature - Werewolf",
        "5/5",
        TRAMPLE,
        Always(Each(OTHER, CREATURE, YOU_CONTROL), Gets(1, 0)),
        NIGHTBOUND,
        colors="RG",
    ),
)
card(
    "Reckless Stormseeker",
    "{2}{R}",
    "Creature - Human Werewolf",
    "2/3",
    At(BeginningOf(BEGIN_COMBAT, whose=YOU), UntilEndOfTurn(Target(CREATURE, YOU_CONTROL), Gets(1, 0), Has(HASTE))),
    DAYBOUND,
    back=face(
        "Storm-Charged Slasher",
        "",
        "Creature - Werewolf",
        "3/4",
        At(
            BeginningOf(BEGIN_COMBAT, whose=YOU),
            UntilEndOfTurn(Target(CREATURE, YOU_CONTROL), Gets(2, 0), Has(TRAMPLE, HASTE)),
        ),
        NIGHTBOUND,
        colors="R",
    ),
)
card(
    "Weaver of Blossoms",
    "{2}{G}",
    "Creature - Human Werewolf",
    "2/3",
    Activate("{T}", AddOneColor()),
    DAYBOUND,
    back=face(
        "Blossom-Clad Werewolf",
        "",
        "Creature - Werewolf",
        "3/4",
        Activate("{T}", AddOneColor(amount=2)),
        NIGHTBOUND,
        colors="G",
    ),
)

# those who watch the sky
card(
    "Brimstone Vandal",
    "{2}{R}",
    "Creature - Devil",
    "2/3",
    MENACE,
    AsThisEnters(ItBecomes(DAY), provided=ItIs(NEITHER)),
    Whenever(DayNightTurns(), DealDamage(1, to=EACH_OPPONENT)),
)
card(
    "Sunrise Cavalier",
    "{1}{R}{W}",
    "Creature - Human Knight",
    "3/3",
    TRAMPLE,
    HASTE,
    AsThisEnters(ItBecomes(DAY), provided=ItIs(NEITHER)),
    Whenever(DayNightTurns(), AddCounters(1, "+1/+1", on=Target(CREATURE, YOU_CONTROL))),
)
card(
    "The Celestus",
    "{3}",
    "Legendary Artifact",
    AsThisEnters(ItBecomes(DAY), provided=ItIs(NEITHER)),
    Activate("{T}", AddOneColor()),
    Activate("{3}", "{T}", If(ItIs(NIGHT), ItBecomes(DAY), otherwise=ItBecomes(NIGHT)), as_sorcery=True),
    Whenever(DayNightTurns(), GainLife(1), MayThen(Draw(1), Discard(1))),
)
card("Moonrager's Slash", "{2}{R}", "Instant", CostsLess("{2}", provided=ItIs(NIGHT)), DealDamage(3, to=AnyTarget()))
