"""Permanents that several cards represent. CR 730, 702.140."""

from __future__ import annotations

import pytest

from apnap.abilities.cards import card
from apnap.abilities.effects.copies import CopyOnStack, CreateCopies
from apnap.abilities.effects.creating import CreateTokens
from apnap.abilities.effects.life import GainLife
from apnap.abilities.events.object_events import Dies, Enters, PutIntoGraveyard
from apnap.abilities.events.triggers import When, Whenever
from apnap.abilities.filters import ARTIFACT, CREATURE
from apnap.abilities.keyword_actions.manifest_and_cloak import Manifest, TurnFaceDown, TurnFaceUp
from apnap.abilities.keyword_actions.transform_and_meld import Transform, Transforms
from apnap.abilities.selectors import THIS
from apnap.abilities.statics.replacements import ShuffledInstead
from apnap.abilities.targets import Target, TargetSpell
from apnap.library.cards.tokens import ELEPHANT
from apnap.rules.ch7_additional.face_down import TurnedUp
from apnap.rules.ch7_additional.faces import Flipped
from apnap.rules.core.constants import BATTLEFIELD, FLYING, LIBRARY, LIFELINK, MAIN1, REACH, TRAMPLE
from apnap.rules.core.decisions import D_ORDER
from apnap.rules.views.view import observe
from apnap.testing import rule
from apnap.testing.plugin import Builder
from apnap.testing.scenario import Permanent, Scenario, Seat

ON_TOP, UNDERNEATH = [0], [1]
MOURNER = card("Mourner", "{B}", "Creature - Bird", "1/1", When(Dies(THIS), GainLife(3)))
GREETER = card("Greeter", "{W}", "Creature - Cat", "1/1", When(Enters(THIS), GainLife(5)))
SUMMONS = card("Summons", "{1}{W}", "Sorcery", Manifest(1))
HOOD = card("Hood", "{U}", "Instant", TurnFaceDown(Target(CREATURE)))
UNHOOD = card("Unhood", "{U}", "Instant", TurnFaceUp(Target(CREATURE)))
TURN = card("Turn", "{R}", "Instant", Transform(Target(CREATURE)))
HERD = card("Herd", "{G}", "Sorcery", CreateTokens(1, ELEPHANT))
TWIN = card("Twin", "{U}", "Sorcery", CreateCopies(Target(CREATURE)))
ECHO = card("Echo", "{U}", "Instant", CopyOnStack(TargetSpell(), new_targets=False))
SCRAPYARD = card("Scrapyard", "{1}", "Enchantment", Whenever(PutIntoGraveyard(ARTIFACT), GainLife(1)))
MOON_WATCH = card("Moon Watch", "{1}", "Enchantment", Whenever(Transforms(CREATURE), GainLife(1)))
RETURNER = card("Returner", "{1}", "Creature - Golem", "1/1", ShuffledInstead())


def mutates(seat: Seat, name: str, host: Permanent, where: list[int]) -> None:
    """Cast for its mutate cost at that creature, put on top or underneath, and what triggers resolves."""
    seat.casts(name, at=[host], part="mutate")
    seat.table.says(where)
    seat.table.resolve_stack()


@rule("730.1", "730.2", "702.140c")
def test_a_spell_becomes_part_of_the_creature(scenario: Builder) -> None:
    table = scenario()
    one = table.seat(0)
    bears = one.has("Grizzly Bears")
    mutates(one, "Majestic Auricorn", bears, ON_TOP)
    assert one.battlefield == ["Majestic Auricorn"]
    assert bears.stayed
    assert (bears.power, bears.toughness) == (4, 4)
    assert one.life == 24


@rule("730.2a", "702.140e")
def test_what_is_on_top_says_what_it_is_and_all_give_abilities(scenario: Builder) -> None:
    table = scenario()
    one = table.seat(0)
    drake = one.has("Wind Drake")
    mutates(one, "Glowstone Recluse", drake, ON_TOP)
    assert drake.name == "Glowstone Recluse"
    assert drake.has(FLYING) and drake.has(REACH)
    assert (drake.power, drake.toughness) == (4, 5)  # 2/3, and the two counters of its own ability
    spider = one.has("Giant Spider")
    mutates(one, "Gemrazer", spider, UNDERNEATH)
    assert spider.name == "Giant Spider"
    assert spider.has(TRAMPLE)
    assert (spider.power, spider.toughness) == (2, 4)


