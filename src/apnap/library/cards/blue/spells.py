"""Blue instants and sorceries."""

from __future__ import annotations

from typing import Final

from apnap.abilities.amounts import X
from apnap.abilities.casual.commanders import TIMES_CAST, OfCommanders
from apnap.abilities.casual.planes import Planeswalk
from apnap.abilities.conditions import Controls, IsTurnOf
from apnap.abilities.costs import PayMana
from apnap.abilities.effects.coins_and_dice import RollDie, Row
from apnap.abilities.effects.copies import CopyOnStack, CopyThisFor, CreateCopies, TargetAbility
from apnap.abilities.effects.counters import AddCounters
from apnap.abilities.effects.creating import CreateTokens
from apnap.abilities.effects.durations import DoesntUntapNext, ThisTurn, UntilEndOfTurn
from apnap.abilities.effects.flow import Choose, If, Instead, Lines, May, Then
from apnap.abilities.effects.life import LoseLife
from apnap.abilities.effects.moves import Counter, Exile, PutOnLibrary, ReturnToBattlefield, ReturnToHand
from apnap.abilities.effects.outside_the_game import WishFor
from apnap.abilities.effects.payment import UnlessPays
from apnap.abilities.effects.permanents import PhaseOut, Tap, Untap
from apnap.abilities.effects.player_actions import Discard, Draw, Mill
from apnap.abilities.effects.turns import EndTurn, SkipNext, TakeExtraTurn
from apnap.abilities.events.triggers import When
from apnap.abilities.filters import (
    ARTIFACT,
    ATTACKING,
    CREATURE,
    ENCHANTMENT,
    INSTANT,
    LAND,
    NONCREATURE,
    NONLAND,
    OPPONENTS_CONTROL,
    PERMANENT,
    SORCERY,
    YOU_CONTROL,
    YOU_DONT_CONTROL,
    AnyOf,
    Subtype,
)
from apnap.abilities.keyword_abilities.additional_costs import (
    KICKED,
    Buyback,
    Casualty,
    Conspire,
    Entwine,
    Kicker,
    Replicate,
    Splice,
)
from apnap.abilities.keyword_abilities.alternative_costs import FreeIf, Freerunning, Overload
from apnap.abilities.keyword_abilities.casting import CastsThis, Demonstrate, Storm
from apnap.abilities.keyword_abilities.cost_reduction import CostsLess, Delve
from apnap.abilities.keyword_abilities.cycling import Cycling, Transmute, WhenCycled
from apnap.abilities.keyword_abilities.exile_and_cast import Foretell, Madness
from apnap.abilities.keyword_abilities.flags import FLYING
from apnap.abilities.keyword_abilities.graveyard_casting import Escape, Flashback, JumpStart, Retrace
from apnap.abilities.keyword_abilities.miracle_and_hideaway import Miracle
from apnap.abilities.keyword_abilities.morph_and_disguise import HasMorph
from apnap.abilities.keyword_actions.combat import Detain
from apnap.abilities.keyword_actions.exchange_and_double import ExchangeControl
from apnap.abilities.keyword_actions.library import Fateseal, Scry, Surveil
from apnap.abilities.keyword_actions.manifest_and_cloak import TurnFaceDown
from apnap.abilities.keyword_actions.proliferate_and_blight import Proliferate, TimeTravel
from apnap.abilities.keyword_actions.revealing import OpponentSeparates
from apnap.abilities.keyword_actions.searching import SearchLibrary, ShuffleIntoLibrary, TakeFromLibrary
from apnap.abilities.keyword_actions.tokens import Amass, Incubate, Investigate
from apnap.abilities.keyword_actions.voting import Ballot, WillOfTheCouncil
from apnap.abilities.player_counters import GetCounters
from apnap.abilities.players import EACH_OPPONENT, EACH_PLAYER, YOU, ControllerOf
from apnap.abilities.predefined_tokens import TREASURE
from apnap.abilities.selectors import IT, THIS, Each
from apnap.abilities.statics.becoming import IsNow, LosesAllAbilities
from apnap.abilities.statics.changes import Gets, Has
from apnap.abilities.statics.replacements import EnterUnderYours, ShuffledInstead
from apnap.abilities.targets import Target, TargetCard, TargetOpponent, TargetPlayer, TargetSpell
from apnap.library.cards.common import ONLY_IF_ATTACKED, WITH_A_COMMANDER
from apnap.library.cards.tokens import BLUE_BIRD, DECAYED_ZOMBIE
from apnap.library.pool import card
from apnap.rules.ch5_turns.turn_control import SKIP_TURN
from apnap.rules.core.constants import DRAW, ENERGY

