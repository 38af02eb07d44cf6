"""A draft at a table in the browser: what each drafter is sent, and what they answer. CR 905, 903.13.

Cards of a draft have numbers that tell in which pack they were, and where in it. A seat is sent labels instead, given
out as it comes to see the cards, so that a number says nothing.
"""

from __future__ import annotations

import zlib
from collections.abc import Sequence
from dataclasses import replace
from typing import Final

import msgspec

from apnap.api import Game, new_game
from apnap.draft import BOT_NAMES, Draft, decks_of, make_bot, new_draft, suggestion
from apnap.draft.building import least
from apnap.draft.game import Given
from apnap.draft.games import table_of
from apnap.draft.picking import FOR_DRAFT
from apnap.draft.record import DraftRecord, dumps, loads, record_of
from apnap.draft.view import DraftView, SeenCard
from apnap.rules.ch2_cards.printed import CardDef
from apnap.rules.core.constants import SUPERTYPE_NAMES, TYPE_NAMES
from apnap.rules.core.decisions import DECISION_NAMES, Decision, IllegalAnswer, ListDecision, ModeDecision
from apnap.rules.views.seen import letters, words
from apnap.table import card_text, draft_text, reasons

Data = dict[str, object]
NOT_CARDS: Final = ("look at pack",)
"""Purposes of lists whose numbers are not those of cards."""


class Labels:
    """What the cards that a seat may see are called, in the order in which it came to see them."""

    def __init__(self) -> None:
        self.of: dict[int, int] = {}
        self.cards: list[int] = []

    def label(self, number: int) -> int:
        found = self.of.get(number)
        if found is None:
            found = self.of[number] = len(self.cards)
            self.cards.append(number)
        return found

    def number(self, label: int) -> int:
        if not 0 <= label < len(self.cards):
            raise IllegalAnswer("905.1a", "there is no such card in front of you")
        return self.cards[label]


