"""Cards from what a file says of them, through a gate: one meaning for each line, nodes that the vocabulary allows, and
words printed from them that read back as the same nodes."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Final

from apnap.abilities.base import VocabularyError
from apnap.abilities.by_hand.unread import is_by_hand
from apnap.abilities.cards import of_one_face
from apnap.abilities.layouts import assemble
from apnap.english.phrase_table import Unspoken
from apnap.english.printer import rules_text
from apnap.english.reading.faces import FaceText, Tally, Unread, read_face, same_abilities
from apnap.english.reading.selves import lines_of, ready, without_ability_word
from apnap.rules.ch2_cards.printed import ADVENTURE, FLIP, MELD, MODAL, PREPARE, SPLIT, TRANSFORM, CardDef, Face

TWO_PARTS: Final = (TRANSFORM, MODAL, SPLIT, FLIP, ADVENTURE, MELD, PREPARE)
ONE_PART: Final = ("normal", "planar", "scheme", "vanguard", "leveler", "class", "saga", "case", "mutate", "prototype")


@dataclass(frozen=True)
class CardText:
    """What a file says of a card."""

    name: str
    layout: str
    faces: tuple[FaceText, ...]
    keywords: tuple[str, ...] = ()


@dataclass
class Verdict:
    """What came of reading a card."""

    name: str
    card: CardDef | None = None
    exact: bool = False  # reprinted word for word
    ambiguous: bool = False
    lines: int = 0
    lines_read: int = 0
    unread: tuple[Unread, ...] = ()

    @property
    def why(self) -> str:
        return self.unread[0].shown() if self.unread else ""


def read_card(text: CardText) -> Verdict:
    """Read a card; the verdict has it, or says why it is refused."""
    verdict = Verdict(text.name)
    tally = Tally()
    try:
        verdict.card = checked(text, tally, verdict)
    except Unread as unread:
        verdict.unread = tuple(tally.unread) or (unread,)
        verdict.ambiguous = any(one.ambiguous for one in verdict.unread)
    except (VocabularyError, Unspoken, ValueError, NotImplementedError) as error:
        verdict.unread = (Unread(str(error)),)
    verdict.lines, verdict.lines_read = tally.lines, tally.lines_read
    return verdict


def checked(text: CardText, tally: Tally, verdict: Verdict) -> CardDef:
    """The card, after all checks."""
    made = assembled(text, [read_face(one, tally) for one in each_part(text, tally)])
    if is_by_hand(made):
        raise Unread("a line is carried out by hand")
    first = 1 if made.layout == SPLIT else 0
    verdict.exact = True
    for i, one in enumerate(text.faces):
        printed = rules_text(made, i + first)
        if printed == one.text or compared(one, printed) == compared(one, one.text):
            continue
        verdict.exact = False
        again = read_face(replace(one, text=printed))
        if not same_abilities(again, read_face(one)):
            raise Unread(f"printed as {printed!r}, it would mean something else")
    return made


def each_part(text: CardText, tally: Tally) -> tuple[FaceText, ...]:
    """The faces, if the layout is one that we know; the lines of all are counted, whichever is unread."""
    if len(text.faces) not in (1, 2):
        raise Unread(f"a card has one face or two, not {len(text.faces)}")
    known = ONE_PART if len(text.faces) == 1 else TWO_PARTS
    if text.layout not in known or (text.layout == MELD and len(text.faces) == 1):
        raise Unread(f"cards that are laid out as {text.layout} are not read yet")
    for one in text.faces[:-1]:
        try:
            read_face(one, Tally())
        except Unread:
            for rest in text.faces[text.faces.index(one) + 1 :]:
                try:
                    read_face(rest, tally)
                except Unread:
                    pass
            break
    return text.faces


def assembled(text: CardText, faces: list[Face]) -> CardDef:
    if len(faces) == 1:
        return of_one_face(faces[0])
    return assemble(faces[0], faces[1], text.layout)


def compared(one: FaceText, text: str) -> str:
    """A text box without what may differ: reminders, names, italics, capitals and the order of a line of keywords."""
    out: list[str] = []
    for line in lines_of(ready(text, one.name, one.types)):
        line = without_ability_word(line)
        if line.endswith((".", '"')) or ":" in line:
            out.append(line)
        else:
            out += sorted(word.strip().lower() for word in line.replace(";", ",").split(","))
    return "\n".join(out)


def card_text(entry: Mapping[str, object], melds: Mapping[str, Mapping[str, object]] | None = None) -> CardText:
    """A card as Scryfall's files have it; `melds` are those that meld, by name."""
    name, layout = str(entry.get("name", "")), str(entry.get("layout", "normal"))
    parts = entry.get("card_faces")
    result = (melds or {}).get(str(entry.get("meld_result", "")))
    if layout == MELD and result is not None:
        faces: tuple[FaceText, ...] = (face_text(entry), face_text(result))
    elif isinstance(parts, list) and parts and layout not in ONE_PART:
        faces = tuple(face_text(part) for part in parts if isinstance(part, dict))
    else:
        faces = (face_text(entry),)
    keywords = entry.get("keywords")
    return CardText(name, layout, faces, tuple(map(str, keywords)) if isinstance(keywords, list) else ())


def face_text(entry: Mapping[str, object]) -> FaceText:
    size = ""
    if "power" in entry:
        size = f"{entry['power']}/{entry['toughness']}"
    elif "loyalty" in entry or "defense" in entry:
        size = str(entry.get("loyalty", entry.get("defense")))
    elif "hand_modifier" in entry:
        size = f"{entry['hand_modifier']}/{entry['life_modifier']}"
    colors = entry.get("colors")
    return FaceText(
        str(entry.get("name", "")),
        str(entry.get("mana_cost", "") or ""),
        str(entry.get("type_line", "")),
        str(entry.get("oracle_text", "") or ""),
        size,
        "".join(map(str, colors)) if isinstance(colors, list) else None,
    )
