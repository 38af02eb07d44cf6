"""Write docs/protocol.schema.json: what page and server say to each other, as JSON Schema.

python -m tools.protocol
"""

from __future__ import annotations

import json
from pathlib import Path

import msgspec

from apnap.web import protocol

SCHEMA = Path(__file__).parents[1] / "docs" / "protocol.schema.json"
FROM_SERVER = (protocol.Frame, protocol.Change, protocol.Refused, protocol.Told, protocol.Servers, protocol.Closed)
LOBBY = (
    protocol.TableWish,
    protocol.DeckWish,
    protocol.SeatKey,
    protocol.ReplayWish,
    protocol.MomentWish,
    protocol.PositionWish,
)


def schema() -> str:
    """Every message, each under its name."""
    (said, *others), parts = msgspec.json.schema_components(
        [protocol.Message, *FROM_SERVER, *LOBBY], ref_template="#/$defs/{name}"
    )
    whole = {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": f"apnap table protocol, version {protocol.VERSION}",
        "fromPage": said,
        "fromServer": {"oneOf": others[: len(FROM_SERVER)]},
        "lobby": {"anyOf": others[len(FROM_SERVER) :]},
        "$defs": dict(sorted(parts.items())),
    }
    return json.dumps(whole, indent=1) + "\n"


if __name__ == "__main__":
    SCHEMA.write_text(schema(), "utf-8")
