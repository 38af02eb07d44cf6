"""Illegal actions are reversed, and a player may give up an action before it is complete. CR 733."""

from __future__ import annotations

import pytest

from apnap.abilities.activated import Activate
from apnap.abilities.cards import AdditionalCost, card
from apnap.abilities.costs import DiscardSome, PayMana, SacrificeSome
from apnap.abilities.effects.damage import DealDamage
from apnap.abilities.effects.life import GainLife
from apnap.abilities.effects.moves import Exile
from apnap.abilities.effects.permanents import Tap
from apnap.abilities.effects.player_actions import Draw
from apnap.abilities.events.object_events import Casts, Dies, Leaves
from apnap.abilities.events.triggers import Whenever
from apnap.abilities.filters import CREATURE, OPPONENTS_CONTROL, YOU_CONTROL
from apnap.abilities.mana import AddMana
from apnap.abilities.players import EACH_OPPONENT, EACH_PLAYER
from apnap.abilities.targets import AnyTarget, Target, TargetCard
from apnap.rules.ch1_concepts.definitions import Context, CostPart, Static
from apnap.rules.core.constants import BATTLEFIELD, EV_ZONE, GONE, GRAVEYARD, HAND, LIBRARY, NONE, S_BLOCK, STACK
from apnap.rules.core.decisions import D_ATTACK, D_BLOCK, D_PAY, O_ACTIVATE, O_CAST, O_MANA, O_SPECIAL, IllegalAnswer
from apnap.rules.core.game import Game
from apnap.rules.core.state import Standing
from apnap.rules.events import Event, ZoneChange
from apnap.testing import Permanent, Scenario, rule
from apnap.testing.plugin import Builder
from tests.helpers.hand_made_words import On

RITES = card("Rites", "{B}", "Instant", AdditionalCost(SacrificeSome(1, CREATURE)), DealDamage(3, to=AnyTarget()))
PURGE = card("Purge", "{B}", "Sorcery", AdditionalCost(DiscardSome(1)), Draw(2))
LISTENER = card("Listener", "{1}", "Artifact", Whenever(Casts(who=EACH_PLAYER), GainLife(1)))
TOLL = card("Toll", "{1}", "Artifact", Whenever(Dies(CREATURE), GainLife(1)))


class BlockToll(Static):
    """Blocking costs {1}."""

    def __init__(self) -> None:
        super().__init__([S_BLOCK])

    def block_cost(self, game: Game, effect: Standing, blocker: int, attacker: int) -> list[CostPart]:
        return [PayMana("{1}")]


class MillOne(CostPart):
    """A card is milled from your library."""

    def can_pay(self, game: Game, ctx: Context) -> bool:
        return len(game.state.ids(ctx.controller, LIBRARY)) > 0

    def pay(self, game: Game, ctx: Context) -> None:
        top = game.state.ids(ctx.controller, LIBRARY)[-1]
        game.emit(ZoneChange(top, LIBRARY, GRAVEYARD, ctx.controller))


def begins(table: Scenario, name: str) -> None:
    """The one with priority begins to cast a card."""
    decision = table.game.decision()
    assert decision is not None
    for i, o in enumerate(decision.options):
        if o.kind == O_CAST and table.game.name(o.id) == name:
            table.answer([i])
            return
    raise AssertionError(f"{name} is not offered")


@rule("733.1", "733.2")
def test_a_player_gives_up_casting_while_choosing_targets(scenario: Builder) -> None:
    table = scenario()
    table.seat(0).holds("Shock")
    table.seat(0).gets_mana("R")
    before = table.game.digest()
    begins(table, "Shock")
    assert table.stack == ["Shock"]
    table.game.cancel(table.seat(0).number)
    assert table.game.digest() == before
    assert table.stack == [] and table.seat(0).hand == ["Shock"] and table.seat(0).pool == "R"
    assert table.holder == table.seat(0)


