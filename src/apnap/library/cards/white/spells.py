"""White instants and sorceries."""

from __future__ import annotations

from apnap.abilities.amounts import THAT_MUCH, ForEach, PowerOf, Times, ToughnessOf
from apnap.abilities.casual.commanders import TIMES_CAST, OfCommanders
from apnap.abilities.costs import SacrificeSome
from apnap.abilities.effects.copies import CopyThisFor
from apnap.abilities.effects.creating import CreateTokens
from apnap.abilities.effects.damage import DealDamage
from apnap.abilities.effects.damage_shields import PreventDamage, PreventNext
from apnap.abilities.effects.durations import ThisTurn, UntilEndOfTurn
from apnap.abilities.effects.exile_and_return import ReturnExiled
from apnap.abilities.effects.flow import Choose, Lines, May, Then
from apnap.abilities.effects.life import GainLife, LoseHalfLife, RedistributeLife
from apnap.abilities.effects.moves import Destroy, Exile, PutOnLibrary, ReturnToBattlefield
from apnap.abilities.effects.outcomes import EACH_NONWINNER, PlaySubgame
from apnap.abilities.effects.outside_the_game import WishFor
from apnap.abilities.effects.permanents import Tap, Untap
from apnap.abilities.effects.player_actions import Draw
from apnap.abilities.effects.turns import EndTurn, SkipNext
from apnap.abilities.events.damage_events import EXCESS_DEALT
from apnap.abilities.events.triggers import When
from apnap.abilities.filters import (
    ARTIFACT,
    ATTACKING,
    BASIC,
    BLOCKING,
    CREATURE,
    ENCHANTMENT,
    LAND,
    NONLAND,
    PERMANENT,
    YOU_CONTROL,
    AnyOf,
    ManaValueAtMost,
    PowerAtLeast,
)
from apnap.abilities.keyword_abilities.additional_costs import Buyback, Entwine, Escalate, Splice
from apnap.abilities.keyword_abilities.alternative_costs import FreeIf, Freerunning
from apnap.abilities.keyword_abilities.casting import CastsThis, Demonstrate
from apnap.abilities.keyword_abilities.cost_reduction import Undaunted
from apnap.abilities.keyword_abilities.exile_and_cast import Foretell, Rebound
from apnap.abilities.keyword_abilities.flags import INDESTRUCTIBLE
from apnap.abilities.keyword_abilities.graveyard import Recover
from apnap.abilities.keyword_actions.exchange_and_double import DoubleLife
from apnap.abilities.keyword_actions.library import Scry
from apnap.abilities.keyword_actions.searching import SearchLibrary, ShuffleIntoLibrary
from apnap.abilities.keyword_actions.strengthening import Bolster, Support
from apnap.abilities.keyword_actions.tokens import Investigate, Populate
from apnap.abilities.permissions import FlashFor
from apnap.abilities.player_counters import LoseCounters
from apnap.abilities.players import EACH_OPPONENT, THAT_PLAYER, YOU, ControllerOf, OwnerOf
from apnap.abilities.predefined_tokens import TREASURE
from apnap.abilities.selectors import IT, THIS, Each
from apnap.abilities.statics.changes import Gets, Has
from apnap.abilities.statics.forbidding import CantCast
from apnap.abilities.statics.replacements import UncastExiled
from apnap.abilities.targets import AnyTarget, Target, TargetCard, TargetPlayer
from apnap.library.cards.common import ONLY_IF_ATTACKED, WITH_A_COMMANDER
from apnap.library.cards.tokens import ANGEL, BIRD, COLORLESS_SPIRIT, ELEPHANT, HUMAN_ROGUE, SOLDIER
from apnap.library.pool import card
from apnap.rules.ch5_turns.turn_control import SKIP_NEXT_COMBATS
from apnap.rules.core.constants import BATTLEFIELD, POISON

