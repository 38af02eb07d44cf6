"""What a person does at the table besides choosing: sits down, takes back, asks why, talks, leaves, comes back."""

from __future__ import annotations

import shutil
import subprocess
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import apnap
from apnap import decks, record
from apnap.agents import usual_agent
from tests.web.browser import alone

Sit = Callable[..., Any]
DUEL = [{"who": "me", "deck": "red"}, {"who": "bot", "deck": "green"}]
AXE = Path(__file__).parents[2] / "build" / "cache" / "node" / "node_modules" / "axe-core" / "axe.min.js"


def seated(serving: Any, person: Sit, seed: int = 7, **options: Any) -> Any:
    made = serving.make(seats=DUEL, seed=seed)
    me = person(serving.address + made["mine"], **options)
    me.until_asked()
    return me


def test_from_the_lobby_to_the_first_question(serving: Any, person: Sit) -> None:
    me = person(serving.address)
    me.until(lambda: me.page.locator(".variants button").count() >= 6)
    me.clicks("footer .primary")
    me.shows(".bar[data-kind='mulligan']")
    back = person(serving.address)
    back.shows(".variants")
    assert not back.sees(".kept a"), "another browser has no seat to go back to"


def test_an_invited_guest_takes_a_seat_with_a_deck_of_their_own(serving: Any, person: Sit) -> None:
    host = person(serving.address)
    host.clicks(".chairchip", 1)
    host.page.locator("select[aria-label='seat 2']").select_option("open")
    host.clicks("footer .primary")
    host.shows(".invite input")
    link = host.page.locator(".chairs li").nth(1).locator("input").input_value()
    guest = person(link)
    guest.page.locator(".panel label input").first.fill("Grace")
    guest.page.locator(".deckfield select").select_option("+")
    guest.page.locator("textarea").fill("24 Mountain\n4 Shock\n4 Lightning Bolt\n")
    guest.says(".deckfield .error", "100.2a")  # too few cards, and why
    guest.page.locator("textarea").fill("60 Mountain\n")
    guest.shows(".deckfield .good")
    guest.clicks("text=Sit down")
    guest.shows(".table")
    host.clicks("text=To my seat")
    host.says(".table .far", "Grace")


def test_what_was_wrong_in_the_lobby_is_forgotten_once_it_is_right(serving: Any, person: Sit) -> None:
    host = person(serving.address)
    host.page.locator(".deckfield select").select_option("+")
    host.page.locator("textarea").fill("4 Shock\n")
    host.clicks("footer .primary")
    host.says("footer .error", "may not be played")
    host.page.locator(".deckfield select").select_option("red")
    host.lacks("footer .error")
    host.clicks(".chairchip", 1)
    host.page.locator("select[aria-label='seat 2']").select_option("open")
    host.clicks("footer .primary")
    host.says(".chairs", ", you")
    host.open(serving.address)
    host.shows(".kept a", 1)  # the seat is kept though nobody went to it


def test_what_is_in_a_deck_of_ours_is_seen_before_it_is_chosen(serving: Any, person: Sit) -> None:
    me = person(serving.address)
    me.page.locator(".deckfield select").select_option("green")
    me.says(".contents summary", "60 cards")
    me.clicks(".contents summary")
    counts = me.page.locator(".decklist .r-n").all_inner_texts()
    assert sum(map(int, counts)) == 60
    me.page.locator(".decklist .row").first.hover()
    me.shows(".zoom .big")
    inside = "() => { const chair = document.querySelector('.chair'); return chair.scrollWidth <= chair.clientWidth; }"
    me.finds(inside, True)


def test_a_turn_costs_few_inputs_and_can_be_taken_back(serving: Any, person: Sit) -> None:
    """A land and a creature that attacks at once: seven inputs at most. And a choice is taken back by a key."""
    me = seated(serving, person, seed=7)
    me.goes_on_to("priority")
    me.inputs = 0
    me.clicks(".hand .card.can[data-name='Mountain']")
    me.shows(".mine .tile", 1)
    me.types("z")
    me.lacks(".mine .tile")
    me.clicks(".hand .card.can[data-name='Mountain']")
    me.shows(".mine .tile", 1)
    me.inputs = 1
    before = me.ask
    me.clicks(".hand .card.can[data-name='Raging Goblin']")
    me.until_asked(before)
    while not me.page.locator(".mine .tile", has_text="Raging Goblin").count():
        before = me.ask
        me.types("Space")
        me.until_asked(before)
    me.goes_on_to("attack")
    me.clicks(".chip")
    me.shows("svg.arrows .attack", 1)  # the attack is drawn before it is confirmed
    me.types("Space")
    me.waits("() => document.querySelector('.far .p-life').textContent.startsWith('19')")
    assert me.inputs <= 7


