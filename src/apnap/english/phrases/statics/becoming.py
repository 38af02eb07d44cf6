"""Phrases for the words of `apnap.abilities.statics.becoming`."""

from __future__ import annotations

from typing import Any, Final

from apnap.abilities.amounts import CountOf, ManaValueOf
from apnap.abilities.facts.measures import Plus
from apnap.abilities.selectors import Each, This
from apnap.abilities.statics.becoming import (
    MANA_VALUE,
    AllCreatureTypes,
    CantHave,
    HasBaseSize,
    IsChosenColor,
    IsChosenType,
    IsNoCreature,
    IsNow,
    Loses,
    LosesAllAbilities,
    LosesKeywords,
    SizeIs,
)
from apnap.abilities.statics.changes import Becomes, Change, Has
from apnap.english.abilities import ABILITIES
from apnap.english.amounts import AMOUNTS, is_simple
from apnap.english.changes import CHANGES, EXCEPTIONS, Changed
from apnap.english.common import BY_VALUE, IN_PLAY, besides
from apnap.english.grammar import article, listed, plural, sentence
from apnap.english.nouns import Voice, color_words, keyword_names, noun, type_line_words, type_names
from apnap.english.reading.leaves import LETTERS, SIZE
from apnap.english.reading.parser import Parser
from apnap.english.reading.said import Misread, Said
from apnap.english.reading.table import Found, fragment, reads, reads_knowing, reads_leaf
from apnap.english.reading.tokens import PLURALS, SUBTYPES
from apnap.rules.ch1_concepts.definitions import Ability, Amount
from apnap.rules.ch2_cards.subtypes import BASIC_LAND_TYPES
from apnap.rules.core.constants import COLOR_LETTERS, bits


def base_size(node: HasBaseSize, voice: Voice) -> str:
    what = f"base {node.only or 'power and toughness'}"
    if node.by_mana_value:
        return f"base power and base toughness {BY_VALUE}"
    if node.number is not None:
        called_x(node.number, voice)
        return f"{what} X" if node.only else f"{what} X/X"
    if node.only:
        return f"{what} {node.power if node.only == 'power' else node.toughness}"
    return f"{what} {node.power}/{node.toughness}"


def sized_by(number: Amount) -> HasBaseSize:
    """Each is that amount, which is not the mana value of whatever has it."""
    if isinstance(number, ManaValueOf):
        raise Misread(BY_VALUE)
    return HasBaseSize(number=number)


def called_x(number: Amount, voice: Voice) -> None:
    """An amount that is said as X."""
    if is_simple(number):
        AMOUNTS.say(number, voice)
    else:
        voice.call_x(number)


def _is_now(node: IsNow, voice: Voice) -> Changed:
    traits: list[str] = []
    size = node.size
    if size is not None and size.by_mana_value:
        traits.append(f"power and toughness {BY_VALUE}")
    elif size is not None and node.base:
        traits.append(base_size(size, voice))
    said = Changed("is", "are", is_now(node, False, voice), rest_of_many=is_now(node, True, voice), traits=traits)
    if node.also == "still":
        if node.kept and node.last:
            said.tail = f" that's still {article(node.kept)}"
            said.tail_of_many = f" that are still {plural(node.kept)}"
        elif node.kept:
            said.then, said.then_of_many = f"it's still {article(node.kept)}", f"they're still {plural(node.kept)}"
        else:
            said.tail, said.tail_of_many = " that's still a land", " that are still lands"
    elif node.strict:
        said.tail, said.tail_of_many = f" and it {NO_OTHERS}", f" and they {NO_OTHERS.replace('loses', 'lose')}"
    elif node.also and node.last:
        said.tail, said.tail_of_many = besides(node.also), besides(node.also, True)
    elif node.also:
        said.rest += besides(node.also)
        said.rest_of_many += besides(node.also, True)
    return said


NO_OTHERS: Final = "loses all other card types"


