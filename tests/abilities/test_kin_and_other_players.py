"""What shares a type with what attacks, another target player, and what died beside the enchanted creature.

Sentences of our own. CR 115.3, 601.3, 603.2.
"""

from __future__ import annotations

import pytest

from apnap.english.reading.faces import FaceText
from apnap.english.reading.gate import CardText, read_card
from apnap.rules.core.constants import LIBRARY
from apnap.rules.core.decisions import O_CAST
from apnap.testing import rule
from tests.helpers.read_cards import made, spelled_out


@rule("115.3")
def test_another_player_is_counted_too(scenario):
    text = "Draw a card for each <crt> target player controls, then <drw> a card for each artifact another target "
    table = scenario(seats=3).knows(made(text.replace("<drw>", "draw") + "<plr> controls.", name="Mastery"))
    table.seat(1).has("Grizzly Bears")
    table.seat(2).has("Sol Ring")
    table.seat(2).has("Sol Ring")
    table.seat(2).has("Hill Giant")
    table.seat(0).casts("Mastery", at=[table.seat(1), table.seat(2)]).resolves()
    assert len(table.seat(0).hand) == 3


@rule("603.2")
@pytest.mark.parametrize("which,tokens", [(0, 2), (1, 0), (2, 3)])
def test_the_enchanted_creature_or_another_of_a_kind(scenario, which, tokens):
    text = (
        "Enchant creature\nWhenever enchanted <crt> or another red creature <yc> dies, create X 1/1 white "
        "Spirit creature tokens, where X is that <crt>'s power."
    )
    table = scenario(seats=3).knows(made(text, "Enchantment \u2014 Aura", name="Kin"))
    bears, lions = table.seat(0).has("Grizzly Bears"), table.seat(0).has("Savannah Lions")
    giant = table.seat(0).has("Hill Giant")
    table.seat(0).casts("Kin", at=[bears]).resolves()
    table.seat(0).attacks({giant: table.seat(1)})
    table.seat(0).casts("Lightning Bolt", at=[[bears, lions, giant][which]])
    table.resolve_stack()
    assert table.seat(0).battlefield.count("Spirit Token") == tokens


@rule("205.3m", "701.20")
def test_a_card_that_shares_a_type_with_what_attacks(scenario):
    text = (
        "Whenever equipped creature attacks, look at the top three <cds> of your library. You <my> reveal a card that "
        "<shares> that creature <fat> and put it into your hand. Put <rob> in a random order."
    )
    table = scenario(seats=3).knows(made(text, "Artifact \u2014 Equipment", name="Mantle"))
    mantle, bears = table.seat(0).has("Mantle"), table.seat(0).has("Grizzly Bears")
    table.game.state.edit(mantle.now).attached_to = bears.now
    table.game.state.edit(bears.now).attachments = [mantle.now]
    cards = table.seat(0).library("Runeclaw Bear", "Hill Giant", "Forest")
    table.refresh()
    table.seat(0).attacks({bears: table.seat(1)})
    table.says([1], [cards[0].id])
    table.resolve_stack()
    assert table.seat(0).hand == ["Runeclaw Bear"]


@rule("601.3")
@pytest.mark.parametrize("gained", [False, True])
def test_it_is_cast_from_the_graveyard_if_something_happened(scenario, gained):
    text = "You <my> cast this card from your <gv> as long as you gained life this turn."
    table = scenario(seats=3).knows(made(text, "Creature", name="Oath"), made("You gain 1 life.", name="Balm"))
    card = table.seat(0).buried("Oath")[0]
    if gained:
        table.seat(0).casts("Balm").resolves()
    table.to_priority(table.seat(0).number)
    table.refresh()
    assert table.seat(0).can(O_CAST, card) == gained


@rule("601.2i", "113.6b")
def test_another_spell_is_not_the_commander_itself(scenario):
    text = "Whenever you cast another Human spell, if <this> is in <cz> or on the battlefield, you gain 1 life."
    lord = made(text, "Legendary Creature \u2014 Human", name="Lord")
    table = scenario(seats=3, variant="commander").knows(lord)
    table.seat(0).leads("Lord")
    table.seat(0).casts("Elite Vanguard").resolves()
    assert table.seat(0).life == 41
    table.seat(1).holds("Elite Vanguard")
    table.seat(0).casts("Grizzly Bears").resolves()
    assert table.seat(0).life == 41


@rule("608.2c")
@pytest.mark.parametrize("top,says,where", [("Forest", [1], "play"), ("Forest", [0], "top"), ("Shock", [1], "bottom")])
def test_otherwise_something_else_may_be_done(scenario, top, says, where):
    text = (
        "Reveal the top card of <yl>. If it's a <prm> card, you <my> put it onto the battlefield. Otherwise, you <my> "
        "put it on the bottom of <yl>."
    )
    table = scenario(seats=3).knows(made(text, name="Cowl"))
    card = table.seat(0).library(top)[0]
    table.seat(0).casts("Cowl")
    table.says(says)
    table.resolve_stack()
    library = table.game.state.ids(table.seat(0).number, LIBRARY)
    assert (top in table.seat(0).battlefield) == (where == "play")
    assert (library[-1] == card.now) == (where == "top") and (library[0] == card.now) == (where == "bottom")


@rule("508.1")
def test_only_those_that_attack_an_opponent(scenario):
    text = spelled_out("Creatures that are attacking one of <yr> opponents get +1/+0.")
    verdict = read_card(CardText("Drum", "normal", (FaceText("Drum", "{0}", "Enchantment", text),)))
    assert verdict.card is not None
    table = scenario(seats=3).knows(verdict.card)
    table.seat(1).has("Drum")
    bears, giant = table.seat(0).has("Grizzly Bears"), table.seat(0).has("Hill Giant")
    table.seat(0).attacks({bears: table.seat(1), giant: table.seat(2)})
    assert (bears.power, giant.power) == (2, 4)