card("Acquire", "{3}{U}{U}", "Sorcery", TakeFromLibrary(TargetOpponent(), ARTIFACT))
card("Ancestral Recall", "{U}", "Instant", Draw(3, who=TargetPlayer()))
card("Annul", "{U}", "Instant", Counter(TargetSpell(AnyOf(ARTIFACT, ENCHANTMENT))))
card(
    "An Offer You Can't Refuse",
    "{U}",
    "Instant",
    Counter(TargetSpell(NONCREATURE)),
    CreateTokens(2, TREASURE, who=ControllerOf(IT)),
)
card("Argivian Restoration", "{2}{U}{U}", "Sorcery", ReturnToBattlefield(TargetCard(ARTIFACT, whose=YOU)))
card("Backslide", "{1}{U}", "Instant", TurnFaceDown(Target(CREATURE, HasMorph())), Cycling("{U}"))
card("Behold the Multiverse", "{3}{U}", "Instant", Then(Scry(2), Draw(2)), Foretell("{1}{U}"))
card("Blue Sun's Zenith", "{X}{U}{U}{U}", "Instant", Draw(X, who=TargetPlayer()), ShuffleIntoLibrary(THIS))
card(
    "Blustersquall",
    "{U}",
    "Instant",
    Tap(Target(CREATURE, YOU_DONT_CONTROL)),
    Overload("{3}{U}", Tap(Each(CREATURE, YOU_DONT_CONTROL))),
)
card("Boomerang", "{U}{U}", "Instant", ReturnToHand(Target(PERMANENT)))
card("Brain Freeze", "{1}{U}", "Instant", Mill(3, who=TargetPlayer()), Storm())
card("Bribery", "{3}{U}{U}", "Sorcery", TakeFromLibrary(TargetOpponent(), CREATURE))
card("Cancel", "{1}{U}{U}", "Instant", Counter(TargetSpell()))
card("Careful Study", "{U}", "Sorcery", Then(Draw(2), Discard(2)))
card("Champion's Victory", "{U}", "Instant", ONLY_IF_ATTACKED, ReturnToHand(Target(ATTACKING, CREATURE)))
card(
    "Choking Tethers",
    "{3}{U}",
    "Instant",
    Tap(Target(CREATURE, count=4, up_to=True)),
    Cycling("{1}{U}"),
    WhenCycled(May(Tap(Target(CREATURE)))),
)
card("Concentrate", "{2}{U}{U}", "Sorcery", Draw(3))
card("Confirm Suspicions", "{3}{U}{U}", "Instant", Lines(Counter(TargetSpell()), Investigate(3)))
card("Consider", "{U}", "Instant", Lines(Surveil(1), Draw(1)))
card("Consuming Vortex", "{1}{U}", "Instant - Arcane", ReturnToHand(Target(CREATURE)), Splice("Arcane", "{3}{U}"))
card(
    "Contact Other Plane",
    "{3}{U}",
    "Instant",
    RollDie(20, Row(1, 9, Draw(2)), Row(10, 19, Then(Scry(2), Draw(2))), Row(20, 20, Then(Scry(3), Draw(3)))),
)
card("Counterspell", "{U}{U}", "Instant", Counter(TargetSpell()))
card(
    "Cryptic Command",
    "{1}{U}{U}{U}",
    "Instant",
    Choose(2, Counter(TargetSpell()), ReturnToHand(Target(PERMANENT)), Tap(Each(CREATURE, OPPONENTS_CONTROL)), Draw(1)),
)
card("Cunning Wish", "{2}{U}", "Instant", WishFor(INSTANT), Exile(THIS))
card("Dampen Thought", "{1}{U}", "Instant - Arcane", Mill(4, who=TargetPlayer()), Splice("Arcane", "{1}{U}"))
card(
    "Devastation Tide",
    "{3}{U}{U}",
    "Sorcery",
    ReturnToHand(Each(NONLAND, PERMANENT)),
    Miracle("{1}{U}"),
)
card("Discontinuity", "{3}{U}{U}{U}", "Instant", CostsLess("{2}{U}{U}", provided=IsTurnOf(YOU)), EndTurn())
card("Dismiss", "{2}{U}{U}", "Instant", Lines(Counter(TargetSpell()), Draw(1)))
card("Dispel", "{U}", "Instant", Counter(TargetSpell(INSTANT)))
card("Disperse", "{1}{U}", "Instant", ReturnToHand(Target(NONLAND, PERMANENT)))
card("Dissolve", "{1}{U}{U}", "Instant", Counter(TargetSpell()), Scry(1))
card("Divination", "{2}{U}", "Sorcery", Draw(2))
card("Dizzy Spell", "{U}", "Instant", UntilEndOfTurn(Target(CREATURE), Gets(-3, 0)), Transmute("{1}{U}{U}"))
card("Dream's Grip", "{U}", "Instant", Choose(1, Tap(Target(PERMANENT)), Untap(Target(PERMANENT))), Entwine("{1}"))
card("Eagle Vision", "{4}{U}", "Sorcery", Freerunning("{1}{U}"), Draw(3))
card(
    "Echo Storm",
    "{3}{U}{U}",
    "Sorcery",
    When(CastsThis(), CopyThisFor(OfCommanders(TIMES_CAST), targets=True)),
    CreateCopies(Target(ARTIFACT)),
)
card("Essence Scatter", "{1}{U}", "Instant", Counter(TargetSpell(CREATURE)))
card("Evacuation", "{3}{U}{U}", "Instant", ReturnToHand(Each(CREATURE)))
card("Exclude", "{2}{U}", "Instant", Lines(Counter(TargetSpell(CREATURE)), Draw(1)))
card("Eyes of Gitaxias", "{2}{U}", "Sorcery", Lines(Incubate(3), Draw(1)))
card("Fabricate", "{2}{U}", "Sorcery", SearchLibrary(ARTIFACT))
card("Fact or Fiction", "{3}{U}", "Instant", OpponentSeparates(5))
card(
    "Fated Infatuation",
    "{U}{U}{U}",
    "Instant",
    CreateCopies(Target(CREATURE, YOU_CONTROL)),
    If(IsTurnOf(YOU), Scry(2)),
)
card("Fatigue", "{1}{U}", "Sorcery", SkipNext(DRAW, who=TargetPlayer()))
card("Field Research", "{2}{U}", "Sorcery", Kicker("{2}{U}"), Instead(Draw(2), KICKED, Draw(3)))
card("Fierce Guardianship", "{2}{U}", "Instant", FreeIf(WITH_A_COMMANDER), Counter(TargetSpell(NONCREATURE)))
FLIP_THE_SWITCH_TARGET: Final = TargetSpell()
card(
    "Flip the Switch",
    "{2}{U}",
    "Instant",
    UnlessPays(ControllerOf(FLIP_THE_SWITCH_TARGET), PayMana("{4}"), Counter(FLIP_THE_SWITCH_TARGET)),
    CreateTokens(1, DECAYED_ZOMBIE),
)
FORCE_SPIKE_TARGET: Final = TargetSpell()
card(
    "Force Spike",
    "{U}",
    "Instant",
    UnlessPays(ControllerOf(FORCE_SPIKE_TARGET), PayMana("{1}"), Counter(FORCE_SPIKE_TARGET)),
)
card("Gather Specimens", "{3}{U}{U}{U}", "Instant", ThisTurn(EnterUnderYours(EACH_OPPONENT, CREATURE)))
card("Ghastly Discovery", "{2}{U}", "Sorcery", Then(Draw(2), Discard(1)), Conspire())
card("Glimpse of Freedom", "{1}{U}", "Instant", Draw(1), Escape("{2}{U}", 5))
card("Inaction Injunction", "{1}{U}", "Sorcery", Lines(Detain(Target(CREATURE, OPPONENTS_CONTROL)), Draw(1)))
card("Inspiration", "{3}{U}", "Instant", Draw(2, who=TargetPlayer()))
card(
    "Lifted by Clouds",
    "{2}{U}",
    "Instant - Arcane",
    UntilEndOfTurn(Target(CREATURE), Has(FLYING)),
    Splice("Arcane", "{1}{U}"),
)
MAKE_DISAPPEAR_TARGET: Final = TargetSpell()
card(
    "Make Disappear",
    "{1}{U}",
    "Instant",
    Casualty(1),
    UnlessPays(ControllerOf(MAKE_DISAPPEAR_TARGET), PayMana("{2}"), Counter(MAKE_DISAPPEAR_TARGET)),
)
MANA_LEAK_TARGET: Final = TargetSpell()
card(
    "Mana Leak",
    "{1}{U}",
    "Instant",
    UnlessPays(ControllerOf(MANA_LEAK_TARGET), PayMana("{3}"), Counter(MANA_LEAK_TARGET)),
)
card("Meditate", "{2}{U}", "Instant", Draw(4), SkipNext(SKIP_TURN))
card("Mental Note", "{U}", "Instant", Lines(Mill(2), Draw(1)))
card("Muddle the Mixture", "{U}{U}", "Instant", Counter(TargetSpell(AnyOf(INSTANT, SORCERY))), Transmute("{1}{U}{U}"))
card("Mystic Speculation", "{U}", "Sorcery", Buyback("{2}"), Scry(3))
card("Negate", "{1}{U}", "Instant", Counter(TargetSpell(NONCREATURE)))
card("Nexus of Fate", "{5}{U}{U}", "Instant", TakeExtraTurn(), ShuffledInstead())
card("Obsessive Search", "{U}", "Instant", Draw(1), Madness("{U}"))
card("Oona's Grace", "{2}{U}", "Instant", Draw(1, who=TargetPlayer()), Retrace())
card("Opt", "{U}", "Instant", Lines(Scry(1), Draw(1)))
card("Otherworldly Gaze", "{U}", "Instant", Surveil(3), Flashback("{1}{U}"))
card(
    "Plea for Power",
    "{3}{U}",
    "Sorcery",
    WillOfTheCouncil(Ballot("time", TakeExtraTurn()), Ballot("knowledge", Draw(3))),
)
card("Preordain", "{U}", "Sorcery", Then(Scry(2), Draw(1)))
card("Prosperity", "{X}{U}", "Sorcery", Draw(X, who=EACH_PLAYER))
card("Pull from Tomorrow", "{X}{U}{U}", "Instant", Then(Draw(X), Discard(1)))
card("Radical Idea", "{1}{U}", "Instant", Draw(1), JumpStart())
card("Reality Ripple", "{1}{U}", "Instant", PhaseOut(Target(AnyOf(ARTIFACT, CREATURE, LAND))))
card("Relentless Advance", "{3}{U}", "Sorcery", Amass("Zombie", 3))
card(
    "Replication Technique",
    "{4}{U}",
    "Sorcery",
    Demonstrate(),
    CreateCopies(Target(PERMANENT, YOU_CONTROL)),
)
card("Repulse", "{2}{U}", "Instant", Lines(ReturnToHand(Target(CREATURE)), Draw(1)))
card("Rescue", "{U}", "Instant", ReturnToHand(Target(PERMANENT, YOU_CONTROL)))
card(
    "Saheeli's Artistry",
    "{4}{U}{U}",
    "Sorcery",
    Choose(
        2,
        CreateCopies(Target(ARTIFACT)),
        CreateCopies(Target(CREATURE), IsNow("Artifact", also="types")),
        at_least=1,
    ),
)
card("Saw It Coming", "{1}{U}{U}", "Instant", Counter(TargetSpell()), Foretell("{1}{U}"))
card("Sinister Sabotage", "{1}{U}{U}", "Instant", Lines(Counter(TargetSpell()), Surveil(1)))
SLIP_OUT_THE_BACK_TARGET: Final = Target(CREATURE)
card(
    "Slip Out the Back",
    "{U}",
    "Instant",
    AddCounters(1, "+1/+1", on=SLIP_OUT_THE_BACK_TARGET),
    PhaseOut(SLIP_OUT_THE_BACK_TARGET),
)
SPELL_PIERCE_TARGET: Final = TargetSpell(NONCREATURE)
card(
    "Spell Pierce",
    "{U}",
    "Instant",
    UnlessPays(ControllerOf(SPELL_PIERCE_TARGET), PayMana("{2}"), Counter(SPELL_PIERCE_TARGET)),
)
card("Spin into Myth", "{4}{U}", "Instant", Then(PutOnLibrary(Target(CREATURE)), Fateseal(2)))
card(
    "Start the TARDIS",
    "{1}{U}",
    "Sorcery",
    Then(Surveil(2), Draw(1)),
    May(Planeswalk()),
    JumpStart(),
)
card("Steady Progress", "{2}{U}", "Instant", Lines(Proliferate(), Draw(1)))
card("Stifle", "{U}", "Instant", Counter(TargetAbility()))
card(
    "Swan Song",
    "{U}",
    "Instant",
    Counter(TargetSpell(AnyOf(ENCHANTMENT, INSTANT, SORCERY))),
    CreateTokens(1, BLUE_BIRD, who=ControllerOf(IT)),
)
card("Switcheroo", "{4}{U}", "Sorcery", ExchangeControl(Target(CREATURE, count=2)))
card("Taigam's Scheming", "{1}{U}", "Sorcery", Surveil(5))
TAKE_INTO_CUSTODY_TARGET: Final = Target(CREATURE)
card("Take into Custody", "{U}", "Instant", Tap(TAKE_INTO_CUSTODY_TARGET), DoesntUntapNext(TAKE_INTO_CUSTODY_TARGET))
card("Temporal Manipulation", "{3}{U}{U}", "Sorcery", TakeExtraTurn())
card("Think Twice", "{1}{U}", "Instant", Draw(1), Flashback("{2}{U}"))
card("Time Ebb", "{2}{U}", "Sorcery", PutOnLibrary(Target(CREATURE)))
card("Time Walk", "{1}{U}", "Sorcery", TakeExtraTurn())
card("Time Warp", "{3}{U}{U}", "Sorcery", TakeExtraTurn(who=TargetPlayer()))
card("Tome Scour", "{U}", "Sorcery", Mill(5, who=TargetPlayer()))
card("Train of Thought", "{1}{U}", "Sorcery", Replicate("{1}{U}"), Draw(1))
card("Treasure Cruise", "{7}{U}", "Sorcery", Delve(), Draw(3))
card("Tune the Narrative", "{U}", "Instant", Draw(1), GetCounters(2, ENERGY))
card(
    "Turn to Frog",
    "{1}{U}",
    "Instant",
    UntilEndOfTurn(Target(CREATURE), LosesAllAbilities(), IsNow("Frog", "1/1", color="U", base=True), first=True),
)
card("Twincast", "{U}{U}", "Instant", CopyOnStack(TargetSpell(AnyOf(INSTANT, SORCERY))))
card("Unsummon", "{U}", "Instant", ReturnToHand(Target(CREATURE)))
card("Upheaval", "{4}{U}{U}", "Sorcery", ReturnToHand(Each(PERMANENT)))
card("Vapor Snag", "{U}", "Instant", ReturnToHand(Target(CREATURE)), LoseLife(1, who=ControllerOf(IT)))
card("Whispers of the Muse", "{U}", "Instant", Buyback("{5}"), Draw(1))
card("Wibbly-wobbly, Timey-wimey", "{1}{U}", "Sorcery", Lines(TimeTravel(), Draw(1)))
card(
    "Wizard's Retort",
    "{1}{U}{U}",
    "Instant",
    CostsLess("{1}", provided=Controls(YOU, Subtype("Wizard"))),
    Counter(TargetSpell()),
)