def is_now(node: IsNow, many: bool, voice: Voice) -> str:
    """`a 1/1 black creature`, `Mountains`, `every basic land type`."""
    words: list[str] = ["legendary"] if node.supertypes else []
    size = node.size
    if size is not None and not node.base and not size.by_mana_value:
        if size.number is not None:
            called_x(size.number, voice)
        words.append("X/X" if size.number is not None else f"{size.power}/{size.toughness}")
    if node.colors >= 0:
        words.append(all_colors(node.colors))
    if node.subtypes == BASIC_LAND_TYPES:
        return " ".join([*words, "every basic land type"])
    if not node.subtypes and not node.types:
        return " ".join(words)
    words += [*node.subtypes, *type_line_words(node.types)]
    if many:
        words[-1] = plural(words[-1])
    return " ".join(words) if many else article(" ".join(words))


def all_colors(mask: int) -> str:
    """`white and blue`, `all colors`, `colorless`."""
    if mask == ALL_COLORS:
        return "all colors"
    return color_words(mask, "and") if mask else "colorless"


def _chosen_type(node: IsChosenType, voice: Voice) -> Changed:
    its, their = (besides("types"), besides("types", many=True)) if node.also else ("", "")
    return Changed("is", "are", f"the chosen type{its}", rest_of_many=f"the chosen type{their}")


def _chosen_color(node: IsChosenColor, voice: Voice) -> Changed:
    its, their = (besides("colors"), besides("colors", many=True)) if node.also else ("", "")
    return Changed("is", "are", f"the chosen color{its}", rest_of_many=f"the chosen color{their}")


def _size_is(node: SizeIs, voice: Voice) -> str:
    number = AMOUNTS.say(node.amount, voice)
    if isinstance(node.amount, CountOf) and isinstance(node.amount.what, Each):
        number += "" if noun(node.amount.what.filter).mine or number.endswith(IN_PLAY) else f" {IN_PLAY}"
    if node.only:
        return sentence(f"{voice.name or voice.self_noun}'s {node.only} is equal to {number}")
    return sentence(f"{voice.name or voice.self_noun}'s power and toughness are each equal to {number}")


CHANGES.add(LosesAllAbilities, lambda node, voice: Changed("loses", "lose", "all abilities"))
CHANGES.add(Loses, lambda node, voice: Changed("loses", "lose", listed(keyword_names(node.flags), "and")))
CHANGES.add(
    AllCreatureTypes,
    lambda node, voice: (
        Changed("is", "are", "every creature type")
        if node.is_all
        else Changed(*(("gains", "gain") if node.gains else ("loses", "lose")), "all creature types")
    ),
)
CHANGES.add(HasBaseSize, lambda node, voice: Changed("has", "have", base_size(node, voice)))
CHANGES.add(IsNow, _is_now)
EXCEPTIONS.add(IsNow, lambda node, voice: f"it's {CHANGES.say(node, voice).rest}")
CHANGES.add(IsChosenType, _chosen_type)
CHANGES.add(IsChosenColor, _chosen_color)
ABILITIES.add(SizeIs, _size_is)
CHANGES.add(LosesKeywords, lambda node, voice: Changed("loses", "lose", listed(keyword_names(node.flags), "and")))
reads("change", "(loses|lose) all abilities", lambda: [LosesAllAbilities()])
reads("change", "(loses|lose) <flag>", lambda flag: [Loses(flag)])
reads("change", "(has|have) <base size>", lambda size: [size])
reads("base size", "base power and toughness <size>", HasBaseSize)
reads_knowing("base size", "base power and toughness X/X", lambda said: HasBaseSize(number=said.amount_x()))
reads("base size", f"base power and base toughness {BY_VALUE}", HasBaseSize)
reads("base size", "base power and base toughness each equal to <amount>", sized_by)
reads("base size", "base power <digits>", lambda n: HasBaseSize(f"{n}/0", only="power"))
reads("base size", "base toughness <digits>", lambda n: HasBaseSize(f"0/{n}", only="toughness"))
reads_knowing("base size", "base power X", lambda said: HasBaseSize(number=said.amount_x(), only="power"))
reads_knowing("base size", "base toughness X", lambda said: HasBaseSize(number=said.amount_x(), only="toughness"))
reads("line", "~ 's power and toughness are each equal to <amount> .", SizeIs)
reads(
    "line",
    "~ 's power is equal to <amount> and its toughness is equal to <that number> <digits> .",
    lambda number, more: [SizeIs(number, "power"), SizeIs(Plus(number, more), "toughness")],
)
fragment("that number", "that number plus")
reads(
    "line",
    "~ 's toughness is equal to <amount> plus <digits> .",
    lambda number, more: SizeIs(Plus(number, more), "toughness"),
)
reads("line", "~ 's power is equal to <amount> .", lambda number: SizeIs(number, "power"))
reads("line", "~ 's toughness is equal to <amount> .", lambda number: SizeIs(number, "toughness"))


