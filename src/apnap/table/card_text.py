"""What cards and their abilities say, for a person at the table. The words are those of `apnap.english`."""

from __future__ import annotations

import re
from typing import Final

from apnap.rules.ch1_concepts.costs import total_costs
from apnap.rules.ch1_concepts.definitions import (
    Ability,
    Activated,
    Context,
    CostPart,
    Effect,
    Keywords,
    Node,
    SpellAbility,
    Target,
    Triggered,
)
from apnap.rules.ch1_concepts.special_actions import OF_EFFECT
from apnap.rules.ch2_cards.characteristics import NO_ABILITIES, NO_SUBTYPES, Chars, ManaCost
from apnap.rules.ch2_cards.printed import CardDef
from apnap.rules.ch6_spells import announcing
from apnap.rules.ch9_casual import commanders
from apnap.rules.core.constants import COMMAND, CREATURE, KEYWORD_NAMES, S_SPECIAL
from apnap.rules.core.decisions import Decision, LabelledDecision, TargetDecision
from apnap.rules.core.play import Play
from apnap.rules.views.seen import words as mask_words

UNREAD: Final = re.compile(r"(?:[Ll]ine (\d+) of \d+|[Tt]his card)\b.* by hand\.")
NAMELESS: Final = Chars("", None, 0, 0, 0, NO_SUBTYPES, 0, NO_ABILITIES, 0, 0)


def ability_lines(ability: Ability, chars: Chars) -> list[str]:
    """One ability of an object; a word that is not in the phrase table (a user's own) goes by its name."""
    from apnap import english  # the whole vocabulary: only when something is read
    from apnap.english.phrase_table import Unspoken

    try:
        return english.ability_text(ability, chars).splitlines()
    except Unspoken:
        return [unspoken(ability)]


def effect_words(effect: Effect, chars: Chars) -> str:
    """One instruction as sentences."""
    from apnap import english
    from apnap.english.phrase_table import Unspoken

    try:
        return english.effect_text(effect, chars)
    except Unspoken:
        return unspoken(effect)


def unspoken(node: Node) -> str:
    """The name of a node, for want of words: `(deal divided damage)`."""
    return f"({re.sub(r'(?<=[a-z])(?=[A-Z])', ' ', type(node).__name__).lower()})"


def text_lines(chars: Chars) -> list[str]:
    """What an object with these characteristics says: keywords on one line, then a line for each ability."""
    from apnap.english.printer import is_intrinsic

    lines = []
    words = ", ".join(mask_words(chars.keywords, KEYWORD_NAMES))
    if words:
        lines.append(f"{words[:1].upper()}{words[1:]}")
    for ability in chars.abilities.every:
        # what a type gives is not said, except the mana of a land, which is all that a basic land does
        if isinstance(ability, Keywords) or ability.implied:
            continue
        if isinstance(ability, Activated) or not is_intrinsic(ability):
            lines += [line[:1].upper() + line[1:] for line in ability_lines(ability, chars)]
    return with_own_words(chars.name, lines) if any(UNREAD.search(line) for line in lines) else lines


