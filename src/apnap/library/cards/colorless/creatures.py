"""Colourless creatures."""

from __future__ import annotations

from apnap.abilities.activated import Activate
from apnap.abilities.amounts import THAT_MUCH, ManaValueOf, X
from apnap.abilities.cards import face
from apnap.abilities.casual.commanders import ChosenBeforeTheGame
from apnap.abilities.casual.drafting import (
    DRAFT_ANOTHER,
    GET_LAST_CARDS,
    LOOK_AT_NEXT_FROM_PACK,
    LOOK_AT_PACK,
    MAY_ADD_BOOSTER,
    MAY_DRAFT_WHOLE_PACK,
    NOTE_COUNT,
    PUT_INTO_PACK,
    REMOVE_FACE_DOWN,
    AsYouDraft,
    DraftFaceUp,
    DuringTheDraft,
    HighestNoted,
    RemovedFromDraft,
    RevealAsDrafted,
    WhileFaceUp,
)
from apnap.abilities.conditions import YouCastIt
from apnap.abilities.costs import SACRIFICE_THIS, TAP_THIS, PayLife, PayMana, RemoveCounters, SacrificeSome
from apnap.abilities.effects.counters import AddCounters, TakeCounters
from apnap.abilities.effects.creating import CreateTokens
from apnap.abilities.effects.damage import DealDamage
from apnap.abilities.effects.flow import May
from apnap.abilities.effects.life import GainLife
from apnap.abilities.effects.moves import Destroy, PutOnLibrary, ReturnToBattlefield
from apnap.abilities.effects.player_actions import Draw
from apnap.abilities.effects.turns import SkipNext
from apnap.abilities.events.damage_events import IsDealtDamage
from apnap.abilities.events.object_events import Casts, Dies, Enters, Leaves, PutIntoGraveyard
from apnap.abilities.events.triggers import When, Whenever
from apnap.abilities.filters import (
    ARTIFACT,
    BASIC,
    CREATURE,
    LAND,
    NONARTIFACT,
    NONLAND,
    OPPONENTS_CONTROL,
    OTHER,
    OTHER_CREATURE,
    PERMANENT,
    PLANESWALKER,
    YOU_CONTROL,
    Not,
    PowerAtMost,
    Subtype,
    every,
)
from apnap.abilities.keyword_abilities.attacking import Annihilator
from apnap.abilities.keyword_abilities.bestow_and_mutate import Prototype
from apnap.abilities.keyword_abilities.blocking_and_damage import Rampage
from apnap.abilities.keyword_abilities.casting import CastsThis
from apnap.abilities.keyword_abilities.cost_reduction import Affinity, Improvise
from apnap.abilities.keyword_abilities.exile_and_cast import Warp
from apnap.abilities.keyword_abilities.flags import (
    CHANGELING,
    DEATHTOUCH,
    DEFENDER,
    FIRST_STRIKE,
    FLASH,
    FLYING,
    HASTE,
    INDESTRUCTIBLE,
    LIFELINK,
    MENACE,
    REACH,
    TRAMPLE,
    VIGILANCE,
)
from apnap.abilities.keyword_abilities.growing import Modular
from apnap.abilities.keyword_abilities.pairs import ChooseABackground, Partner
from apnap.abilities.keyword_abilities.protection import Ward
from apnap.abilities.keyword_abilities.upkeep import Vanishing
from apnap.abilities.keyword_actions.regeneration import Regenerate
from apnap.abilities.keyword_actions.searching import OwnerShufflesGraveyard, SearchLibrary
from apnap.abilities.keyword_actions.transform_and_meld import Transform
from apnap.abilities.mana import AddMana, AddOneColor
from apnap.abilities.mana_spending import AddManaOnly
from apnap.abilities.permissions import AsThoughFlash
from apnap.abilities.players import EACH_OPPONENT, YOU
from apnap.abilities.selectors import THIS, Each, Sacrificed, Wherever
from apnap.abilities.statics.becoming import IsChosenColor
from apnap.abilities.statics.changes import Gets
from apnap.abilities.statics.choosing import A_COLOR, A_PLAYER, CHOSEN_COLOR, CHOSEN_PLAYER, ChooseAsEnters
from apnap.abilities.statics.continuous import Always
from apnap.abilities.statics.costs import SpellsCost
from apnap.abilities.statics.entering import EntersWith
from apnap.abilities.statics.forbidding import CantCast
from apnap.abilities.statics.limits import AttackLimit, BlockLimit
from apnap.abilities.statics.replacements import ShuffledInstead
from apnap.abilities.statics.restrictions import (
    AllMustBlock,
    BlockedByAtLeast,
    CantBeBlocked,
    CantHaveMinusCounters,
    CantLose,
    CantWin,
    LifeCantChange,
    MustAttack,
)
from apnap.abilities.targets import AnyTarget, Target, TargetCard, TargetOpponent, TargetPlayerOr
from apnap.library.cards.tokens import PHYREXIAN_MYR
from apnap.library.pool import card
from apnap.rules.ch5_turns.turn_control import SKIP_TURN
from apnap.rules.core.constants import BATTLEFIELD, MINUS, PLUS