KIND_TYPES: Final = ("artifact", "creature", "enchantment", "land")


def kind_words(parser: Parser, at: int) -> Found:
    """`Zombie`, `Zombie artifact`: subtypes, then types."""
    words = parser.words
    end = at
    while words[end] in SUBTYPES:
        end += 1
    while words[end] in KIND_TYPES:
        end += 1
    if end == at:
        return []
    return [(end, " ".join(word if word in SUBTYPES else word.title() for word in words[at:end]))]


reads_leaf("kind words", kind_words, lambda word: word in SUBTYPES or word in KIND_TYPES)


reads("change", "(loses|lose) all creature types", lambda: [AllCreatureTypes()])
reads("change", "(gains|gain) all creature types", lambda: [AllCreatureTypes(gains=True)])
for _types in ("types", "creature types"):
    reads(
        "change",
        f"(is|are) the chosen type in addition to (its|their) other {_types}",
        lambda: [IsChosenType(also=True)],
    )
reads("change", "(is|are) the chosen type", lambda: [IsChosenType()])
reads("change", "(is|are) the chosen color", lambda: [IsChosenColor()])
reads("change", "(loses|lose) <flag> and <flag>", lambda one, other: [Loses(one, other)])


class Being:
    """What something is said to be, as its words have it."""

    def __init__(self, what: str, size: str, colors: str | None) -> None:
        self.what = what
        self.size = size
        self.colors = colors

    def now(self, number: Amount | None = None, base: HasBaseSize | None = None, **how: Any) -> IsNow:
        """As a change; a base size is said apart."""
        size = self.size
        if base is not None:
            if size or base.only or base.by_mana_value:
                raise Misread("a size is said twice, or in part")
            size, number = f"{base.power}/{base.toughness}", base.number
        if size == "X/X" or (base is not None and base.number is not None):
            return IsNow(self.what, color=self.colors, number=number, base=base is not None, **how)
        return IsNow(self.what, size, self.colors, base=base is not None, **how)


def being_words(parser: Parser, at: int) -> Found:
    """`a 3/3 blue and black Elemental artifact creature`, `legendary`, `0/0 creatures`, `colorless`, `all colors`."""
    words = parser.words
    one = words[at] == "a"
    end = at + one
    legendary = words[end] == "legendary"
    end += legendary
    size = words[end] if SIZE.fullmatch(words[end]) or words[end] == "X/X" else ""
    end += bool(size)
    colors, end = colors_at(words, end)
    if colors is not None and not size and not one and not legendary:
        out: Found = [(end, Being("", "", colors))]
    else:
        out = []
    if legendary and not one and end == at + 1:
        out.append((end, Being("Legendary", "", None)))
    kinds: list[str] = ["Legendary"] if legendary else []
    start = end
    while words[end] in SUBTYPES or words[end] in BEING_TYPES:
        kinds.append(words[end] if words[end] in SUBTYPES else words[end].title())
        end += 1
        if one:
            out.append((end, Being(" ".join(kinds), size, colors)))
    if not one:
        last = PLURALS.get(words[end]) or MANY_TYPES.get(words[end])
        if last is not None:
            out.append((end + 1, Being(" ".join([*kinds, last]), size, colors)))
        elif end > start and words[end - 1] in PLURALS:
            out.append((end, Being(" ".join(kinds), size, colors)))  # Merfolk
    return out


