"""Red creatures, J to Z."""

from __future__ import annotations

from typing import Final

from apnap.abilities.activated import Activate, Exhaust
from apnap.abilities.cards import face
from apnap.abilities.casual.drafting import NOTE_COUNT, HighestNoted, RevealAsDrafted
from apnap.abilities.conditions import ControlsMore, Is, Unless
from apnap.abilities.costs import TAP_THIS, PayMana, SacrificeSome
from apnap.abilities.effects.coins_and_dice import FlipCoin, WinsFlip
from apnap.abilities.effects.copies import CreateCopies
from apnap.abilities.effects.counters import AddCounters
from apnap.abilities.effects.creating import CreateTokens
from apnap.abilities.effects.damage import DealDamage
from apnap.abilities.effects.delayed_triggers import AtNext
from apnap.abilities.effects.durations import UntilEndOfTurn
from apnap.abilities.effects.flow import May
from apnap.abilities.effects.moves import SacrificeIt
from apnap.abilities.events.combat_events import Attacks
from apnap.abilities.events.damage_events import PlayerIsDealtDamage
from apnap.abilities.events.object_events import Casts, Dies, Enters
from apnap.abilities.events.patterns import EitherOf
from apnap.abilities.events.player_events import BeginningOf
from apnap.abilities.events.triggers import At, When, Whenever
from apnap.abilities.filters import (
    BASIC,
    CREATURE,
    INSTANT,
    LAND,
    LEGENDARY,
    OPPONENTS_CONTROL,
    OTHER,
    PERMANENT,
    RED,
    SORCERY,
    YOU_CONTROL,
    AnyOf,
    Not,
    Subtype,
    every,
)
from apnap.abilities.keyword_abilities.additional_costs import Offspring
from apnap.abilities.keyword_abilities.alternative_costs import Blitz, Dash, Impending, Spectacle
from apnap.abilities.keyword_abilities.blocking_and_damage import Afflict, Landwalk
from apnap.abilities.keyword_abilities.casting import Prowess
from apnap.abilities.keyword_abilities.cycling import Cycling
from apnap.abilities.keyword_abilities.day_and_night import DAYBOUND, NIGHTBOUND
from apnap.abilities.keyword_abilities.entering import Devour
from apnap.abilities.keyword_abilities.entering_triggers import Champion
from apnap.abilities.keyword_abilities.equipment_and_vehicles import Reconfigure
from apnap.abilities.keyword_abilities.exile_and_cast import Madness, Warp
from apnap.abilities.keyword_abilities.flags import (
    DEFENDER,
    DOUBLE_STRIKE,
    FIRST_STRIKE,
    FLYING,
    HASTE,
    MENACE,
    TRAMPLE,
)
from apnap.abilities.keyword_abilities.joining_attackers import Myriad
from apnap.abilities.keyword_abilities.pairs import Partner
from apnap.abilities.keyword_abilities.sagas_and_levels import Level, LevelUp
from apnap.abilities.keyword_actions.combat import Goad, IsSuspected, Suspect
from apnap.abilities.keyword_actions.proliferate_and_blight import BlightCost
from apnap.abilities.keyword_actions.searching import ShuffleLibrary
from apnap.abilities.mana import ANY_COLOR, AddCombination
from apnap.abilities.mana_spending import AddManaOnly
from apnap.abilities.player_counters import GetsCounters
from apnap.abilities.players import ATTACKING_PLAYER, EACH_OPPONENT, YOU
from apnap.abilities.predefined_tokens import TREASURE
from apnap.abilities.selectors import IT, THIS, Each, Equipped
from apnap.abilities.statics.becoming import IsNow
from apnap.abilities.statics.changes import Gets, Has
from apnap.abilities.statics.combat_restrictions import CanBlockMore
from apnap.abilities.statics.continuous import Always
from apnap.abilities.statics.costs import SpellsCostMana
from apnap.abilities.statics.entering import EntersWith
from apnap.abilities.statics.restrictions import (
    BlockedByAtLeast,
    CantAttackUnless,
    CantBlockUnless,
    DefendingPlayer,
    MustAttack,
)
from apnap.abilities.targets import AnyTarget, Target, TargetPlayer
from apnap.library.cards.common import ALL_SLIVER_CREATURES, YOUR_SLIVERS
from apnap.library.cards.tokens import DETECTIVE
from apnap.library.pool import card
from apnap.rules.core.constants import BEGIN_COMBAT, END, ENERGY

