"""English by itself, and phrases that no card of the library needs yet."""

from __future__ import annotations

import pytest

from apnap.abilities.activated import Activate
from apnap.abilities.amounts import CountOf, X
from apnap.abilities.base import Number
from apnap.abilities.cards import card, token
from apnap.abilities.conditions import Exists
from apnap.abilities.costs import DiscardSome, PayLife, PayMana, TapSome
from apnap.abilities.effects.counters import AddCounters
from apnap.abilities.effects.creating import CreateTokens
from apnap.abilities.effects.damage import DealDamage
from apnap.abilities.effects.durations import UntilEndOfTurn
from apnap.abilities.effects.flow import If, May
from apnap.abilities.effects.life import GainLife
from apnap.abilities.effects.moves import Destroy, ReturnToBattlefield, ReturnToHand
from apnap.abilities.effects.payment import MayPay
from apnap.abilities.effects.player_actions import Discard, Draw, Sacrifice
from apnap.abilities.events.combat_events import Attacks
from apnap.abilities.events.damage_events import DealsDamage
from apnap.abilities.events.object_events import BecomesTapped, Casts, Enters
from apnap.abilities.events.patterns import EitherOf
from apnap.abilities.events.player_events import BeginningOf, GainsLife
from apnap.abilities.events.triggers import At, When, Whenever
from apnap.abilities.filters import (
    ARTIFACT,
    ATTACKING,
    CREATURE,
    LAND,
    NONLAND,
    NONTOKEN,
    OPPONENTS_CONTROL,
    OTHER,
    PERMANENT,
    TAPPED,
    YOU_CONTROL,
    AnyOf,
    PowerAtMost,
    Subtype,
    With,
)
from apnap.abilities.keyword_abilities.flags import FLYING, TRAMPLE, VIGILANCE
from apnap.abilities.players import EACH_OPPONENT, EACH_PLAYER
from apnap.abilities.selectors import THIS, Each
from apnap.abilities.statics.changes import Gets, Has
from apnap.abilities.statics.continuous import Always
from apnap.abilities.statics.restrictions import CantBlock
from apnap.abilities.targets import Target, TargetCard
from apnap.english import rules_text
from apnap.english.grammar import article, listed, number_word, plural, size_change
from apnap.english.phrase_table import Unspoken
from apnap.rules.ch1_concepts.definitions import Ability, Effect
from apnap.rules.core.constants import END


def test_words_by_themselves():
    assert [number_word(n) for n in (1, 20, 21)] == ["one", "twenty", "21"]
    assert [plural(n) for n in ("creature", "sorcery", "Wolf", "Plains", "ally")] == [
        "creatures", "sorceries", "Wolves", "Plains", "allies",
    ]  # fmt: skip
    assert [article(n) for n in ("artifact", "creature", "untapped land", "Elf")] == [
        "an artifact", "a creature", "an untapped land", "an Elf",
    ]  # fmt: skip
    assert listed(["a"], "or") == "a" and listed(["a", "b"], "or") == "a or b"
    assert listed(["a", "b", "c"], "and") == "a, b, and c"
    assert [size_change(*s) for s in ((3, 3), (-1, -1), (2, 0), (-2, 0), (0, -2))] == [
        "+3/+3", "-1/-1", "+2/+0", "-2/-0", "-0/-2",
    ]  # fmt: skip


ONTO_YOURS_TAPPED = "onto the battlefield tapped under your control"
WHEN_THIS = "When this creature"
CAT = token("Cat Token", "Creature - Cat", "2/2", FLYING, colors="W")


