"""Cards in words: what they say, what an ability of theirs does, how a spell is cast."""

from __future__ import annotations

from collections.abc import Sequence

from apnap.rules.characteristics import Chars
from apnap.rules.definitions import Ability, CardDef, Face, Keywords
from apnap.rules.play import Play
from apnap.rules.seen import words as mask_words
from apnap.rules.words import CREATURE, KEYWORD_NAMES, SUPERTYPE_NAMES, TYPE_NAMES


def named(text: str, name: str) -> str:
    """The words with the card's name in them."""
    return text.replace("~", name.partition(",")[0])


def ability_lines(ability: Ability, name: str) -> list[str]:
    """One ability of the card of that name."""
    from apnap.table import sentences  # the words of the whole vocabulary: only when something is read

    return [named(line, name) for line in sentences.said(ability)]


def abilities_lines(abilities: Sequence[Ability], keywords: int, name: str) -> list[str]:
    """All abilities: keywords on one line, then the others."""
    lines = []
    words = ", ".join(mask_words(keywords, KEYWORD_NAMES))
    if words:
        lines.append(f"{words[:1].upper()}{words[1:]}")
    for ability in abilities:
        if not isinstance(ability, Keywords):
            lines += ability_lines(ability, name)
    return lines


def text_lines(game: Play, id: int) -> list[str]:
    """What an object says now."""
    chars = game.char(id)
    return abilities_lines(chars.abilities.every, chars.keywords, chars.name)


def printed_lines(face: Face) -> list[str]:
    """A face of a card as printed: name and cost, type line, text, numbers."""
    chars = face.chars
    lines = [f"{chars.name}  {'' if chars.cost is None else chars.cost}".rstrip(), type_line(chars)]
    lines += abilities_lines(chars.abilities.every, chars.keywords, chars.name)
    if chars.types & CREATURE:
        lines.append(f"{chars.power}/{chars.toughness}")
    if chars.loyalty >= 0:
        lines.append(f"loyalty {chars.loyalty}")
    if chars.defense >= 0:
        lines.append(f"defense {chars.defense}")
    return lines


def card_lines(card: CardDef) -> list[str]:
    """A card that is nowhere in the game."""
    lines: list[str] = []
    for face in card.faces:
        lines += printed_lines(face)
    return lines


def type_line(chars: Chars) -> str:
    line = " ".join(mask_words(chars.supertypes, SUPERTYPE_NAMES) + mask_words(chars.types, TYPE_NAMES))
    return f"{line} - {' '.join(chars.subtypes)}" if chars.subtypes else line


def mode_words(game: Play, id: int, modes: Sequence[int]) -> list[str]:
    """The modes with these numbers, of a spell or an ability on a stack."""
    from apnap.table import sentences

    if not 0 <= id < len(game.state.objs):
        return []
    o = game.state.objs[id]
    if o.ability is None:
        spell = game.char(id).abilities.spell
        effects = [] if spell is None else spell.modes
        name = game.char(id).name
    else:
        effects = sentences.modes_of(o.ability)
        name = game.char(o.source).name
    if any(i >= len(effects) for i in modes):
        return []
    return [named(sentences.sentence(sentences.happens(effects[i])), name) for i in modes]


def may_words(game: Play, id: int) -> str:
    """What the ability on a stack, or the spell, says that a player may do."""
    from apnap.table import sentences

    if not 0 <= id < len(game.state.objs):
        return ""
    o = game.state.objs[id]
    ability = o.ability if o.ability is not None else game.char(id).abilities.spell
    name = game.char(o.source if o.ability is not None else id).name
    found = None if ability is None else sentences.first_may(ability)
    return "" if found is None else named(sentences.happens(found), name)


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
    """The activated ability with this number, without its full stop."""
    chars = game.char(id)
    lines = ability_lines(chars.abilities.activated[index], chars.name)
    return " ".join(lines).removesuffix(".")
