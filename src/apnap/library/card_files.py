"""Files of cards that people have: Scryfall's lists and MTGJSON's AtomicCards, as they come or packed (.gz)."""

from __future__ import annotations

import gzip
import zlib
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Final

import msgspec

from apnap.english.reading.faces import FaceText
from apnap.english.reading.gate import CardText, card_text
from apnap.errors import InputError, Where, file_advice, file_trouble

LARGEST: Final = 1_000_000_000  # letters, unpacked
NOT_CARDS: Final = ("art_series", "token", "double_faced_token", "emblem", "augment", "host", "reversible_card")
HINT: Final = "a file is Scryfall's Oracle Cards or Default Cards, or MTGJSON's AtomicCards, .json or .json.gz"


def read_bytes(path: Path) -> bytes:
    """The file, unpacked; what is larger than any file of cards is refused."""
    try:
        with path.open("rb") as plain:
            packed = plain.read(2) == b"\x1f\x8b"
        with gzip.open(path, "rb") if packed else path.open("rb") as file:
            data = file.read(LARGEST + 1)
    except (EOFError, gzip.BadGzipFile, zlib.error) as error:
        raise InputError(f"this packed file is damaged: {error}", hint=HINT, where=Where(str(path))) from error
    except OSError as error:
        raise InputError(file_trouble(error), hint=file_advice(error), where=Where(str(path))) from error
    if len(data) > LARGEST:
        raise InputError("this file is too large for a file of cards", hint=HINT, where=Where(str(path)))
    return data


def read_json(path: Path) -> object:
    """What a file of JSON holds."""
    try:
        return msgspec.json.decode(read_bytes(path))
    except (msgspec.DecodeError, RecursionError, UnicodeDecodeError) as error:
        raise InputError(f"this is not JSON: {error}", hint=HINT, where=Where(str(path))) from error


def cards_in(path: Path) -> list[CardText]:
    """The cards of a file, each name once."""
    found: dict[str, CardText] = {}
    for card in texts_in(read_json(path), path):
        known = found.get(card.name)
        if known is None or not any(face.text for face in known.faces):
            found[card.name] = card
    if not found:
        raise InputError("there are no cards in this file", hint=HINT, where=Where(str(path)))
    return list(found.values())


def texts_in(data: object, path: Path) -> Iterator[CardText]:
    """The cards, in whichever shape the file has them."""
    if isinstance(data, list):
        melds = {str(row.get("name")): row for row in data if isinstance(row, dict) and row.get("layout") == "meld"}
        for row in data:
            if isinstance(row, dict) and isinstance(row.get("name"), str) and row.get("layout") not in NOT_CARDS:
                yield card_text(row, melds)
        return
    rows = data.get("data") if isinstance(data, dict) else None
    if not isinstance(rows, dict):
        raise InputError("there are no cards in this file", hint=HINT, where=Where(str(path)))
    for name, faces in rows.items():
        if isinstance(faces, list) and faces and all(isinstance(face, dict) for face in faces):
            yield of_mtgjson(name, faces)


def of_mtgjson(name: str, faces: list[Mapping[str, object]]) -> CardText:
    """A card as MTGJSON has it: a list of faces."""
    parts = sorted(faces, key=lambda face: str(face.get("side", "")))
    return CardText(name, str(parts[0].get("layout", "normal")), tuple(mtgjson_face(face) for face in parts))


def mtgjson_face(face: Mapping[str, object]) -> FaceText:
    size = ""
    if "power" in face:
        size = f"{face['power']}/{face.get('toughness')}"
    elif "loyalty" in face or "defense" in face:
        size = str(face.get("loyalty", face.get("defense")))
    elif "hand" in face:
        size = f"{face['hand']}/{face.get('life')}"
    colors = face.get("colors")
    return FaceText(
        str(face.get("faceName", face.get("name", ""))),
        str(face.get("manaCost", "")),
        str(face.get("type", "")),
        str(face.get("text", "")),
        size,
        "".join(map(str, colors)) if isinstance(colors, list) else None,
    )
