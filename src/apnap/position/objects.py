"""Objects as position text writes them: labels, attributes, tokens, what is past."""

from __future__ import annotations

from apnap.errors import PositionError
from apnap.position import commanders
from apnap.position.nodes import Catalogues
from apnap.position.same import has_age, is_sick
from apnap.position.scan import quoted
from apnap.position.vocabulary import ZONE_WORDS
from apnap.rules.ch1_concepts.definitions import Activated, Keywords, Triggered
from apnap.rules.ch2_cards.printed import CardDef
from apnap.rules.ch4_zones.knowledge import EVERYBODY
from apnap.rules.ch6_spells.layers.copiable_values import copiable
from apnap.rules.ch7_additional.keywords.phasing import DIRECTLY, INDIRECTLY
from apnap.rules.ch7_additional.prepared import is_copy
from apnap.rules.core.constants import (
    BATTLE,
    BATTLEFIELD,
    CREATURE,
    GONE,
    HAND,
    KEYWORD_NAMES,
    LIBRARY,
    NONE,
    PHASED_OUT,
    PLANESWALKER,
    STACK,
)
from apnap.rules.core.game import Game
from apnap.rules.core.objects import Obj
from apnap.rules.core.state import Standing
from apnap.rules.views.explain import type_words
from apnap.rules.views.seen import letters, words

PERMANENT_ZONES = (BATTLEFIELD, PHASED_OUT)
LETTERS = {BATTLEFIELD: "b", STACK: "s", GONE: "p"}  # and c for cards elsewhere