@rule("733.1")
def test_what_was_paid_comes_back(scenario: Builder) -> None:
    """The land that was tapped on the way is untapped, and the city's ability has not triggered."""
    table = scenario()
    city, mountain = table.seat(0).have("City of Brass", "Mountain")
    table.seat(0).holds("Volcanic Hammer", "Shock")
    begins(table, "Shock")
    table.answer([table.seat(1).ref])
    payment = table.game.decision()
    assert payment is not None and payment.kind == D_PAY
    use = next(i for i, o in enumerate(payment.options) if o.kind == O_MANA and o.id == city.id)
    table.answer([use])
    assert city.tapped
    table.game.cancel(table.seat(0).number)
    assert not city.tapped and not mountain.tapped
    assert table.stack == [] and table.seat(0).life == 20
    table.seat(0).casts("Shock", at=[table.seat(1)], free=False)
    assert table.stack == ["Shock"]


@rule("733.1")
def test_nothing_triggers_on_what_is_reversed(scenario: Builder) -> None:
    table = scenario().knows(RITES, LISTENER, TOLL)
    table.seat(1).have("Listener", "Toll")
    first, second = table.seat(0).have("Grizzly Bears", "Hill Giant")
    table.seat(0).holds("Rites")
    table.seat(0).gets_mana("B")
    begins(table, "Rites")
    table.answer([table.seat(1).ref])
    question = table.game.decision()
    assert question is not None and question.purpose == "sacrifice"
    table.game.cancel(table.seat(0).number)
    assert first.stayed and second.stayed
    table.resolve_stack()
    assert table.seat(1).life == 20


@rule("733.1", "733.2")
def test_the_player_may_do_it_again_in_a_legal_way(scenario: Builder) -> None:
    table = scenario()
    table.seat(0).holds("Shock")
    table.seat(0).gets_mana("R")
    begins(table, "Shock")
    table.game.cancel(table.seat(0).number)
    table.seat(0).casts("Shock", at=[table.seat(1)], free=False).resolves()
    assert table.seat(1).life == 18


@rule("733.1")
def test_there_is_nothing_to_give_up_without_an_action(scenario: Builder) -> None:
    table = scenario()
    with pytest.raises(IllegalAnswer):
        table.game.cancel(table.seat(0).number)
    table.seat(0).casts("Diabolic Edict", at=[table.seat(1)])
    table.seat(1).have("Grizzly Bears", "Hill Giant")
    table.asked(table.seat(1))
    with pytest.raises(IllegalAnswer):
        table.game.cancel(table.seat(1).number)  # what a resolving spell asks is not an action of theirs


@rule("733.1")
def test_nobody_gives_up_for_another(scenario: Builder) -> None:
    table = scenario()
    table.seat(0).holds("Shock")
    table.seat(0).gets_mana("R")
    begins(table, "Shock")
    with pytest.raises(IllegalAnswer):
        table.game.cancel(table.seat(1).number)
    assert table.stack == ["Shock"]


@rule("733.1")
def test_a_bad_answer_leaves_the_question(scenario: Builder) -> None:
    table = scenario().knows(PURGE)
    cards = table.seat(0).holds("Purge", "Forest", "Mountain")
    table.seat(0).gets_mana("B")
    begins(table, "Purge")
    before = table.game.decision()
    assert before is not None
    for wrong in ([], [cards[1].id, cards[2].id], [cards[1].id, cards[1].id], [12345]):
        with pytest.raises(IllegalAnswer):
            table.answer(wrong)
        after = table.game.decision()
        assert after is not None and after.candidates == before.candidates
    table.answer([cards[2].id])
    table.resolve_stack()
    assert sorted(table.seat(0).graveyard) == ["Mountain", "Purge"]


@rule("733.1", "508.1d")
def test_an_illegal_attack_is_taken_back(scenario: Builder) -> None:
    table = scenario()
    juggernaut = table.seat(0).has("Juggernaut")
    bears = table.seat(0).has("Grizzly Bears")
    decision = table.asked(table.seat(0), kind=D_ATTACK)
    nobody = [NONE] * len(decision.attackers)
    before = table.game.digest()
    with pytest.raises(IllegalAnswer):
        table.answer(nobody)
    assert table.game.digest() == before
    assert not juggernaut.tapped
    answer = [table.seat(1).ref if c == juggernaut.id else NONE for c in decision.attackers]
    table.answer(answer)
    assert juggernaut.attacking and not bears.attacking


