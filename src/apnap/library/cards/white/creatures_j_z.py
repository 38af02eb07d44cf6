"""White creatures, J to Z."""

from __future__ import annotations

from apnap.abilities.activated import Activate
from apnap.abilities.amounts import THAT_MUCH, LifeOf, Times
from apnap.abilities.cards import face
from apnap.abilities.casual.drafting import NOTE_TYPES, TURN_FACE_DOWN, AsYouDraft, DraftFaceUp, OfNoted
from apnap.abilities.conditions import AtLeast, Exists
from apnap.abilities.costs import TAP_THIS, PayMana
from apnap.abilities.effects.counters import AddCounters
from apnap.abilities.effects.creating import CreateTokens
from apnap.abilities.effects.damage_shields import DeflectNext
from apnap.abilities.effects.designations import BLESSED, Ascend, BecomeMonarch, IsMonarch
from apnap.abilities.effects.durations import ThisTurn, UntilEndOfTurn
from apnap.abilities.effects.flow import May
from apnap.abilities.effects.life import GainLife, LoseLife
from apnap.abilities.effects.permanents import Tap, Untap
from apnap.abilities.effects.player_actions import Draw
from apnap.abilities.effects.turns import SkipNext
from apnap.abilities.events.combat_events import Attacks, BlocksAnything
from apnap.abilities.events.damage_events import DamageIsPrevented
from apnap.abilities.events.object_events import BecomesTapped, Enters
from apnap.abilities.events.player_events import BeginningOf
from apnap.abilities.events.triggers import At, StateIs, When, Whenever
from apnap.abilities.filters import (
    BLACK,
    CREATURE,
    NONCREATURE,
    OPPONENTS_CONTROL,
    OTHER,
    OTHER_CREATURE,
    PERMANENT,
    RED,
    YOU_CONTROL,
    Subtype,
    ToughnessAtMost,
)
from apnap.abilities.keyword_abilities.additional_costs import TIMES_KICKED, Multikicker, Squad
from apnap.abilities.keyword_abilities.attacking import Melee, Mentor
from apnap.abilities.keyword_abilities.bestow_and_mutate import Mutate, Mutates
from apnap.abilities.keyword_abilities.blocking_and_damage import Bushido
from apnap.abilities.keyword_abilities.casting import Extort, Prowess
from apnap.abilities.keyword_abilities.cost_reduction import Convoke
from apnap.abilities.keyword_abilities.dying import Afterlife
from apnap.abilities.keyword_abilities.entering_triggers import Fabricate
from apnap.abilities.keyword_abilities.flags import (
    BANDING,
    DEFENDER,
    DOUBLE_STRIKE,
    FIRST_STRIKE,
    FLASH,
    FLYING,
    HORSEMANSHIP,
    INDESTRUCTIBLE,
    LIFELINK,
    SHADOW,
    TRAMPLE,
    VIGILANCE,
)
from apnap.abilities.keyword_abilities.graveyard import Embalm, Encore
from apnap.abilities.keyword_abilities.graveyard_casting import Disturb
from apnap.abilities.keyword_abilities.growing import Outlast, Reinforce, Renown
from apnap.abilities.keyword_abilities.joining_attackers import Myriad
from apnap.abilities.keyword_abilities.morph_and_disguise import Morph
from apnap.abilities.keyword_abilities.pairs import PartnerWith
from apnap.abilities.keyword_abilities.protection import HexproofFrom, PlayerHexproof, Protection
from apnap.abilities.keyword_abilities.sagas_and_levels import Level, LevelUp
from apnap.abilities.keyword_actions.manifest_and_cloak import IsTurnedFaceUp
from apnap.abilities.keyword_actions.searching import SearchLibrary
from apnap.abilities.keyword_actions.strengthening import Connive
from apnap.abilities.keyword_actions.tokens import Investigate
from apnap.abilities.keyword_actions.transform_and_meld import Flip
from apnap.abilities.keyword_actions.venturing import VentureIntoTheDungeon
from apnap.abilities.keyword_actions.voting import Ballot, Clash, CouncilsDilemma, VotesFor
from apnap.abilities.mana import AddMana
from apnap.abilities.player_counters import GetCounters, PayCounters
from apnap.abilities.players import THAT_PLAYER, YOU
from apnap.abilities.selectors import IT, THIS, Each
from apnap.abilities.special_actions import CantSearch, UnlessIgnored
from apnap.abilities.statics.changes import Gets, Has
from apnap.abilities.statics.choosing import A_COLOR, CHOSEN_COLOR, ChooseAsEnters
from apnap.abilities.statics.combat_restrictions import CanBlockMore
from apnap.abilities.statics.continuous import Always
from apnap.abilities.statics.costs import SpellsCost
from apnap.abilities.statics.counters_and_tokens import MoreCounters
from apnap.abilities.statics.damage import DamageKeptOff, DamageRedirected, PreventedForCounter
from apnap.abilities.statics.entering import EntersTapped, EntersWith
from apnap.abilities.statics.forbidding import CantActivate
from apnap.abilities.statics.replacements import ExiledInstead, GainsMore, ThisExiledInstead
from apnap.abilities.targets import Target, TargetOpponent
from apnap.library.cards.common import ALL_SLIVER_CREATURES, YOUR_SLIVERS
from apnap.library.cards.tokens import SOLDIER
from apnap.library.pool import card
from apnap.rules.ch2_cards.printed import FLIP, MODAL
from apnap.rules.ch5_turns.turn_control import SKIP_COMBAT
from apnap.rules.ch9_casual.noted import NOTED_TYPES
from apnap.rules.core.constants import END, ENERGY, MINUS, PLUS