ANYTHING = every(())

card(
    "Agent of Acquisitions",
    "{2}",
    "Artifact Creature - Construct",
    "2/1",
    DraftFaceUp(),
    WhileFaceUp(MAY_DRAFT_WHOLE_PACK),
)
card("Alloy Myr", "{3}", "Artifact Creature - Myr", "2/2", Activate("{T}", AddOneColor()))
card("Alpha Myr", "{2}", "Artifact Creature - Myr", "2/1")
card("Arcbound Hybrid", "{4}", "Artifact Creature - Beast", "0/0", HASTE, Modular(2))
card("Arcbound Worker", "{1}", "Artifact Creature - Construct", "0/0", Modular(1))
card(
    "Artisan of Kozilek",
    "{9}",
    "Creature - Eldrazi",
    "10/9",
    When(CastsThis(), May(ReturnToBattlefield(TargetCard(CREATURE)))),
    Annihilator(2),
)
card("Blitz Automaton", "{7}", "Artifact Creature - Construct", "6/4", Prototype("{2}{R}", "3/2"), HASTE)
card(
    "Bosh, Iron Golem",
    "{8}",
    "Legendary Artifact Creature - Golem",
    "6/7",
    TRAMPLE,
    Activate("{3}{R}", SacrificeSome(1, ARTIFACT), DealDamage(ManaValueOf(Sacrificed(ARTIFACT)), to=AnyTarget())),
)
card("Bottle Gnomes", "{3}", "Artifact Creature - Gnome", "1/3", Activate(SACRIFICE_THIS, GainLife(3)))
card("Breaker of Armies", "{8}", "Creature - Eldrazi", "10/8", Always(THIS, AllMustBlock()))
card(
    "Burnished Hart",
    "{3}",
    "Artifact Creature - Elk",
    "2/2",
    Activate("{3}", SACRIFICE_THIS, SearchLibrary(BASIC, LAND, to=BATTLEFIELD, tapped=True, count=2, pronoun=True)),
)
card("Bygone Colossus", "{9}", "Artifact Creature - Robot Giant", "9/9", Warp("{3}"))
card(
    "Canal Dredger",
    "{4}",
    "Artifact Creature - Construct",
    "1/5",
    DraftFaceUp(),
    WhileFaceUp(GET_LAST_CARDS),
    Activate("{T}", PutOnLibrary(TargetCard(), bottom=True)),
)
card(
    "Chainbreaker",
    "{2}",
    "Artifact Creature - Scarecrow",
    "3/3",
    EntersWith(2, MINUS),
    Activate(PayMana("{3}"), TAP_THIS, TakeCounters(1, MINUS, Target(CREATURE))),
)
card(
    "Chief of the Foundry",
    "{3}",
    "Artifact Creature - Construct",
    "2/3",
    Always(Each(OTHER, ARTIFACT, CREATURE, YOU_CONTROL), Gets(1, 1)),
)
card("Chronomaton", "{1}", "Artifact Creature - Golem", "1/1", Activate("{1}", "{T}", AddCounters(1, PLUS, on=THIS)))
card(
    "Circuit Mender",
    "{3}",
    "Artifact Creature - Insect",
    "2/3",
    When(Enters(THIS), GainLife(2)),
    When(Leaves(THIS), Draw(1)),
)
card("Clay Statue", "{4}", "Artifact Creature - Golem", "3/1", Activate("{2}", Regenerate(THIS)))
card(
    "Cogwork Grinder",
    "{6}",
    "Artifact Creature - Construct",
    "0/0",
    DraftFaceUp(),
    AsYouDraft(REMOVE_FACE_DOWN),
    EntersWith(RemovedFromDraft("Cogwork Grinder"), "+1/+1"),
)
card(
    "Cogwork Librarian",
    "{4}",
    "Artifact Creature - Construct",
    "3/3",
    DraftFaceUp(),
    AsYouDraft(DRAFT_ANOTHER, PUT_INTO_PACK),
)
card(
    "Cogwork Spy",
    "{3}",
    "Artifact Creature - Bird Construct",
    "2/1",
    RevealAsDrafted(LOOK_AT_NEXT_FROM_PACK),
    FLYING,
)
card("Copper Myr", "{2}", "Artifact Creature - Myr", "1/1", Activate("{T}", AddMana("{G}")))
card(
    "Cryptic Trilobite",
    "{X}{X}",
    "Creature - Trilobite",
    "0/0",
    EntersWith(X, "+1/+1"),
    Activate(RemoveCounters(1, "+1/+1"), AddManaOnly(AddMana("{C}{C}"), abilities=ANYTHING, many=True)),
    Activate("{1}", "{T}", AddCounters(1, "+1/+1", on=THIS)),
)
card(
    "Crystalline Entity",
    "{8}",
    "Artifact Creature - Elemental",
    "7/7",
    FLYING,
    When(Enters(THIS), Destroy(Each(Not(ARTIFACT), CREATURE)), provided=YouCastIt()),
)
card(
    "Darksteel Angel",
    "{9}",
    "Artifact Creature - Angel",
    "4/4",
    FLYING,
    INDESTRUCTIBLE,
    Always(YOU, CantLose()),
    Always(EACH_OPPONENT, CantWin()),
    Always(Each(CREATURE, YOU_CONTROL), CantHaveMinusCounters()),
)
card("Darksteel Colossus", "{11}", "Artifact Creature - Golem", "11/11", TRAMPLE, INDESTRUCTIBLE, ShuffledInstead())
card(
    "Diamond Mare",
    "{2}",
    "Artifact Creature - Horse",
    "1/3",
    ChooseAsEnters(A_COLOR),
    Whenever(Casts(CHOSEN_COLOR), GainLife(1)),
)
card(
    "Eater of Days",
    "{4}",
    "Artifact Creature - Leviathan",
    "9/8",
    FLYING,
    TRAMPLE,
    When(Enters(THIS), SkipNext(SKIP_TURN, number=2)),
)
card(
    "Faceless One",
    "{5}",
    "Legendary Enchantment Creature - Background",
    "3/3",
    ChosenBeforeTheGame(),
    ChooseABackground(),
)
card(
    "Filigree Familiar",
    "{3}",
    "Artifact Creature - Fox",
    "2/2",
    When(Enters(THIS), GainLife(2)),
    When(Dies(THIS), Draw(1)),
)
card("Foundry Assembler", "{5}", "Artifact Creature - Assembly-Worker", "3/3", Improvise())
card("Foundry Inspector", "{3}", "Artifact Creature - Construct", "3/2", SpellsCost(-1, ARTIFACT, cast_by=YOU))
card("Frogmite", "{4}", "Artifact Creature - Frog", "2/2", Affinity(ARTIFACT))
card("Gold-Forged Sentinel", "{6}", "Artifact Creature - Chimera", "4/4", FLYING)
card("Gold Myr", "{2}", "Artifact Creature - Myr", "1/1", Activate("{T}", AddMana("{W}")))
card("Goring Warplow", "{6}", "Artifact Creature - Construct", "5/4", Prototype("{1}{B}", "1/1"), DEATHTOUCH)
card("Guardian Automaton", "{4}", "Artifact Creature - Construct", "3/3", When(Dies(THIS), GainLife(3)))
card("Hedron Crawler", "{2}", "Artifact Creature - Construct", "0/1", Activate("{T}", AddMana("{C}")))
card("Hexplate Golem", "{7}", "Artifact Creature - Golem", "5/7")
card("Horrible Hordes", "{3}", "Artifact Creature - Spirit", "2/2", Rampage(1))
card("Icehide Golem", "{S}", "Snow Artifact Creature - Golem", "2/2")
card("Iron Giant", "{7}", "Artifact Creature - Demon", "6/6", VIGILANCE, REACH, TRAMPLE)
card("Iron Myr", "{2}", "Artifact Creature - Myr", "1/1", Activate("{T}", AddMana("{R}")))
card(
    "Juggernaut",
    "{4}",
    "Artifact Creature - Juggernaut",
    "5/3",
    Always(THIS, MustAttack()),
    Always(THIS, CantBeBlocked(Subtype("Wall"))),
)
card(
    "Kozilek, Butcher of Truth",
    "{10}",
    "Legendary Creature - Eldrazi",
    "12/12",
    When(CastsThis(), Draw(4)),
    Annihilator(4),
    When(PutIntoGraveyard(THIS), OwnerShufflesGraveyard()),
)
card("Kozilek's Channeler", "{5}", "Creature - Eldrazi", "4/4", Activate("{T}", AddMana("{C}{C}")))
card("Leaden Myr", "{2}", "Artifact Creature - Myr", "1/1", Activate("{T}", AddMana("{B}")))
card("Lodestone Golem", "{4}", "Artifact Creature - Golem", "5/3", SpellsCost(+1, NONARTIFACT))
card("Lore Seeker", "{2}", "Artifact Creature - Construct", "2/2", RevealAsDrafted(MAY_ADD_BOOSTER))
card(
    "Lurking Automaton",
    "{5}",
    "Artifact Creature - Construct",
    "0/0",
    RevealAsDrafted(NOTE_COUNT),
    EntersWith(HighestNoted("Lurking Automaton"), "+1/+1"),
)
card("Memnite", "{0}", "Artifact Creature - Construct", "1/1")
card("Metallic Sliver", "{1}", "Artifact Creature - Sliver", "1/1")
card(
    "Meteor Golem",
    "{7}",
    "Artifact Creature - Golem",
    "3/3",
    When(Enters(THIS), Destroy(Target(NONLAND, PERMANENT, OPPONENTS_CONTROL))),
)
card("Myr Enforcer", "{7}", "Artifact Creature - Myr", "4/4", Affinity(ARTIFACT))
card("Myr Sire", "{2}", "Artifact Creature - Phyrexian Myr", "1/1", When(Dies(THIS), CreateTokens(1, PHYREXIAN_MYR)))
card("Ornithopter", "{0}", "Artifact Creature - Thopter", "0/2", FLYING)
card(
    "Painter's Servant",
    "{2}",
    "Artifact Creature - Scarecrow",
    "1/3",
    ChooseAsEnters(A_COLOR),
    Always(Wherever(), IsChosenColor(also=True)),
)
card("Palladium Myr", "{3}", "Artifact Creature - Myr", "2/2", Activate("{T}", AddMana("{C}{C}")))
card("Pathrazer of Ulamog", "{11}", "Creature - Eldrazi", "9/9", Annihilator(3), Always(THIS, BlockedByAtLeast(3)))
card("Perilous Myr", "{2}", "Artifact Creature - Phyrexian Myr", "1/1", When(Dies(THIS), DealDamage(2, to=AnyTarget())))
card(
    "Pilgrim's Eye",
    "{3}",
    "Artifact Creature - Thopter",
    "1/1",
    FLYING,
    When(Enters(THIS), May(SearchLibrary(BASIC, LAND))),
)
card(
    "Platinum Angel",
    "{7}",
    "Artifact Creature - Angel",
    "4/4",
    FLYING,
    Always(YOU, CantLose()),
    Always(EACH_OPPONENT, CantWin()),
)
card("Platinum Emperion", "{8}", "Artifact Creature - Golem", "8/8", Always(YOU, LifeCantChange()))
card("Rust Goliath", "{10}", "Artifact Creature - Construct", "10/10", Prototype("{3}{G}{G}", "3/5"), REACH, TRAMPLE)
card(
    "Scuttling Doom Engine",
    "{6}",
    "Artifact Creature - Construct",
    "6/6",
    Always(THIS, CantBeBlocked(CREATURE, PowerAtMost(2))),
    When(Dies(THIS), DealDamage(6, to=TargetPlayerOr(PLANESWALKER, who=TargetOpponent().who))),
)
card("Shimmer Myr", "{3}", "Artifact Creature - Myr", "2/2", FLASH, AsThoughFlash(ARTIFACT))
card("Silent Arbiter", "{4}", "Artifact Creature - Construct", "1/5", AttackLimit(1), BlockLimit(1))
card("Silver Myr", "{2}", "Artifact Creature - Myr", "1/1", Activate("{T}", AddMana("{U}")))
card(
    "Sire of Seven Deaths",
    "{7}",
    "Creature - Eldrazi",
    "7/7",
    FIRST_STRIKE,
    VIGILANCE,
    MENACE,
    TRAMPLE,
    REACH,
    LIFELINK,
    Ward(PayLife(7)),
)
card(
    "Solemn Simulacrum",
    "{4}",
    "Artifact Creature - Golem",
    "2/2",
    When(Enters(THIS), May(SearchLibrary(BASIC, LAND, to=BATTLEFIELD, tapped=True))),
    When(Dies(THIS), May(Draw(1))),
)
card(
    "Soultether Golem",
    "{2}",
    "Artifact Creature - Golem",
    "3/3",
    Vanishing(1),
    Whenever(Enters(OTHER_CREATURE, YOU_CONTROL), AddCounters(1, "time", on=THIS)),
)
card("Spire Golem", "{6}", "Artifact Creature - Golem", "2/4", Affinity(Subtype("Island")), FLYING)
card("Steel Golem", "{3}", "Artifact Creature - Golem", "3/4", CantCast(YOU, CREATURE))
card(
    "Steel Overseer",
    "{2}",
    "Artifact Creature - Construct",
    "1/1",
    Activate("{T}", AddCounters(1, PLUS, on=Each(ARTIFACT, CREATURE, YOU_CONTROL))),
)
card(
    "Stuffy Doll",
    "{5}",
    "Artifact Creature - Construct",
    "0/1",
    INDESTRUCTIBLE,
    ChooseAsEnters(A_PLAYER),
    Whenever(IsDealtDamage(THIS), DealDamage(THAT_MUCH, to=CHOSEN_PLAYER)),
    Activate("{T}", DealDamage(1, to=THIS)),
)
card(
    "The Prismatic Piper",
    "{5}",
    "Legendary Creature - Shapeshifter",
    "3/3",
    ChosenBeforeTheGame(),
    Partner(),
)
card(
    "Thraben Gargoyle",
    "{1}",
    "Artifact Creature - Gargoyle",
    "2/2",
    DEFENDER,
    Activate("{6}", Transform(THIS)),
    back=face("Stonewing Antagonizer", "", "Artifact Creature - Gargoyle Horror", "4/2", FLYING),
)
card(
    "Triskelion",
    "{6}",
    "Artifact Creature - Construct",
    "1/1",
    EntersWith(3, PLUS),
    Activate(RemoveCounters(1, PLUS), DealDamage(1, to=AnyTarget())),
)
card("Ulamog's Crusher", "{8}", "Creature - Eldrazi", "8/8", Annihilator(2), Always(THIS, MustAttack()))
card(
    "Ulamog, the Infinite Gyre",
    "{11}",
    "Legendary Creature - Eldrazi",
    "10/10",
    When(CastsThis(), Destroy(Target(PERMANENT))),
    INDESTRUCTIBLE,
    Annihilator(4),
    When(PutIntoGraveyard(THIS), OwnerShufflesGraveyard()),
)
card("Universal Automaton", "{1}", "Artifact Creature - Shapeshifter", "1/1", CHANGELING)
card(
    "Walking Ballista",
    "{X}{X}",
    "Artifact Creature - Construct",
    "0/0",
    EntersWith(X, PLUS),
    Activate("{4}", AddCounters(1, PLUS, on=THIS)),
    Activate(RemoveCounters(1, PLUS), DealDamage(1, to=AnyTarget())),
)
card("Whispergear Sneak", "{1}", "Artifact Creature - Construct", "1/1", DraftFaceUp(), DuringTheDraft(LOOK_AT_PACK))
