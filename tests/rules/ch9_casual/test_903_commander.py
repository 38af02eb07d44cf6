"""Commander: the designation, casting from the command zone, and coming back to it. CR 903."""

from __future__ import annotations

import pytest

from apnap.rules.ch9_casual import commanders
from apnap.rules.core.constants import BATTLEFIELD, END_COMBAT, GRAVEYARD, HAND, LIBRARY
from apnap.rules.core.decisions import D_YES_NO, FOR_COMMANDER, O_CAST
from apnap.rules.views.why_not import why_not
from apnap.testing import example, rule
from apnap.testing.plugin import Builder
from apnap.testing.scenario import Permanent, Scenario

HOUND = "Isamaru, Hound of Konda"
YES, NO = [1], [0]


def is_commander(table: Scenario, permanent: Permanent) -> bool:
    return commanders.is_commander(table.game.state, table.game.state.objs[permanent.now])


# the designation -----------------------------------------------------------------------------------------------------
@rule("903.3")
@pytest.mark.parametrize("zone", [BATTLEFIELD, GRAVEYARD, HAND, LIBRARY])
def test_a_card_is_a_commander_in_every_zone(scenario: Builder, zone: int) -> None:
    table = scenario(commander=True)
    hound = table.seat(0).leads(HOUND, zone=zone)
    another = table.seat(0).has(HOUND) if zone != BATTLEFIELD else table.seat(1).has(HOUND)
    assert is_commander(table, hound) and not is_commander(table, another)


@rule("903.3")
def test_a_commander_is_one_in_every_zone(scenario: Builder) -> None:
    table = scenario(commander=True)
    hound = table.seat(0).leads(HOUND)
    table.seat(0).casts(HOUND).resolves()
    assert is_commander(table, hound) and hound.zone == "battlefield"
    table.seat(1).casts("Swords to Plowshares", at=[hound]).resolves()
    assert is_commander(table, hound) and hound.zone == "exile"


@rule("903.3")
@example("903.3", 1)
def test_face_down_it_is_still_a_commander(scenario: Builder) -> None:
    """The first case of the example, with Ixidron."""
    table = scenario(commander=True)
    hound = table.seat(0).leads(HOUND, zone=BATTLEFIELD)
    table.seat(0).casts("Ixidron").resolves()
    table.resolve_stack()
    assert table.game.state.objs[hound.id].face_down and is_commander(table, hound)


@rule("903.3")
@example("903.3", 1)
def test_as_a_copy_of_another_card_it_is_still_a_commander(scenario: Builder) -> None:
    """The second case of the example, with Cytoshape."""
    table = scenario(commander=True)
    hound = table.seat(0).leads(HOUND, zone=BATTLEFIELD)
    bears = table.seat(1).has("Grizzly Bears")
    spell = table.seat(0).casts("Cytoshape", at=[hound])
    table.says([bears.id])
    spell.resolves()
    assert hound.name == "Grizzly Bears" and is_commander(table, hound)


@rule("903.3")
@example("903.3", 1)
def test_a_copy_of_a_commander_is_not_a_commander(scenario: Builder) -> None:
    """The third case of the example, with Body Double."""
    table = scenario(commander=True)
    hound = table.seat(0).leads(HOUND, zone=GRAVEYARD)
    table.seat(0).casts("Body Double")
    table.says([hound.id])
    table.resolve_stack()
    double = table.seat(0).permanent(HOUND)
    assert not is_commander(table, double)


@rule("903.3")
@pytest.mark.parametrize("zone", [BATTLEFIELD, GRAVEYARD, HAND, LIBRARY])
def test_a_card_is_the_commander_of_one_player_only(scenario: Builder, zone: int) -> None:
    table = scenario(3, commander=True)
    hound = table.seat(0).leads(HOUND, zone=zone)
    table.seat(1).leads(HOUND, zone=zone)
    state = table.game.state
    assert [commanders.is_yours(state, state.objs[hound.now], table.seat(i).number) for i in range(3)] == [
        True,
        False,
        False,
    ]
    assert [len(commanders.yours(state, table.seat(i).number)) for i in range(3)] == [1, 1, 0]


