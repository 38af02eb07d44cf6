"""Phrases for the words of `apnap.abilities.effects.creating`."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Final

from apnap.abilities.amounts import ChosenX, ThatMuch, Times, WhereX
from apnap.abilities.base import Number
from apnap.abilities.cards import token
from apnap.abilities.effects.creating import CreateTokens, GetEmblem
from apnap.abilities.effects.flow import Both, EitherWay, Sequence
from apnap.abilities.players import YOU, You
from apnap.abilities.predefined_tokens import PREDEFINED, ROLES
from apnap.abilities.selectors import IT, THOSE
from apnap.abilities.statics.becoming import SizeIs
from apnap.english.abilities import ABILITIES, NAMED
from apnap.english.amounts import AMOUNTS, PER, is_simple, of_things
from apnap.english.grammar import article, listed, number_word, plural, quotation
from apnap.english.nouns import Ref, Voice, color_words, keyword_names, ref, type_line_words
from apnap.english.reading.leaves import LETTERS, SIZE
from apnap.english.reading.parser import Parser
from apnap.english.reading.said import MADE, Misread, Said
from apnap.english.reading.table import Found, fragment, reads, reads_knowing, reads_leaf, reads_where_x_then
from apnap.english.reading.tokens import SUBTYPES, lowered
from apnap.english.sentences import CLAUSES, Clause
from apnap.rules.ch1_concepts.definitions import Ability, Amount, Keywords, Selector, Triggered
from apnap.rules.ch1_concepts.fields import replaced
from apnap.rules.ch2_cards.characteristics import Chars
from apnap.rules.ch2_cards.printed import CardDef
from apnap.rules.core.constants import CREATURE, SNOW, SUPERTYPE_NAMES, bits


def token_words(base: Chars, size: Amount | None = None) -> str:
    """What a token is, without its number: `1/1 white Soldier creature token`, `Treasure token`."""
    if is_role(base):
        return f"{base.name} Role token"
    if is_predefined(base):
        return f"{base.subtypes[0]} token"
    words = [f"{base.power}/{base.toughness}"] if base.types & CREATURE or "Vehicle" in base.subtypes else []
    if any(isinstance(ability, SizeIs) for ability in base.abilities.every):
        words = []
    if size is not None:
        words = ["X/X"]
    words = [*[SUPERTYPE_NAMES[i].lower() for i in bits(base.supertypes & ~SNOW)], *words]
    words.append(color_words(base.colors, "and") if base.colors else "colorless")
    words += ["snow"] if base.supertypes & SNOW else []
    words += [*base.subtypes, *type_line_words(base.types), "token"]
    return " ".join(words)


def is_role(base: Chars) -> bool:
    """Is it one of the Roles that the rules define? CR 111.10j-r."""
    return "Role" in base.subtypes and base.name in ROLES


def is_predefined(base: Chars) -> bool:
    """Is it one that the rules define? CR 111.10."""
    if is_role(base):
        return True
    return bool(base.subtypes) and base.subtypes[0] in PREDEFINED and not base.types & CREATURE


def abilities_of(base: Chars, voice: Voice) -> list[str]:
    """What the token has: keywords, and abilities in quotation marks."""
    if is_predefined(base):
        return []
    named: list[str] = []
    for ability in base.abilities.every:
        if ability.implied:
            continue
        if isinstance(ability, Keywords):
            named += keyword_names(ability.flags)
        elif isinstance(ability, tuple(NAMED)):
            named.append(ABILITIES.say(ability, voice))
        elif not (isinstance(ability, Triggered) and any(ability in owner.also() for owner in base.abilities.every)):
            named.append(quotation(ABILITIES.say(ability, Voice("", "this token", base.types))))
    return named


def many_tokens(node: CreateTokens, kind: str, with_words: str, voice: Voice) -> str:
    """`two of them with flying`, `a number of them with flying equal to something`."""
    number = node.amount
    if type(number) in PER.phrases and node.each_first:
        return f"{article(kind)}{with_words}"
    if type(number) in PER.phrases:
        return f"{article(kind)}{with_words} for each {PER.say(number, voice)}"
    if isinstance(number, Number) or is_simple(number) or isinstance(number, ThatMuch):
        return of_things(number, kind, voice) + with_words
    if isinstance(number, Times) and type(number.what) in PER.phrases:
        many = f"{number_word(number.factor)} {plural(kind)}"
        if node.each_first:
            return f"{many}{with_words}"
        return f"{many}{with_words} for each {PER.say(number.what, voice)}"
    if isinstance(number, Times) and is_simple(number.what):
        return f"{AMOUNTS.say(number, voice)} {plural(kind)}{with_words}"
    return f"a number of {plural(kind)}{with_words} equal to {AMOUNTS.say(number, voice)}"


def for_each_words(node: CreateTokens, voice: Voice) -> str:
    """`for each creature you control`, said before what is created."""
    number = node.amount
    return f"for each {PER.say(number.what if isinstance(number, Times) else number, voice)}"


def _create(node: CreateTokens, voice: Voice) -> Clause:
    base = node.token.base
    state = "tapped " if node.tapped and not node.attacking else ""
    has = listed(abilities_of(base, voice), "and")
    known = base.name.endswith(" Token") or base.name in PREDEFINED or is_role(base)
    called = "" if known else f" named {base.name}"
    with_words = f" with {has}" if has and not node.has else ""
    if node.called_first:
        called = ""
    # keywords are said before the name, a quoted ability after it
    with_words = called + with_words if '"' in with_words else with_words + called
    one = isinstance(node.amount, Number) and node.amount.number == 1
    one = one or type(node.amount) in PER.phrases
    if node.attacking:
        with_words += (" that's" if one else " that are") + (" tapped and attacking" if node.tapped else " attacking")
    if node.size is not None:
        AMOUNTS.say(node.size if isinstance(node.size, (ChosenX, WhereX)) else WhereX(node.size), voice)
    before = for_each_words(node, voice) if node.each_first else ""
    words = many_tokens(node, f"{state}{token_words(base, node.size)}", with_words, voice)
    if node.called_first:
        words = f"{base.name}, {words}"
    if node.attached_to is not None:
        words += f" attached to {ref(node.attached_to, voice).text}"
    who = ref(node.who, voice)
    if before:
        who = Ref(f"{before}, {who.text if who.said else ''}".strip(), many=True)
    clause = Clause(who, "creates", "create", words)
    if has and node.has:
        clause.then = f"it has {has}" if one else f"they have {has}"
    return clause


def _emblem(node: GetEmblem, voice: Voice) -> Clause:
    inner = Voice("", "this emblem", 0)
    said = " and ".join(quotation(ABILITIES.say(ability, inner)) for ability in node.abilities)
    return Clause(ref(node.who, voice), "gets", "get", f"an emblem with {said}", spoken=True)


CLAUSES.add(CreateTokens, _create)
CLAUSES.add(GetEmblem, _emblem)
TOKEN_TYPES: Final = ("artifact", "enchantment", "creature", "land")


def token_leaf(parser: Parser, at: int) -> Found:
    """`1/1 white and blue Bird Soldier artifact creature token`, or tokens: its words."""
    words = parser.words
    for size in (1, 2):
        role = " ".join(words[at : at + size]).title()
        if role in ROLES and words[at + size] == "Role" and words[at + size + 1] in ("token", "tokens"):
            return [(at + size + 2, f"{role} Role")]
    if words[at] in PREDEFINED and words[at + 1] in ("token", "tokens"):
        return [(at + 2, words[at])]
    end = at
    if words[end] == "legendary":
        end += 1
    sized = SIZE.fullmatch(words[end]) is not None or words[end] == "X/X"
    if sized:
        end += 1
    if words[end] == "colorless":
        end += 1
    elif words[end] in LETTERS:
        while words[end] in LETTERS or (
            words[end] in ("and", ",") and (words[end + 1] in LETTERS or words[end + 1] == "and")
        ):
            end += 1
    else:
        return []
    if words[end] == "snow":
        end += 1
    start = end
    while words[end] in SUBTYPES:
        end += 1
    some = end > start
    start = end
    while words[end] in TOKEN_TYPES:
        end += 1
    if end == start or words[end] not in ("token", "tokens"):
        return []
    if "creature" in words[start:end] and not sized and some:
        return [(end + 1, " ".join(words[at:end]))]
    if ("creature" in words[start:end] or "Vehicle" in words[at:start]) != sized or (sized and not some):
        return []
    return [(end + 1, " ".join(words[at:end]))]


def token_made(words: str, abilities: list[Ability] | tuple[()] = (), name: str = "") -> CardDef:
    """The token that these words describe."""
    if words in PREDEFINED or words.removesuffix(" Role") in ROLES:
        if abilities or name:
            raise Misread("such a token is known by its name")
        return ROLES[words.removesuffix(" Role")] if words.endswith(" Role") else PREDEFINED[words]
    rest = words.split()
    size = [word for word in rest if "/" in word]
    colors = "".join(LETTERS.get(word, "") for word in rest)
    subtypes = [word for word in rest if word in SUBTYPES]
    types = [word.title() for word in rest if word in TOKEN_TYPES]
    if rest[0] == "legendary":
        types.insert(0, "Legendary")
    if "snow" in rest:
        types.insert(0, "Snow")
    if not subtypes and not name:
        raise Misread("a token has a name")
    line = f"{' '.join(types)} - {' '.join(subtypes)}" if subtypes else " ".join(types)
    numbers = [one.replace("X", "0") for one in size]
    if "Creature" in types and not numbers:
        if not any(isinstance(ability, SizeIs) and not ability.only for ability in abilities):
            raise Misread("nothing says how large it is")
        numbers = ["*/*"]
    return token(name or f"{' '.join(subtypes)} Token", line, *numbers, *abilities, colors=colors)


@dataclass
class Tokens:
    """Tokens that are spoken of: how many, what they are, how they enter."""

    number: int | Amount
    words: str
    abilities: tuple[Ability, ...] = ()
    name: str = ""
    tapped: bool = False
    size: Amount | None = None
    attacking: bool = False
    has: bool = False
    called_first: bool = False
    each_first: bool = False

    def create(self, who: Selector = YOU) -> CreateTokens:
        kind = token_made(self.words, list(self.abilities), self.name)
        return CreateTokens(
            self.number,
            kind,
            who=who,
            tapped=self.tapped,
            size=self.size,
            attacking=self.attacking,
            has=self.has,
            called_first=self.called_first,
            each_first=self.each_first,
        )


def kind_of(said: Said, words: str, abilities: list[Ability] | tuple[()] = (), name: str = "") -> Tokens:
    size = said.amount_x() if words.removeprefix("legendary ").startswith("X/X") else None
    return Tokens(1, words, tuple(abilities), name, size=size)


def counted(kind: Tokens, number: int | Amount, tapped: bool = False, attacking: bool = False) -> Tokens:
    return replace(kind, number=number, tapped=tapped or attacking, attacking=attacking)


def so_many_each(kind: Tokens, number: int | Amount, per: Amount, tapped: bool, attacking: bool) -> Tokens:
    if number == 1:
        return counted(kind, per, tapped, attacking)
    if not isinstance(number, int):
        raise Misread("so many for each is a number")
    return counted(kind, Times(number, per), tapped, attacking)


FIRST_OF_ROLES: Final = frozenset(lowered(name.split()[0]) for name in ROLES)


def starts_token(word: str) -> bool:
    """May the words of a token begin with this one?"""
    plain = word in ("legendary", "X/X", "colorless") or word in FIRST_OF_ROLES
    return plain or word in PREDEFINED or word in LETTERS or SIZE.fullmatch(word) is not None


reads_leaf("token words", token_leaf, starts_token)
reads_knowing("token", "<token words>", kind_of)
reads_knowing("token", "<token words> with <abilities>", kind_of)
reads_knowing("token", "<token words> named <card name>", lambda said, words, name: kind_of(said, words, (), name))
reads_knowing(
    "token", "<token words> named <card name> with <abilities>", lambda said, w, name, has: kind_of(said, w, has, name)
)
reads_knowing(
    "token", "<token words> with <abilities> named <card name>", lambda said, w, has, name: kind_of(said, w, has, name)
)
reads("token count", "a", 1)
reads("token count", "<number word>", lambda n: n)
reads_knowing("token count", "X", lambda said: said.amount_x())
reads_knowing("token count", "twice X", lambda said: Times(2, said.amount_x()))
reads_knowing("token count", "that many", lambda said: said.that_much())
for _tapped, _attacking, _front in (
    (False, False, ""),
    (True, False, "tapped "),
    (True, True, "tapped and attacking "),
):
    reads(
        "tokens",
        f"<token count> {_front}<token>",
        lambda n, kind, tapped=_tapped, attacking=_attacking: counted(kind, n, tapped, attacking),
    )
    reads(
        "tokens",
        f"<token count> {_front}<token> for each <counted>",
        lambda n, kind, per, tapped=_tapped, attacking=_attacking: so_many_each(kind, n, per, tapped, attacking),
    )
    reads(
        "tokens",
        f"a number of {_front}<token> equal to <amount>",
        lambda kind, number, tapped=_tapped, attacking=_attacking: counted(kind, number, tapped, attacking),
    )
reads(
    "tokens",
    "<token count> <token> (that 's|that are) tapped and attacking",
    lambda n, kind: counted(kind, n, attacking=True),
)
reads(
    "tokens",
    "<token count> <token> (that 's|that are) tapped and attacking for each <counted>",
    lambda n, kind, per: so_many_each(kind, n, per, True, True),
)
for _front, _tapped in (("", False), ("tapped ", True)):
    reads(
        "tokens",
        f"<token count> {_front}<token> (that 's|that are) attacking",
        lambda n, kind, tapped=_tapped: replace(kind, number=n, tapped=tapped, attacking=True),
    )


def named_first(name: str, kind: Tokens) -> Tokens:
    """`Old King, a legendary 2/2 white Human creature token`."""
    if not kind.words.startswith("legendary") or kind.name:
        raise Misread("a token that is called by its name is legendary")
    return replace(kind, name=name, called_first=True)


reads("tokens", "<card name> , a <token>", named_first)
reads(
    "tokens",
    "<card name> , a <token> (that 's) tapped and attacking",
    lambda name, kind: counted(named_first(name, kind), 1, attacking=True),
)


def tokens_made(said: Said, tokens: Tokens, who: Selector = YOU) -> CreateTokens:
    said.mention(MADE, IT if tokens.number == 1 else THOSE)
    return tokens.create(who)


def that_have(said: Said, tokens: Tokens, abilities: list[Ability], who: Selector = YOU) -> CreateTokens:
    """What they have is said afterwards."""
    has = not tokens.abilities
    return tokens_made(said, replace(tokens, abilities=(*tokens.abilities, *abilities), has=has), who)


reads_knowing("effect", "create <tokens>", tokens_made)


def attached_tokens(said: Said, tokens: Tokens, to: Selector, who: Selector = YOU) -> CreateTokens:
    """Tokens that enter attached to something: only an Aura or an Equipment can be."""
    made = tokens_made(said, tokens, who)
    if not {"Aura", "Equipment"} & set(made.token.base.subtypes):
        raise Misread("it cannot be attached to anything")
    return replaced(made, attached_to=to)


reads_knowing("effect", "create <tokens> attached to <host>", attached_tokens)
reads_knowing("effect", "create <tokens> attached to it", lambda said, tokens: attached_to_it(said, tokens))
reads_knowing(
    "effect",
    "<who> (creates|create) <tokens> attached to <host>",
    lambda said, who, tokens, to: attached_tokens(said, tokens, to, who),
)


def attached_to_it(said: Said, tokens: Tokens) -> CreateTokens:
    """'It' is what was spoken of before the token."""
    return attached_tokens(said, tokens, said.it())


def more_for_each(first: CreateTokens, group: Amount) -> Sequence:
    """As many more of the same tokens as there are of something."""
    return Sequence(first, replaced(first, amount=group))


reads_where_x_then(
    "sentence",
    "create <tokens> , where X is <amount> . then for each <counted> , you create another one of those tokens",
    lambda said, tokens, group: more_for_each(tokens_made(said, tokens), group),
)
reads_knowing("effect", "<who> (creates|create) <tokens>", lambda said, who, tokens: tokens_made(said, tokens, who))
reads_knowing(
    "effect",
    "create <tokens> and <tokens>",
    lambda said, one, other: Both(tokens_made(said, one), tokens_made(said, other)),
)
reads_knowing(
    "effect",
    "create <tokens> , <tokens> , and <tokens>",
    lambda said, one, two, three: Both(tokens_made(said, one), tokens_made(said, two), tokens_made(said, three)),
)
reads_knowing(
    "effect",
    "create <tokens> or <tokens>",
    lambda said, one, other: EitherWay(tokens_made(said, one), tokens_made(said, other)),
)
reads_knowing("effect", "create <tokens> . (it has|they have) <abilities>", that_have)
reads_knowing(
    "effect",
    "<who> (creates|create) <tokens> . (it has|they have) <abilities>",
    lambda said, who, tokens, abilities: that_have(said, tokens, abilities, who),
)
fragment("they enter", "it enters")
fragment("they enter", "the token enters")
fragment("they enter", "that token enters")
fragment("they enter", "they enter")
fragment("they enter", "the tokens enter")
fragment("they enter", "those tokens enter")


def entering_so(said: Said, tokens: Tokens, name: str = "") -> CreateTokens:
    """How they enter is said afterwards."""
    if tokens.attacking or (name and name != tokens.name):
        raise Misread("something else enters")
    return tokens_made(said, replace(tokens, tapped=True, attacking=True))


reads_knowing("effect", "create <tokens> . <they enter> tapped and attacking", entering_so)
reads_knowing("effect", "create <tokens> . <card name> enters tapped and attacking", entering_so)
reads("effect", "you get an emblem with <quoted>", GetEmblem)
reads("effect", "you get an emblem with <quoted> and <quoted>", GetEmblem)


def for_each(said: Said, per: Amount, tokens: Tokens, who: Selector = YOU) -> CreateTokens:
    if tokens.number != 1 and not isinstance(tokens.number, int):
        raise Misread("so many for each is a number")
    made = so_many_each(tokens, tokens.number, per, tokens.tapped, tokens.attacking)
    return tokens_made(said, replace(made, each_first=True), who)


reads_knowing("effect", "for each <counted> , create <tokens>", for_each)
reads_knowing(
    "effect",
    "for each <counted> , you create <tokens>",
    lambda said, per, made: for_each(said, per, made, You(said=True)),
)
reads("effect", "<who> (gets|get) an emblem with <quoted>", lambda who, one: emblem_of(who, one))


def emblem_of(who: Selector, *abilities: Ability) -> GetEmblem:
    if isinstance(who, You):
        raise Misread("you get it by another word")
    return GetEmblem(*abilities, who=who)