@rule("733.1", "509.1b")
def test_an_illegal_block_is_taken_back(scenario: Builder) -> None:
    table = scenario()
    brute = table.seat(0).has("Boggart Brute")
    first, second = table.seat(1).have("Grizzly Bears", "Hill Giant")
    table.seat(0).attacks({brute: table.seat(1)})
    table.asked(table.seat(1), kind=D_BLOCK)
    before = table.game.digest()
    with pytest.raises(IllegalAnswer):
        table.answer([first.id, brute.id])
    assert table.game.digest() == before
    table.answer([first.id, brute.id, second.id, brute.id])
    assert brute.attacking


@rule("733.1", "605.3b")
def test_mana_made_before_the_action_stays(scenario: Builder) -> None:
    """Only what was activated while casting is reversed."""
    table = scenario()
    mountain = table.seat(0).has("Mountain")
    table.seat(0).holds("Shock")
    table.seat(0).taps_for_mana(mountain)
    begins(table, "Shock")
    table.game.cancel(table.seat(0).number)
    assert mountain.tapped and table.seat(0).pool == "R"


@rule("733.1", "104.3a")
def test_a_concession_of_another_is_not_reversed(scenario: Builder) -> None:
    """Once somebody has left meanwhile there is no way back; the spell can still be completed."""
    table = scenario(seats=3)
    table.seat(0).holds("Shock")
    table.seat(0).gets_mana("R")
    begins(table, "Shock")
    table.seat(2).concedes()
    with pytest.raises(IllegalAnswer):
        table.game.cancel(table.seat(0).number)
    decision = table.game.decision()
    assert decision is not None and table.seat(2).ref not in decision.candidates
    table.answer([table.seat(1).ref])
    table.resolve_stack()
    assert table.seat(1).life == 18


@rule("733.1", "601.2e")
def test_a_spell_that_lost_its_only_target_on_the_way_goes_back(scenario: Builder) -> None:
    """While targets were chosen the only legal ones left the game."""
    table = scenario(seats=3)
    mine = table.seat(0)
    mine.holds("Rabid Bite")
    mine.gets_mana("GG")
    biters = mine.have("Grizzly Bears", "Hill Giant")
    table.seat(1).has("Llanowar Elves")
    begins(table, "Rabid Bite")
    decision = table.game.decision()
    assert decision is not None and decision.candidates == [b.id for b in biters]
    table.seat(1).concedes()
    table.resolve_stack()
    assert table.stack == [] and table.seat(0).hand == ["Rabid Bite"]
    assert table.seat(0).pool == "GG"
    assert table.holder == table.seat(0)


def goes_to_a_stack(event: Event) -> bool:
    return isinstance(event, ZoneChange) and event.to == STACK


def moves_this_turn(table: Scenario) -> list[tuple[str, int, int]]:
    """What has changed zones this turn, the latest first: which card, from where, to where."""
    found = []
    e = table.turn.events[EV_ZONE]
    while e is not None:
        assert isinstance(e, ZoneChange)
        found.append((table.game.state.objs[e.id].card.name, int(e.origin), int(e.to)))
        e = e.prev
    return found


@rule("733.1", "601.2e")
@pytest.mark.parametrize("where", [BATTLEFIELD, GRAVEYARD])
def test_the_move_of_a_spell_that_goes_back_has_not_happened(scenario: Builder, where: int) -> None:
    """Nobody's ability triggers on it and the turn does not remember it; what else happened meanwhile has happened.

    The second target leaves with its owner while the first is chosen: a creature, or a card in a graveyard.
    """
    other = Target(CREATURE, OPPONENTS_CONTROL) if where == BATTLEFIELD else TargetCard(CREATURE, whose=EACH_OPPONENT)
    table = scenario(seats=3).knows(
        card("Swap", "{U}", "Instant", Tap(Target(CREATURE, YOU_CONTROL)), Exile(other)),
        card("Watch", "{1}", "Artifact", Whenever(On(EV_ZONE, goes_to_a_stack), GainLife(1))),
        card("Bell", "{1}", "Artifact", Whenever(Leaves(CREATURE), GainLife(5))),
    )
    mine = table.seat(0)
    table.seat(2).have("Watch", "Bell")
    mine.casts("Opt").resolves()
    assert table.seat(2).life == 21
    mine.have("Grizzly Bears", "Hill Giant")
    table.seat(1).has("Llanowar Elves") if where == BATTLEFIELD else table.seat(1).buried("Llanowar Elves")
    mine.holds("Swap")
    mine.gets_mana("U")
    before = moves_this_turn(table)
    assert before
    begins(table, "Swap")
    assert moves_this_turn(table) == [("Swap", HAND, STACK), *before]
    table.seat(1).concedes()
    table.resolve_stack()
    assert table.stack == [] and mine.hand[-1] == "Swap"
    if where == BATTLEFIELD:
        assert moves_this_turn(table) == [("Llanowar Elves", BATTLEFIELD, GONE), *before]
        assert table.seat(2).life == 26
    else:
        assert moves_this_turn(table) == before
        assert table.seat(2).life == 21


