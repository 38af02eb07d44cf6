"""Cards at random, in words that the reader has patterns for."""

from __future__ import annotations

import random

from apnap.abilities.cards import card as build
from apnap.rules.ch1_concepts.definitions import Ability, Effect, Filter, Pattern, Selector
from apnap.rules.ch2_cards.printed import CardDef
from apnap.vocabulary import *  # noqa: F403

# ruff: noqa: F405
TYPES = [CREATURE, ARTIFACT, LAND, ENCHANTMENT, PLANESWALKER]
ADJECTIVES = [TAPPED, UNTAPPED, ATTACKING, NONTOKEN, LEGENDARY, WHITE, RED, GREEN, Subtype("Elf"), Subtype("Goblin")]
CONTROL = [YOU_CONTROL, OPPONENTS_CONTROL, YOU_DONT_CONTROL]
FLAGS = [FLYING, HASTE, TRAMPLE, VIGILANCE, LIFELINK, MENACE, REACH, DEATHTOUCH, FIRST_STRIKE, HEXPROOF]
PLAYERS = [YOU, EACH_OPPONENT, EACH_PLAYER]


def some_noun(rng: random.Random, owned: bool = True) -> list[Filter]:
    """`tapped creature you control`."""
    out: list[Filter] = []
    if rng.random() < 0.4:
        out.append(rng.choice(ADJECTIVES))
    out.append(rng.choice(TYPES))
    if owned and rng.random() < 0.5:
        out.append(rng.choice(CONTROL))
    return out


def some_target(rng: random.Random) -> Selector:
    if rng.random() < 0.2:
        return Target(*some_noun(rng), count=rng.randint(2, 4), up_to=rng.random() < 0.5)
    return Target(*some_noun(rng), up_to=rng.random() < 0.2)


def some_effect(rng: random.Random) -> Effect:
    """One instruction."""
    n = rng.randint(1, 9)
    who = rng.choice(PLAYERS)
    kinds = [
        lambda: Draw(n, who=who),
        lambda: GainLife(n, who=who),
        lambda: LoseLife(n, who=who),
        lambda: Discard(n, who=who),
        lambda: Mill(n, who=who),
        lambda: Scry(n),
        lambda: Surveil(n),
        lambda: DealDamage(n, to=AnyTarget()),
        lambda: DealDamage(n, to=rng.choice([EACH_OPPONENT, EACH_PLAYER, TargetPlayer(), TargetOpponent()])),
        lambda: Destroy(some_target(rng)),
        lambda: Exile(some_target(rng)),
        lambda: Tap(some_target(rng)),
        lambda: Untap(some_target(rng)),
        lambda: ReturnToHand(Target(*some_noun(rng))),
        lambda: AddCounters(n, "+1/+1", on=Target(CREATURE)),
        lambda: AddCounters(1, "luck", on=THIS),
        lambda: UntilEndOfTurn(Target(*some_noun(rng)), Gets(n, rng.randint(0, 5)), Has(rng.choice(FLAGS))),
        lambda: UntilEndOfTurn(Target(CREATURE), Has(*rng.sample(FLAGS, 2))),
        lambda: UntilEndOfTurn(THIS, Gets(n, n)),
        lambda: Sacrifice(1, rng.choice(TYPES), who=rng.choice([EACH_OPPONENT, EACH_PLAYER])),
        lambda: ReturnToHand(TargetCard(rng.choice(TYPES), whose=YOU)),
        lambda: Investigate(),
        lambda: Proliferate(),
    ]
    return rng.choice(kinds)()


def some_event(rng: random.Random) -> Pattern:
    """What a trigger waits for, beside things of its own."""
    watched = THIS if rng.random() < 0.6 else None
    what = [watched] if watched is not None else [OTHER, CREATURE, YOU_CONTROL]
    kinds = [
        lambda: Enters(*what),
        lambda: Dies(*what),
        lambda: Attacks(*what),
        lambda: Leaves(*what),
        lambda: Casts(rng.choice(TYPES)),
        lambda: GainsLife(),
        lambda: Draws(),
    ]
    return rng.choice(kinds)()


def some_ability(rng: random.Random) -> Ability:
    kind = rng.randrange(5)
    if kind == 0:
        return rng.choice(FLAGS)
    if kind == 1:
        return Whenever(some_event(rng), some_effect(rng))
    if kind == 2:
        return At(BeginningOf(rng.choice([UPKEEP, END]), whose=YOU), some_effect(rng))
    if kind == 3:
        costs = rng.choice([["{2}"], ["{1}{G}", "{T}"], ["{T}", SACRIFICE_THIS], [SACRIFICE_THIS]])
        return Activate(*costs, some_effect(rng))
    return Always(Each(OTHER, CREATURE, YOU_CONTROL), Gets(rng.randint(1, 4), rng.randint(0, 4)))


def random_card(rng: random.Random) -> CardDef:
    """A creature with one to three abilities."""
    abilities = [some_ability(rng) for _ in range(rng.randint(1, 3))]
    return build("Hillside Bear", "{2}{G}", "Creature - Bear", "2/2", *abilities)
