"""Cards in words: what an ability does, how a spell is cast."""

from __future__ import annotations

from apnap.rules.definitions import Ability, Face
from apnap.rules.play import Play


def cast_words(game: Play, id: int, index: int, name: str) -> str:
    """`Cast Shock {R}`; ways other than the usual one are named."""
    o = game.state.objs[id]
    method = o.card.methods[index]
    face = o.card.faces[method.face].chars
    cost = method.cost if method.cost is not None else face.cost
    called = name if method.face == o.face else face.name
    way = f" ({method.name})" if index > 0 and method.name else ""
    return f"Cast {called} {'' if cost is None else cost}".rstrip() + way


def activated_words(game: Play, id: int, index: int) -> str:
    """The activated ability with this number."""
    return str(game.char(id).abilities.activated[index])


def text_lines(game: Play, id: int) -> list[str]:
    return []


def printed_lines(face: Face) -> list[str]:
    return []


def ability_lines(ability: Ability, name: str) -> list[str]:
    return []