def pays_with(table: Scenario, source: Permanent) -> None:
    """Use a mana ability for the payment at hand."""
    payment = table.game.decision()
    assert payment is not None and payment.kind == D_PAY
    table.answer([next(i for i, o in enumerate(payment.options) if o.kind == O_MANA and o.id == source.id)])


@rule("733.1", "602.2")
def test_an_activation_is_given_up_with_its_costs(scenario: Builder) -> None:
    altar = card("Altar", "{1}", "Artifact", Activate("{1}", "{T}", SacrificeSome(1, CREATURE), Draw(1)))
    table = scenario().knows(altar, TOLL)
    stone, city, forest = table.seat(0).have("Altar", "City of Brass", "Forest")
    creatures = table.seat(0).have("Grizzly Bears", "Hill Giant")
    table.seat(1).has("Toll")
    before = table.game.digest()
    decision = table.game.decision()
    assert decision is not None
    table.answer([next(i for i, o in enumerate(decision.options) if o.kind == O_ACTIVATE and o.id == stone.id)])
    while (asked := table.game.decision()) is not None and asked.kind != D_PAY:
        table.answer(list(asked.candidates[:1]))
    pays_with(table, city)
    table.game.cancel(table.seat(0).number)
    assert table.game.digest() == before
    assert not stone.tapped and not city.tapped and not forest.tapped and all(c.stayed for c in creatures)
    table.resolve_stack()
    assert table.seat(1).life == 20 and table.seat(0).life == 20


@rule("733.1", "733.2", "116.2b")
def test_a_special_action_is_given_up(scenario: Builder) -> None:
    """A face-down creature is about to be turned up; it stays as it is, and the player has priority."""
    table = scenario()
    table.seat(0).casts("Battering Craghorn", part="morph").resolves()
    craghorn = table.seat(0).battlefield
    sources = table.seat(0).have("City of Brass", "City of Brass", "Mountain", "Mountain", "Mountain")
    down = table.game.state.ids(table.seat(0).number, 5)[0]
    before = table.game.digest()
    decision = table.to_priority(table.seat(0).number)
    table.answer([next(i for i, o in enumerate(decision.options) if o.kind == O_SPECIAL and o.id == down)])
    pays_with(table, sources[0])
    table.game.cancel(table.seat(0).number)
    assert table.game.digest() == before and table.seat(0).battlefield[: len(craghorn)] == craghorn
    assert table.game.state.objs[down].face_down and not any(s.tapped for s in sources)
    assert table.holder == table.seat(0)


@rule("733.1", "508.1h", "508.1i")
def test_an_attack_is_given_up_instead_of_being_paid_for(scenario: Builder) -> None:
    """The declaration is reversed with the mana abilities; then another attack is declared, or none."""
    table = scenario(2)
    table.seat(1).has("Ghostly Prison")
    bears, giant = table.seat(0).have("Grizzly Bears", "Hill Giant")
    sources = table.seat(0).have("City of Brass", "City of Brass", "Mountain", "Mountain", "Mountain")
    decision = table.asked(table.seat(0), kind=D_ATTACK)
    before = table.game.digest()
    table.answer([table.seat(1).ref if c == bears.id else NONE for c in decision.attackers])
    pays_with(table, sources[0])
    assert sources[0].tapped
    table.game.cancel(table.seat(0).number)
    assert table.game.digest() == before
    assert not any(s.tapped for s in sources) and not bears.tapped and not bears.attacking
    decision = table.asked(table.seat(0), kind=D_ATTACK)
    table.answer([NONE] * len(decision.attackers))
    table.run(lambda d: table.turn.step > 8, "combat to end")
    assert table.seat(1).life == 20 and table.seat(0).life == 20 and not giant.tapped


