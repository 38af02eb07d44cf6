"""Black instants and sorceries."""

from __future__ import annotations

from apnap.abilities.amounts import DAMAGE_DEALT, ManaValueOf
from apnap.abilities.cards import AdditionalCost
from apnap.abilities.casual.drafting import CHOOSE_THREE_COLORS, OfNoted, RevealAsDrafted
from apnap.abilities.costs import SacrificeSome
from apnap.abilities.effects.creating import CreateTokens
from apnap.abilities.effects.damage import DealDamage
from apnap.abilities.effects.durations import UntilEndOfTurn
from apnap.abilities.effects.flow import And, Choose, Then
from apnap.abilities.effects.life import GainLife, LifeBecomes, LoseHalfLife, LoseLife, MostLife
from apnap.abilities.effects.moves import Destroy, Exile, ReturnBeing, ReturnToBattlefield, ReturnToHand
from apnap.abilities.effects.outside_the_game import WishFor
from apnap.abilities.effects.player_actions import Discard, Does, Draw, Sacrifice
from apnap.abilities.effects.turns import ControlNextTurn
from apnap.abilities.filters import (
    ARTIFACT,
    ATTACKING,
    CREATURE,
    GREEN,
    LEGENDARY,
    NONARTIFACT,
    NONBLACK,
    PLANESWALKER,
    TAPPED,
    AnyOf,
    Not,
    PowerAtMost,
    Subtype,
)
from apnap.abilities.keyword_abilities.alternative_costs import FreeIf, Freerunning
from apnap.abilities.keyword_abilities.casting import SplitSecond
from apnap.abilities.keyword_abilities.cost_reduction import Undaunted
from apnap.abilities.keyword_abilities.flags import CHANGELING, DEVOID
from apnap.abilities.keyword_abilities.graveyard import Dredge
from apnap.abilities.keyword_abilities.graveyard_casting import Escape, Retrace
from apnap.abilities.keyword_actions.library import Scry
from apnap.abilities.keyword_actions.searching import SearchLibrary, ShuffleIntoLibrary
from apnap.abilities.keyword_actions.voting import Ballot, WillOfTheCouncil
from apnap.abilities.mana import AddMana
from apnap.abilities.players import EACH_OPPONENT, EACH_OTHER_PLAYER, EACH_PLAYER, YOU
from apnap.abilities.predefined_tokens import FOOD
from apnap.abilities.selectors import THIS, Each, That
from apnap.abilities.statics.becoming import AllCreatureTypes, IsNow
from apnap.abilities.statics.changes import Gets
from apnap.abilities.targets import AnyTarget, Target, TargetCard, TargetOpponent, TargetPlayer
from apnap.library.cards.common import ONLY_IF_ATTACKED, WITH_A_COMMANDER
from apnap.library.pool import card
from apnap.rules.ch9_casual.noted import NOTED_COLORS
from apnap.rules.core.constants import GRAVEYARD

