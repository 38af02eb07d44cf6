"""Cards about when: cast at other times than usual, as players attack and nobody blocks. CR 506.7, 508.3, 601.3."""

from __future__ import annotations

from apnap.abilities.activated import Activate
from apnap.abilities.attack_events import AttacksUnblocked, PlayerAttacks
from apnap.abilities.costs import SACRIFICE_THIS, PayMana
from apnap.abilities.effects.damage import DealDamage
from apnap.abilities.effects.lasting import UntilEndOfTurn
from apnap.abilities.effects.moves import Destroy, ReturnToHand
from apnap.abilities.effects.player_actions import Discard, Draw
from apnap.abilities.filters import ARTIFACT, ATTACKING, CREATURE, GREEN, NONBLACK, OTHER, YOU_CONTROL, Subtype
from apnap.abilities.keywords import FLASH, REACH, VIGILANCE
from apnap.abilities.mechanics.attacking import DEFENDING_PLAYER
from apnap.abilities.permissions import (
    AsThoughFlash,
    BeenAttacked,
    BeforeInTurn,
    CastOnly,
    FlashFor,
    InStep,
)
from apnap.abilities.player_counters import GetCounters
from apnap.abilities.players import YOU
from apnap.abilities.selectors import THIS, Each
from apnap.abilities.special_actions import CantSearch, UnlessIgnored
from apnap.abilities.statics.changes import Gets
from apnap.abilities.statics.continuous import Always
from apnap.abilities.targets import AnyTarget, Target
from apnap.abilities.triggers import Whenever
from apnap.library.registry import card
from apnap.rules.words import ATTACKERS

# as though they had flash
card("Shimmer Myr", "{3}", "Artifact Creature - Myr", "2/2", FLASH, AsThoughFlash(ARTIFACT))
card(
    "Yeva, Nature's Herald",
    "{2}{G}{G}",
    "Legendary Creature - Elf Shaman",
    "4/4",
    FLASH,
    AsThoughFlash(GREEN, CREATURE),
)
card("Rout", "{3}{W}{W}", "Sorcery", FlashFor("{2}"), Destroy(Each(CREATURE), regenerate=False))

# only then
only_attacked = CastOnly(InStep(ATTACKERS), BeenAttacked())
card("Assassin's Blade", "{1}{B}", "Instant", only_attacked, Destroy(Target(NONBLACK, ATTACKING, CREATURE)))
card("Eightfold Maze", "{2}{W}", "Instant", only_attacked, Destroy(Target(ATTACKING, CREATURE)))
card("Champion's Victory", "{U}", "Instant", only_attacked, ReturnToHand(Target(ATTACKING, CREATURE)))
card("Warrior's Stand", "{1}{W}", "Instant", only_attacked, UntilEndOfTurn(Each(CREATURE, YOU_CONTROL), Gets(2, 2)))
before_attackers = BeforeInTurn(ATTACKERS, whose=YOU)
card(
    "Alaborn Veteran",
    "{2}{W}",
    "Creature - Human Knight",
    "2/2",
    Activate("{T}", UntilEndOfTurn(Target(CREATURE), Gets(2, 2)), provided=before_attackers),
)
card(
    "Goblin Firestarter",
    "{R}",
    "Creature - Goblin",
    "1/1",
    Activate(SACRIFICE_THIS, DealDamage(1, to=AnyTarget()), provided=before_attackers),
)

# attacks
card(
    "Boggart Prankster",
    "{1}{B}",
    "Creature - Goblin Warrior",
    "1/3",
    Whenever(PlayerAttacks(), UntilEndOfTurn(Target(ATTACKING, Subtype("Goblin"), YOU_CONTROL), Gets(1, 0))),
)
card(
    "Bard, Heir of Girion",
    "{2}{W}{U}",
    "Legendary Creature - Human Archer",
    "4/4",
    REACH,
    VIGILANCE,
    Always(Each(OTHER, CREATURE, YOU_CONTROL), Gets(1, 1)),
    Whenever(PlayerAttacks(), Draw(1)),
)
card(
    "Abyssal Nightstalker",
    "{3}{B}",
    "Creature - Nightstalker",
    "2/2",
    Whenever(AttacksUnblocked(THIS), Discard(1, who=DEFENDING_PLAYER)),
)
card(
    "Crypt Cobra",
    "{3}{B}",
    "Creature - Snake",
    "3/3",
    Whenever(AttacksUnblocked(THIS), GetCounters(1, "poison", who=DEFENDING_PLAYER)),
)

# special actions
card(
    "Leonin Arbiter",
    "{1}{W}",
    "Creature - Cat Cleric",
    "2/2",
    UnlessIgnored(CantSearch(), PayMana("{2}")),
)