def colors_at(words: list[str], at: int) -> tuple[str | None, int]:
    """`white`, `white and blue`, `white, blue, and black`, `colorless`, `all colors`, and where they end."""
    if words[at] == "colorless":
        return "", at + 1
    if words[at] == "all" and words[at + 1] == "colors":
        return "WUBRG", at + 2
    found = ""
    end = at
    while words[end] in LETTERS:
        found += LETTERS[words[end]]
        at = end + 1
        end = at + (words[at] == ",")
        end += words[end] == "and"
        if end == at:
            break
    return (found, at) if found else (None, at)


BEING_STARTS: Final = frozenset({"a", "legendary", "X/X", "colorless", "all"})
BEING_TYPES: Final = frozenset({"artifact", "creature", "enchantment", "land", "planeswalker"})
MANY_TYPES: Final = {f"{word}s": word.title() for word in BEING_TYPES}
ALL_COLORS: Final = 31


def what_it_is(said: Said, being: Being, *more: object, **how: Any) -> list[Change]:
    """The changes of a being, with what it has."""
    base = next((part for part in more if isinstance(part, HasBaseSize)), None)
    changes: list[Change] = [being.now(said.amount_x(), base, **how)]
    abilities = [part for part in more if isinstance(part, Ability)]
    return [*changes, Has(*abilities, how="with")] if abilities else changes


def only_so(said: Said, being: Being, traits: list[object]) -> list[Change]:
    """What it is, and nothing else."""
    if not being.what or being.size:
        raise Misread("it has other card types")
    return what_it_is(said, being, *traits, strict=True)


def it_is(said: Said, being: Being, *rest: Any) -> list[Change]:
    """What it is, what it has and what it keeps, in any order."""
    how: dict[str, object] = {}
    traits: list[object] = []
    for part in rest:
        if isinstance(part, str):
            how["also"] = part
            how["last"] = bool(traits)
        else:
            traits = part
    return what_it_is(said, being, *traits, **how)


def starts_being(word: str) -> bool:
    """May it begin with this word?"""
    kinds = (LETTERS, SUBTYPES, BEING_TYPES, PLURALS, MANY_TYPES)
    return word in BEING_STARTS or SIZE.fullmatch(word) is not None or any(word in known for known in kinds)


