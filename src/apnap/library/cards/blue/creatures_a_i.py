"""Blue creatures, A to I."""

from __future__ import annotations

from apnap.abilities.activated import Activate
from apnap.abilities.amounts import CountOf
from apnap.abilities.cards import face
from apnap.abilities.casual.drafting import LOOK_AT_NEXT_OF_PLAYER, DraftFaceUp, DuringTheDraft
from apnap.abilities.conditions import Is, Unless
from apnap.abilities.effects.choices import DiscardedThisWay
from apnap.abilities.effects.coins_and_dice import RollsDice
from apnap.abilities.effects.copies import BecomeCopy
from apnap.abilities.effects.counters import AddCounters
from apnap.abilities.effects.creating import CreateTokens
from apnap.abilities.effects.designations import MONARCH, BecomeMonarch
from apnap.abilities.effects.durations import ForAsLongAs, ThisRemains, UntilEndOfTurn
from apnap.abilities.effects.flow import If, May, Then
from apnap.abilities.effects.moves import ReturnToHand, SacrificeIt
from apnap.abilities.effects.permanents import Tap, Untap
from apnap.abilities.effects.player_actions import Discard, Draw
from apnap.abilities.effects.turns import SkipNext
from apnap.abilities.events.batches import OneOrMore
from apnap.abilities.events.combat_events import AttacksWhom
from apnap.abilities.events.doing_events import DrawsNth
from apnap.abilities.events.object_events import Enters, IsTargeted
from apnap.abilities.events.player_events import BeginningOf
from apnap.abilities.events.triggers import At, When, Whenever
from apnap.abilities.filters import (
    ATTACKED_THIS_TURN,
    CREATURE,
    INSTANT,
    NONTOKEN,
    OTHER,
    SORCERY,
    YOU_CONTROL,
    AnyOf,
    ControlledBy,
    Subtype,
    WithCounter,
)
from apnap.abilities.keyword_abilities.bestow_and_mutate import Mutate, Mutates
from apnap.abilities.keyword_abilities.cost_reduction import Improvise
from apnap.abilities.keyword_abilities.exile_and_cast import Plot
from apnap.abilities.keyword_abilities.flags import (
    CHANGELING,
    DEFENDER,
    FLYING,
    HEXPROOF,
    INFECT,
    PHASING,
    SKULK,
    VIGILANCE,
)
from apnap.abilities.keyword_abilities.graveyard_casting import Disturb
from apnap.abilities.keyword_abilities.growing import Evolve, Graft
from apnap.abilities.keyword_abilities.morph_and_disguise import Morph
from apnap.abilities.keyword_abilities.upkeep import CumulativeUpkeep
from apnap.abilities.keyword_actions.manifest_and_cloak import FACE_DOWN_ONE, IsTurnedFaceUp, TurnFaceDown
from apnap.abilities.keyword_actions.strengthening import Connive
from apnap.abilities.keyword_actions.transform_and_meld import Transform
from apnap.abilities.player_counters import IsPoisoned
from apnap.abilities.players import EACH_PLAYER, YOU
from apnap.abilities.selectors import THIS, THIS_ITSELF, Each
from apnap.abilities.statics.allowances import NoMaximumHandSize
from apnap.abilities.statics.becoming import AllCreatureTypes, SizeIs
from apnap.abilities.statics.changes import Gets, YouControl
from apnap.abilities.statics.continuous import Always
from apnap.abilities.statics.copying import EntersAsCopy, HasThisAbility
from apnap.abilities.statics.damage import DamageKeptOff
from apnap.abilities.statics.entering import AsThisEnters
from apnap.abilities.statics.replacements import ThisExiledInstead
from apnap.abilities.statics.restrictions import CantAttackUnless, CantBeBlocked, DefendingPlayer
from apnap.abilities.targets import Target, TargetCard
from apnap.library.cards.tokens import FAERIE_DRAGON
from apnap.library.pool import card
from apnap.rules.ch5_turns.turn_control import SKIP_TURN
from apnap.rules.core.constants import END, GRAVEYARD, PLUS, UNTAP, UPKEEP