@rule("903.3c")
def test_a_merged_permanent_is_the_commander_of_whoever_leads_a_part_of_it(scenario: Builder) -> None:
    """Seat 1's commander goes onto a creature of theirs; the commanders of others are not part of it."""
    table = scenario(3, commander=True)
    one, other = table.seat(0), table.seat(1)
    auricorn = one.leads("Majestic Auricorn")
    other.leads(HOUND)
    bears = one.has("Grizzly Bears")
    one.casts("Majestic Auricorn", at=[bears], part="mutate")
    table.says([0])
    table.resolve_stack()
    state = table.game.state
    merged = state.objs[bears.now]
    assert bears.name == "Majestic Auricorn" and len(merged.components) == 2
    assert [commanders.is_yours(state, merged, table.seat(i).number) for i in range(3)] == [True, False, False]
    assert commanders.yours(state, one.number) == [bears.now] and auricorn.id != bears.now


@rule("903.3b")
def test_a_melded_permanent_is_the_commander(scenario: Builder) -> None:
    table = scenario(commander=True)
    table.seat(0).leads("Gisela, the Broken Blade", zone=BATTLEFIELD)
    table.seat(0).has("Bruna, the Fading Light")
    table.to_turn(table.seat(1))
    table.resolve_stack()
    brisela = table.seat(0).permanent("Brisela, Voice of Nightmares")
    assert is_commander(table, brisela)


@rule("903.3c")
@pytest.mark.parametrize("where", [[0], [1]])
def test_a_merged_permanent_is_the_commander(scenario: Builder, where: list[int]) -> None:
    table = scenario(commander=True)
    hound = table.seat(0).leads(HOUND, zone=BATTLEFIELD)
    table.seat(0).casts("Majestic Auricorn", at=[hound], part="mutate")
    table.says(where)
    table.resolve_stack()
    assert hound.name == ("Majestic Auricorn" if where == [0] else HOUND)
    assert is_commander(table, hound)


# casting -------------------------------------------------------------------------------------------------------------
@rule("903.8")
def test_a_commander_is_cast_from_the_command_zone(scenario: Builder) -> None:
    table = scenario(commander=True)
    hound = table.seat(0).leads(HOUND)
    assert table.seat(0).command == [HOUND]
    assert not table.seat(0).can(O_CAST, hound)
    table.seat(0).has("Plains")
    assert table.seat(0).can(O_CAST, hound)
    table.seat(0).casts(HOUND, free=False).resolves()
    assert table.seat(0).battlefield == ["Plains", HOUND] and table.seat(0).command == []


@rule("903.8")
def test_a_commander_is_cast_when_a_card_of_its_type_could_be(scenario: Builder) -> None:
    table = scenario(2, commander=True)
    hound = table.seat(1).leads(HOUND)
    flash = table.seat(1).leads("Yeva, Nature's Herald")
    table.seat(1).have("Plains", "Forest", "Forest", "Forest", "Forest")
    assert not table.seat(1).can(O_CAST, hound) and table.seat(1).can(O_CAST, flash)


@rule("903.8")
def test_each_time_before_costs_two_more(scenario: Builder) -> None:
    table = scenario(commander=True)
    one = table.seat(0)
    hound = one.leads(HOUND)
    for times in range(3):
        one.gets_mana("W" + "C" * 2 * times)
        if times:
            assert one.can(O_CAST, hound)
        one.casts(HOUND, free=False).resolves()
        assert one.pool == ""
        table.seat(1).casts("Murder", at=[Permanent(table, hound.now)])
        table.says(YES)
        table.resolve_stack()
        assert one.command == [HOUND]
        one.gets_mana("W" + "C" * (2 * times + 1))
        assert not one.can(O_CAST, hound)
        table.to_turn(table.seat(1))
        table.to_turn(one)
        table.to_step(3)


