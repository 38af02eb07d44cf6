"""Every kind of question has its own control: X, an order, piles, a division, damage, a payment, a search."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

Sit = Callable[..., Any]

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


def passes_on(people: list[Any], kind: str) -> Any:
    """Everybody passes until somebody is asked something of this kind; who that is."""
    for _ in range(12):
        for one in people:
            if one.kind == kind:
                return one
        for one in people:
            if one.kind == "priority":
                before = one.ask
                one.types("Space")
                one.waits("before => document.querySelector('.bar').dataset.ask !== before", before)
        people[0].page.wait_for_timeout(100)
    raise AssertionError(f"nobody is asked for a {kind}: {[one.kind for one in people]}")


def test_the_value_of_x(serving: Any, person: Sit) -> None:
    me = person(laid(serving, "Blaze", "Mountain x6")[0])
    casts(me, "Blaze", "number", "x")
    assert "X is 0" in me.text(".bar .primary")
    me.clicks(".stepper button[aria-label='more']")
    me.page.fill(".stepper input[type=number]", "4")
    me.waits("() => document.querySelector('.bar .primary').textContent.includes('X is 4')")
    me.clicks(".bar .primary")
    until(me, "choose", "target")
    me.clicks(".far .plate.can .p-name")
    me.waits(
        "() => document.querySelector('.far .p-life')?.textContent.startsWith('16') || document.querySelector('.item')"
    )


def test_triggers_are_put_in_an_order(serving: Any, person: Sit) -> None:
    me = person(laid(serving, "Wall of Omens", "Plains x3; Soul Warden")[0])
    me.until_asked()
    me.clicks(".hand .card.can[data-name='Wall of Omens']")
    until(me, "order", "triggers")
    rows = me.page.locator(".tray .order li")
    first = rows.nth(0).inner_text()
    assert "resolves last" in first and "resolves first" in rows.nth(1).inner_text()
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
    assert "2" in me.text(".bar .primary")
    me.clicks(".bar .primary")
    until(me, "divide")
    amount = ".amount:has-text('{}') output".format
    for name, wanted, step in (("Hill Giant", "1", "less"), ("Grizzly Bears", "2", "more")):
        while me.text(amount(name)) != wanted:
            me.clicks(f".stepper button[aria-label^='one {step} for {name}']")
    assert me.page.locator(".bar .primary").is_enabled()
    me.clicks(".bar .primary")
    died = "() => document.querySelector(\".far .stat[title*='graveyard']\")?.textContent.startsWith('1')"
    me.waits(f"{died} || document.querySelector('.item')")


def test_a_library_is_searched_with_a_filter(serving: Any, person: Sit) -> None:
    me, _ = people = [person(link) for link in laid(serving, "Diabolic Tutor", "Swamp x4")]
    me.until_asked()
    me.clicks(".hand .card.can[data-name='Diabolic Tutor']")
    passes_on(people, "choose")
    assert me.page.get_attribute(".bar", "data-purpose") == "search"
    assert me.page.locator(".tray .card[data-name='Forest']").count() == 1, "equal cards once"
    assert "×9" in me.text(".tray .card[data-name='Forest']")
    me.page.locator(".tray input[type=search]").fill("angel")
    me.waits("() => document.querySelectorAll('.tray .card').length === 1")
    me.clicks(".tray .card[data-name='Serra Angel']")
    me.page.wait_for_selector(".hand .card[data-name='Serra Angel']")


def test_piles_are_made_and_one_is_chosen(serving: Any, person: Sit) -> None:
    me, other = people = [person(link) for link in laid(serving, "Fact or Fiction", "Island x4")]
    me.until_asked()
    me.clicks(".hand .card.can[data-name='Fact or Fiction']")
    who = passes_on(people, "choose")
    assert who is other and other.page.locator(".lane .card").count() == 5
    for name in ("Grizzly Bears", "Shock"):
        other.clicks(f".lane .card[data-name='{name}']")
    assert "Piles of 2 and 3" in other.text(".bar .primary")
    other.clicks(".bar .primary")
    me.until_asked("")
    me.waits("() => document.querySelectorAll('.mode').length === 2")
    assert any("Grizzly Bears" in words and "Shock" in words for words in me.page.locator(".mode").all_inner_texts())
    me.clicks(".mode:has-text('Grizzly Bears')")
    me.page.wait_for_selector(".hand .card[data-name='Shock']")


def test_a_payment_is_shown_and_changed_by_clicks(serving: Any, person: Sit) -> None:
    me = person(laid(serving, "Grizzly Bears", "Forest; Mountain; Taiga; Sol Ring")[0])
    casts(me, "Grizzly Bears", "pay")
    marked = me.page.evaluate("() => [...document.querySelectorAll('.mine .tile.will')].map((el) => el.dataset.name)")
    assert marked and "as marked" in me.text(".bar .primary")
    before = me.ask
    me.clicks(".mine .tile.can[data-name='Sol Ring']")
    me.until_asked(before)
    me.waits("() => document.querySelector(\".mine .tile.is-tapped[data-name='Sol Ring']\")")
    if me.kind == "pay":
        me.clicks(".bar .primary")
    me.page.wait_for_selector(".mine .tile[data-name='Grizzly Bears'], .item")


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
    assert "Block with 2" in other.text(".bar .primary")
    other.clicks(".bar .primary")
    assert passes_on(people, "order") is me
    me.clicks(".bar .primary")
    assert passes_on(people, "assign damage") is me
    assert "lethal" in me.text(".tray .amounts")
    assert me.page.locator(".bar .primary").is_enabled(), "it begins with a proposal"
    me.clicks(".bar .primary")
    me.waits("() => document.querySelector('.far .plate')?.innerText && true")
