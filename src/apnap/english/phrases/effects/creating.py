"""Phrases for the words of `apnap.abilities.effects.creating`."""

from __future__ import annotations

from typing import Final

from apnap.abilities.amounts import THAT_MUCH
from apnap.abilities.cards import token
from apnap.abilities.effects.creating import CreateTokens, GetEmblem
from apnap.abilities.effects.flow import Both
from apnap.abilities.players import YOU
from apnap.abilities.predefined_tokens import CLUE, FOOD, GOLD, TREASURE
from apnap.english.abilities import ABILITIES, NAMED
from apnap.english.amounts import PER, of_things
from apnap.english.grammar import article, listed
from apnap.english.nouns import Voice, color_words, keyword_names, ref, type_line_words
from apnap.english.reading.leaves import LETTERS, SIZE
from apnap.english.reading.parser import Parser
from apnap.english.reading.said import Misread, Said, made_it
from apnap.english.reading.table import Found, reads, reads_knowing, reads_leaf
from apnap.english.reading.tokens import SUBTYPES
from apnap.english.sentences import CLAUSES, Clause
from apnap.rules.ch1_concepts.definitions import Ability, Activated, Amount, Keywords, Selector, Static
from apnap.rules.ch2_cards.characteristics import Chars
from apnap.rules.ch2_cards.printed import CardDef
from apnap.rules.core.constants import CREATURE

PREDEFINED: Final = ("Treasure", "Food", "Clue", "Blood", "Gold", "Map")  # 111.10


def token_words(base: Chars) -> str:
    """What a token is, without its number: `1/1 white Soldier creature token`, `Treasure token`."""
    if base.subtypes and base.subtypes[0] in PREDEFINED:
        return f"{base.subtypes[0]} token"
    words = [f"{base.power}/{base.toughness}"] if "creature" in type_line_words(base.types) else []
    words.append(color_words(base.colors, "and") if base.colors else "colorless")
    words += [*base.subtypes, *type_line_words(base.types), "token"]
    return " ".join(words)


def _create(node: CreateTokens, voice: Voice) -> Clause:
    base = node.token.base
    per = type(node.amount) in PER.phrases
    kind = f"{'tapped ' if node.tapped else ''}{token_words(base)}"
    words = article(kind) if per else of_things(node.amount, kind, voice)
    named = keyword_names(base.keywords)
    for ability in base.abilities.every:
        if isinstance(ability, tuple(NAMED)) and not isinstance(ability, Keywords):
            named.append(ABILITIES.say(ability, voice))
        elif base.subtypes[0] in PREDEFINED:
            continue
        elif isinstance(ability, Activated) or (isinstance(ability, Static) and not ability.implied):
            named.append(f'"{ABILITIES.say(ability, Voice("", "this token", CREATURE))}"')
    if named:
        words += f" with {listed(named, 'and')}"
    if not base.name.endswith(" Token") and base.name not in PREDEFINED and base.types & CREATURE:
        words += f" named {base.name}"
    if per:
        words += f" for each {PER.say(node.amount, voice)}"
    return Clause(ref(node.who, voice), "creates", "create", words)


def _emblem(node: GetEmblem, voice: Voice) -> Clause:
    inner = Voice("", "this emblem", 0)
    said = " and ".join(f'"{ABILITIES.say(ability, inner)}"' for ability in node.abilities)
    return Clause(ref(node.who, voice), "gets", "get", f"an emblem with {said}", spoken=True)


CLAUSES.add(CreateTokens, _create)
CLAUSES.add(GetEmblem, _emblem)
TOKEN_TYPES: Final = ("artifact", "enchantment", "creature", "land")
PREDEFINED_TOKENS: Final[dict[str, CardDef]] = {"Treasure": TREASURE, "Food": FOOD, "Clue": CLUE, "Gold": GOLD}


def token_leaf(parser: Parser, at: int) -> Found:
    """`1/1 white and blue Bird Soldier artifact creature token`, or tokens: its words."""
    words = parser.words
    if words[at] in PREDEFINED_TOKENS and words[at + 1] in ("token", "tokens"):
        return [(at + 2, words[at])]
    if not SIZE.fullmatch(words[at]):
        return []
    end = at + 1
    if words[end] == "legendary":
        return []
    if words[end] == "colorless":
        end += 1
    elif words[end] in LETTERS:
        while words[end] in LETTERS or (
            words[end] in ("and", ",") and (words[end + 1] in LETTERS or words[end + 1] == "and")
        ):
            end += 1
    else:
        return []
    start = end
    while words[end] in SUBTYPES:
        end += 1
    if end == start:
        return []
    start = end
    while words[end] in TOKEN_TYPES:
        end += 1
    if "creature" not in words[start:end] or words[end] not in ("token", "tokens"):
        return []
    return [(end + 1, " ".join(words[at:end]))]


def token_made(words: str, abilities: list[Ability] | tuple[()] = (), name: str = "") -> CardDef:
    """The token that these words describe."""
    if words in PREDEFINED_TOKENS:
        if abilities or name:
            raise Misread("such a token is known by its name")
        return PREDEFINED_TOKENS[words]
    size, *rest = words.split()
    colors = "".join(LETTERS.get(word, "") for word in rest)
    subtypes = [word for word in rest if word in SUBTYPES]
    types = [word.title() for word in rest if word in TOKEN_TYPES]
    line = f"{' '.join(types)} - {' '.join(subtypes)}"
    return token(name or f"{' '.join(subtypes)} Token", line, size, *abilities, colors=colors)


reads_leaf("token words", token_leaf)
reads("token", "<token words>", token_made)
reads("token", "<token words> with <abilities>", token_made)
reads("tokens", "a <token>", lambda kind: (1, kind, False))
reads("tokens", "a tapped <token>", lambda kind: (1, kind, True))
reads("tokens", "<number word> <token>", lambda n, kind: (n, kind, False))
reads("tokens", "<number word> tapped <token>", lambda n, kind: (n, kind, True))
reads_knowing("tokens", "X <token>", lambda said, kind: (said.amount_x(), kind, False))
reads("tokens", "that many <token>", lambda kind: (THAT_MUCH, kind, False))
reads("tokens", "a <token> for each <counted>", lambda kind, per: (per, kind, False))
reads("tokens", "a number of <token> equal to <amount>", lambda kind, number: (number, kind, False))


def tokens_made(said: Said, tokens: tuple[int | Amount, CardDef, bool], who: Selector = YOU) -> CreateTokens:
    made_it(said)
    number, kind, tapped = tokens
    return CreateTokens(number, kind, who=who, tapped=tapped)


reads_knowing("effect", "[you] create <tokens>", tokens_made)
reads_knowing("effect", "<who> (creates|create) <tokens>", lambda said, who, tokens: tokens_made(said, tokens, who))
reads_knowing(
    "effect",
    "create <tokens> and <tokens>",
    lambda said, one, other: Both(tokens_made(said, one), tokens_made(said, other)),
)
reads("effect", "you get an emblem with <quoted>", GetEmblem)
reads_knowing(
    "sentence",
    "create <number word> <token words> . they have <quoted>",
    lambda said, n, words, ability: tokens_made(said, (n, token_made(words, [ability]), False)),
)
reads_knowing(
    "sentence",
    "create a <token words> . it has <quoted>",
    lambda said, words, ability: tokens_made(said, (1, token_made(words, [ability]), False)),
)