@rule("903.8")
def test_why_a_commander_cannot_be_cast(scenario: Builder) -> None:
    table = scenario(2, commander=True)
    one = table.seat(0)
    hound = one.leads(HOUND)
    table.game.state.edit_player(one.number).commander_casts = [2]
    one.gets_mana("W")
    assert why_not(table.game, one.number, hound.id) == [("601.2h", "Seat 0 cannot pay {4}{W}")]
    one.gets_mana("CCCC")
    assert why_not(table.game, one.number, hound.id) == []
    other = table.seat(1).leads("Kozilek, Butcher of Truth")
    assert why_not(table.game, one.number, other.id)[0][0] == "601.3"


@rule("903.8")
def test_only_casting_from_the_command_zone_counts(scenario: Builder) -> None:
    table = scenario(commander=True)
    one = table.seat(0)
    hound = one.leads(HOUND, zone=HAND)
    one.casts(HOUND).resolves()
    assert hound.zone == "battlefield" and one.pool == ""
    state = table.game.state
    assert commanders.times_cast(state, one.number, state.objs[hound.now].number) == 0


@rule("903.8")
def test_a_countered_commander_was_cast(scenario: Builder) -> None:
    table = scenario(commander=True)
    one = table.seat(0)
    hound = one.leads(HOUND)
    spell = one.casts(HOUND)
    table.seat(1).casts("Cancel", at=[spell]).resolves()
    table.says(YES)
    table.resolve_stack()
    assert one.command == [HOUND]
    one.gets_mana("WC")
    assert not one.can(O_CAST, hound)
    one.gets_mana("C")
    assert one.can(O_CAST, hound)


@rule("903.8")
def test_the_tax_is_an_additional_cost(scenario: Builder) -> None:
    """What makes spells cheaper lowers it too."""
    table = scenario(commander=True)
    one = table.seat(0)
    hound = one.leads(HOUND)
    one.casts(HOUND).resolves()
    table.seat(0).casts("Unsummon", at=[Permanent(table, hound.now)])
    table.says(YES)
    table.resolve_stack()
    one.gets_mana("WC")
    assert not one.can(O_CAST, hound)
    one.has("Helm of Awakening")
    assert one.can(O_CAST, hound)


@rule("702.124", "903.8")
def test_partners_are_taxed_apart(scenario: Builder) -> None:
    table = scenario(commander=True)
    one = table.seat(0)
    one.leads("Akiri, Line-Slinger")
    one.leads("Ishai, Ojutai Dragonspeaker")
    one.casts("Akiri, Line-Slinger").resolves()
    one.gets_mana("WUCC")
    one.casts("Ishai, Ojutai Dragonspeaker", free=False).resolves()
    assert sorted(one.battlefield) == ["Akiri, Line-Slinger", "Ishai, Ojutai Dragonspeaker"]


# coming back ---------------------------------------------------------------------------------------------------------
@rule("903.9", "903.9a", "704.6d")
@pytest.mark.parametrize("spell,zone", [("Murder", "graveyard"), ("Swords to Plowshares", "exile")])
@pytest.mark.parametrize("answer", [YES, NO])
def test_from_graveyard_or_exile_its_owner_may_put_it_there(
    scenario: Builder, spell: str, zone: str, answer: list[int]
) -> None:
    table = scenario(commander=True)
    hound = table.seat(0).leads(HOUND, zone=BATTLEFIELD)
    table.seat(1).casts(spell, at=[hound])
    d = table.asked(table.seat(0), FOR_COMMANDER)
    assert d.kind == D_YES_NO and d.rule == "903.9a" and hound.zone == zone
    table.answer(answer)
    assert hound.zone == ("command zone" if answer == YES else zone)
    assert is_commander(table, hound)


@rule("903.9a")
def test_who_declined_is_not_asked_again(scenario: Builder) -> None:
    """Only what was put there since the last check is asked about."""
    table = scenario(commander=True)
    hound = table.seat(0).leads(HOUND, zone=BATTLEFIELD)
    table.seat(1).casts("Murder", at=[hound])
    table.asked(table.seat(0), FOR_COMMANDER)
    table.answer(NO)
    bears = table.seat(0).has("Grizzly Bears")
    table.seat(1).casts("Murder", at=[bears])
    table.says(YES)
    table.resolve_stack()
    assert table.seat(0).graveyard == [HOUND, "Grizzly Bears"]


