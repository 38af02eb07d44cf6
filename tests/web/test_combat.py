"""Attacks and blocks put together, with the mouse and with keys: whatever is half done can be gone on with."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from tests.web.browser import passes_on

Sit = Callable[..., Any]

POSITION = """table 3 seats
turn 5, seat 0, main1, priority 0
seat 0 Ann: life 20
  battlefield: Hill Giant; Goblin Piker; Serra Angel
  library: Mountain x9
seat 1 Bob: life 5
  battlefield: Air Elemental; Storm Crow; Palace Guard
  library: Island x9
seat 2 Cat: life 20
  library: Forest x9
"""


def chips(me: Any) -> list[str]:
    return [text.replace("\n", " ") for text in me.page.locator(".chip.on").all_inner_texts()]


def test_attackers_are_sent_by_keys_and_blockers_taken_one_after_the_other(serving: Any, person: Sit) -> None:
    made = serving.post("/api/position", {"text": POSITION})
    ann, bob = (person(serving.address + link) for link in made["links"][:2])
    ann.goes_on_to("attack")
    for key in ("Tab", "Enter"):
        ann.types(key)
    ann.says(".bar .primary:disabled", "Choose whom")
    ann.types("Space")  # nothing is half declared
    ann.says(".chip", "attack Bob", "attack Cat")
    ann.types("2")
    ann.says(".chip.on", "Serra Angel → Cat")
    ann.clicks(".mine .tile[data-name='Hill Giant']")
    ann.clicks(".mine .tile[data-name='Goblin Piker']")  # that one instead
    ann.clicks("[data-seat='1'] .p-name")
    ann.clicks(".mine .tile[data-name='Hill Giant']")
    ann.types("Tab")
    ann.waits("() => document.activeElement.matches('.plate.can .p-name')")
    ann.types("1")
    wanted = ["Goblin Piker → Bob ✕", "Hill Giant → Bob ✕", "Serra Angel → Cat ✕"]
    ann.until(lambda: sorted(chips(ann)), lambda found: found == wanted)
    before = ann.ask
    ann.types("Space")
    ann.until_heard(before)

    assert passes_on([ann, bob], "block") is bob
    bob.says(".plate.own .p-life em.lethal", "−5!")
    bob.says(".danger", "Attackers deal 5, you have 5 life.")
    for blocker, attacker in (("Air Elemental", "Goblin Piker"), ("Storm Crow", ""), ("Palace Guard", "Hill Giant")):
        bob.clicks(f".mine .tile[data-name='{blocker}']")
        if attacker:
            bob.clicks(f"[data-seat='0'] .tile[data-name='{attacker}']")
    bob.says(".hint", "up to")  # it is still in hand: it can block any number
    bob.clicks("[data-seat='0'] .tile[data-name='Goblin Piker']")
    bob.shows("svg.arrows .block", 3)
    bob.clicks(".mine .tile[data-name='Palace Guard']")
    bob.clicks(".mine .tile[data-name='Air Elemental']")  # and this one not at all
    bob.shows("svg.arrows .block", 2)
    bob.says(".bar .primary", "Block with 1")


def test_what_a_creature_can_do_is_drawn_on_it(serving: Any, person: Sit) -> None:
    made = serving.post("/api/position", {"text": POSITION})
    me = person(serving.address + made["links"][0])
    me.until_asked()
    angel = ".mine .tile[data-name='Serra Angel']"
    me.shows(f"{angel} .t-words .ic", 2)
    me.says(angel, "flying", "vigilance")
    assert not me.sees(".mine .tile[data-name='Hill Giant'] .t-words")
    me.types("?")
    me.says(".signs", "flying", "vigilance")  # what the signs mean