@rule("702.140d")
def test_each_ability_that_waits_for_it_triggers(scenario: Builder) -> None:
    """Those that it had, and those that it has just got."""
    table = scenario()
    one = table.seat(0)
    bears = one.has("Grizzly Bears")
    mutates(one, "Majestic Auricorn", bears, ON_TOP)
    mutates(one, "Dreamtail Heron", bears, UNDERNEATH)
    assert one.life == 28
    assert one.hand == ["Forest"]


@rule("730.2b")
def test_nothing_enters_the_battlefield(scenario: Builder) -> None:
    table = scenario().knows(GREETER)
    one = table.seat(0)
    one.has("Soul Warden")
    greeter = one.has("Greeter")
    mutates(one, "Cavern Whisperer", greeter, ON_TOP)
    assert one.life == 20
    assert greeter.name == "Cavern Whisperer"


@rule("730.2c")
def test_a_merged_permanent_is_the_object_that_it_was(scenario: Builder) -> None:
    """It can attack this turn, keeps its counters and Auras, and pumps until end of turn go on."""
    table = scenario()
    one = table.seat(0)
    bears = one.has("Grizzly Bears", counters={"+1/+1": 1})
    one.casts("Giant Growth", at=[bears]).resolves()
    mutates(one, "Chittering Harvester", bears, ON_TOP)
    assert (bears.power, bears.toughness) == (8, 10)
    one.attacks({bears: table.seat(1)})
    assert bears.attacking


@rule("702.140a")
def test_a_mutating_spell_targets_a_creature_of_the_same_owner_that_is_not_a_human(scenario: Builder) -> None:
    table = scenario()
    one, two = table.seat(0), table.seat(1)
    one.has("Accorder Paladin")  # a Human
    two.has("Grizzly Bears")
    card = one.holds("Majestic Auricorn")[0]
    one.gets_mana("WWWW")  # enough to mutate, not for its mana cost
    assert not one.can(2, card)
    with pytest.raises(AssertionError, match="is not among the options"):
        one.casts("Majestic Auricorn", free=False, part="mutate")


@rule("702.140b")
def test_without_its_target_it_is_a_creature_spell(scenario: Builder) -> None:
    table = scenario()
    one, two = table.seat(0), table.seat(1)
    bears = one.has("Grizzly Bears")
    one.casts("Majestic Auricorn", at=[bears], part="mutate")
    two.casts("Lightning Bolt", at=[bears]).resolves()
    table.resolve_stack()
    assert one.battlefield == ["Majestic Auricorn"]
    assert one.graveyard == ["Grizzly Bears"]
    assert one.life == 20


@rule("730.3")
def test_one_permanent_dies_and_its_cards_are_in_the_graveyard(scenario: Builder) -> None:
    table = scenario().knows(MOURNER)
    one = table.seat(0)
    bird = one.has("Mourner")
    mutates(one, "Vulpikeet", bird, ON_TOP)
    one.casts("Murder", at=[bird]).resolves()
    table.resolve_stack()
    assert sorted(one.graveyard) == ["Mourner", "Murder", "Vulpikeet"]
    assert not one.battlefield
    assert one.life == 23  # one creature died, and had the ability


