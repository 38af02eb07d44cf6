"""The protocol as it is documented: the schema, patches, and what is refused."""

from __future__ import annotations

import random
from pathlib import Path

import msgspec
import pytest

from apnap.web import protocol
from apnap.web.patches import difference, patched
from tools.protocol import SCHEMA, schema

DOCS = Path(__file__).parents[2] / "docs" / "protocol.md"


def test_the_schema_is_the_one_in_the_docs() -> None:
    assert SCHEMA.read_text("utf-8") == schema(), "run: python -m tools.protocol"


def test_every_message_is_described() -> None:
    text = DOCS.read_text("utf-8")
    kinds = [kind.__struct_config__.tag for kind in protocol.Message.__args__]
    assert [kind for kind in kinds if f"`{kind}`" not in text and f'"{kind}"' not in text] == []


@pytest.mark.parametrize(
    "said",
    [
        b"",
        b"{}",
        b"[]",
        b"\xff\xfe",
        b'{"type": "answer"}',
        b'{"type": "answer", "ask": "1-2", "values": ["1"]}',
        b'{"type": "answer", "ask": "1-2", "values": [1], "seat": 0}',
        b'{"type": "answer", "ask": "1-2", "values": [99999999999999999999]}',
        b'{"type": "dance"}',
        b'{"type": "say", "text": ""}',
        b'{"type": "repeat", "times": 0}',
    ],
)
def test_what_is_no_message_is_refused(said: bytes) -> None:
    with pytest.raises((msgspec.MsgspecError, UnicodeDecodeError)):
        protocol.decode(said)


def anything(dice: random.Random, depth: int = 3) -> dict[str, object]:
    out: dict[str, object] = {}
    for _ in range(dice.randrange(5)):
        kind = dice.randrange(4) if depth else 1
        value: object = (
            anything(dice, depth - 1) if kind == 0 else [dice.randrange(3)] if kind == 2 else dice.randrange(4)
        )
        out[dice.choice("abcdefg")] = value
    return out


def test_a_patch_makes_the_new_frame_of_the_old_one() -> None:
    dice = random.Random(5)
    for _ in range(2000):
        old, new = anything(dice), anything(dice)
        assert patched(old, difference(old, new)) == new
        assert difference(new, new) == {}