card(
    "Kargan Dragonlord",
    "{R}{R}",
    "Creature - Human Warrior",
    "2/2",
    LevelUp("{R}"),
    Level(4, 7, "4/4", FLYING),
    Level(8, -1, "8/8", FLYING, TRAMPLE, Activate("{R}", UntilEndOfTurn(THIS, Gets(1, 0)))),
)
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
card("Lava Serpent", "{5}{R}", "Creature - Elemental Serpent", "5/5", HASTE, Cycling("{2}"))
card("Lightning Visionary", "{1}{R}", "Creature - Minotaur Shaman", "2/1", Prowess())
card(
    "Lizard Blades",
    "{1}{R}",
    "Artifact Creature - Equipment Lizard",
    "1/1",
    DOUBLE_STRIKE,
    Always(Equipped(CREATURE), Has(DOUBLE_STRIKE)),
    Reconfigure("{2}"),
)
card(
    "Magus of the Moon",
    "{2}{R}",
    "Creature - Human Wizard",
    "2/2",
    Always(Each(Not(BASIC), LAND), IsNow("Mountain")),
)
card("Manticore Eternal", "{3}{R}{R}", "Creature - Zombie Manticore", "5/4", Afflict(3), Always(THIS, MustAttack()))
card("Mardu Scout", "{R}{R}", "Creature - Goblin Scout", "3/1", Dash("{1}{R}"))
card(
    "Mogg Toady",
    "{1}{R}",
    "Creature - Goblin",
    "2/2",
    Always(THIS, CantAttackUnless(ControlsMore(CREATURE, than=DefendingPlayer()))),
    Always(THIS, CantBlockUnless(ControlsMore(CREATURE, than=ATTACKING_PLAYER))),
)
card("Mons's Goblin Raiders", "{R}", "Creature - Goblin", "1/1")
card(
    "Monstrous Hound",
    "{3}{R}",
    "Creature - Dog",
    "4/4",
    Always(THIS, CantAttackUnless(ControlsMore(LAND, than=DefendingPlayer()))),
    Always(THIS, CantBlockUnless(ControlsMore(LAND, than=ATTACKING_PLAYER))),
)
card("Mountain Goat", "{R}", "Creature - Goat", "1/1", Landwalk(Subtype("Mountain")))
card("Nova Chaser", "{3}{R}", "Creature - Elemental Warrior", "10/2", TRAMPLE, Champion(Subtype("Elemental")))
card(
    "Overlord of the Boilerbilges",
    "{4}{R}{R}",
    "Enchantment Creature - Avatar Horror",
    "5/5",
    Impending(4, "{2}{R}{R}"),
    Whenever(EitherOf(Enters(THIS), Attacks(THIS)), DealDamage(4, to=AnyTarget())),
)
card(
    "Pacesetter Paragon",
    "{2}{R}",
    "Creature - Human Pilot",
    "2/3",
    Exhaust("{2}{R}", AddCounters(1, "+1/+1", on=THIS), UntilEndOfTurn(THIS, Has(DOUBLE_STRIKE))),
)
card(
    "Person of Interest",
    "{3}{R}",
    "Creature - Human Rogue",
    "2/2",
    When(Enters(THIS), Suspect(THIS), CreateTokens(1, DETECTIVE)),
)
card("Predator Dragon", "{3}{R}{R}{R}", "Creature - Dragon", "4/4", FLYING, HASTE, Devour(2))
card(
    "Pyretic Hunter",
    "{4}{R}",
    "Creature - Elemental Cat",
    "0/0",
    RevealAsDrafted(NOTE_COUNT),
    MENACE,
    EntersWith(HighestNoted("Pyretic Hunter"), "+1/+1"),
)
card(
    "Rabbit Battery",
    "{R}",
    "Artifact Creature - Equipment Rabbit",
    "1/1",
    HASTE,
    Always(Equipped(CREATURE), Gets(1, 1), Has(HASTE)),
    Reconfigure("{R}"),
)
card("Raging Goblin", "{R}", "Creature - Goblin Berserker", "1/1", HASTE)
card("Rampaging Ceratops", "{4}{R}", "Creature - Dinosaur", "5/4", Always(THIS, BlockedByAtLeast(3)))
card(
    "Rapacious Dragon",
    "{4}{R}",
    "Creature - Dragon",
    "3/3",
    FLYING,
    When(Enters(THIS), CreateTokens(2, TREASURE)),
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
card("Reckless Wurm", "{3}{R}{R}", "Creature - Wurm", "4/4", TRAMPLE, Madness("{2}{R}"))
card("Red Tiger Mechan", "{3}{R}", "Artifact Creature - Robot Cat", "3/3", HASTE, Warp("{1}{R}"))
card(
    "Riveteers Requisitioner",
    "{1}{R}",
    "Creature - Lizard Rogue",
    "3/1",
    When(Dies(THIS), CreateTokens(1, TREASURE)),
    Blitz("{2}{R}"),
)
card(
    "Rograkh, Son of Rohgahh",
    "{0}",
    "Legendary Creature - Kobold Warrior",
    "0/1",
    FIRST_STRIKE,
    MENACE,
    TRAMPLE,
    Partner(),
    colors="R",
)
card(
    "Rubblebelt Braggart",
    "{4}{R}",
    "Creature - Lizard Warrior",
    "5/5",
    Whenever(Attacks(THIS), May(Suspect(THIS)), provided=Unless(Is(THIS, IsSuspected()), apart=True)),
)
card("Ruby Leech", "{1}{R}", "Creature - Leech", "2/2", FIRST_STRIKE, SpellsCostMana("{R}", RED, cast_by=YOU))
card("Screamreach Brawler", "{2}{R}", "Creature - Orc Berserker", "2/3", Dash("{1}{R}"))
card(
    "Shivan Dragon",
    "{4}{R}{R}",
    "Creature - Dragon",
    "5/5",
    FLYING,
    Activate("{R}", UntilEndOfTurn(THIS, Gets(1, 0))),
)
card(
    "Smokebraider",
    "{1}{R}",
    "Creature - Elemental Shaman",
    "1/1",
    Activate(
        TAP_THIS,
        AddManaOnly(
            AddCombination(ANY_COLOR, 2),
            cast=Subtype("Elemental"),
            abilities=Subtype("Elemental"),
            many=True,
        ),
    ),
)
card(
    "Soldier of Fortune",
    "{R}",
    "Creature - Human Mercenary",
    "1/1",
    Activate(PayMana("{R}"), TAP_THIS, ShuffleLibrary(TargetPlayer())),
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
card("Spikewheel Acrobat", "{3}{R}", "Creature - Human Rogue", "5/2", Spectacle("{2}{R}"))
card(
    "Steampath Charger",
    "{1}{R}",
    "Creature - Lizard Warlock",
    "2/1",
    Offspring("{2}"),
    When(Dies(THIS), DealDamage(1, to=TargetPlayer())),
)
card(
    "Sting-Slinger",
    "{2}{R}",
    "Creature - Goblin Warrior",
    "3/3",
    Activate(PayMana("{1}{R}"), TAP_THIS, BlightCost(1), DealDamage(2, to=EACH_OPPONENT)),
)
card("Striking Sliver", "{R}", "Creature - Sliver", "1/1", Always(YOUR_SLIVERS, Has(FIRST_STRIKE)))
card(
    "Taunting Kobold",
    "{R}",
    "Creature - Kobold",
    "0/1",
    HASTE,
    Whenever(Attacks(THIS), Goad(Target(CREATURE, OPPONENTS_CONTROL))),
)
card(
    "Tavern Ruffian",
    "{3}{R}",
    "Creature - Human Warrior Werewolf",
    "2/5",
    DAYBOUND,
    back=face("Tavern Smasher", "", "Creature - Werewolf", "6/5", NIGHTBOUND, colors="R"),
)
card(
    "Tavern Scoundrel",
    "{1}{R}",
    "Creature - Human Rogue",
    "1/3",
    Whenever(WinsFlip(), CreateTokens(2, TREASURE)),
    Activate("{1}", "{T}", SacrificeSome(1, every((OTHER, PERMANENT))), FlipCoin()),
)
card(
    "Territorial Gorger",
    "{3}{R}",
    "Creature - Gremlin",
    "2/2",
    TRAMPLE,
    Whenever(GetsCounters(ENERGY), UntilEndOfTurn(THIS, Gets(2, 2))),
)
card(
    "Thorncaster Sliver",
    "{4}{R}",
    "Creature - Sliver",
    "2/2",
    Always(YOUR_SLIVERS, Has(Whenever(Attacks(THIS), DealDamage(1, to=AnyTarget())))),
)
card("Thunder-Thrash Elder", "{2}{R}", "Creature - Lizard Warrior", "1/1", Devour(3))
card("Two-Headed Giant of Foriys", "{4}{R}", "Creature - Giant", "4/4", TRAMPLE, Always(THIS, CanBlockMore(1)))
card("Two-Headed Sliver", "{1}{R}", "Creature - Sliver", "1/1", Always(ALL_SLIVER_CREATURES, Has(MENACE)))
WOLF_OR_WEREWOLF: Final = AnyOf(Subtype("Wolf"), Subtype("Werewolf"))
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
        Always(Each(WOLF_OR_WEREWOLF, YOU_CONTROL), Has(HASTE)),
        NIGHTBOUND,
        colors="R",
    ),
)
card("Warchief Giant", "{3}{R}{R}", "Creature - Giant Warrior", "5/3", HASTE, Myriad())
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
    "Wildfire Elemental",
    "{2}{R}{R}",
    "Creature - Elemental",
    "3/3",
    Whenever(
        PlayerIsDealtDamage(EACH_OPPONENT, noncombat=True), UntilEndOfTurn(Each(CREATURE, YOU_CONTROL), Gets(1, 0))
    ),
)
