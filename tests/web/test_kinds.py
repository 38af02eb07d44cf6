"""Every kind of question has its own control: X, an order, piles, a division, damage, a payment, a search."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from tests.web.browser import Person, passes_on

Sit = Callable[..., Any]
ALL = "white, blue, black, red, green"

TABLE = """table 2 seats
turn 5, seat 0, main1, priority 0
seat 0 Ann: life 20
  hand: {hand}
  battlefield: {mine}
  library: Grizzly Bears; Hill Giant; Shock; Swamp; Island; Forest x9; Serra Angel
seat 1 Bob: life 20
  battlefield: {theirs}
  library: Forest x9
"""


def laid(serving: Any, hand: str, mine: str, theirs: str = "Forest") -> Any:
    made = serving.post("/api/position", {"text": TABLE.format(hand=hand, mine=mine, theirs=theirs)})
    assert made["status"] == 200, made
    return [serving.address + link for link in made["links"]]


def casts(me: Any, name: str, kind: str, purpose: str = "") -> None:
    """Click a card and whatever comes before the question that is meant."""
    me.until_asked()
    me.clicks(f".hand .card.can[data-name='{name}']")
    until(me, kind, purpose)


def until(me: Any, kind: str, purpose: str = "") -> None:
    script = """([kind, purpose]) => { const bar = document.querySelector('.bar');
        return bar && bar.dataset.kind === kind && (!purpose || bar.dataset.purpose === purpose); }"""
    me.waits(script, [kind, purpose])


def plays(me: Any, name: str) -> None:
    """Click on a card in hand, and wait until the server has heard of it."""
    me.until_asked()
    before = me.ask
    me.clicks(f".hand .card.can[data-name='{name}']")
    me.until_heard(before)


def test_the_value_of_x(serving: Any, person: Sit) -> None:
    me = person(laid(serving, "Blaze", "Mountain x6")[0])
    casts(me, "Blaze", "number", "x")
    me.says(".bar .primary", "X is 0")
    me.clicks(".stepper button[aria-label='more']")
    me.page.fill(".stepper input[type=number]", "4")
    me.says(".bar .primary", "X is 4")
    me.clicks(".bar .primary")
    until(me, "choose", "target")
    me.clicks(".far .plate.can .p-name")
    me.waits(
        "() => document.querySelector('.far .p-life')?.textContent.startsWith('16') || document.querySelector('.item')"
    )


def test_triggers_are_put_in_an_order(serving: Any, person: Sit) -> None:
    me = person(laid(serving, "Wall of Omens", "Plains x3; Soul Warden")[0])
    plays(me, "Wall of Omens")
    until(me, "order", "triggers")
    first = me.says(".tray .order li:nth-child(1)", "resolves last")
    me.says(".tray .order li:nth-child(2)", "resolves first")
    me.clicks(".tray .order li button[aria-label$='later']")
    me.waits(
        "first => document.querySelectorAll('.tray .order li')[1].innerText.includes(first)", first.split(":")[0][-8:]
    )
    me.clicks(".bar .primary")
    me.waits(
        "() => document.querySelectorAll('.item').length || document.querySelector('.bar').dataset.kind === 'priority'"
    )


def test_damage_is_divided(serving: Any, person: Sit) -> None:
    me = person(laid(serving, "Arc Lightning", "Mountain x3", "Grizzly Bears; Hill Giant")[0])
    casts(me, "Arc Lightning", "choose", "target")
    for name in ("Grizzly Bears", "Hill Giant"):
        me.clicks(f".far .tile.can[data-name='{name}']")
    me.says(".bar .primary", "2")
    me.clicks(".bar .primary")
    until(me, "divide")
    amount = ".amount:has-text('{}') output".format
    for name, wanted, step in (("Hill Giant", "1", "less"), ("Grizzly Bears", "2", "more")):
        while (now := me.text(amount(name))) != wanted:
            me.clicks(f".stepper button[aria-label^='one {step} for {name}']")
            me.until(lambda name=name, now=now: me.text(amount(name)) != now)
    me.shows(".bar .primary:enabled")
    me.clicks(".bar .primary")
    died = "() => document.querySelector(\".far .stat[title*='graveyard']\")?.textContent.startsWith('1')"
    me.waits(f"{died} || document.querySelector('.item')")


def test_a_library_is_searched_with_a_filter(serving: Any, person: Sit) -> None:
    me, _ = people = [person(link) for link in laid(serving, "Diabolic Tutor", "Swamp x4")]
    plays(me, "Diabolic Tutor")
    passes_on(people, "choose")
    me.shows(".bar[data-purpose='search']")
    me.shows(".tray .card[data-name='Forest']", 1)  # equal cards once
    me.says(".tray .card[data-name='Forest']", "×9")
    me.types("/")  # what is typed is looked for, and Enter takes the first that is found
    me.page.keyboard.type("angel")
    me.shows(".tray .card", 1)
    me.types("Enter")
    me.shows(".hand .card[data-name='Serra Angel']")


def test_piles_are_made_and_one_is_chosen(serving: Any, person: Sit) -> None:
    me, other = people = [person(link) for link in laid(serving, "Fact or Fiction", "Island x4")]
    plays(me, "Fact or Fiction")
    assert passes_on(people, "choose") is other
    other.shows(".lane .card", 5)
    for name in ("Grizzly Bears", "Shock"):
        other.clicks(f".lane .card[data-name='{name}']")
    other.says(".bar .primary", "Piles of 2 and 3")
    other.clicks(".bar .primary")
    me.shows(".mode", 2)
    me.shows(".mode:has-text('Grizzly Bears'):has-text('Shock')", 1)
    me.clicks(".mode:has-text('Grizzly Bears')")
    me.shows(".hand .card[data-name='Shock']")


def test_a_payment_is_shown_and_changed_by_clicks(serving: Any, person: Sit) -> None:
    me = person(laid(serving, "Grizzly Bears", "Forest; Mountain; Taiga; Sol Ring")[0])
    casts(me, "Grizzly Bears", "pay")
    me.shows(".mine .tile.will")
    me.says(".bar .primary", "as marked")
    before = me.ask
    me.clicks(".mine .tile.can[data-name='Sol Ring']")
    kind = me.until_asked(before)
    me.shows(".mine .tile.is-tapped[data-name='Sol Ring']")
    if kind == "pay":
        me.clicks(".bar .primary")
    me.shows(".mine .tile[data-name='Grizzly Bears'], .item")


def test_combat_damage_is_assigned(serving: Any, person: Sit) -> None:
    mine, theirs = "Rumbling Baloth", "Grizzly Bears; Hill Giant"
    me, other = people = [person(link) for link in laid(serving, "Forest", mine, theirs)]
    me.until_asked()
    assert passes_on(people, "attack") is me
    me.clicks(".chip")
    me.clicks(".bar .primary")
    assert passes_on(people, "block") is other
    for name in ("Grizzly Bears", "Hill Giant"):
        other.clicks(f".mine .tile[data-name='{name}']")
    other.says(".bar .primary", "Block with 2")
    other.clicks(".bar .primary")
    assert passes_on(people, "order") is me
    me.clicks(".bar .primary")
    assert passes_on(people, "assign damage") is me
    me.says(".tray .amounts", "lethal")
    me.shows(".bar .primary:enabled")  # it begins with a proposal
    before = me.ask
    me.clicks(".bar .primary")
    me.until_heard(before)
    me.lacks(".mine .tile[data-name='Rumbling Baloth']")  # four damage and five


def test_each_of_several_equal_permanents_can_be_the_target(serving: Any, person: Sit) -> None:
    me = person(laid(serving, "Lightning Bolt", "Mountain", "Grizzly Bears x3; Hill Giant")[0])
    casts(me, "Lightning Bolt", "choose", "target")
    me.shows(".far .tile.can", 2)
    me.shows(".far .tile.can[data-name='Grizzly Bears'] .t-n", 1)
    me.shows(".far .tile:not(.can)[data-name='Grizzly Bears']", 0)
    me.clicks(".far .tile.can[data-name='Grizzly Bears']")
    me.lacks(".bar[data-purpose='target']")


def test_a_modal_spell_says_on_the_stack_what_was_chosen(serving: Any, person: Sit) -> None:
    me = person(laid(serving, "Cryptic Command", "Island x4", "Prodigal Sorcerer; Wind Drake")[0])
    casts(me, "Cryptic Command", "mode")
    me.shows(".stack .item .i-text", 5)
    me.types("2")
    me.shows(".mode.on", 1)
    me.types("3")
    me.shows(".mode.on", 2)
    me.types("Space")
    me.shows(".stack .item .i-text", 3)  # Bob may still do something
    me.says(".stack .item", "Tap all creatures", "Draw a card")


def test_a_mode_is_chosen_several_times_on_one_line(serving: Any, person: Sit) -> None:
    me = person(laid(serving, "Fiery Confluence", "Mountain x4", "Grizzly Bears; Sol Ring")[0])
    casts(me, "Fiery Confluence", "mode")
    me.shows("button.mode", 3)
    me.types("2")
    me.says(".mode.on", "×1")
    me.clicks(".mode", 1)
    me.says(".mode.on", "×2")
    me.clicks(".less")
    me.says(".mode.on", "×1")
    me.types("2")
    me.types("1")
    me.shows(".mode.on", 2)
    me.types("Space")
    me.waits("() => document.querySelector('.far .p-life').textContent.startsWith('16')")  # two damage, twice


def test_several_are_chosen_by_keys_one_after_the_other(serving: Any, person: Sit) -> None:
    """What is chosen is drawn again, and Tab goes on behind it all the same."""
    mine = "Nullmage Shepherd; Hill Giant; Grizzly Bears x2; Llanowar Elves; Serra Angel"
    me = person(laid(serving, "Forest", mine, "Sol Ring")[0])
    me.until_asked()
    me.clicks(".mine .tile.can[data-name='Nullmage Shepherd']")
    me.says(".bar .prompt b", "only target")
    me.types("Space")
    until(me, "choose", "cost")
    for number in range(1, 5):
        me.types("Tab")
        me.types("Enter")
        me.shows(".mine .tile.on", number)
    me.shows(".bar .primary:enabled")


def test_part_of_a_large_pile_attacks(serving: Any, person: Sit) -> None:
    me = person(laid(serving, "Forest", "Forest; Grizzly Bears x60; Llanowar Elves x9")[0])
    me.goes_on_to("attack")
    me.clicks(".mine .tile.can[data-name='Grizzly Bears']")
    me.shows(".howmany", 1)
    me.page.fill(".howmany input", "25")
    me.says(".bar .primary", "Attack with 25")
    me.clicks(".mine .tile.can[data-name='Llanowar Elves']")
    me.clicks(".howmany button", 1)
    me.says(".bar .primary", "Attack with 34")
    me.clicks(".chip.on")
    me.says(".bar .primary", "Attack with 33")
    me.says(".chip.on", "24 Grizzly Bears", "9 Llanowar Elves")


def test_a_long_cost_stays_on_a_narrow_card(serving: Any, person: Sit) -> None:
    me = person(laid(serving, "Chord of Calling x2; Siege Rhino x2; Cryptic Command x8", "Forest")[0])
    me.shows(".hand .card.narrow .cost", 12)
    beyond = """() => [...document.querySelectorAll('.hand .card')].filter((card) =>
        card.querySelector('.cost').getBoundingClientRect().right > card.getBoundingClientRect().right - 2).length"""
    me.finds(beyond, 0)


def test_a_number_is_typed_or_counted(serving: Any, person: Sit) -> None:
    me = person(laid(serving, "Blaze", "Mountain x16")[0])
    casts(me, "Blaze", "number", "x")
    for key, number in [("1", 1), ("2", 12), ("ArrowUp", 13), ("ArrowLeft", 12), ("9", 9), ("Backspace", 0), ("4", 4)]:
        me.types(key)
        me.says(".bar .primary", f"X is {number}")
    me.types("Space")
    until(me, "choose", "target")


def tabbed(person: Person) -> str:
    """What Tab comes to now: at first that may be what a question before has left."""
    person.types("Tab")
    return str(person.page.evaluate("() => document.activeElement.getAttribute('aria-label')"))


def test_an_order_says_which_end_is_which_and_is_made_by_keys(serving: Any, person: Sit) -> None:
    me, other = people = [person(link) for link in laid(serving, "Brainstorm; Plains; Island", "Island")]
    plays(me, "Brainstorm")
    assert passes_on(people, "choose") is me
    for name in ("Plains", "Grizzly Bears"):
        me.clicks(f".hand .card.can[data-name='{name}']")
    me.clicks(".bar .primary")
    until(me, "order", "look")
    me.says(".bar .prompt b", "the first named ends highest")
    first = me.says(".order li:nth-child(1)", "the highest").split("\n")[1]
    me.says(".order li:nth-child(2)", "the lowest")
    me.until(lambda: tabbed(me), lambda label: label == f"{first} later")  # the arrow of the first, which is pressed
    me.types("Enter")  # the focus stays with the card
    me.says(".order li:nth-child(2)", first)
    me.finds("() => document.activeElement.getAttribute('aria-label')", f"{first} earlier")
    me.clicks(".bar .primary")
    other.says(".far .p-stats", "3")


def test_a_land_shows_what_mana_it_makes(serving: Any, person: Sit) -> None:
    mine = "Rugged Highlands; Command Tower; Savage Lands; Bojuka Bog; Evolving Wilds; Wastes"
    me = person(laid(serving, "Plains", mine)[0])
    said = """name => [...document.querySelectorAll(`.mine .tile[data-name='${name}'] .t-gives svg`)]
        .map((svg) => svg.getAttribute('aria-label')).join('; ')"""
    for name, kinds in [
        ("Rugged Highlands", "red; green"),
        ("Command Tower", ALL),
        ("Savage Lands", "black, red, green"),
    ]:
        me.finds(said, kinds, name)
    for name, kinds in [("Bojuka Bog", "black"), ("Evolving Wilds", ""), ("Wastes", "colourless")]:
        me.finds(said, kinds, name)
    me.shows(".mine .tile.f-B[data-name='Bojuka Bog']")


def test_keys_come_to_what_is_offered_before_all_else(serving: Any, person: Sit) -> None:
    """Cards of a graveyard lie in the tray; the sign of the graveyard glows as well, and opens it."""
    text = TABLE.format(hand="Forest", mine="Scavenging Ooze; Forest", theirs="Forest")
    text = text.replace("seat 1 Bob: life 20\n", "seat 1 Bob: life 20\n  graveyard: Shock; Hill Giant\n")
    me = person(serving.address + serving.post("/api/position", {"text": text})["links"][0])
    me.until_asked()
    me.clicks(".mine .tile.can[data-name='Scavenging Ooze']")
    until(me, "choose", "target")
    me.shows(".far .stat.can")
    me.types("Tab")
    me.finds("() => !!document.activeElement.closest('.tray .card')", True)
    apart = """() => [...document.querySelectorAll('.tray .card')].every((card) => {
        const pt = card.querySelector('.pt'), note = card.querySelector('.c-note');
        return !pt || note.getBoundingClientRect().right <= pt.getBoundingClientRect().left; })"""
    me.finds(apart, True)


def test_a_phone_opens_the_board_that_has_something_to_choose(serving: Any, person: Sit) -> None:
    text = TABLE.replace("2 seats", "3 seats").format(hand="Doom Blade", mine="Swamp x2", theirs="Forest")
    text += "seat 2 Cid: life 20\n  battlefield: Grizzly Bears; Hill Giant\n  library: Forest x9\n"
    link = serving.post("/api/position", {"text": text})["links"][0]
    me = person(serving.address + link, 390, 844)
    casts(me, "Doom Blade", "choose", "target")
    me.shows(".far .tile.can[data-name='Hill Giant']")
    me.clicks(".cancel")
    me.lacks(".far .tile[data-name='Hill Giant']")


def test_a_long_question_is_read_whole(serving: Any, person: Sit) -> None:
    me, other = people = [person(link, 1024, 768) for link in laid(serving, "Farhaven Elf", "Forest x3")]
    plays(me, "Farhaven Elf")
    assert passes_on(people, "yes or no") is me
    whole = """() => { const b = document.querySelector('.prompt b');
        return b.scrollHeight <= b.clientHeight + 1 && b.scrollWidth <= b.clientWidth + 1; }"""
    me.finds(whole, True)
    inside = "() => document.querySelector('.prompt').getBoundingClientRect().bottom <= innerHeight"
    me.finds(inside, True)
