"""Instants and sorceries of several colours."""

from __future__ import annotations

from typing import Final

from apnap.abilities.amounts import X
from apnap.abilities.cards import face
from apnap.abilities.costs import PayMana
from apnap.abilities.effects.choices import ChoosePermanent, TheChosen
from apnap.abilities.effects.coins_and_dice import FlipCoin
from apnap.abilities.effects.copies import BecomeCopy
from apnap.abilities.effects.creating import CreateTokens
from apnap.abilities.effects.damage import DealDamage
from apnap.abilities.effects.damage_shields import DeflectNext
from apnap.abilities.effects.durations import UntilEndOfTurn
from apnap.abilities.effects.flow import And, Choose, Lines, Then
from apnap.abilities.effects.life import GainLife, LoseLife
from apnap.abilities.effects.moves import Counter, Destroy, Exile, PutOnLibrary, ReturnToHand
from apnap.abilities.effects.payment import UnlessPays
from apnap.abilities.effects.permanents import Untap
from apnap.abilities.effects.player_actions import Discard, Draw, Mill, Sacrifice
from apnap.abilities.effects.turns import ExtraCombatAndMain, TakeExtraTurn
from apnap.abilities.filters import (
    ARTIFACT,
    ATTACKED_THIS_TURN,
    ATTACKING,
    BLOCKING,
    CREATURE,
    ENCHANTMENT,
    LAND,
    LEGENDARY,
    NONCREATURE,
    NONLAND,
    OPPONENTS_CONTROL,
    PERMANENT,
    PLANESWALKER,
    YOU_CONTROL,
    AnyOf,
    ControlledBy,
    Not,
)
from apnap.abilities.keyword_abilities.additional_costs import Conspire
from apnap.abilities.keyword_abilities.flags import DOUBLE_STRIKE, INDESTRUCTIBLE, LIFELINK
from apnap.abilities.keyword_abilities.graveyard_casting import Retrace
from apnap.abilities.keyword_actions.manifest_and_cloak import Manifest
from apnap.abilities.layouts import FUSE, Aftermath
from apnap.abilities.mana import ANY_COLOR, AddCombination
from apnap.abilities.players import ControllerOf
from apnap.abilities.selectors import IT, Each
from apnap.abilities.statics.changes import Gets, Has
from apnap.abilities.statics.copying import OtherThan
from apnap.abilities.targets import AnyTarget, Chosen, Target, TargetOpponent, TargetPlayer, TargetPlayerOr, TargetSpell
from apnap.library.cards.tokens import ELEPHANT
from apnap.library.pool import card
from apnap.rules.ch2_cards.printed import SPLIT