@rule("730.3", "707.2")
def test_each_component_is_what_it_is_without_the_others(scenario: Builder) -> None:
    """A card that was a copy is itself again in the graveyard; a token stays the copy that it is."""
    table = scenario().knows(TWIN, SCRAPYARD)
    one = table.seat(0)
    one.has("Scrapyard")
    memnite = one.has("Memnite")
    one.casts("Clone")
    table.says([memnite.id])
    table.resolve_stack()
    clone = one.permanent("Memnite")
    one.casts("Twin", at=[clone]).resolves()
    twin = one.permanent("Memnite")
    assert len({memnite.id, clone.id, twin.id}) == 3
    for host, life in ((clone, 20), (twin, 21)):
        mutates(one, "Vulpikeet", host, UNDERNEATH)
        one.casts("Murder", at=[host]).resolves()
        table.resolve_stack()
        assert host.died and one.life == life
    assert one.graveyard.count("Clone") == 1 and one.graveyard.count("Memnite") == 0


@rule("730.3", "402.3")
def test_all_have_seen_the_cards_that_are_returned_to_a_hand(scenario: Builder) -> None:
    table = scenario()
    one, two = table.seat(0), table.seat(1)
    one.holds("Forest")
    bears = one.has("Grizzly Bears")
    mutates(one, "Vulpikeet", bears, ON_TOP)
    two.casts("Unsummon", at=[bears]).resolves()
    assert sorted(one.hand) == ["Forest", "Grizzly Bears", "Vulpikeet"]
    known = observe(table.game, two.number).hand(one.number)
    assert sorted(seen.name for seen in known) == ["Grizzly Bears", "Vulpikeet"]


@rule("730.3", "701.24a")
def test_all_its_cards_are_shuffled_into_the_library(scenario: Builder) -> None:
    """The card that says so goes there with the other one, and nobody knows where they lie."""
    table = scenario(2).knows(RETURNER)
    one, two = table.seats()
    golem = one.has("Returner")
    mutates(one, "Vulpikeet", golem, ON_TOP)
    size = one.library_size
    two.casts("Murder", at=[golem])
    kinds: list[int] = []
    table.run(lambda d: kinds.append(int(d.kind)) or one.library_size == size + 2, "both cards in the library")
    assert not one.graveyard and D_ORDER not in kinds  # what is shuffled is in no order
    assert all(not observe(table.game, seat.number).library(one.number) for seat in (one, two))


@rule("730.3", "401.4")
def test_all_know_the_cards_that_are_put_on_top_of_a_library(scenario: Builder) -> None:
    table = scenario(2)
    one, two = table.seats()
    bears = one.has("Grizzly Bears")
    mutates(one, "Vulpikeet", bears, ON_TOP)
    size = one.library_size
    one.casts("Time Ebb", at=[bears]).resolves()
    table.resolve_stack()
    assert one.library_size == size + 2
    for seat in (one, two):
        known = observe(table.game, seat.number).library(one.number)
        assert sorted(seen.name for seen in known if seen.name in ("Vulpikeet", "Grizzly Bears")) == [
            "Grizzly Bears",
            "Vulpikeet",
        ]


@rule("730.3", "730.3a")
def test_the_owner_arranges_them_in_the_graveyard(scenario: Builder) -> None:
    for order, expected in (([0, 1], ["Vulpikeet", "Grizzly Bears"]), ([1, 0], ["Grizzly Bears", "Vulpikeet"])):
        table = scenario(2)
        one, two = table.seats()
        bears = one.has("Grizzly Bears")
        mutates(one, "Vulpikeet", bears, ON_TOP)
        two.casts("Murder", at=[bears])
        decision = table.asked(one, kind=D_ORDER)
        assert decision.rule == "730.3a"
        table.answer(order)
        table.resolve_stack()
        assert one.graveyard == expected


@rule("730.3b")
def test_who_exiles_it_orders_its_cards(scenario: Builder) -> None:
    for order in ([0, 1], [1, 0]):
        table = scenario(2)
        one, two = table.seats()
        bears = one.has("Grizzly Bears")
        mutates(one, "Vulpikeet", bears, ON_TOP)
        two.casts("Path to Exile", at=[bears])
        decision = table.asked(two, kind=D_ORDER)
        assert decision.rule == "730.3b"
        table.answer(order)
        assert one.exile == [["Vulpikeet", "Grizzly Bears"][i] for i in order]