def chosen_lines(lines: list[str], ability: Ability | None, modes: list[int]) -> list[str]:
    """Of a modal spell or ability on a stack, only the modes that were chosen for it. CR 700.2."""
    bullets = [i for i, line in enumerate(lines) if line.startswith("• ")]
    times = int(ability.mode_times) if isinstance(ability, SpellAbility) else 1
    chosen = {mode // times for mode in modes}
    if not chosen or max(chosen) >= len(bullets):
        return lines
    return [line for i, line in enumerate(lines) if i not in bullets or bullets.index(i) in chosen]


def with_own_words(name: str, lines: list[str]) -> list[str]:
    """Lines of a card that is not read in whole; behind each that is by hand, its text from the user's own file."""
    from apnap.english.reading.partly import lines_in
    from apnap.library.pool import POOL, folded

    text = POOL.users().text(folded(name))
    face = None if text is None else next((one for one in text.faces if one.name == name), None)
    if face is None:
        return lines
    own = lines_in(face)
    out: list[str] = []
    for line in lines:
        found = UNREAD.search(line)
        number = int(found.group(1) or 0) if found is not None else 0
        out.append(f"{line} [{own[number - 1]}]" if 1 <= number <= len(own) else line)
    return out


def card_lines(card: CardDef) -> list[str]:
    """A card as printed, each face: name and cost, type line, text, numbers."""
    from apnap import english

    lines: list[str] = []
    for face in card.faces[1 if card.layout == "split" else 0 :]:  # before its halves, what a split card is as a whole
        chars = face.chars
        lines += ["//"] if lines else []
        lines += [f"{chars.name}  {'' if chars.cost is None else chars.cost}".rstrip(), english.type_line(chars)]
        lines += text_lines(chars)
        if chars.types & CREATURE:
            lines.append(f"{chars.power}/{chars.toughness}")
        if chars.loyalty >= 0:
            lines.append(f"loyalty {chars.loyalty}")
        if chars.defense >= 0:
            lines.append(f"defense {chars.defense}")
    return lines


# parts of a question -------------------------------------------------------------------------------------------------
def cast_words(game: Play, id: int, index: int, name: str) -> str:
    """`Cast Shock {R}`; ways other than the usual one are named."""
    o = game.state.objs[id]
    method = o.card.methods[index]
    face = o.card.faces[method.face].chars
    cost = method.cost if method.cost is not None else face.cost
    called = name if method.face == o.face else face.name
    if method.face_down_values is not None:
        called = f"{name} face down"
    way = f" ({method.name})" if index > 0 and method.name else ""
    more = [cost_words(part, face) for part in method.costs]
    now = cost_now(game, id, index)
    if now is not None and cost is not None and not cost.x:
        cost = now
    elif tax := commanders.tax(game.state, o.owner, id):
        more.append(f"{{{tax}}} more")
    besides = "".join(f" and {words[:1].lower()}{words[1:]}" for words in more)
    return f"Cast {called} {'' if cost is None else cost}".rstrip() + besides + way


def cost_now(game: Play, id: int, index: int) -> ManaCost | None:
    """The mana that casting a card in a way costs as things are, with all that raises and lowers it. CR 601.2f."""
    if any(part.mana() is not None for part in game.state.objs[id].card.methods[index].costs):
        return None  # mana among its additional costs is said with them
    total = total_costs.total_to_cast(game, Context(game.state.objs[id].owner, id), id, index, 0)
    return total.mana if total.payable and not total.ways else None


def land_words(game: Play, id: int, face: int, name: str) -> str:
    """The land that is played: of a modal double-faced card, the face."""
    return game.state.objs[id].card.faces[face].chars.name if face else name


def turn_up_words(game: Play, id: int, index: int) -> str:
    """What turning a face-down permanent face up costs."""
    from apnap import english
    from apnap.rules.ch7_additional.face_down import cost_to_turn_up

    if game.state.objs[id].zone == COMMAND:
        return ""  # a conspiracy costs nothing to turn face up (702.106c)
    total = cost_to_turn_up(game.state.objs[id], index)
    words = [] if total.mana.is_free() else [str(total.mana)]
    if total.parts:
        words.append(english.cost_text(total.parts, game.char(id)))
    return f"({', '.join(words)})" if words else ""


def activated_words(game: Play, id: int, index: int) -> str:
    """The activated ability with this number, without its full stop."""
    chars = game.char(id)
    return " ".join(ability_lines(chars.abilities.activated[index], chars)).removesuffix(".")


def special_words(game: Play, id: int, index: int) -> str:
    """The special action with this number that a card allows, as its ability says it: `Suspend 1`."""
    if index >= OF_EFFECT:
        for effect in game.state.standing[S_SPECIAL]:
            if effect.serial == index - OF_EFFECT:
                return " ".join(ability_lines(effect.static, game.char(effect.source))).removesuffix(".")
        return "special action"
    chars = game.char(id)
    if index >= len(chars.abilities.special):
        return "special action"
    return " ".join(ability_lines(chars.abilities.special[index], chars)).removesuffix(".")


def cost_words(part: CostPart, chars: Chars) -> str:
    """One part of a cost: `{2}{G}`, `sacrifice a creature`."""
    from apnap import english
    from apnap.english.phrase_table import Unspoken

    try:
        return english.cost_text([part], chars)
    except Unspoken:
        return unspoken(part)


def label_words(game: Play, decision: LabelledDecision) -> list[str]:
    """What each label stands for: a mode by what it does, an ability by where it comes from and what it says."""
    if len(decision.nodes) != len(decision.labels):
        return list(decision.labels)
    about = about_of(game, decision)
    out = []
    for label, node in zip(decision.labels, decision.nodes, strict=True):
        if isinstance(node, Effect):
            out.append(effect_words(node, about))
        elif isinstance(node, CostPart):
            said = cost_words(node, about)
            out.append(f"{label} {said[:1].lower()}{said[1:]}".strip())
        elif isinstance(node, Ability):
            said = " ".join(ability_lines(node, source_of(game, node) if about is NAMELESS else about))
            out.append(f"{label}: {said}" if label not in said else said)
        else:
            out.append(label)
    return out


def price_words(game: Play, decision: Decision) -> str:
    """What is done with what is chosen for a cost: `reveal a Swamp card from your hand`."""
    if not isinstance(decision, LabelledDecision) or decision.labels or not decision.cost:
        return ""
    if len(decision.nodes) != 1 or not isinstance(decision.nodes[0], CostPart):
        return ""
    said = cost_words(decision.nodes[0], about_of(game, decision))
    return f"{said[:1].lower()}{said[1:]}"


def aim_words(game: Play, decision: Decision) -> str:
    """What happens to the targets that are chosen now, where others are chosen for the same spell or ability."""
    if (
        not isinstance(decision, TargetDecision)
        or not decision.nodes
        or not 0 <= decision.source < len(game.state.objs)
    ):
        return ""
    slot = decision.nodes[0]
    o = game.state.objs[decision.source]
    about = about_of(game, decision)
    abilities = [o.ability] if o.ability is not None else about.abilities.every
    for ability in abilities:
        if isinstance(slot, Target) and isinstance(ability, SpellAbility | Activated | Triggered):
            modes = announcing.wording_of(ability.effect, []).modes
            parts = [*(ability.modes if isinstance(ability, SpellAbility) else modes), ability.effect]
            several = len(parts) > 1 or len(ability.effect.targets()) > 1
            part = next((part for part in parts if announcing.has_slot(part, slot)), None)
            if part is not None:
                return effect_words(announcing.innermost(part, slot, part), about).rstrip(".") if several else ""
    return ""


def source_of(game: Play, ability: Ability) -> Chars:
    """The characteristics of what an ability comes from: it has triggered and waits, or its object is to enter."""
    for trigger in game.state.pending:
        if trigger.ability is ability:
            return game.char(trigger.source)
    for o in game.state.objs:
        for face in o.card.faces:
            if any(each is ability for each in face.chars.abilities.every):
                return face.chars
    return NAMELESS


def about_of(game: Play, decision: Decision) -> Chars:
    """The characteristics of what a question is about: a spell, or the source of an ability."""
    id = decision.source
    if not 0 <= id < len(game.state.objs):
        return NAMELESS
    o = game.state.objs[id]
    return game.char(id if o.ability is None else o.source)