class Drafting:
    """A draft that people take part in."""

    def __init__(self, draft: Draft) -> None:
        self.draft = draft
        self.labels = [Labels() for _ in range(draft.setup.seats)]
        self.shown: dict[str, Data] = {}

    # beginning and taking up ------------------------------------------------------------------------------------------
    @staticmethod
    def begun(kind: str, names: Sequence[str], bots: Sequence[str], seed: int) -> Drafting:
        """A new draft; `bots` names one for each seat, \"\" for a person."""
        seated = [bot if not bot or bot in BOT_NAMES else "keen" for bot in bots]
        return Drafting(new_draft(kind, seats=len(names), bots=seated, seed=seed, names=names))

    def header(self) -> bytes:
        """The draft before its first answer."""
        return dumps(replace(record_of(self.draft), answers=(), digests=(), final=0))

    @staticmethod
    def taken_up(header: bytes, answers: Sequence[Sequence[int]]) -> Drafting:
        """The draft again as it was after these answers."""
        record: DraftRecord = loads(header, "the draft")
        given = tuple(Given(a[0], a[1], tuple(a[2:])) for a in answers)
        return Drafting(replace(record, answers=given).play(with_bots=True, verify=False))

    def answers(self, start: int) -> list[list[int]]:
        """All answers from one on, to be written down."""
        every = [*self.draft.history, *self.draft.given]
        return [[given.seat, given.kind, *given.answer] for given in every[start:]]

    def game(self, agents: Sequence[str | None]) -> Game:
        """The game with the decks that were drafted. CR 905.3, 903.13g."""
        setup = self.draft.setup
        return new_game(
            list(decks_of(self.draft)),
            table=table_of(setup),
            agents=list(agents),
            seed=setup.seed,
            names=list(setup.names),
            start=False,
            check=False,  # as the draft built them
        )

    # what is done -----------------------------------------------------------------------------------------------------
    def answer(self, seat: int, ask: str, values: Sequence[int], given: int) -> None:
        """Answer what a seat is asked, in its own labels."""
        decision = self.draft.decision(seat)
        if decision is None or self.ask(decision, given)["id"] != ask:
            raise IllegalAnswer("905.1a", "this is not asked any more: look at what is asked now")
        labels = self.labels[seat]
        if is_of_cards(decision):
            values = [labels.number(value) if value >= 0 else value for value in values]
        self.draft.answer(values, seat)

    def sit_in(self, seat: int, bot: str) -> None:
        """A bot drafts for somebody who is away; or they draft again themselves."""
        if not bot:
            self.draft.bots[seat] = None
            return
        agent = make_bot(bot if bot in BOT_NAMES else "keen", seat)
        self.draft.bots[seat] = agent
        decision = self.draft.decision(seat)
        if decision is not None:
            self.draft.answer(agent.choose(self.draft.observe(seat), decision), seat)

    # what is sent -----------------------------------------------------------------------------------------------------
    def frame(self, seat: int, given: int) -> Data:
        """What a seat may know of the draft; -1 is whoever looks on, who sees what lies open."""
        draft = self.draft
        state, setup = draft.state, draft.setup
        eyes = self.labels[seat] if seat >= 0 else Labels()
        cards: dict[str, Data] = {}

        def listed(seen: Sequence[SeenCard]) -> list[int]:
            out = []
            for one in seen:
                label = eyes.label(one.number)
                cards[str(label)] = {**self.card(one.card), "id": label}
                out.append(label)
            return out

        everybody = draft.observe(0)  # of which only what all may know is used here
        out: Data = {
            "kind": setup.kind,
            "set": setup.set.name,
            "round": state.round,
            "rounds": setup.set.packs,
            "left": state.direction > 0,
            "building": everybody.building,
            "over": draft.over,
            "seats": [
                {
                    "name": name,
                    "drafted": everybody.drafted(s),
                    "packs": everybody.waiting(s),
                    "face_up": listed(everybody.face_up(s)),
                    "asked": draft.decision(s) is not None,
                }
                for s, name in enumerate(setup.names)
            ],
            "revealed": listed(everybody.revealed),
            "notes": [draft_text.note_line(note, setup.names) for note in everybody.notes],
            "log": [[line.round, line.rule, line.seen_by(seat)] for line in draft.log[-200:]],
            "asks": [],
        }
        if seat >= 0:
            view = draft.observe(seat)
            pack = sorted(view.pack, key=lambda one: in_order(one, setup.set.rarities))
            out["pack"] = listed(pack)
            for name, seen in own_piles(view).items():
                out[name] = listed(seen)
            out["shown"] = [[what, listed(seen)] for what, seen in view.shown]
            out["lands"] = view.lands
            decision = draft.decision(seat)
            if decision is not None:
                out["asks"] = [self.ask(decision, given)]
        out["cards"] = cards
        return out

    def ask(self, decision: Decision, given: int) -> Data:
        """A question, with what a bot would answer."""
        seat = int(decision.seat)
        view, labels = self.draft.observe(seat), self.labels[seat]
        asked = draft_text.question(self.draft, decision)
        of_cards = is_of_cards(decision)

        def told(value: int) -> int:
            return labels.label(value) if of_cards and value >= 0 else value

        out: Data = {
            "kind": DECISION_NAMES[decision.kind],
            "seat": seat,
            "purpose": decision.purpose,
            "title": asked.title,
            "rule": str(decision.rule),
            "rule_title": reasons.title_of(str(decision.rule)),
            "minimum": asked.minimum,
            "maximum": asked.maximum,
            "choices": [
                {
                    "text": choice.text.removeprefix("* "),
                    "value": told(choice.value),
                    "refs": [told(choice.value)] if of_cards and choice.value >= 0 else [],
                }
                for choice in asked.choices
            ],
            "suggested": [told(int(value)) for value in suggestion(view, decision)],
            "least": least(self.draft, self.draft.state.drafters[seat]),
        }
        if decision.purpose != FOR_DRAFT and asked.default is not None:
            out["default"] = [told(int(value)) for value in asked.default]
        if decision.source >= 0 and view.card(int(decision.source)) is not None:
            out["source"] = labels.label(int(decision.source))
        return {"id": f"{given}-{zlib.crc32(msgspec.json.encode(out)):08x}", **out}

    def card(self, card: CardDef) -> Data:
        """A card as it is printed; worked out once."""
        found = self.shown.get(card.name)
        if found is None:
            found = self.shown[card.name] = {
                **printed(card),
                "rarity": self.draft.setup.set.rarities.get(card.name, ""),
            }
        return found


def printed(card: CardDef) -> Data:
    """A card's values and text, with the names that objects have in a frame."""
    chars = card.base
    return {
        "name": card.name,
        "cost": "" if chars.cost is None else str(chars.cost),
        "mana_value": int(chars.mana_value()),
        "colors": letters(chars.colors),
        "supertypes": words(chars.supertypes, SUPERTYPE_NAMES),
        "types": words(chars.types, TYPE_NAMES),
        "subtypes": list(chars.subtypes),
        "power": int(chars.power),
        "toughness": int(chars.toughness),
        "loyalty": int(chars.loyalty),
        "defense": int(chars.defense),
        "face_down": False,
        "counters": {},
        "text": card_text.text_lines(chars),
    }


def own_piles(view: DraftView) -> dict[str, list[SeenCard]]:
    """What a drafter has of their own."""
    return {
        "pile": view.pile,
        "removed": view.removed,
        "extras": view.extras,
        "leaders": view.leaders,
        "agendas": view.agendas,
        "deck": view.deck,
    }


def is_of_cards(decision: Decision) -> bool:
    """Does it list cards of the draft, and not labels, packs or amounts?"""
    listed = isinstance(decision, ListDecision) and not isinstance(decision, ModeDecision)
    return listed and decision.purpose not in NOT_CARDS


def in_order(seen: SeenCard, rarities: dict[str, str]) -> tuple[int, int, str]:
    """Cards of a pack as one lays them out: by how rare they are, by colour, by name. Not by their place in it."""
    rare = {"mythic": 0, "rare": 1, "uncommon": 2}.get(rarities.get(seen.name, ""), 3)
    return rare, int(seen.card.base.colors), seen.name
