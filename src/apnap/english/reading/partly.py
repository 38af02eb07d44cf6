"""Cards that are read in part: what is understood as nodes, and in the place of every other line its number.

A line that says when something is done, or for which cost, and whose instructions alone are not understood, becomes an
ability of that kind that its controller carries out by hand. Nothing of a line is guessed: what stands here for itself
has exactly one meaning, and its printed words read back as the same nodes, like everything that passes the gate.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import Final

from apnap.abilities.base import VocabularyError
from apnap.abilities.by_hand.unread import ByHand, CarryOut, EntersWithByHand, SizeByHand
from apnap.abilities.cards import CardPart, Enchant, face, of_one_face
from apnap.abilities.effects.flow import Lines
from apnap.abilities.filters import PERMANENT
from apnap.abilities.keyword_abilities.sagas_and_levels import StationSymbol
from apnap.abilities.layouts import assemble
from apnap.english.phrase_table import Unspoken
from apnap.english.printer import rules_text
from apnap.english.reading.faces import (
    LINKED,
    SPELLS,
    FaceText,
    Tally,
    Unread,
    blocks,
    read_line,
    read_parts,
    with_size,
)
from apnap.english.reading.gate import TWO_PARTS, CardText
from apnap.english.reading.said import Said
from apnap.english.reading.selves import lines_of, ready
from apnap.rules.ch1_concepts.definitions import Effect
from apnap.rules.ch1_concepts.fields import same
from apnap.rules.ch2_cards.characteristics import parse_mana_cost
from apnap.rules.ch2_cards.printed import MELD, CardDef, Face
from apnap.rules.core.constants import SUPERTYPE_NAMES, TYPE_NAMES

NUMBER: Final = re.compile(r"-?\d{1,4}")
COLORED: Final = re.compile(r"\{[^{}]*[WUBRG][^{}]*\}")
BREAK: Final = re.compile(r", |: | \u2014 ")
MOST_BREAKS: Final = 6
FAILED: Final = (Unread, VocabularyError, Unspoken, ValueError, NotImplementedError, TypeError, AttributeError)


@dataclass(frozen=True)
class PartFace:
    """A face read in part: what it is made of, and the words of its lines that are not read, by number."""

    text: FaceText
    parts: tuple[CardPart, ...]
    unread: tuple[tuple[int, str], ...]
    lines: int


def read_partly(text: CardText) -> tuple[CardDef, tuple[PartFace, ...]]:
    """A card as far as it is understood; the rest of it is by hand."""
    kept = text.faces if len(text.faces) == 2 and text.layout in TWO_PARTS else text.faces[:1]
    if text.layout == MELD and len(text.faces) == 1:
        kept = text.faces
    parts = tuple(part_of(one) for one in kept)
    if not any(one.unread for one in parts) or len(kept) < len(text.faces):
        parts = (marked(parts[0]), *parts[1:])  # all its lines are read, and yet the card is not
    faces = [built(one) for one in parts]
    made = of_one_face(faces[0]) if len(faces) == 1 else assemble(faces[0], faces[1], text.layout)
    return made, parts


def marked(part: PartFace) -> PartFace:
    """A face with something about it besides its lines that is not understood: its layout, its kind."""
    rest = CarryOut(0, 0) if part.text.words & SPELLS else ByHand(0, 0)
    parts = list(part.parts)
    if isinstance(rest, ByHand):
        parts.append(rest)
    else:
        own = [one for one in parts if isinstance(one, Effect)]
        parts = [one for one in parts if not isinstance(one, Effect)] + [Lines(*own, rest) if own else rest]
    return replace(part, parts=tuple(parts))


def of_facts(name: str, layout: str, types: str, cost: str, colors: str) -> tuple[CardDef, tuple[PartFace, ...]]:
    """A card of which only the name, the type line, the mana cost and the colour identity are known."""
    names, lines, costs = name.split(" // "), types.split(" // "), cost.split(" // ")
    two = len(names) == 2 and len(lines) == 2 and layout in TWO_PARTS and layout != MELD
    parts: list[PartFace] = []
    for i in range(2 if two else 1):
        own = tidy(FaceText(names[i], costs[i] if i < len(costs) else "", lines[i], ""))
        symbols = "".join(f"{{{color}}}" for color in "WUBRG" if color in colors and color not in own.cost)
        rest: CardPart = CarryOut(0, 0, symbols) if own.words & SPELLS else ByHand(0, 0, symbols)
        parts.append(PartFace(own, (rest, *implied(own, [rest])), (), 0))
    faces = [built(one) for one in parts]
    return (assemble(faces[0], faces[1], layout) if two else of_one_face(faces[0])), tuple(parts)


def part_of(text: FaceText) -> PartFace:
    """A face with what is understood of it; where that does not go together, with all of its lines by hand."""
    plain = tidy(text)
    for cautious in (False, True):
        found = parted(plain, cautious)
        try:
            built(found)
        except FAILED:
            continue
        return found
    return bare_face(plain)


def bare_face(text: FaceText) -> PartFace:
    """A face with all of its lines by hand: facts alone."""
    return parted(text, True, bare=True)


def built(found: PartFace) -> Face:
    """The face that these parts make."""
    text = found.text
    return face(text.name, text.cost, text.types, *sized(text, list(found.parts)), colors=text.colors)


def parted(text: FaceText, cautious: bool, bare: bool = False) -> PartFace:
    """Its lines, read or marked; `cautious` marks all but lines of keywords, `bare` everything."""
    plain = ready(text.text, text.name, text.types)
    lines = blocks(lines_of(plain))
    said = Said(text.name, text.words, LINKED.search(plain) is not None)
    parts: list[CardPart] = []
    effects: list[Effect] = []
    place = 0
    unread: list[tuple[int, str]] = []
    meant = [] if bare else [meaning(line, said, text) for line in lines]
    whole = not bare and all(one is not None for one in meant)
    for number, line in enumerate(lines, start=1):
        read = None if bare else meant[number - 1]
        if read is not None and not whole and (LINKED.search(line) or (cautious and line.endswith("."))):
            read = None  # it speaks of what an unread line did, or does not go together with the others
        if read is None:
            unread.append((number, line))
            read = by_hand(line, number, len(lines), said, text, cautious or bare)
        own = [part for part in read if isinstance(part, Effect)]
        if own and len(own) == len(read):
            place = place if effects else len(parts)
            effects += own
        else:
            parts += read
    if text.words & SPELLS and not effects:
        effects, place = [CarryOut(0, 0)], len(parts)
    if effects:
        parts.insert(place, effects[0] if len(effects) == 1 else Lines(*effects))
    return PartFace(text, (*parts, *implied(text, parts)), tuple(unread), len(lines))


def lines_in(text: FaceText) -> list[str]:
    """The lines of a face as their numbers count them, with its name where it speaks of itself."""
    plain = blocks(lines_of(ready(text.text, text.name, text.types)))
    return [line.replace("~", text.name) for line in plain]


def symbols_in(line: str) -> str:
    """The colours that its mana symbols have, a symbol for each."""
    found = "".join(COLORED.findall(line))
    return "".join(f"{{{color}}}" for color in "WUBRG" if color in found)


def meaning(line: str, said: Said, text: FaceText) -> list[CardPart] | None:
    """The one meaning of a line, if it prints and reads back as itself."""
    try:
        read = read_line(line, said)
        made = face(text.name, text.cost, text.types, *sized(text, read), colors=text.colors)
        printed = rules_text(of_one_face(made))
        again = read_parts(replace(text, text=printed), Tally())
    except FAILED:
        return None
    own = [part for part in again if not isinstance(part, str)]
    return read if same(own, read) else None


def sized(text: FaceText, parts: list[CardPart]) -> list[CardPart]:
    """These parts with the numbers; without the station symbol whose box has them, without."""
    boxed = "Spacecraft" in text.types and not any(isinstance(part, StationSymbol) for part in parts)
    return parts if boxed else with_size(text.size, parts)


def by_hand(line: str, number: int, of: int, said: Said, text: FaceText, plainly: bool) -> list[CardPart]:
    """What stands for a line that is not read: an ability whose instructions are by hand, if that much is read."""
    if text.words & SPELLS:
        return [CarryOut(number, of, symbols_in(line))]
    for start in () if plainly else beginnings(line):
        symbols = symbols_in(line[len(start) :])
        rest = f", with {symbols}," if symbols else ""
        read = meaning(f"{start}carry out line {number} of {of}{rest} by hand.", said, text)
        if read is not None:
            return read
    return [ByHand(number, of, symbols_in(line))]


def beginnings(line: str) -> Iterator[str]:
    """How a line begins before its instructions: the event and its 'if', the cost, the number of a chapter."""
    found = [place.end() for place in BREAK.finditer(line)][:MOST_BREAKS]
    for i, end in enumerate(found):
        if i + 1 < len(found) and line[end:].lower().startswith("if "):
            yield line[: found[i + 1]]
        yield line[:end]


def implied(text: FaceText, parts: list[CardPart]) -> list[CardPart]:
    """What a face needs for the game to go on with it, because the line that would say it is by hand."""
    out: list[CardPart] = []
    if "Aura" in text.types.split() and not any(isinstance(part, Enchant) for part in parts):
        out.append(Enchant(PERMANENT))
    if not any(isinstance(part, (ByHand, CarryOut)) for part in parts) and "*" not in text.size:
        return out
    power, _, toughness = text.size.partition("/")
    stars = ("*" in power, "*" in toughness)
    if toughness and any(stars):
        out.append(SizeByHand(*stars))
    elif toughness == "0" and "Creature" in text.words:
        out.append(EntersWithByHand("+1/+1"))
    elif text.size == "0" and "Planeswalker" in text.words:
        out.append(EntersWithByHand("loyalty"))
    elif text.size == "0" and "Battle" in text.words:
        out.append(EntersWithByHand("defense"))
    return out


def tidy(text: FaceText) -> FaceText:
    """A face with a cost, a type line and numbers that there are; what is beyond the rules is left out."""
    try:
        parse_mana_cost(text.cost)
        cost = text.cost
    except ValueError:
        cost = ""
    left, dash, right = text.types.replace("\u2014", "-").partition(" - ")
    known = [word for word in left.split() if word in SUPERTYPE_NAMES or word in TYPE_NAMES]
    if not any(word in TYPE_NAMES for word in known):
        known.append("Artifact")
    sub = [word for word in right.split() if word[:1].isupper()]
    types = " ".join(known) + (f" \u2014 {' '.join(sub)}" if sub else "")
    return replace(text, cost=cost, types=types, size=number_of(text, known))


def number_of(text: FaceText, types: list[str]) -> str:
    """Power and toughness, loyalty or defense as numbers, or as stars."""
    size = text.size
    if "Creature" in types or ("/" in size and ("Vehicle" in text.types or "Spacecraft" in text.types)):
        power, _, toughness = size.partition("/")
        return "/".join(part if NUMBER.fullmatch(part) else "*" for part in (power, toughness))
    if "Planeswalker" in types or "Battle" in types:
        return size if size.isdigit() else "0"
    return (size or "0/0") if "Vanguard" in types else ""