@pytest.mark.parametrize(
    "node,text",
    [
        (Destroy(Target(LAND, With(FLYING))), "Destroy target land with flying."),
        (Destroy(Each(NONLAND, PERMANENT, With(FLYING))), "Destroy all nonland permanents with flying."),
        (Destroy(Target(TAPPED, CREATURE, OPPONENTS_CONTROL)), "Destroy target tapped creature an opponent controls."),
        (Destroy(Target(ATTACKING, ARTIFACT)), "Destroy target attacking artifact."),
        (
            Destroy(Target(LAND, PowerAtMost(2), up_to=True)),
            "Destroy up to one target land with power 2 or less.",
        ),
        (ReturnToHand(Each(AnyOf(ARTIFACT, CREATURE))), "Return all artifacts and creatures to their owners' hands."),
        (
            ReturnToBattlefield(TargetCard(LAND, whose=EACH_PLAYER), tapped=True),
            f"Put target land card from a graveyard {ONTO_YOURS_TAPPED}.",
        ),
        (Draw(X), "Draw X cards."),
        (Draw(CountOf(Each(CREATURE, YOU_CONTROL))), "Draw cards equal to the number of creatures you control."),
        (Discard(9, who=EACH_OPPONENT), "Each opponent discards nine cards."),
        (Discard(9, at_random=True), "Discard nine cards at random."),
        (Sacrifice(2, LAND, who=EACH_PLAYER), "Each player sacrifices two lands of their choice."),
        (GainLife(17, who=EACH_PLAYER), "Each player gains 17 life."),
        (May(Draw(9)), "You may draw nine cards."),
        (MayPay(PayMana("{2}"), Draw(9)), "You may pay {2}. If you do, draw nine cards."),
        (If(Exists(ARTIFACT, YOU_CONTROL), Draw(9)), "If you control an artifact, draw nine cards."),
        (CreateTokens(1, CAT), "Create a 2/2 white Cat creature token with flying."),
        (UntilEndOfTurn(Target(ARTIFACT), CantBlock()), "Target artifact can't block this turn."),
        (UntilEndOfTurn(Target(LAND), Has(FLYING)), "Target land gains flying until end of turn."),
        (
            UntilEndOfTurn(Target(CREATURE), Gets(1, 0), Has(TRAMPLE, VIGILANCE)),
            "Target creature gets +1/+0 and gains trample and vigilance until end of turn.",
        ),
        (AddCounters(9, "+1/+1", on=Target(CREATURE)), "Put nine +1/+1 counters on target creature."),
    ],
)
def test_an_instruction_in_words(node: Effect, text: str):
    assert rules_text(card("Test", "{1}", "Sorcery", node)) == text


@pytest.mark.parametrize(
    "node,text",
    [
        (Always(Each(LAND, YOU_CONTROL), Has(FLYING)), "Lands you control have flying."),
        (Always(Each(OTHER, Subtype("Elf"), YOU_CONTROL), Gets(9, 9)), "Other Elves you control get +9/+9."),
        (
            Always(THIS, Gets(2, 0), condition=Exists(TAPPED, ARTIFACT, YOU_CONTROL)),
            "As long as you control a tapped artifact, this creature gets +2/+0.",
        ),
        (Whenever(Casts(CREATURE), GainLife(1)), "Whenever you cast a creature spell, you gain 1 life."),
        (
            Whenever(Casts(CREATURE, who=EACH_OPPONENT), Draw(1)),
            "Whenever an opponent casts a creature spell, draw a card.",
        ),
        (
            Whenever(GainsLife(), AddCounters(9, "+1/+1", on=THIS)),
            "Whenever you gain life, put nine +1/+1 counters on this creature.",
        ),
        (
            Whenever(DealsDamage(ARTIFACT, combat=True, to_player=True), Discard(9)),
            "Whenever an artifact deals combat damage to a player, discard nine cards.",
        ),
        (
            Whenever(Enters(NONTOKEN, CREATURE, YOU_CONTROL), Draw(1)),
            "Whenever a nontoken creature you control enters, draw a card.",
        ),
        (
            At(BeginningOf(END, whose=EACH_OPPONENT), Draw(1)),
            "At the beginning of each opponent's end step, draw a card.",
        ),
        (
            When(Enters(THIS), DealDamage(9, to=EACH_OPPONENT)),
            f"{WHEN_THIS} enters, it deals 9 damage to each opponent.",
        ),
        (Whenever(Attacks(THIS), Draw(9)), "Whenever this creature attacks, draw nine cards."),
        (
            Whenever(BecomesTapped(THIS), UntilEndOfTurn(THIS, Has(FLYING))),
            "Whenever this creature becomes tapped, it gains flying until end of turn.",
        ),
        (
            Activate("{1}", DiscardSome(1), Draw(Number(2)), each_turn=1),
            "{1}, Discard a card: Draw two cards. Activate only once each turn.",
        ),
        (
            Activate(TapSome(1, CREATURE), PayLife(2), Draw(1), as_sorcery=True),
            "Tap an untapped creature, Pay 2 life: Draw a card. Activate only as a sorcery.",
        ),
    ],
)
def test_an_ability_in_words(node: Ability, text: str):
    assert rules_text(card("Test", "{1}", "Creature - Elf", "1/1", node)) == text


def test_either_event():
    ability = Whenever(EitherOf(Enters(THIS), Attacks(THIS)), Draw(1))
    assert rules_text(card("Test", "{1}", "Creature - Elf", "1/1", ability)).startswith(
        "Whenever this creature enters or"
    )


def test_a_node_without_a_phrase_is_not_passed_over():
    class Odd(Effect):
        pass

    with pytest.raises(Unspoken, match="Odd"):
        rules_text(card("Test", "{1}", "Sorcery", Odd()))
