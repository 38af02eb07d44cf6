"""The abilities, effects and tokens that a card's definition holds, numbered, so that a text can point at one.

`Raise the Alarm#3` is the third node below that card. Numbers change when the card is rewritten, and then the text is
read as something else or refused; the friendly forms in effects.py are preferred wherever there is one.
"""

from __future__ import annotations

from collections.abc import Iterable

from apnap.abilities.effects.creating import CreateTokens
from apnap.abilities.effects.damage_shields import PreventDamage
from apnap.abilities.effects.durations import Lasting
from apnap.rules.ch1_concepts.definitions import Node
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
        for face in card.faces:
            for ability in face.chars.abilities.every:
                self._visit(ability)

    def _visit(self, node: Node) -> None:
        if id(node) in self._seen:
            return
        self._seen.add(id(node))
        self.nodes.append(node)
        for child in node.children():
            self._visit(child)
        if isinstance(node, Lasting):
            for static in node.statics:
                self._visit(static)
        elif isinstance(node, PreventDamage):
            self._visit(node.static)
        elif isinstance(node, CreateTokens) and node.token not in self.tokens:
            self.tokens.append(node.token)
            self._cards(node.token)

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