@rule("733.1", "509.1d", "509.1e")
def test_a_block_is_given_up_instead_of_being_paid_for(scenario: Builder) -> None:
    table = scenario(2)
    giant = table.seat(0).has("Hill Giant")
    bears = table.seat(1).has("Grizzly Bears")
    table.knows(card("Toll Gate", "{1}", "Artifact", BlockToll()))
    table.seat(0).has("Toll Gate")
    sources = table.seat(1).have("City of Brass", "City of Brass", "Mountain", "Mountain")
    table.seat(0).attacks({giant: table.seat(1)})
    table.asked(table.seat(1), kind=D_BLOCK)
    before = table.game.digest()
    table.answer([bears.id, giant.id])
    pays_with(table, sources[0])
    table.game.cancel(table.seat(1).number)
    assert table.game.digest() == before and not any(s.tapped for s in sources)
    table.asked(table.seat(1), kind=D_BLOCK)
    table.answer([])
    table.run(lambda d: table.turn.step > 8, "combat to end")
    assert table.seat(1).life == 17 and bears.stayed


@rule("733.1")
def test_mana_that_another_mana_ability_used_is_reversed_with_it(scenario: Builder) -> None:
    """Both abilities were activated for the spell, so both are taken back and nothing is lost."""
    table = scenario(2)
    signet = card("Seal", "{2}", "Artifact", Activate("{1}", "{T}", AddMana("{U}{R}")))
    table.knows(signet)
    seal, first, second = table.seat(0).have("Seal", "City of Brass", "City of Brass")
    table.seat(0).holds("Volcanic Hammer")
    before = table.game.digest()
    begins(table, "Volcanic Hammer")
    table.answer([table.seat(1).ref])
    asked = table.game.decision()
    assert asked is not None and asked.kind == D_PAY
    pays_with(table, seal)
    while (asked := table.game.decision()) is not None and asked.kind == D_PAY and not seal.tapped:
        pays_with(table, first)
    table.game.cancel(table.seat(0).number)
    assert table.game.digest() == before
    assert not seal.tapped and not first.tapped and not second.tapped and table.seat(0).pool == ""


@rule("733.1")
def test_what_showed_cards_of_a_library_is_not_reversed(scenario: Builder) -> None:
    """A cost has turned over a card of the library: the spell has to be completed."""
    costs = AdditionalCost(MillOne(), SacrificeSome(1, CREATURE))
    table = scenario(2).knows(card("Dig", "{B}", "Instant", costs, DealDamage(3, to=AnyTarget())))
    table.seat(0).have("City of Brass", "Grizzly Bears", "Llanowar Elves")
    table.seat(0).holds("Dig")
    table.seat(0).library("Hill Giant")
    begins(table, "Dig")
    table.answer([table.seat(1).ref])
    asked = table.game.decision()
    assert asked is not None and asked.purpose == "sacrifice" and table.seat(0).graveyard == ["Hill Giant"]
    before = table.game.digest()
    with pytest.raises(IllegalAnswer, match="733.1"):
        table.game.cancel(table.seat(0).number)
    assert table.game.digest() == before
    table.answer(list(asked.candidates[:1]))
    table.resolve_stack()
    assert table.seat(1).life == 17


@rule("733.1", "733.2")
def test_no_message_at_any_time_does_anything_by_halves(scenario: Builder) -> None:
    """Whoever says whatever: it is taken, or refused with a rule, and then nothing has changed."""
    table = scenario(3)
    table.seat(0).holds("Shock")
    table.seat(0).gets_mana("R")
    for half_done in (False, True):
        if half_done:
            begins(table, "Shock")
        before = table.game.digest()
        for seat in (-7, -1, 3, 99):
            for message in (
                lambda s: table.game.concede(s),
                lambda s: table.game.concede_all(s),
                lambda s: table.game.undo(s),
                lambda s: table.game.cancel(s),
                lambda s: table.game.suggest([0], s),
                lambda s: table.game.answer([99], s),
                lambda s: table.game.answer([0], s, 7),
            ):
                with pytest.raises(IllegalAnswer) as refused:
                    message(seat)
                assert refused.value.rule
                assert table.game.digest() == before
    assert table.stack == ["Shock"]