class ObjectWriter:
    """Labels are given when something first speaks of an object; a permanent's is its age, where that matters."""

    def __init__(self, game: Game, catalogues: Catalogues, ages: dict[int, int]) -> None:
        self.game = game
        self.state = game.state
        self.catalogues = catalogues
        self.ages = ages
        self.labels: dict[int, str] = {}
        self.gone: list[int] = []
        self.counts: dict[str, int] = {}
        self.places = self._places()
        self._links()

    def _places(self) -> dict[int, int]:
        """Where each permanent is in the text."""
        out: dict[int, int] = {}
        for seat in range(self.state.seats):
            for zone in ZONE_WORDS:
                for id in self.state.ids(seat, zone):
                    out[int(id)] = len(out)
        return out

    def _links(self) -> None:
        """Label everything that permanents point at, before the first of them is written."""
        for id in self.places:
            o = self.state.objs[id]
            if o.zone in PERMANENT_ZONES and has_age(self.game, o):
                self.ref(id)
            pointed = [int(o.attached_to), int(o.attacking), *map(int, o.blockers), *map(int, o.blocking)]
            if o.zone in PERMANENT_ZONES:
                for ref in pointed:
                    if ref >= 0:
                        self.ref(ref)

    # labels -------------------------------------------------------------------------------------------------------
    def ref(self, ref: int) -> str:
        """`seat 1` or `@7`."""
        if ref < 0:
            return f"seat {-1 - ref}"
        label = self.labels.get(ref)
        if label is None:
            o = self.state.objs[ref]
            if o.zone in PERMANENT_ZONES and has_age(self.game, o):
                label = str(self.ages[int(o.timestamp)])
            else:
                letter = LETTERS.get(int(o.zone), "c")
                self.counts[letter] = self.counts.get(letter, 0) + 1
                label = f"{letter}{self.counts[letter]}"
            self.labels[ref] = label
            if o.zone == GONE:
                self.gone.append(ref)
        return f"@{label}"

    def refs(self, refs: list[int]) -> str:
        return " ".join(self.ref(int(ref)) for ref in refs)

    def given(self, id: int) -> str:
        """The label of an object on a stack: every one gets one, for the ones above may point at it."""
        return self.ref(id)[1:]

    # items --------------------------------------------------------------------------------------------------------
    def items(self, ids: list[int], seat: int) -> list[str]:
        """The objects of a zone, equal neighbours together."""
        told = [self.parts(self.state.objs[id], seat) for id in ids]
        out: list[str] = []
        i = 0
        while i < len(ids):
            j = i + 1
            while j < len(ids) and told[j] == told[i] and (ids[i] in self.labels) == (ids[j] in self.labels):
                j += 1
            name, attributes, arrow = told[i]
            item = name + (f" x{j - i}" if j - i > 1 else "")
            item += "".join(f" @{self.labels[id]}" for id in ids[i:j] if id in self.labels)
            out.append(item + (f" ({attributes})" if attributes else "") + arrow)
            i = j
        return out

    def parts(self, o: Obj, seat: int) -> tuple[str, str, str]:
        """Name, attributes, and what it is attached to."""
        attributes = self.card_words(o)
        arrow = ""
        if o.zone in PERMANENT_ZONES:
            attributes += self.permanent_words(o)
            if o.attached_to != NONE:
                arrow = f" -> {self.ref(int(o.attached_to))}"
        if o.owner != seat:
            attributes.append(f"owner {o.owner}")
        if o.zone in (HAND, LIBRARY) or o.face_down:
            mask = o.known_to & (1 << self.state.seats) - 1
            if o.known_to == EVERYBODY:
                attributes.append("known all")
            elif mask:
                attributes.append("known " + " ".join(str(s) for s in range(self.state.seats) if mask >> s & 1))
        return quoted(o.card.name), ", ".join(attributes), arrow

    def card_words(self, o: Obj) -> list[str]:
        """What it is: a token, a copy, another face, with counters."""
        out: list[str] = []
        if o.token or o.card.layout == "token":
            out += self.token_words(o.card)
        if o.face:
            out.append(f"face {o.face}")
        if o.face_down:
            out.append("face down")
            if o.face_down_values is not None:
                raise PositionError(
                    f"position text cannot say how {self.game.name(o.id)} came to be face down",
                    hint="save the game instead",
                    rule="708.2",
                )
        if o.components:
            raise PositionError(
                f"position text cannot say what {self.game.name(o.id)} is made of",
                hint="save the game instead",
                rule="730.2",
            )
        if o.cast_as is not None:
            raise PositionError(
                f"position text cannot say what {self.game.name(o.id)} was cast as",
                hint="save the game instead",
                rule="702.103b",
            )
        if is_copy(o):
            raise PositionError(
                f"position text cannot say whose copy {self.game.name(o.id)} is",
                hint="save the game instead",
                rule="722.3c",
            )
        if o.copied is not None:
            out.append(f"copy of {self.copied_name(o)}")
        counters = dict(o.counters or {})
        if o.zone in PERMANENT_ZONES:
            base = copiable(o)
            if base.types & PLANESWALKER:
                counters.setdefault("loyalty", 0)
            if base.types & BATTLE:
                counters.setdefault("defense", 0)
        out += [f"{n} {kind}" for kind, n in sorted(counters.items())]
        if o.zone != STACK:
            out += [f"chosen {key}={n}" for key, n in sorted((o.chosen or {}).items())]
        return out + commanders.words_of(self.state, o)

    def copied_name(self, o: Obj) -> str:
        for card in self.catalogues.cards:
            if card.base is o.copied and card.layout != "token":
                return card.name
        raise PositionError(
            f"position text cannot say what {self.game.name(o.id)} is a copy of",
            hint="save the game instead",
            rule="707.2",
        )

    def token_words(self, card: CardDef) -> list[str]:
        maker = self.catalogues.maker(card)
        if maker is not None:
            same = [t for t in self.catalogues.of(maker[0]).tokens if t.name == card.name]
            return [f"token of {maker[0].name}" + (f" {maker[1]}" if len(same) > 1 else "")]
        chars = card.base
        if any(not isinstance(a, Keywords) for a in chars.abilities.every):
            raise PositionError(f"position text cannot say what a {card.name} token does", hint="save the game instead")
        size = f"{chars.power}/{chars.toughness} " if chars.types & CREATURE else ""
        color = letters(chars.colors)
        described = f"token {size}{color + ' ' if color else ''}{type_words(chars)}"
        return [described, *words(chars.keywords, KEYWORD_NAMES)]

    def permanent_words(self, o: Obj) -> list[str]:
        out: list[str] = []
        along = o.attached_to >= 0 and self.state.objs[o.attached_to].phased_out
        if o.phased_out and o.phasing != (INDIRECTLY if along else DIRECTLY):
            raise PositionError(
                f"position text cannot say how {self.game.name(o.id)} phased out",
                hint="save the game instead",
                rule="702.26",
            )
        for word, is_so in (
            ("tapped", o.tapped),
            ("sick" if copiable(o).types & CREATURE else "new", is_sick(self.state, o)),
            ("deathtouched", o.deathtouched),
            ("flipped", o.flipped),
            ("struck", o.dealt_first_damage),
        ):
            if is_so:
                out.append(word)
        if o.band >= 0:
            raise PositionError(
                f"position text cannot say which band {self.game.name(o.id)} attacks in",
                hint="save the game instead",
                rule="702.22",
            )
        if o.paired >= 0:
            raise PositionError(
                f"position text cannot say what {self.game.name(o.id)} is paired with",
                hint="save the game instead",
                rule="702.95",
            )
        if o.damage:
            out.append(f"damage {o.damage}")
        if o.base_controller != o.controller:
            out.append(f"base {o.base_controller}")
        if o.protector >= 0:
            out.append(f"protector {o.protector}")
        elif o.card.base.types & BATTLE:
            out.append("no protector")
        out += self.combat_words(o)
        if o.method:
            out.append(f"method {o.method}")
        said = o.announced
        if said is not None and said.x:
            out.append(f"x {said.x}")
        usual = sorted((int(id) for id in o.attachments), key=lambda id: self.places.get(id, 0))
        if [int(id) for id in o.attachments] != usual:
            out.append("attached order " + self.refs(list(o.attachments)))
        return out

    def combat_words(self, o: Obj) -> list[str]:
        out: list[str] = []
        if o.attacking != NONE:
            out.append(f"attacking {self.ref(int(o.attacking))}")
        if o.defender >= 0 and (o.attacking == NONE or o.attacking >= 0 or -1 - o.attacking != o.defender):
            out.append(f"defender {o.defender}")
        if o.blockers:
            out.append(f"blocked by {self.refs(list(o.blockers))}")
        elif o.blocked:
            out.append("blocked")
        # what it blocked may be out of combat, and it is a blocking creature all the same (509.1g)
        if any(not self.is_blocked(int(a), int(o.id)) for a in o.blocking):
            out.append(f"still blocking {self.refs(list(o.blocking))}")
        elif len(o.blocking) > 1:
            out.append(f"blocking {self.refs(list(o.blocking))}")
        return out

    def is_blocked(self, attacker: int, blocker: int) -> bool:
        """Is it an attacker still, and blocked by this creature?"""
        o = self.state.objs[attacker]
        return o.zone == BATTLEFIELD and o.attacking != NONE and blocker in o.blockers

    # stacks, effects, the past ------------------------------------------------------------------------------------
    def came_from(self, o: Obj) -> list[str]:
        if o.cast_from == HAND:
            return []
        return ["from nowhere" if o.cast_from < 0 else f"from {ZONE_WORDS.get(int(o.cast_from), 'nowhere')}"]

    def ability_name(self, o: Obj) -> str:
        """`ability 2 of @3`."""
        source = self.state.objs[o.source]
        own = [a for a in copiable(source).abilities.every if isinstance(a, Activated | Triggered)]
        for i, known in enumerate(own):
            if known is o.ability:
                which = f" {i + 1}" if len(own) > 1 else ""
                return f"ability{which} of {self.ref(int(o.source))}"
        place = None if o.ability is None else self.catalogues.place(o.ability)
        if place is None:
            raise PositionError(
                f"position text cannot say an ability of {self.game.name(o.source)} that no card of the game holds",
                hint="save the game instead",
            )
        return f"ability {place[0].name}#{place[1]} of {self.ref(int(o.source))}"

    def source(self, e: Standing) -> str:
        """What an effect comes from: a label, or the name of a spell that is gone and was as printed."""
        o = self.state.objs[e.source]
        chars = self.state.chars[e.source]
        simple = o.zone == GONE and o.ability is None and not o.token and o.owner == o.controller == e.controller
        if simple and chars is not None and chars.same_as(o.card.base) and e.source not in self.labels:
            return o.card.name
        return self.ref(int(e.source))

    def past(self) -> list[str]:
        """What is gone and still spoken of; what became of it may be gone in its turn."""
        out: list[str] = []
        i = 0
        while i < len(self.gone):
            o = self.state.objs[self.gone[i]]
            i += 1
            if o.ability is not None:
                raise PositionError(
                    f"position text cannot speak of {self.game.name(o.id)}, which has left the stack",
                    hint="save the game instead",
                )
            said = [f"by {o.controller}"]
            if o.owner != o.controller:
                said.append(f"owner {o.owner}")
            if o.token or o.card.layout == "token":
                said += self.token_words(o.card)
            chars, base = self.game.char(o.id), o.card.base
            if (chars.power, chars.toughness) != (base.power, base.toughness):
                said.append(f"{chars.power}/{chars.toughness}")
            said += words(chars.keywords & ~base.keywords, KEYWORD_NAMES)
            if o.next_id >= 0:
                said.append(f"now {self.ref(int(o.next_id))}")
            out.append(f"{quoted(o.card.name)} {self.ref(int(o.id))} ({', '.join(said)})")
        return out