@rule("903.9a", "704.6d")
def test_a_commander_dies_before_it_goes_to_the_command_zone(scenario: Builder) -> None:
    """A commander that goes to the graveyard has died, wherever it goes then."""
    table = scenario(commander=True)
    hound = table.seat(0).leads(HOUND, zone=BATTLEFIELD)
    table.seat(1).has("Blood Artist")
    table.seat(1).casts("Murder", at=[hound])
    table.says(YES, [table.seat(0).ref])
    table.resolve_stack()
    assert hound.zone == "command zone" and table.seat(1).life == 21


@rule("903.9a", "101.4")
def test_owners_are_asked_in_turn_order(scenario: Builder) -> None:
    table = scenario(3, commander=True)
    hounds = [table.seat(i).leads(HOUND, zone=BATTLEFIELD) for i in range(3)]
    table.seat(0).casts("Day of Judgment")
    for i, answer in enumerate([YES, NO, YES]):
        d = table.asked(purpose=FOR_COMMANDER)
        assert d.seat == table.seat(i).number
        assert [h.zone for h in hounds] == ["graveyard"] * 3
        table.answer(answer)
    assert [h.zone for h in hounds] == ["command zone", "graveyard", "command zone"]


@rule("903.9a", "800.4a")
def test_somebody_leaves_while_owners_are_asked(scenario: Builder) -> None:
    table = scenario(3, commander=True)
    hounds = [table.seat(i).leads(HOUND, zone=BATTLEFIELD) for i in range(3)]
    table.seat(0).casts("Day of Judgment")
    table.asked(table.seat(0), FOR_COMMANDER)
    table.answer(YES)
    table.asked(table.seat(1), FOR_COMMANDER)
    table.seat(1).concedes()
    table.asked(table.seat(2), FOR_COMMANDER)
    table.answer(YES)
    table.resolve_stack()
    assert [hounds[0].zone, hounds[2].zone] == ["command zone"] * 2 and not table.seat(1).in_game
    assert table.defaults == []  # nobody was asked twice


@rule("903.9a", "704.6d", "800.4a")
@pytest.mark.parametrize("leaver", [0, 3])
def test_what_an_owner_has_said_stands_though_another_leaves(scenario: Builder, leaver: int) -> None:
    """Seat 0 has said yes, and is asked nothing again; seat 1 is asked while somebody leaves, and answers no."""
    table = scenario(4, commander=True)
    hounds = [table.seat(i).leads(HOUND, zone=BATTLEFIELD) for i in range(4)]
    table.seat(0).casts("Day of Judgment")
    table.asked(table.seat(0), FOR_COMMANDER)
    table.answer(YES)
    table.asked(table.seat(1), FOR_COMMANDER)
    table.seat(leaver).concedes()
    for seat in (1, 2, 3):
        if seat != leaver:
            table.asked(table.seat(seat), FOR_COMMANDER)
            table.answer(NO if seat == 1 else YES)
    table.resolve_stack()
    zones = ["command zone", "graveyard", "command zone", "command zone"]
    assert [hounds[i].zone for i in range(4) if i != leaver] == [zones[i] for i in range(4) if i != leaver]
    assert table.defaults == []


@rule("903.9b")
@pytest.mark.parametrize("spell,zone", [("Unsummon", "hand"), ("Time Ebb", "library")])
@pytest.mark.parametrize("answer", [YES, NO])
def test_instead_of_to_hand_or_library(scenario: Builder, spell: str, zone: str, answer: list[int]) -> None:
    table = scenario(2, commander=True)
    hound = table.seat(0).leads(HOUND, zone=BATTLEFIELD)
    table.seat(0).casts(spell, at=[hound])
    d = table.asked(table.seat(0), FOR_COMMANDER)
    assert d.rule == "903.9b" and hound.zone == "battlefield" and d.labels == [zone]
    table.answer(answer)
    assert hound.zone == ("command zone" if answer == YES else zone)