card("Absorb", "{W}{U}{U}", "Instant", Counter(TargetSpell()), GainLife(3))
card("Anguished Unmaking", "{1}{W}{B}", "Instant", Exile(Target(NONLAND, PERMANENT)), LoseLife(3))
card(
    "Assault",
    "{R}",
    "Sorcery",
    DealDamage(2, to=AnyTarget()),
    back=face("Battery", "{3}{G}", "Sorcery", CreateTokens(1, ELEPHANT)),
    layout=SPLIT,
)
card(
    "Azorius Charm",
    "{W}{U}",
    "Instant",
    Choose(
        1,
        UntilEndOfTurn(Each(CREATURE, YOU_CONTROL), Has(LIFELINK)),
        Draw(1),
        PutOnLibrary(Target(AnyOf(ATTACKING, BLOCKING), CREATURE)),
    ),
)
card(
    "Boros Charm",
    "{R}{W}",
    "Instant",
    Choose(
        1,
        DealDamage(4, to=TargetPlayerOr(PLANESWALKER)),
        UntilEndOfTurn(Each(PERMANENT, YOU_CONTROL), Has(INDESTRUCTIBLE)),
        UntilEndOfTurn(Target(CREATURE), Has(DOUBLE_STRIKE)),
    ),
)
card(
    "Captain's Maneuver",
    "{X}{R}{W}",
    "Instant",
    DeflectNext(
        X,
        instead_of=TargetPlayerOr(AnyOf(CREATURE, PLANESWALKER), player_last=True),
        to=TargetPlayerOr(AnyOf(CREATURE, PLANESWALKER), player_last=True, other=True),
    ),
)
card(
    "Consign",
    "{1}{U}",
    "Instant",
    ReturnToHand(Target(NONLAND, PERMANENT)),
    back=face("Oblivion", "{4}{B}", "Sorcery", Aftermath(), Discard(2, who=TargetOpponent())),
    layout="split",
)
card(
    "Cytoshape",
    "{1}{G}{U}",
    "Instant",
    ChoosePermanent(Not(LEGENDARY), CREATURE),
    BecomeCopy(Target(CREATURE), TheChosen(CREATURE)),
)
card("Ethereal Ambush", "{3}{G}{U}", "Instant", Manifest(2))
card(
    "Far",
    "{1}{U}",
    "Instant",
    ReturnToHand(Target(CREATURE)),
    FUSE,
    back=face("Away", "{2}{B}", "Instant", Sacrifice(1, CREATURE, who=TargetPlayer()), FUSE),
    layout=SPLIT,
)
card(
    "Farm",
    "{2}{W}",
    "Instant",
    Destroy(Target(AnyOf(ATTACKING, BLOCKING), CREATURE)),
    back=face("Market", "{2}{U}", "Sorcery", Aftermath(), Then(Draw(2), Discard(2))),
    layout="split",
)
IZZET_CHARM_TARGET: Final = TargetSpell(NONCREATURE)
card(
    "Izzet Charm",
    "{U}{R}",
    "Instant",
    Choose(
        1,
        UnlessPays(ControllerOf(IZZET_CHARM_TARGET), PayMana("{2}"), Counter(IZZET_CHARM_TARGET)),
        DealDamage(2, to=Target(CREATURE)),
        Then(Draw(2), Discard(2)),
    ),
)
card("Lightning Helix", "{R}{W}", "Instant", And(DealDamage(3, to=AnyTarget()), GainLife(3)))
card("Manamorphose", "{1}{R/G}", "Instant", Lines(AddCombination(ANY_COLOR, 2), Draw(1)))
card("Memory Sluice", "{U/B}", "Sorcery", Mill(4, who=TargetPlayer()), Conspire())
card(
    "Merciless Eviction",
    "{4}{W}{B}",
    "Sorcery",
    Choose(1, Exile(Each(ARTIFACT)), Exile(Each(CREATURE)), Exile(Each(ENCHANTMENT)), Exile(Each(PLANESWALKER))),
)
MIRRORWEAVE_TARGET: Final = Target(Not(LEGENDARY), CREATURE)
card(
    "Mirrorweave",
    "{2}{W/U}{W/U}",
    "Instant",
    BecomeCopy(Each(OtherThan(MIRRORWEAVE_TARGET), CREATURE), MIRRORWEAVE_TARGET),
)
card("Mortify", "{1}{W}{B}", "Instant", Destroy(Target(AnyOf(CREATURE, ENCHANTMENT))))
card(
    "Pain",
    "{B}",
    "Sorcery",
    Discard(1, who=TargetPlayer()),
    back=face("Suffering", "{3}{R}", "Sorcery", Destroy(Target(LAND))),
    layout=SPLIT,
)
card("Putrefy", "{1}{B}{G}", "Instant", Destroy(Target(AnyOf(ARTIFACT, CREATURE)), regenerate=False))
card("Ruinous Ultimatum", "{R}{R}{W}{W}{W}{B}{B}", "Sorcery", Destroy(Each(NONLAND, PERMANENT, OPPONENTS_CONTROL)))
card("Simoon", "{R}{G}", "Instant", DealDamage(1, to=Each(CREATURE, ControlledBy(Chosen(TargetOpponent())))))
card("Stitch in Time", "{1}{U}{R}", "Sorcery", FlipCoin(win=TakeExtraTurn()))
card("Terminate", "{B}{R}", "Instant", Destroy(Target(CREATURE), regenerate=False))
card("Undermine", "{U}{U}{B}", "Instant", Counter(TargetSpell()), LoseLife(3, who=ControllerOf(IT)))
card("Utter End", "{2}{W}{B}", "Instant", Exile(Target(NONLAND, PERMANENT)))
card("Vindicate", "{1}{W}{B}", "Sorcery", Destroy(Target(PERMANENT)))
card("Warleader's Helix", "{2}{R}{W}", "Instant", And(DealDamage(4, to=AnyTarget()), GainLife(4)))
card(
    "Waves of Aggression",
    "{3}{R/W}{R/W}",
    "Sorcery",
    Untap(Each(CREATURE, ATTACKED_THIS_TURN)),
    ExtraCombatAndMain(),
    Retrace(),
)
card(
    "Wax",
    "{G}",
    "Instant",
    UntilEndOfTurn(Target(CREATURE), Gets(2, 2)),
    back=face("Wane", "{W}", "Instant", Destroy(Target(ENCHANTMENT))),
    layout=SPLIT,
)
card(
    "Wear",
    "{1}{R}",
    "Instant",
    Destroy(Target(ARTIFACT)),
    FUSE,
    back=face("Tear", "{W}", "Instant", Destroy(Target(ENCHANTMENT)), FUSE),
    layout=SPLIT,
)