@rule("730.2g")
def test_with_an_instant_among_them_it_stays_face_down(scenario: Builder) -> None:
    """A manifested instant under a morph creature: it is shown, and nothing is turned face up."""
    table = scenario()
    one = table.seat(0)
    one.library("Shock")
    table.knows(SUMMONS)
    one.casts("Summons").resolves()
    manifest = Permanent(table, table.game.state.ids(one.number, 5)[-1])
    mutates(one, "Cubwarden", manifest, UNDERNEATH)
    table.game.emit(TurnedUp(manifest.id))
    table.refresh()
    assert table.game.state.objs[manifest.id].face_down
    assert (manifest.power, manifest.toughness) == (2, 2)
    assert not any("turned face up" in line for line in table.log)


@rule("730.2g", "730.2f")
def test_an_instant_underneath_keeps_it_face_down(scenario: Builder) -> None:
    """A creature lies on top of a manifested card, and all of it was turned face down: the instant decides."""
    for name, turned_up in (("Shock", False), ("Hill Giant", True)):
        table = scenario().knows(SUMMONS, HOOD, UNHOOD)
        one = table.seat(0)
        one.library(name)
        one.casts("Summons").resolves()
        manifest = Permanent(table, table.game.state.ids(one.number, BATTLEFIELD)[-1])
        mutates(one, "Cubwarden", manifest, ON_TOP)
        one.casts("Hood", at=[manifest]).resolves()
        assert (manifest.power, manifest.toughness) == (2, 2)
        one.casts("Unhood", at=[manifest]).resolves()
        assert table.game.state.objs[manifest.id].face_down != turned_up
        assert manifest.name == ("Cubwarden" if turned_up else "")


@rule("730.3c")
def test_who_finds_one_of_them_finds_them_all(scenario: Builder) -> None:
    """Blinked, both cards come back, as two creatures."""
    table = scenario()
    one = table.seat(0)
    bears = one.has("Grizzly Bears")
    mutates(one, "Vulpikeet", bears, ON_TOP)
    one.casts("Cloudshift", at=[bears]).resolves()
    table.resolve_stack()
    assert sorted(one.battlefield) == ["Grizzly Bears", "Vulpikeet"]
    assert not one.exile


@rule("730.3d")
def test_a_replacement_moves_all_of_it(scenario: Builder) -> None:
    table = scenario()
    one = table.seat(0)
    table.seat(1).has("Leyline of the Void")
    bears = one.has("Grizzly Bears")
    mutates(one, "Vulpikeet", bears, ON_TOP)
    one.casts("Murder", at=[bears]).resolves()
    table.resolve_stack()
    assert sorted(one.exile) == ["Grizzly Bears", "Murder", "Vulpikeet"]


def with_token(scenario: Builder, on_top: list[int]) -> tuple[Scenario, Seat, Permanent]:
    """A Beast token with Vulpikeet on top of it, or underneath."""
    table = scenario()
    one = table.seat(0)
    table.knows(HERD)
    one.casts("Herd").resolves()
    elephant = one.permanent("Elephant Token")
    mutates(one, "Vulpikeet", elephant, on_top)
    return table, one, elephant


@rule("730.2d")
def test_a_merged_permanent_is_a_token_if_a_token_is_on_top(scenario: Builder) -> None:
    table, _, elephant = with_token(scenario, ON_TOP)
    assert not table.game.state.objs[elephant.id].token
    table, _, elephant = with_token(scenario, UNDERNEATH)
    assert table.game.state.objs[elephant.id].token


@rule("730.3e")
def test_cards_and_tokens_go_their_ways(scenario: Builder) -> None:
    """Leyline of the Void is about cards: of a token permanent it exiles those that are cards."""
    table, one, elephant = with_token(scenario, UNDERNEATH)
    table.seat(1).has("Leyline of the Void")
    table.seat(1).casts("Murder", at=[elephant]).resolves()
    table.resolve_stack()
    assert one.exile == ["Vulpikeet"]
    assert "Elephant Token" not in one.graveyard