card("Angelic Edict", "{4}{W}", "Sorcery", Exile(Target(AnyOf(CREATURE, ENCHANTMENT))))
card("Armageddon", "{3}{W}", "Sorcery", Destroy(Each(LAND)))
card("Beacon of Immortality", "{5}{W}", "Instant", DoubleLife(TargetPlayer()), ShuffleIntoLibrary(THIS))
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
card("Breath of Life", "{3}{W}", "Sorcery", ReturnToBattlefield(TargetCard(CREATURE, whose=YOU)))
card("Cloudshift", "{W}", "Instant", Then(Exile(Target(CREATURE, YOU_CONTROL)), ReturnExiled(under=YOU)))
card(
    "Condemn",
    "{W}",
    "Instant",
    PutOnLibrary(Target(ATTACKING, CREATURE), bottom=True),
    GainLife(ToughnessOf(IT), who=ControllerOf(IT)),
)
card("Congregate", "{3}{W}", "Instant", GainLife(Times(2, ForEach(CREATURE)), who=TargetPlayer()))
card("Day of Judgment", "{2}{W}{W}", "Sorcery", Destroy(Each(CREATURE)))
card("Demystify", "{W}", "Instant", Destroy(Target(ENCHANTMENT)))
card("Disenchant", "{1}{W}", "Instant", Destroy(Target(AnyOf(ARTIFACT, ENCHANTMENT))))
card("Distract the Guards", "{1}{W}{W}", "Sorcery", Freerunning("{1}{W}"), CreateTokens(3, HUMAN_ROGUE))
card("Divine Verdict", "{3}{W}", "Instant", Destroy(Target(AnyOf(ATTACKING, BLOCKING), CREATURE)))
card("Doomskar", "{3}{W}{W}", "Sorcery", Destroy(Each(CREATURE)), Foretell("{1}{W}{W}"))
card("Eightfold Maze", "{2}{W}", "Instant", ONLY_IF_ATTACKED, Destroy(Target(ATTACKING, CREATURE)))
card(
    "Empyrial Storm",
    "{4}{W}{W}",
    "Sorcery",
    When(CastsThis(), CopyThisFor(OfCommanders(TIMES_CAST))),
    CreateTokens(1, ANGEL),
)
card("Erase", "{W}", "Instant", Exile(Target(ENCHANTMENT)))
card(
    "Excavation Technique",
    "{3}{W}",
    "Sorcery",
    Demonstrate(),
    Destroy(Target(NONLAND, PERMANENT)),
    CreateTokens(2, TREASURE, who=ControllerOf(IT)),
)
card("Expose Evil", "{1}{W}", "Instant", Lines(Tap(Target(CREATURE, count=2, up_to=True)), Investigate()))
card("Eyes in the Skies", "{3}{W}", "Instant", Then(CreateTokens(1, BIRD), Populate()))
card("False Peace", "{W}", "Sorcery", SkipNext(SKIP_NEXT_COMBATS, who=TargetPlayer()))
card(
    "Flawless Maneuver",
    "{2}{W}",
    "Instant",
    FreeIf(WITH_A_COMMANDER),
    UntilEndOfTurn(Each(CREATURE, YOU_CONTROL), Has(INDESTRUCTIBLE)),
)
card("Fragmentize", "{W}", "Sorcery", Destroy(Target(AnyOf(ARTIFACT, ENCHANTMENT), ManaValueAtMost(4))))
card("Generous Gift", "{2}{W}", "Instant", Destroy(Target(PERMANENT)), CreateTokens(1, ELEPHANT, who=ControllerOf(IT)))
card("Gideon's Reproach", "{1}{W}", "Instant", DealDamage(4, to=Target(AnyOf(ATTACKING, BLOCKING), CREATURE)))
card("Golden Wish", "{3}{W}{W}", "Sorcery", WishFor(AnyOf(ARTIFACT, ENCHANTMENT)), Exile(THIS))
card("Great Teacher's Decree", "{3}{W}", "Sorcery", UntilEndOfTurn(Each(CREATURE, YOU_CONTROL), Gets(2, 1)), Rebound())
card("Hallowed Moonlight", "{1}{W}", "Instant", Lines(ThisTurn(UncastExiled(CREATURE)), Draw(1)))
card("Healing Salve", "{W}", "Instant", Choose(1, GainLife(3, who=TargetPlayer()), PreventNext(3, to=AnyTarget())))
card("Holy Day", "{W}", "Instant", PreventDamage(combat=True))
card("Honor's Reward", "{2}{W}", "Instant", GainLife(4), Bolster(2))
card("Idyllic Tutor", "{2}{W}", "Sorcery", SearchLibrary(ENCHANTMENT))
card(
    "Leeches",
    "{1}{W}{W}",
    "Sorcery",
    LoseCounters(POISON, who=TargetPlayer()),
    DealDamage(THAT_MUCH, to=THAT_PLAYER),
)
card("Mending Hands", "{W}", "Instant", PreventNext(4, to=AnyTarget()))
card("Path of Peace", "{3}{W}", "Sorcery", Destroy(Target(CREATURE)), GainLife(4, who=OwnerOf(IT)))
card(
    "Path to Exile",
    "{W}",
    "Instant",
    Exile(Target(CREATURE)),
    May(SearchLibrary(BASIC, LAND, to=BATTLEFIELD, tapped=True, who=THAT_PLAYER), who=ControllerOf(IT)),
)
card("Planar Cleansing", "{3}{W}{W}{W}", "Sorcery", Destroy(Each(NONLAND, PERMANENT)))
card("Raise the Alarm", "{1}{W}", "Instant", CreateTokens(2, SOLDIER))
card(
    "Razor Rings",
    "{1}{W}",
    "Instant",
    DealDamage(4, to=Target(AnyOf(ATTACKING, BLOCKING), CREATURE)),
    GainLife(EXCESS_DEALT),
)
card("Reaping the Rewards", "{W}", "Instant", Buyback(SacrificeSome(1, LAND)), GainLife(2))
card("Rebuke", "{2}{W}", "Instant", Destroy(Target(ATTACKING, CREATURE)))
card("Reprisal", "{1}{W}", "Instant", Destroy(Target(CREATURE, PowerAtLeast(4)), regenerate=False))
card("Reverse the Sands", "{6}{W}{W}", "Sorcery", RedistributeLife())
card("Revitalize", "{1}{W}", "Instant", Lines(GainLife(3), Draw(1)))
card("Revoke Existence", "{1}{W}", "Sorcery", Exile(Target(AnyOf(ARTIFACT, ENCHANTMENT))))
card(
    "Roar of the Kha",
    "{1}{W}",
    "Instant",
    Choose(1, UntilEndOfTurn(Each(CREATURE, YOU_CONTROL), Gets(1, 1)), Untap(Each(CREATURE, YOU_CONTROL))),
    Entwine("{1}{W}"),
)
card("Rout", "{3}{W}{W}", "Sorcery", FlashFor("{2}"), Destroy(Each(CREATURE), regenerate=False))
card("Sacred Nectar", "{1}{W}", "Sorcery", GainLife(4))
card("Shahrazad", "{W}{W}", "Sorcery", PlaySubgame(), LoseHalfLife(EACH_NONWINNER))
card("Shoulder to Shoulder", "{2}{W}", "Sorcery", Lines(Support(2), Draw(1)))
card("Silence", "{W}", "Instant", ThisTurn(CantCast(EACH_OPPONENT)))
card("Smite the Monstrous", "{3}{W}", "Instant", Destroy(Target(CREATURE, PowerAtLeast(4))))
card("Spiritual Visit", "{W}", "Instant - Arcane", CreateTokens(1, COLORLESS_SPIRIT), Splice("Arcane", "{W}"))
card("Sublime Exhalation", "{6}{W}", "Sorcery", Undaunted(), Destroy(Each(CREATURE)))
card("Sun's Bounty", "{1}{W}", "Instant", GainLife(4), Recover("{1}{W}"))
card(
    "Swords to Plowshares",
    "{W}",
    "Instant",
    Exile(Target(CREATURE)),
    GainLife(PowerOf(IT), who=ControllerOf(IT)),
)
card("Ultima", "{3}{W}{W}", "Sorcery", Destroy(Each(AnyOf(ARTIFACT, CREATURE))), EndTurn())
card("Vanquish the Foul", "{5}{W}", "Sorcery", Destroy(Target(CREATURE, PowerAtLeast(4))), Scry(1))
card("Wake the Reflections", "{W}", "Sorcery", Populate())
card("Warrior's Stand", "{1}{W}", "Instant", ONLY_IF_ATTACKED, UntilEndOfTurn(Each(CREATURE, YOU_CONTROL), Gets(2, 2)))
card("Wrath of God", "{2}{W}{W}", "Sorcery", Destroy(Each(CREATURE), regenerate=False))