def test_what_glows_goes_on_glowing(serving: Any, person: Sit) -> None:
    """It breathes for a while, which costs a battery something, and then stays lit."""
    me = seated(serving, person)
    me.goes_on_to("priority")
    me.shows(".hand .card.can")
    lit = """() => { document.getAnimations().forEach((a) => { try { a.finish(); } catch (error) { a.cancel(); } });
    return [...document.querySelectorAll('.can')].map((el) => getComputedStyle(el).boxShadow); }"""
    me.until(
        lambda: list(me.page.evaluate(lit)),
        lambda found: found and all("255, 209, 102" in shadow for shadow in found),
    )


def test_why_not_and_rules_are_told(serving: Any, person: Sit) -> None:
    me = seated(serving, person)
    me.clicks(".rule")
    me.says(".told", "ulligan")
    me.goes_on_to("priority")
    me.clicks(".hand .card:not(.can)")
    me.says(".told", "(CR ")


def test_a_conversation_is_only_ever_text(serving: Any, person: Sit) -> None:
    me = seated(serving, person)
    me.types("l")
    me.page.locator(".chat form input").fill("<img src=x onerror=alert(1)> hello")
    me.page.keyboard.press("Enter")
    me.says(".chat li", "<img src=x onerror=alert(1)> hello")
    assert not me.sees(".chat img")


def test_what_others_say_is_seen_while_one_plays(serving: Any, person: Sit) -> None:
    made = serving.make(seats=[{"who": "me", "name": "Ann"}, {"who": "open", "name": "Bob"}])
    ann, bob = (person(serving.address + link) for link in made["links"])
    bob.clicks("text=Sit down")
    me = ann.until(lambda: next((one for one in (ann, bob) if one.kind), None))
    other, name = (bob, "Bob") if me is ann else (ann, "Ann")
    other.shows(".bar")
    other.types("l")
    other.page.locator(".chat form input").fill("good luck")
    other.page.keyboard.press("Enter")
    me.says(".since .says", f"{name}:", "good luck")
    me.says(".tools em", "1")
    other.lacks(".tools em")  # one's own words are no news
    me.clicks(".since .says")
    me.says(".chat li", "good luck")
    me.lacks(".tools em")
    before = me.ask
    me.clicks(".bar .primary")  # the conversation leaves the question open
    me.until_heard(before)
    me.page.locator(".chat form input").press("Escape")
    me.lacks(".drawer")
    me.lacks(".since .says")


def test_a_player_concedes_and_the_others_play_on(serving: Any, person: Sit) -> None:
    made = serving.make(seats=[{"who": "me"}, {"who": "bot"}, {"who": "bot"}], seed=3)
    me = person(serving.address + made["mine"])
    me.until_asked()
    me.types("?")
    me.clicks("text=Concede…")
    me.clicks("text=Yes, concede")
    me.shows(".bar.over")
    me.says(".bar .prompt b", "won")
    me.until(lambda: me.page.locator(".plate.gone").count() >= 2)


def test_who_has_lost_is_told_so_and_may_go(serving: Any, person: Sit) -> None:
    text = "table 3 seats\n" + "".join(f"seat {n}:\n  library: Island x9\n" for n in range(3))
    me = person(serving.address + serving.post("/api/position", {"text": text})["links"][1])
    me.types("?")
    me.clicks("text=Concede…")
    me.clicks("text=Yes, concede")
    me.says(".bar.out .prompt", "You have lost", "104.3a")
    me.clicks(".bar.out a")
    me.shows(".lobby")


def test_how_a_game_ended_finds_room_on_a_phone(serving: Any, person: Sit) -> None:
    names = ("Bartholomew the Great", "Persephone of the Hills")
    seats = [{**one, "name": name, "bot": "first"} for one, name in zip(DUEL, names, strict=True)]
    me = person(serving.address + serving.make(seats=seats, seed=7)["mine"], 390, 844)
    me.until_asked()
    me.clicks(".tools button", 2)
    me.clicks(".drawer button:has-text('Concede')")
    me.clicks(".drawer button:has-text('Yes')")
    me.says(".bar.over .prompt", *names)
    apart = """() => {
        const [prompt, buttons] = ['.prompt', '.buttons'].map((one) => document.querySelector(`.bar ${one}`));
        const from = prompt.querySelector('.from'), low = prompt.getBoundingClientRect().bottom;
        return low <= buttons.getBoundingClientRect().top + 1 && from.getBoundingClientRect().bottom <= low + 1; }"""
    me.finds(apart, True)