@rule("730.2e")
def test_a_face_down_creature_is_covered(scenario: Builder) -> None:
    """It is face up from then on, and was not turned face up."""
    table = scenario()
    one = table.seat(0)
    one.casts("Monastery Flock", part="morph").resolves()
    flock = Permanent(table, table.game.state.ids(one.number, 5)[-1])
    mutates(one, "Cubwarden", flock, ON_TOP)
    assert not table.game.state.objs[flock.id].face_down
    assert flock.name == "Cubwarden"
    assert flock.has(LIFELINK)
    assert not flock.has(FLYING)  # what is face down underneath says nothing
    assert not any("turned face up" in line for line in table.log)


@rule("730.2f")
def test_all_of_it_is_turned_face_down_and_up(scenario: Builder) -> None:
    table = scenario().knows(HOOD)
    one = table.seat(0)
    one.casts("Monastery Flock", part="morph").resolves()
    flock = Permanent(table, table.game.state.ids(one.number, 5)[-1])
    mutates(one, "Cubwarden", flock, UNDERNEATH)
    state = table.game.state
    assert state.objs[flock.id].face_down
    assert (flock.power, flock.toughness) == (2, 2)
    one.gets_mana("U")
    decision = table.to_priority(one.number)
    index = next(i for i, o in enumerate(decision.options) if o.id == flock.id)
    table.answer([index])
    assert flock.name == "Monastery Flock"
    assert flock.has(FLYING) and flock.has(LIFELINK)
    one.casts("Hood", at=[flock]).resolves()
    assert all(c.face_down for c in table.game.state.objs[flock.id].components)


@rule("730.2i", "730.2j")
def test_double_faced_components_turn_over(scenario: Builder) -> None:
    """It is not a double-faced permanent, but transforms; and cannot be turned face down."""
    table = scenario().knows(HOOD)
    one = table.seat(0)
    gargoyle = one.has("Thraben Gargoyle")
    mutates(one, "Vulpikeet", gargoyle, UNDERNEATH)
    assert gargoyle.name == "Thraben Gargoyle"
    one.gets_mana("CCCCCC")
    one.activates(gargoyle)
    table.resolve_stack()
    assert gargoyle.name == "Stonewing Antagonizer"
    assert gargoyle.has(FLYING)
    one.casts("Hood", at=[gargoyle]).resolves()
    assert not table.game.state.objs[gargoyle.id].face_down


@rule("730.2i", "701.27c")
def test_without_a_double_faced_component_nothing_transforms(scenario: Builder) -> None:
    table = scenario().knows(TURN, MOON_WATCH)
    one = table.seat(0)
    one.has("Moon Watch")
    bears, gargoyle = one.have("Grizzly Bears", "Thraben Gargoyle")
    mutates(one, "Vulpikeet", bears, UNDERNEATH)
    mutates(one, "Vulpikeet", gargoyle, UNDERNEATH)
    one.casts("Turn", at=[bears]).resolves()
    table.resolve_stack()
    assert bears.name == "Grizzly Bears" and one.life == 20
    one.casts("Turn", at=[gargoyle]).resolves()
    table.resolve_stack()
    assert gargoyle.name == "Stonewing Antagonizer" and one.life == 21


@rule("730.2j")
def test_a_double_faced_card_underneath_keeps_it_face_up(scenario: Builder) -> None:
    table = scenario().knows(HOOD)
    one = table.seat(0)
    bears, gargoyle = one.have("Grizzly Bears", "Thraben Gargoyle")
    for host in (bears, gargoyle):
        mutates(one, "Vulpikeet", host, ON_TOP)
        one.casts("Hood", at=[host]).resolves()
    assert table.game.state.objs[bears.id].face_down and bears.name == ""
    assert not table.game.state.objs[gargoyle.id].face_down and gargoyle.name == "Vulpikeet"