card("Ambition's Cost", "{3}{B}", "Sorcery", And(Draw(3), LoseLife(3)))
card("Assassinate", "{2}{B}", "Sorcery", Destroy(Target(TAPPED, CREATURE)))
card("Assassin's Blade", "{1}{B}", "Instant", ONLY_IF_ATTACKED, Destroy(Target(NONBLACK, ATTACKING, CREATURE)))
card("Bake into a Pie", "{2}{B}{B}", "Instant", Destroy(Target(CREATURE)), CreateTokens(1, FOOD))
card("Barter in Blood", "{2}{B}{B}", "Sorcery", Sacrifice(2, CREATURE, who=EACH_PLAYER))
card(
    "Beacon of Unrest",
    "{3}{B}{B}",
    "Sorcery",
    ReturnToBattlefield(TargetCard(AnyOf(ARTIFACT, CREATURE), whose=EACH_PLAYER)),
    ShuffleIntoLibrary(THIS),
)
card("Buried Alive", "{2}{B}", "Sorcery", SearchLibrary(CREATURE, to=GRAVEYARD, count=3))
card("Cast Down", "{1}{B}", "Instant", Destroy(Target(Not(LEGENDARY), CREATURE)))
card("Cruel Cut", "{1}{B}", "Instant", Destroy(Target(CREATURE, PowerAtMost(2))))
card("Cruel Edict", "{1}{B}", "Sorcery", Sacrifice(1, CREATURE, who=TargetOpponent()))
card(
    "Crux of Fate",
    "{3}{B}{B}",
    "Sorcery",
    Choose(1, Destroy(Each(Subtype("Dragon"), CREATURE)), Destroy(Each(Not(Subtype("Dragon")), CREATURE))),
)
card("Curtains' Call", "{5}{B}", "Instant", Undaunted(), Destroy(Target(CREATURE, count=2)))
card("Damnation", "{2}{B}{B}", "Sorcery", Destroy(Each(CREATURE), regenerate=False))
card("Darkblast", "{B}", "Instant", UntilEndOfTurn(Target(CREATURE), Gets(-1, -1)), Dredge(3))
card("Dark Ritual", "{B}", "Instant", AddMana("{B}{B}{B}"))
card("Deadly Rollick", "{3}{B}", "Instant", FreeIf(WITH_A_COMMANDER), Exile(Target(CREATURE)))
card("Death Wish", "{1}{B}{B}", "Sorcery", WishFor(), LoseHalfLife(), Exile(THIS))
card("Delirium Skeins", "{2}{B}", "Sorcery", Discard(3, who=EACH_PLAYER))
card("Demonic Tutor", "{1}{B}", "Sorcery", SearchLibrary())
card("Diabolic Edict", "{1}{B}", "Instant", Sacrifice(1, CREATURE, who=TargetPlayer()))
card("Dismember", "{1}{B/P}{B/P}", "Instant", UntilEndOfTurn(Target(CREATURE), Gets(-5, -5)))
card("Doom Blade", "{1}{B}", "Instant", Destroy(Target(NONBLACK, CREATURE)))
card("Entomb", "{B}", "Instant", SearchLibrary(to=GRAVEYARD))
card("Essence Drain", "{4}{B}", "Sorcery", And(DealDamage(3, to=AnyTarget()), GainLife(3)))
card("Eyeblight's Ending", "{2}{B}", "Kindred Instant - Elf", Destroy(Target(Not(Subtype("Elf")), CREATURE)))
card("Fruit of Tizerus", "{B}", "Sorcery", LoseLife(2, who=TargetPlayer()), Escape("{3}{B}", 3))
card("Geth's Verdict", "{B}{B}", "Instant", Does(TargetPlayer(), Sacrifice(1, CREATURE), LoseLife(1)))
card("Go for the Throat", "{1}{B}", "Instant", Destroy(Target(NONARTIFACT, CREATURE)))
card("Hero's Downfall", "{1}{B}{B}", "Instant", Destroy(Target(AnyOf(CREATURE, PLANESWALKER))))
card("Hymn to Tourach", "{B}{B}", "Sorcery", Discard(2, who=TargetPlayer(), at_random=True))
card("Impale", "{2}{B}{B}", "Sorcery", Destroy(Target(CREATURE)))
card("Infernal Contract", "{B}{B}{B}", "Sorcery", Draw(4), LoseHalfLife())
card("Infest", "{1}{B}{B}", "Sorcery", UntilEndOfTurn(Each(CREATURE), Gets(-2, -2)))
card("Innocent Blood", "{B}", "Sorcery", Sacrifice(1, CREATURE, who=EACH_PLAYER))
card("Languish", "{2}{B}{B}", "Sorcery", UntilEndOfTurn(Each(CREATURE), Gets(-4, -4)))
card(
    "Macabre Waltz",
    "{1}{B}",
    "Sorcery",
    Then(ReturnToHand(TargetCard(CREATURE, whose=YOU, count=2, up_to=True)), Discard(1)),
)
card("Mind Rot", "{2}{B}", "Sorcery", Discard(2, who=TargetPlayer()))
card("Murder", "{1}{B}{B}", "Instant", Destroy(Target(CREATURE)))
card(
    "Nameless Inversion",
    "{1}{B}",
    "Kindred Instant - Shapeshifter",
    CHANGELING,
    UntilEndOfTurn(Target(CREATURE), Gets(3, -3), AllCreatureTypes()),
)
card("Night's Whisper", "{1}{B}", "Sorcery", Does(YOU, Draw(2), LoseLife(2)))
card("Oblivion Strike", "{3}{B}", "Sorcery", DEVOID, Exile(Target(CREATURE)))
card("Perish", "{2}{B}", "Sorcery", Destroy(Each(GREEN, CREATURE), regenerate=False))
card("Raise Dead", "{B}", "Sorcery", ReturnToHand(TargetCard(CREATURE, whose=YOU)))
card("Raven's Crime", "{B}", "Sorcery", Discard(1, who=TargetPlayer()), Retrace())
card("Read the Bones", "{2}{B}", "Sorcery", Then(Scry(2), Draw(2)), LoseLife(2))
card(
    "Reanimate",
    "{B}",
    "Sorcery",
    ReturnToBattlefield(TargetCard(CREATURE, whose=EACH_PLAYER)),
    LoseLife(ManaValueOf(That(card=True))),
)
card(
    "Regicide",
    "{B}",
    "Instant",
    RevealAsDrafted(CHOOSE_THREE_COLORS),
    Destroy(Target(CREATURE, OfNoted(NOTED_COLORS, "Regicide"))),
)
card("Repay in Kind", "{5}{B}{B}", "Sorcery", LifeBecomes(MostLife(least=True), who=EACH_PLAYER))
card(
    "Restart Sequence", "{3}{B}", "Sorcery", Freerunning("{1}{B}"), ReturnToBattlefield(TargetCard(CREATURE, whose=YOU))
)
card(
    "Rise from the Grave",
    "{4}{B}",
    "Sorcery",
    ReturnBeing(TargetCard(CREATURE, whose=EACH_PLAYER), IsNow("Zombie", color="B", also="colors and types")),
)
card("Sign in Blood", "{B}{B}", "Sorcery", Does(TargetPlayer(), Draw(2), LoseLife(2)))
card("Soul Salvage", "{2}{B}", "Sorcery", ReturnToHand(TargetCard(CREATURE, whose=YOU, count=2, up_to=True)))
card("Sudden Death", "{1}{B}{B}", "Instant", SplitSecond(), UntilEndOfTurn(Target(CREATURE), Gets(-4, -4)))
card("Syphon Soul", "{2}{B}", "Sorcery", DealDamage(2, to=EACH_OTHER_PLAYER), GainLife(DAMAGE_DEALT))
card("Terror", "{1}{B}", "Instant", Destroy(Target(NONARTIFACT, NONBLACK, CREATURE), regenerate=False))
card(
    "Tyrant's Choice",
    "{1}{B}",
    "Sorcery",
    WillOfTheCouncil(
        Ballot("death", Sacrifice(1, CREATURE, who=EACH_OPPONENT)),
        Ballot("torture", LoseLife(4, who=EACH_OPPONENT)),
    ),
)
card("Unnerve", "{3}{B}", "Sorcery", Discard(2, who=EACH_OPPONENT))
card("Vampiric Feast", "{5}{B}{B}", "Sorcery", And(DealDamage(4, to=AnyTarget()), GainLife(4)))
card("Village Rites", "{B}", "Instant", AdditionalCost(SacrificeSome(1, CREATURE)), Draw(2))
card("Worst Fears", "{7}{B}", "Sorcery", ControlNextTurn(TargetPlayer()), Exile(THIS))
card("Zombify", "{3}{B}", "Sorcery", ReturnToBattlefield(TargetCard(CREATURE, whose=YOU)))