reads_leaf("being", being_words, starts_being)
reads_knowing("what it is", "<being>", it_is)
reads_knowing("what it is", "<being> with <traits>", it_is)
reads_knowing(
    "what it is",
    "<being> with all creature types",
    lambda said, being: [*it_is(said, being), AllCreatureTypes(gains=True)],
)
fragment("no other types", f"and it {NO_OTHERS}")
reads_knowing(
    "what it is", "<being> with <traits> <no other types>", lambda said, being, more: only_so(said, being, more)
)
reads_knowing("what it is", "<being> <besides>", it_is)
reads_knowing("what it is", "<being> <besides> with <traits>", it_is)
reads_knowing("what it is", "<being> with <traits> <besides>", it_is)
reads_knowing(
    "what it is",
    ("<being> that 's still a land", "<being> that are still lands"),
    lambda said, being: what_it_is(said, being, also="still"),
)
reads_knowing(
    "what it is",
    "<being> that 's still a planeswalker",
    lambda said, being: what_it_is(said, being, also="still", kept="planeswalker", last=True),
)
reads("what it is", "every basic land type <besides>", lambda also: [IsNow(" ".join(BASIC_LAND_TYPES), also=also)])
reads("what it is", "every creature type", lambda: [AllCreatureTypes(gains=True, is_all=True)])
reads("besides", "in addition to (its|their) other types", "types")
reads("besides", "in addition to (its|their) other colors and types", "colors and types")
reads("besides", "in addition to (its|their) other creature types", "creature types")
reads("besides", "in addition to (its|their) other land types", "land types")
reads("besides", "in addition to (its|their) other colors", "colors")
reads("besides", "in addition to (its|their) other colors and creature types", "colors and creature types")
reads("traits", "<abilities>", lambda abilities: abilities)
reads("traits", "<base size>", lambda size: [size])
reads("traits", "<base size> and <ability>", lambda size, one: [size, one])
reads("traits", "<base size> , <ability> , and <ability>", lambda size, one, two: [size, one, two])
reads(
    "traits",
    "<base size> , <ability> , <ability> , and <ability>",
    lambda size, one, two, three: [size, one, two, three],
)
reads("being so", "(is|are|'s) <what it is>", lambda changes: changes)
reads("becoming", "(becomes|become) <what it is>", lambda changes: changes)
for _word in sorted(BEING_TYPES):
    reads("still", (f"(it 's|he 's|she 's) still a {_word}", f"they 're still {_word}s"), _word)


def still(said: Said, subject: object, changes: list[Change], kept: str) -> list[Change]:
    """What it becomes, where a sentence says what else it still is."""
    if isinstance(subject, This) and kept.title() not in said.types:
        raise Misread("it is nothing of that kind")
    out: list[Change] = []
    for change in changes:
        if isinstance(change, IsNow) and not change.also:
            change = still_now(change, kept, isinstance(subject, This))
        out.append(change)
    if not any(isinstance(change, Becomes) or (isinstance(change, IsNow) and change.kept) for change in out):
        raise Misread("nothing becomes anything")
    return out


def still_now(now: IsNow, kept: str, this: bool) -> Change:
    types = " ".join(word.title() for word in type_names(now.types))
    kinds = " ".join(now.subtypes)
    size = now.size
    written = "" if size is None else f"{size.power}/{size.toughness}"
    colors = None if now.colors < 0 else "".join(COLOR_LETTERS[i] for i in bits(now.colors))
    number = None if size is None else size.number
    if this and types and kinds and not now.base and number is None and not now.supertypes:
        return Becomes(f"{types} - {kinds}", written, color=colors, kept=kept)
    legendary = "Legendary " if now.supertypes else ""
    what = f"{legendary}{kinds} {types}".strip()
    return IsNow(what, written, colors, "still", now.base, number=number, kept=kept)


reads("change", "<being so>", lambda changes: changes)
reads("change", "<becoming>", lambda changes: changes)
CHANGES.add(IsNoCreature, lambda node, voice: Changed("isn't", "aren't", "a creature", rest_of_many="creatures"))
reads("change", "isn't a creature", lambda: [IsNoCreature()])
reads("change", "aren't creatures", lambda: [IsNoCreature()])
CHANGES.add(
    CantHave,
    lambda node, voice: Changed(
        "can't", "can't", f"have {'or gain ' if node.gain else ''}{listed(keyword_names(node.flags), 'or')}"
    ),
)
reads("change", "can't have <flag>", lambda flag: [CantHave(flag)])
reads("change", "can't have or gain <flag>", lambda flag: [CantHave(flag, gain=True)])
reads("change", "can't have <flag> or <flag>", lambda one, other: [CantHave(one, other)])


def by_mana_value(being: Being) -> list[Change]:
    """A size that follows from what it costs."""
    if being.size:
        raise Misread("a size is said twice")
    return [IsNow(being.what, MANA_VALUE, being.colors)]


reads("what it is", f"<being> with power and toughness {BY_VALUE}", by_mana_value)