@rule("730.2", "730.2d", "707.10f")
@pytest.mark.parametrize("where", [ON_TOP, UNDERNEATH])
def test_a_copy_of_a_mutating_spell_merges_too(scenario: Builder, where: list[int]) -> None:
    """It was not a card, and is gone as it leaves: on top it makes a token of the creature."""
    table = scenario().knows(ECHO)
    one = table.seat(0)
    bears = one.has("Grizzly Bears")
    spell = one.casts("Vulpikeet", at=[bears], part="mutate")
    one.casts("Echo", at=[spell]).resolves()
    table.says(where)
    table.run(lambda d: len(table.game.state.objs[bears.id].components) == 2, "the copy to merge")
    assert table.game.state.objs[bears.id].token == (where == ON_TOP)
    one.casts("Murder", at=[bears]).resolves()
    table.resolve_stack()
    assert one.battlefield == ["Vulpikeet"] and sorted(one.graveyard) == ["Echo", "Grizzly Bears", "Murder"]


@rule("730.2h")
def test_a_flip_card_among_them(scenario: Builder) -> None:
    table = scenario()
    one = table.seat(0)
    host = one.has("Orochi Eggwatcher")
    mutates(one, "Vulpikeet", host, UNDERNEATH)
    before = host.name
    table.game.emit(Flipped(host.id))
    table.refresh()
    assert host.name != before
    assert host.has(FLYING)


@rule("730.2", "800.4a")
def test_a_merged_permanent_leaves_with_its_owner(scenario: Builder) -> None:
    table = scenario(3)
    one = table.seat(0)
    bears = one.has("Grizzly Bears")
    mutates(one, "Vulpikeet", bears, ON_TOP)
    one.concedes()
    assert not one.battlefield
    table.check_invariants()


@rule("730.2a", "707.2")
def test_a_copy_has_all_of_it(scenario: Builder) -> None:
    table = scenario()
    one = table.seat(0)
    drake = one.has("Wind Drake")
    mutates(one, "Gemrazer", drake, ON_TOP)
    one.casts("Clone")
    table.says([drake.id])
    table.resolve_stack()
    clone = one.permanent("Gemrazer")
    assert clone.id != drake.id or one.battlefield.count("Gemrazer") == 2
    assert clone.has(FLYING) and clone.has(TRAMPLE)


MOURNING = card("Mourning", "{B}", "Enchantment", Whenever(Dies(CREATURE), GainLife(1)))


@rule("730.3e")
@pytest.mark.parametrize(("on_top", "died"), [(UNDERNEATH, 1), (ON_TOP, 0)])
def test_a_token_permanent_dies_though_its_cards_are_exiled(scenario: Builder, on_top: list[int], died: int) -> None:
    """With a card on top it is not a token: all of it is exiled, the token among its components too."""
    table, one, elephant = with_token(scenario, on_top)
    table.knows(MOURNING)
    one.has("Mourning")
    table.seat(1).has("Leyline of the Void")
    table.seat(1).casts("Murder", at=[elephant]).resolves()
    table.resolve_stack()
    assert one.exile == ["Vulpikeet"] and one.graveyard == ["Herd"]
    assert one.life == 20 + died


@rule("730.3a")
@pytest.mark.parametrize("order", [[0, 1], [1, 0]])
@pytest.mark.parametrize(("spell", "asked"), [("Time Ebb", True), ("Unsummon", False)])
def test_the_owner_arranges_them_in_the_library_and_not_in_the_hand(
    scenario: Builder, spell: str, asked: bool, order: list[int]
) -> None:
    table = scenario(2)
    one, two = table.seats()
    bears = one.has("Grizzly Bears")
    mutates(one, "Vulpikeet", bears, ON_TOP)
    table.to_step(MAIN1, two)
    size = one.library_size
    two.casts(spell, at=[bears])
    decision = table.run(lambda d: d.kind == D_ORDER or not table.stack_ids(), "it to leave")
    assert (decision.kind == D_ORDER) == asked
    if asked:
        assert table.of(decision.seat) == one and decision.rule == "730.3a"
        table.answer(order)
        names = [table.game.state.objs[id].card.name for id in table.game.state.ids(one.number, LIBRARY)[-2:]]
        assert one.library_size == size + 2 and names == [["Vulpikeet", "Grizzly Bears"][i] for i in order]
