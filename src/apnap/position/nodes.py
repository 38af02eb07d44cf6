"""The abilities, effects and tokens that a card's definition holds, numbered, so that a text can point at one.

`Raise the Alarm#3` is the third node below that card. Numbers change when the card is rewritten, and then the text is
read as something else or refused; the friendly forms in effects.py are preferred wherever there is one.
"""

from __future__ import annotations

from collections.abc import Iterable

from apnap.rules.ch1_concepts.definitions import Node
from apnap.rules.ch1_concepts.fields import attribute_names, field, field_names
from apnap.rules.ch2_cards.printed import CardDef


class Catalogue:
    """What one card's definition holds, in reading order."""

    def __init__(self, card: CardDef) -> None:
        self.card = card
        self.nodes: list[Node] = []
        self.tokens: list[CardDef] = []
        self._seen: set[int] = set()
        self._cards(card)

    def _cards(self, card: CardDef) -> None:
        """Abilities first, then whatever else is written on it, such as what it does when it is cast another way."""
        for face in card.faces:
            self._visit(face.chars.abilities.every)
        self._visit(card)

    def _visit(self, value: object) -> None:
        """Number a node, then what it is made of, then what follows from that."""
        if value is None or isinstance(value, int | str):
            return
        if isinstance(value, list | tuple):
            for item in value:
                self._visit(item)
        elif id(value) not in self._seen and type(value).__module__.startswith("apnap."):
            self._seen.add(id(value))
            if isinstance(value, Node):
                self.nodes.append(value)
            elif isinstance(value, CardDef) and value is not self.card:
                self.tokens.append(value)
                self._cards(value)
            for name in dict.fromkeys(field_names(value) + attribute_names(value)):
                self._visit(field(value, name))

    def number(self, node: Node) -> int:
        """The number of a node, from 1; 0 when it is not this card's."""
        for i, known in enumerate(self.nodes):
            if known is node:
                return i + 1
        return 0


class Catalogues:
    """The catalogues of several cards, made when they are needed."""

    def __init__(self, cards: Iterable[CardDef]) -> None:
        self.cards: list[CardDef] = []
        self._made: dict[int, Catalogue] = {}
        for card in cards:
            if not any(card is known for known in self.cards):
                self.cards.append(card)

    def of(self, card: CardDef) -> Catalogue:
        made = self._made.get(id(card))
        if made is None:
            made = self._made[id(card)] = Catalogue(card)
        return made

    def place(self, node: Node, first: CardDef | None = None) -> tuple[CardDef, int] | None:
        """The card that holds a node and its number there; `first` is asked before the others."""
        for card in ([] if first is None else [first]) + self.cards:
            number = self.of(card).number(node)
            if number and card.layout != "token":
                return card, number
        return None

    def maker(self, token: CardDef) -> tuple[CardDef, int] | None:
        """A card that makes this token, and which of its tokens it is, from 1."""
        for card in self.cards:
            for i, made in enumerate(self.of(card).tokens):
                if made is token:
                    return card, i + 1
        return None