card("Jeskai Student", "{1}{W}", "Creature - Human Monk", "1/3", Prowess())
card(
    "Kinsbaile Courier",
    "{2}{W}",
    "Creature - Kithkin Soldier",
    "2/1",
    When(Enters(THIS), AddCounters(1, "+1/+1", on=Target(CREATURE))),
    Encore("{2}{W}"),
)
card(
    "Knight of Dawn's Light",
    "{1}{W}",
    "Creature - Human Knight",
    "2/2",
    FIRST_STRIKE,
    GainsMore(plus=1),
    Activate("{1}{W}", UntilEndOfTurn(THIS, Gets(1, 1))),
)
card(
    "Knight of Grace",
    "{1}{W}",
    "Creature - Human Knight",
    "2/2",
    FIRST_STRIKE,
    HexproofFrom(BLACK),
    Always(THIS, Gets(1, 0), condition=Exists(BLACK), condition_last=True),
)
card("Knight of the Pilgrim's Road", "{2}{W}", "Creature - Human Knight", "3/2", Renown(1))
card("Ledev Guardian", "{3}{W}", "Creature - Human Knight", "2/4", Convoke())
card(
    "Leonin Arbiter",
    "{1}{W}",
    "Creature - Cat Cleric",
    "2/2",
    UnlessIgnored(CantSearch(), PayMana("{2}")),
)
card(
    "Lieutenants of the Guard",
    "{4}{W}",
    "Creature - Human Soldier",
    "2/2",
    When(
        Enters(THIS),
        CouncilsDilemma(
            Ballot("strength", AddCounters(VotesFor("strength"), "+1/+1", on=THIS)),
            Ballot("numbers", CreateTokens(VotesFor("numbers"), SOLDIER)),
        ),
    ),
)
card(
    "Lightkeeper of Emeria",
    "{3}{W}",
    "Creature - Angel",
    "2/4",
    Multikicker("{W}"),
    FLYING,
    When(Enters(THIS), GainLife(Times(2, TIMES_KICKED))),
)
card(
    "Linvala, Keeper of Silence",
    "{2}{W}{W}",
    "Legendary Creature - Angel",
    "3/4",
    FLYING,
    CantActivate(CREATURE, OPPONENTS_CONTROL),
)
card(
    "Lyra Dawnbringer",
    "{3}{W}{W}",
    "Legendary Creature - Angel",
    "5/5",
    FLYING,
    FIRST_STRIKE,
    LIFELINK,
    Always(Each(OTHER, Subtype("Angel"), YOU_CONTROL), Gets(1, 1), Has(LIFELINK)),
)
card(
    "Majestic Auricorn",
    "{4}{W}",
    "Creature - Unicorn",
    "4/4",
    Mutate("{3}{W}"),
    VIGILANCE,
    Whenever(Mutates(), GainLife(4)),
)
card(
    "Master of Pearls",
    "{1}{W}",
    "Creature - Human Monk",
    "2/2",
    Morph("{3}{W}{W}"),
    When(IsTurnedFaceUp(THIS), UntilEndOfTurn(Each(CREATURE, YOU_CONTROL), Gets(2, 2))),
)
card("Mesa Pegasus", "{1}{W}", "Creature - Pegasus", "1/1", FLYING, BANDING)
card("Midnight Guard", "{2}{W}", "Creature - Human Soldier", "2/3", Whenever(Enters(OTHER_CREATURE), Untap(THIS)))
card("Ministrant of Obligation", "{2}{W}", "Creature - Human Cleric", "2/1", Afterlife(2))
card("Mosquito Guard", "{W}", "Creature - Kithkin Soldier", "1/1", FIRST_STRIKE, Reinforce(1, "{1}{W}"))
card(
    "Mourning Patrol",
    "{2}{W}",
    "Creature - Human Soldier",
    "2/3",
    VIGILANCE,
    Disturb("{3}{W}"),
    back=face(
        "Morning Apparition", "", "Creature - Spirit Soldier", "2/1", FLYING, VIGILANCE, ThisExiledInstead(), colors="W"
    ),
)
card(
    "Nomads en-Kor",
    "{W}",
    "Creature - Kor Nomad Soldier",
    "1/1",
    Activate("{0}", DeflectNext(1, instead_of=THIS, to=Target(CREATURE, YOU_CONTROL))),
)
card(
    "Oaken Brawler",
    "{3}{W}",
    "Creature - Treefolk Warrior",
    "2/4",
    When(Enters(THIS), Clash(AddCounters(1, "+1/+1", on=THIS))),
)
card("Palace Guard", "{2}{W}", "Creature - Human Soldier", "1/4", Always(THIS, CanBlockMore()))
card("Palace Sentinels", "{3}{W}", "Creature - Human Soldier", "2/4", When(Enters(THIS), BecomeMonarch()))
card(
    "Paliano Vanguard",
    "{1}{W}",
    "Creature - Human Soldier",
    "2/2",
    DraftFaceUp(),
    AsYouDraft(NOTE_TYPES, TURN_FACE_DOWN, creature=True),
    Always(Each(OTHER, CREATURE, YOU_CONTROL, OfNoted(NOTED_TYPES, "Paliano Vanguard")), Gets(1, 1)),
)
card(
    "Palisade Giant",
    "{4}{W}{W}",
    "Creature - Giant Soldier",
    "2/7",
    DamageRedirected(THIS, YOU, Each(OTHER, PERMANENT, YOU_CONTROL)),
)
card(
    "Phantom Flock",
    "{3}{W}{W}",
    "Creature - Bird Soldier Spirit",
    "0/0",
    FLYING,
    EntersWith(3, PLUS),
    PreventedForCounter(PLUS),
)
card("Phantom Nomad", "{1}{W}", "Creature - Spirit Nomad", "0/0", EntersWith(2, PLUS), PreventedForCounter(PLUS))
card("Pikemen", "{1}{W}", "Creature - Human Soldier", "1/1", FIRST_STRIKE, BANDING)
card("Plated Sliver", "{W}", "Creature - Sliver", "1/1", Always(ALL_SLIVER_CREATURES, Gets(0, 1)))
card("Pride Guardian", "{W}", "Creature - Cat Monk", "0/3", DEFENDER, Whenever(BlocksAnything(THIS), GainLife(3)))
card(
    "Proud Mentor",
    "{2}{W}",
    "Creature - Human Warrior",
    "1/1",
    PartnerWith("Impetuous Protege"),
    Activate(PayMana("{W}"), TAP_THIS, Tap(Target(CREATURE))),
)
card("Raffine's Informant", "{1}{W}", "Creature - Human Wizard", "2/1", When(Enters(THIS), Connive(THIS)))
card(
    "Recruiter of the Guard",
    "{2}{W}",
    "Creature - Human Soldier",
    "1/1",
    When(Enters(THIS), May(SearchLibrary(CREATURE, ToughnessAtMost(2)))),
)
card("Rhox Faithmender", "{3}{W}", "Creature - Rhino Monk", "1/5", LIFELINK, GainsMore(2))
card(
    "Rune-Tail, Kitsune Ascendant",
    "{2}{W}",
    "Legendary Creature - Fox Monk",
    "2/2",
    When(StateIs(AtLeast(LifeOf(YOU), 30)), Flip(THIS)),
    back=face("Rune-Tail's Essence", "", "Legendary Enchantment", DamageKeptOff(Each(CREATURE, YOU_CONTROL))),
    layout=FLIP,
)
card("Sacred Cat", "{W}", "Creature - Cat", "1/1", LIFELINK, Embalm("{W}"))
card("Salt Road Patrol", "{3}{W}", "Creature - Human Scout", "2/5", Outlast("{1}{W}"))
card("Samurai of the Pale Curtain", "{W}{W}", "Creature - Fox Samurai", "2/2", Bushido(1), ExiledInstead())
card("Savannah Lions", "{W}", "Creature - Cat", "2/1")
card(
    "Selfless Squire",
    "{3}{W}",
    "Creature - Human Soldier",
    "1/1",
    FLASH,
    When(Enters(THIS), ThisTurn(DamageKeptOff(YOU))),
    Whenever(DamageIsPrevented(YOU), AddCounters(THAT_MUCH, PLUS, on=THIS)),
)
card("Sentinel Sliver", "{1}{W}", "Creature - Sliver", "2/2", Always(YOUR_SLIVERS, Has(VIGILANCE)))
card("Serra Angel", "{3}{W}{W}", "Creature - Angel", "4/4", FLYING, VIGILANCE)
card("Shu Cavalry", "{2}{W}", "Creature - Human Soldier", "2/2", HORSEMANSHIP)
card("Sinew Sliver", "{1}{W}", "Creature - Sliver", "1/1", Always(ALL_SLIVER_CREATURES, Gets(1, 1)))
card(
    "Skyclave Cleric",
    "{1}{W}",
    "Creature - Kor Cleric",
    "1/3",
    When(Enters(THIS), GainLife(2)),
    back=face("Skyclave Basilica", "", "Land", EntersTapped(), Activate("{T}", AddMana("{W}"))),
    layout=MODAL,
)
card("Skyhunter Skirmisher", "{1}{W}{W}", "Creature - Cat Knight", "1/1", FLYING, DOUBLE_STRIKE)
card(
    "Skymarcher Aspirant",
    "{W}",
    "Creature - Vampire Soldier",
    "2/1",
    Ascend(),
    Always(THIS, Has(FLYING), condition=BLESSED, condition_last=True),
)
card(
    "Solstice Zealot",
    "{2}{W}",
    "Creature - Rhino Cleric",
    "2/3",
    When(Enters(THIS), GetCounters(2, ENERGY)),
    Activate("{T}", PayCounters(1, ENERGY), Tap(Target(CREATURE))),
)
card("Soltari Foot Soldier", "{W}", "Creature - Soltari Soldier", "1/1", SHADOW)
card("Soltari Priest", "{W}{W}", "Creature - Soltari Cleric", "2/1", Protection(RED), SHADOW)
card("Soul's Attendant", "{W}", "Creature - Human Cleric", "1/1", Whenever(Enters(OTHER_CREATURE), May(GainLife(1))))
card("Soul Warden", "{W}", "Creature - Human Cleric", "1/1", Whenever(Enters(OTHER_CREATURE), GainLife(1)))
card("Spirit of the Hearth", "{4}{W}{W}", "Creature - Cat Spirit", "4/5", FLYING, PlayerHexproof())
card(
    "Springjack Knight",
    "{2}{W}",
    "Creature - Kithkin Knight",
    "2/1",
    Whenever(Attacks(THIS), Clash(UntilEndOfTurn(Target(CREATURE), Has(DOUBLE_STRIKE)))),
)
card("Stalwart Aven", "{2}{W}", "Creature - Bird Soldier", "1/3", FLYING, Renown(1))
card(
    "Stonehorn Dignitary",
    "{3}{W}",
    "Creature - Rhino Soldier",
    "1/4",
    When(Enters(THIS), SkipNext(SKIP_COMBAT, who=TargetOpponent())),
)
card(
    "Student of Warfare",
    "{W}",
    "Creature - Human Knight",
    "1/1",
    LevelUp("{W}"),
    Level(2, 6, "3/3", FIRST_STRIKE),
    Level(7, -1, "4/4", DOUBLE_STRIKE),
)
card("Sunhome Stalwart", "{1}{W}", "Creature - Human Soldier", "2/2", FIRST_STRIKE, Mentor())
card(
    "Suture Priest",
    "{1}{W}",
    "Creature - Phyrexian Cleric",
    "1/1",
    Whenever(Enters(OTHER, CREATURE, YOU_CONTROL), May(GainLife(1))),
    Whenever(Enters(CREATURE, OPPONENTS_CONTROL), May(LoseLife(1, who=THAT_PLAYER))),
)
card("Syndic of Tithes", "{1}{W}", "Creature - Human Cleric", "2/2", Extort())
card("Talon Sliver", "{1}{W}", "Creature - Sliver", "1/1", Always(ALL_SLIVER_CREATURES, Has(FIRST_STRIKE)))
card(
    "Tenth District Veteran",
    "{2}{W}",
    "Creature - Human Soldier",
    "2/3",
    VIGILANCE,
    Whenever(Attacks(THIS), Untap(Target(OTHER, CREATURE, YOU_CONTROL))),
)
card(
    "Thalia, Guardian of Thraben",
    "{1}{W}",
    "Legendary Creature - Human Soldier",
    "2/1",
    FIRST_STRIKE,
    SpellsCost(1, NONCREATURE),
)
card("Thraben Inspector", "{W}", "Creature - Human Soldier", "1/2", When(Enters(THIS), Investigate()))
card(
    "Throne Warden",
    "{1}{W}",
    "Creature - Human Soldier",
    "2/2",
    At(BeginningOf(END, whose=YOU), AddCounters(1, "+1/+1", on=THIS), provided=IsMonarch()),
)
card(
    "Transcendent Master",
    "{1}{W}{W}",
    "Creature - Human Cleric Avatar",
    "3/3",
    LevelUp("{1}"),
    Level(6, 11, "6/6", LIFELINK),
    Level(12, -1, "9/9", LIFELINK, INDESTRUCTIBLE),
)
card(
    "Ultramarines Honour Guard",
    "{3}{W}",
    "Creature - Astartes Warrior",
    "2/2",
    Squad("{2}"),
    Always(Each(OTHER, CREATURE, YOU_CONTROL), Gets(1, 1)),
)
card("Veteran Dungeoneer", "{3}{W}", "Creature - Human Warrior", "3/4", When(Enters(THIS), VentureIntoTheDungeon()))
card(
    "Village Bell-Ringer",
    "{2}{W}",
    "Creature - Human Scout",
    "1/4",
    FLASH,
    When(Enters(THIS), Untap(Each(CREATURE, YOU_CONTROL))),
)
card("Visionary Augmenter", "{2}{W}{W}", "Creature - Dwarf Artificer", "2/1", Fabricate(2))
card(
    "Vizier of Remedies",
    "{1}{W}",
    "Creature - Human Cleric",
    "2/1",
    MoreCounters(MINUS, CREATURE, YOU_CONTROL, plus=-1),
)
card(
    "Voice of All",
    "{2}{W}{W}",
    "Creature - Angel",
    "2/2",
    FLYING,
    ChooseAsEnters(A_COLOR),
    Always(THIS, Has(Protection(CHOSEN_COLOR))),
)
card(
    "Vulpikeet",
    "{3}{W}",
    "Creature - Fox Bird",
    "2/3",
    Mutate("{2}{W}"),
    FLYING,
    Whenever(Mutates(), AddCounters(1, PLUS, on=IT)),
)
card("Wall of Omens", "{1}{W}", "Creature - Wall", "0/4", DEFENDER, When(Enters(THIS), Draw(1)))
card(
    "Wanderbrine Preacher",
    "{1}{W}",
    "Creature - Merfolk Cleric",
    "2/2",
    Whenever(BecomesTapped(THIS), GainLife(2)),
)
card("War Elephant", "{3}{W}", "Creature - Elephant", "2/2", TRAMPLE, BANDING)
card("White Knight", "{W}{W}", "Creature - Human Knight", "2/2", FIRST_STRIKE, Protection(BLACK))
card("Wings of the Guard", "{1}{W}", "Creature - Bird", "1/1", FLYING, Melee())
card("Wyrm's Crossing Patrol", "{W}", "Creature - Human Soldier", "1/1", Myriad())
card("Youthful Knight", "{1}{W}", "Creature - Human Knight", "2/1", FIRST_STRIKE)