def test_the_same_table_once_more(serving: Any, person: Sit) -> None:
    me = person(serving.address)
    me.clicks("footer .primary")
    me.shows(".bar[data-kind='mulligan']")
    before = me.page.url
    me.types("?")
    me.clicks("text=Concede…")
    me.clicks("text=Yes, concede")
    me.clicks(".bar.over .primary:has-text('Play again')")
    me.shows(".bar[data-kind='mulligan']")
    me.shows(".plate .p-who", 2)
    assert me.page.url != before


def test_two_people_play_again(serving: Any, person: Sit, client: Sit) -> None:
    """Whoever asks first begins it; the other is told, and finds the same seat, deck and name."""
    made = serving.make(seats=[{"who": "me", "name": "Ann", "deck": "red"}, {"who": "open", "name": "Bea"}], seed=3)
    bea = person(serving.address + made["links"][1])
    bea.until(lambda: bea.page.input_value(".waiting .panel input") == "Bea")  # the seat was kept for somebody
    bea.clicks(".waiting .primary")
    ann = client(serving.address, made["links"][0])
    bea.until_asked()
    seat = {"table": made["id"], "token": made["links"][0].partition("#")[2]}
    assert "goes on" in serving.post("/api/again", seat)["error"]
    ann.say(type="concede")
    bea.shows(".bar.over")
    following = serving.post("/api/again", seat)
    assert serving.post("/api/again", seat)["id"] == following["id"], "one game follows another"
    look_on = {"table": made["id"], "token": made["watch"].partition("#")[2]}
    assert "error" in serving.post("/api/again", look_on)
    bea.clicks(".bar.over .primary:has-text('To the next game')")
    bea.page.wait_for_url(f"**/table/{following['id']}*")
    bea.shows(".bar[data-kind='mulligan'], .bar.idle")
    bea.says(".plate.own .p-who", "Bea")
    again = client(serving.address, following["mine"])
    mine = again.data["view"]["seats"][again.data["you"]]
    assert mine["name"] == "Ann" and mine["library_size"] == 53


def test_what_is_wrong_with_a_deck_is_put_right_with_a_click(serving: Any, person: Sit) -> None:
    me = person(serving.address)
    me.page.select_option(".deckfield select", "+")
    me.page.fill(".deckfield textarea", "4 Lightnin Bolt\n20 Mountian\n32 Mountain\n4 Estrid, the Masked")
    me.clicks("text=Put these 2 right")
    me.says(".deckfield [role=status]", "4 by hand")
    mended = "4 Lightning Bolt\n20 Mountain\n"
    me.until(lambda: me.page.input_value(".deckfield textarea").startswith(mended))
    me.clicks("text=Allow cards by hand at this table")
    me.says(".deckfield .good", "56 of 60 read, 4 by hand")
    me.clicks(".variants button:has-text('Commander')")
    me.says(".deckfield .error", "at least 100 are needed")
    me.shows(".chairchip", 4)


def test_a_pasted_deck_is_judged_where_one_looks(serving: Any, person: Sit) -> None:
    """All hundred cards are counted, and what is said of them is not below the edge of the window."""
    text = (Path(decks.__file__).parents[1] / "library" / "preconstructed" / "elven-empire.txt").read_text()
    for wide, high in ((1440, 900), (1024, 768)):
        me = person(serving.address, wide, high)
        me.clicks(".variants button:has-text('Commander')")
        me.page.select_option(".deckfield select", "+")
        me.page.fill(".deckfield textarea", text)
        me.says(".deckfield .good", "100 of 100 cards known")
        said, button = (me.page.locator(one).bounding_box() for one in (".deckfield .good", "footer .primary"))
        assert said["y"] + said["height"] <= button["y"], f"it is in sight at {wide}x{high}"
    me.page.set_input_files(
        ".deckfield input[type=file]", files=[{"name": "book.txt", "mimeType": "text/plain", "buffer": b"x" * 50_000}]
    )
    me.says(".deckfield .error", "too large")


def test_a_page_comes_back_by_itself(server: Callable[..., Any], person: Sit) -> None:
    """The server is killed and started again: the page finds it, at the same question, and goes on."""
    process = server("serve")
    me = seated(process, person)
    before = me.ask
    me.types("Space")
    me.until_asked(before)
    title = me.title
    process.kill()
    me.says(".bar .prompt .from.bad", "line is down")
    process.start()
    me.shows(".bar[data-ask]:not(:has(.from.bad))")
    me.until(lambda: me.title, lambda now: now == title)
    before = me.ask
    me.types("Space")
    me.until_asked(before)
    me.errors.clear()