@rule("903.9b")
def test_the_owner_decides_whether_a_commander_goes_to_the_command_zone(scenario: Builder) -> None:
    """Not of whoever controls it, nor of whoever moves it."""
    table = scenario(3, commander=True)
    hound = table.seat(1).leads(HOUND, zone=BATTLEFIELD)
    table.seat(0).casts("Act of Treason", at=[hound]).resolves()
    table.seat(2).casts("Unsummon", at=[hound])
    d = table.asked(purpose=FOR_COMMANDER)
    assert d.seat == table.seat(1).number
    table.answer(YES)
    assert table.seat(1).command == [HOUND]


@rule("903.9b")
def test_also_as_it_is_drawn(scenario: Builder) -> None:
    table = scenario(commander=True)
    table.seat(0).leads(HOUND, zone=LIBRARY)
    table.seat(0).casts("Divination")
    table.asked(table.seat(0), FOR_COMMANDER)
    table.answer(YES)
    table.resolve_stack()
    assert table.seat(0).command == [HOUND] and len(table.seat(0).hand) == 1


@rule("903.9c", "730.3d")
@pytest.mark.parametrize("where", [[0], [1]])
@pytest.mark.parametrize("answer", [YES, NO])
def test_of_a_merged_permanent_only_the_commander_goes_there(
    scenario: Builder, where: list[int], answer: list[int]
) -> None:
    table = scenario(commander=True)
    one = table.seat(0)
    hound = one.leads(HOUND, zone=BATTLEFIELD)
    one.casts("Majestic Auricorn", at=[hound], part="mutate")
    table.says(where)
    table.resolve_stack()
    one.casts("Unsummon", at=[hound])
    table.asked(one, FOR_COMMANDER)
    table.answer(answer)
    table.resolve_stack()
    assert one.command == ([HOUND] if answer == YES else [])
    assert sorted(one.hand) == (["Majestic Auricorn"] if answer == YES else [HOUND, "Majestic Auricorn"])


@rule("903.9c", "712.21")
def test_of_a_melded_permanent_only_the_commander_goes_there(scenario: Builder) -> None:
    table = scenario(commander=True)
    one = table.seat(0)
    one.leads("Gisela, the Broken Blade", zone=BATTLEFIELD)
    one.has("Bruna, the Fading Light")
    table.to_turn(table.seat(1))
    table.resolve_stack()
    one.casts("Unsummon", at=[one.permanent("Brisela, Voice of Nightmares")])
    table.says(YES)
    table.resolve_stack()
    assert one.command == ["Gisela, the Broken Blade"] and one.hand == ["Bruna, the Fading Light"]


@rule("903.9a", "903.3c")
def test_of_a_merged_permanent_that_dies_the_commander_may_return(scenario: Builder) -> None:
    table = scenario(commander=True)
    one = table.seat(0)
    hound = one.leads(HOUND, zone=BATTLEFIELD)
    one.casts("Majestic Auricorn", at=[hound], part="mutate")
    table.says([1])
    table.resolve_stack()
    table.seat(1).casts("Murder", at=[hound])
    d = table.asked(one, FOR_COMMANDER)
    assert table.game.state.objs[d.source].card.name == HOUND
    table.answer(YES)
    assert one.command == [HOUND] and one.graveyard == ["Majestic Auricorn"]


# damage --------------------------------------------------------------------------------------------------------------
@rule("903.10a", "704.6c", "104.3j")
def test_twenty_one_combat_damage_by_one_commander(scenario: Builder) -> None:
    table = scenario(3, commander=True, life=40)
    kozilek = table.seat(0).leads("Kozilek, Butcher of Truth", zone=BATTLEFIELD)
    two = table.seat(2)
    table.seat(0).attacks({kozilek: two})
    table.to_step(END_COMBAT)
    assert two.life == 28 and two.in_game
    table.to_turn(table.seat(1))
    table.to_turn(table.seat(0))
    table.seat(0).attacks({kozilek: two})
    table.run(lambda d: not two.in_game, "the loss")
    assert not two.in_game and table.game.state.players[two.number].reason == "704.6c"
