"""Which commanders are asked about as state-based actions are checked: those in a graveyard or in exile. CR 903.9a."""

from __future__ import annotations

from apnap.abilities.cards import card
from apnap.rules.core.constants import BATTLEFIELD
from apnap.rules.core.decisions import D_PRIORITY, FOR_COMMANDER
from apnap.testing import rule
from apnap.testing.plugin import Builder
from apnap.vocabulary import CREATURE, Destroy, Exile, ReturnExiled, Target, Then

HOUND, MARWYN = "Isamaru, Hound of Konda", "Marwyn, the Nurturer"
PARTING = card("Parting", "{W}", "Sorcery", Then(Exile(Target(CREATURE)), ReturnExiled()), Destroy(Target(CREATURE)))


@rule("903.9a", "704.6d")
def test_a_commander_that_is_new_on_the_battlefield_is_not_asked_about(scenario: Builder) -> None:
    """Of two commanders one is exiled and comes back as the other is destroyed: only that one may go home."""
    table = scenario(seats=3, commander=True).knows(PARTING)
    one = table.seat(1)
    one.leads(HOUND, MARWYN, zone=BATTLEFIELD)
    hound, marwyn = one.permanent(HOUND), one.permanent(MARWYN)
    table.seat(0).casts("Parting", at=[hound, marwyn])
    asked = table.asked(one, purpose=FOR_COMMANDER)
    assert table.game.name(asked.source) == MARWYN
    table.answer([1])
    assert table.game.decision().kind == D_PRIORITY
    assert one.battlefield == [HOUND] and one.command == [MARWYN]