def test_nothing_moves_for_those_who_want_it_so(serving: Any, person: Sit) -> None:
    me = seated(serving, person, reduced_motion="reduce")
    me.goes_on_to("priority")
    me.shows(".can")
    me.finds("() => getComputedStyle(document.querySelector('.can')).animationName", "none")


def recorded() -> bytes:
    game = apnap.new_game(["red", "green"], agents=["first", "first"], seed=4)
    game.run()
    return record.dumps(record.record_of(game))


def violations(me: Any) -> list[str]:
    """What axe finds that is serious or worse."""
    me.page.emulate_media(reduced_motion="reduce")  # what fades in is judged as it is in the end
    me.page.evaluate(AXE.read_text("utf-8"))
    found: list[str] = me.page.evaluate(
        """async () => { const serious = (await axe.run({resultTypes: ['violations']})).violations.filter(
            (v) => ['serious', 'critical'].includes(v.impact));
        return serious.flatMap((v) => v.nodes.map((n) => `${v.id}: ${n.html.slice(0, 150)}`)); }"""
    )
    return found


@pytest.mark.parametrize("where", ["lobby", "table", "judge", "draft", "replay", "waiting"])
def test_axe_finds_nothing_serious(serving: Any, person: Sit, where: str) -> None:
    if not AXE.exists() and shutil.which("npm"):
        install = ["npm", "install", "--silent", "--no-audit", "--no-fund", "--prefix", str(AXE.parents[2])]
        with alone():
            subprocess.run([*install, "axe-core@4"], capture_output=True, timeout=300)
    if not AXE.exists():
        pytest.skip("axe-core cannot be installed here")
    pages = {"lobby": "", "judge": "/judge", "waiting": "", "draft": "", "replay": ""}
    if where == "waiting":
        pages[where] = serving.make(seats=[{"who": "me"}, {"who": "open"}])["links"][1]
    elif where == "draft":
        pages[where] = serving.make(variant="conspiracy-draft", seats=[{"who": "me"}, *[{"who": "bot"}] * 2])["mine"]
    me = person(serving.address + pages[where]) if where in pages else seated(serving, person)
    if where == "draft":
        me.shows(".packcards .card")
    elif where == "replay":
        me.page.goto(f"{serving.address}/replay")
        me.page.locator("input[type=file]").set_input_files(
            {"name": "a.replay", "mimeType": "application/json", "buffer": recorded()}
        )
        me.shows(".timeline")
        me.types("End")
        me.says(".since", "In this turn")
    if where == "table":
        before = me.ask
        me.types("Space")
        me.until_asked(before)
    assert violations(me) == []
    if where != "table":
        return
    for opened in ("?", "l", "button:has-text('Stops')", ".untils .ghost", ".rule"):
        if len(opened) == 1:
            me.types(opened)
        else:
            me.clicks(opened)
        me.shows(".drawer, .untilmenu, .told")
        assert violations(me) == [], opened
        me.types("Escape")
        me.lacks(".drawer, .untilmenu, .told")


def test_nothing_leaves_its_box_in_the_lobby(serving: Any, person: Sit) -> None:
    for wide, high in ((1440, 900), (1024, 768), (390, 844)):
        me = person(serving.address, wide, high)
        me.clicks(".chairchip", 1)
        bot = "() => document.querySelector(\"select[aria-label='bot of seat 2']\")?.value"
        me.finds(bot, usual_agent())
        outside = """() => [...document.querySelectorAll('.chair input, .chair select')].filter((el) =>
            el.getBoundingClientRect().right > el.closest('.chair').getBoundingClientRect().right).length"""
        me.finds(outside, 0)
        me.finds("() => document.documentElement.scrollWidth <= innerWidth", True)


def test_teams_and_ranks_are_drawn_round_the_table(serving: Any, person: Sit) -> None:
    me = person(serving.address)
    me.shows(".chairchip", 2)
    assert not me.sees(".chairchip i")
    me.clicks(".variants button:has-text('Emperor')")
    letters = "() => [...document.querySelectorAll('.chairchip i')].map((el) => el.textContent)"
    me.finds(letters, ["A", "A", "A", "B", "B", "B"])
    me.shows(".chairchip em", 2)
    me.waits(  # one's own seat is the nearest, and the next player sits to the left
        """() => { const boxes = [...document.querySelectorAll('.chairchip')].map((el) => el.getBoundingClientRect());
        const left = boxes.map((b) => b.left);
        return boxes.every((b) => b.top <= boxes[0].top) && left[1] < left[0] && left[0] < left[5]; }"""
    )
    me.page.locator("input[placeholder='2x3, or 3,2']").fill("5x2")
    me.shows("footer .error")
    me.shows("footer .primary:disabled")  # what cannot be is said before anybody sits down