card("Air Elemental", "{3}{U}{U}", "Creature - Elemental", "4/4", FLYING)
card(
    "Amoeboid Changeling",
    "{1}{U}",
    "Creature - Shapeshifter",
    "1/1",
    CHANGELING,
    Activate("{T}", UntilEndOfTurn(Target(CREATURE), AllCreatureTypes(gains=True))),
    Activate("{T}", UntilEndOfTurn(Target(CREATURE), AllCreatureTypes())),
)
card(
    "Archaeomancer",
    "{2}{U}{U}",
    "Creature - Human Wizard",
    "1/2",
    When(Enters(THIS), ReturnToHand(TargetCard(AnyOf(INSTANT, SORCERY), whose=YOU))),
)
card(
    "Atlantean Cavalry",
    "{2}{U}",
    "Creature - Merfolk Soldier",
    "3/2",
    VIGILANCE,
    Whenever(DrawsNth(2), AddCounters(1, "+1/+1", on=THIS)),
)
card(
    "Attuma, Atlantean Warlord",
    "{2}{U}{U}",
    "Legendary Creature - Merfolk Warrior Villain",
    "3/4",
    Always(Each(OTHER, Subtype("Merfolk"), YOU_CONTROL), Gets(1, 1)),
    Whenever(OneOrMore(AttacksWhom(Subtype("Merfolk"), YOU_CONTROL, whom=EACH_PLAYER)), Draw(1)),
)
card("Aven Fleetwing", "{3}{U}", "Creature - Bird Soldier", "2/2", FLYING, HEXPROOF)
card(
    "Avizoa",
    "{3}{U}",
    "Creature - Jellyfish",
    "2/2",
    FLYING,
    Activate("{0}", UntilEndOfTurn(THIS, Gets(2, 2)), SkipNext(UNTAP), each_turn=1),
)
card(
    "Azure Fleet Admiral",
    "{3}{U}",
    "Creature - Human Pirate",
    "3/3",
    When(Enters(THIS), BecomeMonarch()),
    Always(THIS, CantBeBlocked(CREATURE, ControlledBy(MONARCH))),
)
card(
    "Baithook Angler",
    "{1}{U}",
    "Creature - Human Peasant",
    "2/1",
    Disturb("{1}{U}"),
    back=face("Hook-Haunt Drifter", "", "Creature - Spirit", "1/2", FLYING, ThisExiledInstead(), colors="U"),
)
card("Bastion Inventor", "{5}{U}", "Creature - Vedalken Artificer", "4/4", Improvise(), HEXPROOF)
card("Body Double", "{4}{U}", "Creature - Shapeshifter", "0/0", EntersAsCopy(CREATURE, zone=GRAVEYARD))
card("Breezekeeper", "{3}{U}", "Creature - Djinn", "4/4", FLYING, PHASING)
card(
    "Chained Throatseeker",
    "{5}{U}",
    "Creature - Phyrexian Horror",
    "5/5",
    INFECT,
    Always(THIS, CantAttackUnless(IsPoisoned(DefendingPlayer()))),
)
card(
    "Chronatog",
    "{1}{U}",
    "Creature - Atog",
    "1/2",
    Activate("{0}", UntilEndOfTurn(THIS, Gets(3, 3)), SkipNext(SKIP_TURN), each_turn=1),
)
card(
    "Civilized Scholar",
    "{2}{U}",
    "Creature - Human Advisor",
    "0/1",
    Activate(
        "{T}",
        Then(Draw(1), Discard(1)),
        If(DiscardedThisWay(CREATURE), Then(Untap(THIS), Transform(THIS))),
    ),
    back=face(
        "Homicidal Brute",
        "",
        "Creature - Human Mutant",
        "5/1",
        At(
            BeginningOf(END, whose=YOU),
            Then(Tap(THIS_ITSELF), Transform(THIS)),
            provided=Unless(Is(THIS, ATTACKED_THIS_TURN)),
        ),
        colors="R",
    ),
)
card("Clone", "{3}{U}", "Creature - Shapeshifter", "0/0", EntersAsCopy(CREATURE))
card("Cloudfin Raptor", "{U}", "Creature - Bird Mutant", "0/1", FLYING, Evolve())
card("Cloudkin Seer", "{2}{U}", "Creature - Elemental Wizard", "2/1", FLYING, When(Enters(THIS), Draw(1)))
card(
    "Cryptoplasm",
    "{1}{U}{U}",
    "Creature - Shapeshifter",
    "2/2",
    At(BeginningOf(UPKEEP, whose=YOU), May(BecomeCopy(THIS, Target(OTHER, CREATURE), HasThisAbility(), for_good=True))),
)
card(
    "Cytoplast Manipulator",
    "{2}{U}{U}",
    "Creature - Human Wizard Mutant",
    "0/0",
    Graft(2),
    Activate("{U}", "{T}", ForAsLongAs(ThisRemains(), Target(CREATURE, WithCounter(PLUS)), YouControl())),
)
card("Djinn of Fool's Fall", "{4}{U}", "Creature - Djinn", "4/3", FLYING, Plot("{3}{U}"))
card(
    "Dreamtail Heron",
    "{4}{U}",
    "Creature - Elemental Bird",
    "3/4",
    Mutate("{3}{U}"),
    FLYING,
    Whenever(Mutates(), Draw(1)),
)
card(
    "Echo Tracer",
    "{2}{U}",
    "Creature - Human Wizard",
    "2/2",
    Morph("{2}{U}"),
    When(IsTurnedFaceUp(THIS), ReturnToHand(Target(CREATURE))),
)
card(
    "Erudite Wizard",
    "{2}{U}",
    "Creature - Human Wizard",
    "2/3",
    Whenever(DrawsNth(2), AddCounters(1, "+1/+1", on=THIS)),
)
card(
    "Feywild Trickster",
    "{2}{U}",
    "Creature - Gnome Warlock",
    "2/2",
    Whenever(RollsDice(), CreateTokens(1, FAERIE_DRAGON)),
)
card("Fog Bank", "{1}{U}", "Creature - Wall", "0/2", DEFENDER, FLYING, DamageKeptOff(THIS, combat=True, by=True))
card("Frost Walker", "{1}{U}", "Creature - Elemental", "4/1", When(IsTargeted(THIS), SacrificeIt(THIS)))
card("Furtive Homunculus", "{1}{U}", "Creature - Homunculus", "2/1", SKULK)
card("Gossamer Phantasm", "{1}{U}", "Creature - Illusion", "2/1", FLYING, When(IsTargeted(THIS), SacrificeIt(THIS)))
card("Graceful Adept", "{2}{U}", "Creature - Human Wizard", "1/3", NoMaximumHandSize())
card("Guard Gomazoa", "{2}{U}", "Creature - Jellyfish", "1/3", DEFENDER, FLYING, DamageKeptOff(THIS, combat=True))
card("Hypnotic Grifter", "{U}", "Creature - Human Rogue", "1/2", Activate("{3}", Connive(THIS)))
card("Illusionary Forces", "{3}{U}", "Creature - Illusion", "4/4", FLYING, CumulativeUpkeep("{U}"))
card(
    "Illusionary Informant",
    "{1}{U}",
    "Creature - Bird Illusion",
    "1/3",
    DraftFaceUp(),
    DuringTheDraft(LOOK_AT_NEXT_OF_PLAYER),
    FLYING,
)
card(
    "Ixidron",
    "{3}{U}{U}",
    "Creature - Illusion",
    "*/*",
    AsThisEnters(TurnFaceDown(Each(OTHER, NONTOKEN, CREATURE))),
    SizeIs(CountOf(Each(FACE_DOWN_ONE, CREATURE))),
)
