"""Phrases for the words of `apnap.abilities.statics.choosing`."""

from __future__ import annotations

from apnap.abilities.filters import ControlledBy, Not
from apnap.abilities.selectors import THIS
from apnap.abilities.statics.changes import Has
from apnap.abilities.statics.choosing import (
    AN_OPPONENT,
    CHOSEN_COLOR,
    CHOSEN_PLAYER,
    CHOSEN_TYPE,
    AnchorIs,
    ChooseAnchor,
    ChooseAsAttached,
    ChooseAsEnters,
    ChooseCardType,
    ChooseTwoPlayers,
    ChosenPlayer,
    EachChoosesWord,
    OfChosenColor,
    OfChosenType,
    WhoChose,
)
from apnap.abilities.statics.continuous import Always
from apnap.abilities.targets import TargetSlot
from apnap.english.abilities import ABILITIES
from apnap.english.grammar import article, listed, sentence
from apnap.english.nouns import COLOR_WORDS, CONTRARY, CONTROL_WORDS, FILTERS, SELECTORS, Noun, Ref, noun
from apnap.english.reading.said import PLAYER, Misread, Said
from apnap.english.reading.table import reads, reads_apart, reads_knowing
from apnap.english.sentences import CONDITIONS
from apnap.rules.ch1_concepts.definitions import Ability, Filter, Selector
from apnap.rules.core.designations import A_COLOR, A_CREATURE_TYPE, A_PLAYER

ABILITIES.add(
    ChooseAsEnters,
    lambda node, voice: sentence(
        f"as {voice.this()} enters, choose {article(node.kind)}"
        + (f" other than {COLOR_WORDS[node.but]}" if node.but else "")
    ),
)


ABILITIES.add(
    ChooseAsAttached,
    lambda node, voice: sentence(
        f"as {voice.this()} becomes attached to {noun(node.filter).one()}, choose {article(node.kind)}"
    ),
)
for _kind in (A_COLOR, A_CREATURE_TYPE):
    reads(
        "line",
        f"as ~ becomes attached to a <permanent> , choose a {_kind} .",
        lambda f, kind=_kind: ChooseAsAttached(kind, *f),
    )
reads("after", "of the last chosen color", lambda: OfChosenColor(last=True))
ABILITIES.add(ChooseTwoPlayers, lambda node, voice: sentence(f"as {voice.this()} enters, choose two players"))
reads("line", "as ~ <enters> , choose two players .", ChooseTwoPlayers)


def _chosen_color(node: OfChosenColor, n: Noun) -> None:
    which = "that" if node.that else "the last chosen" if node.last else "the chosen"
    n.after.append("of the color of your choice" if node.now else f"of {which} color")


FILTERS.add(OfChosenColor, _chosen_color)
FILTERS.add(OfChosenType, lambda node, n: n.after.append(f"of {'that' if node.that else 'the chosen'} type"))
SELECTORS.add(ChosenPlayer, lambda node, voice: Ref("the chosen player"))
reads("line", "as ~ enters [the battlefield] , choose a color .", lambda: ChooseAsEnters(A_COLOR))
reads("line", "as ~ enters [the battlefield] , choose a creature type .", lambda: ChooseAsEnters(A_CREATURE_TYPE))
reads("after", "of the chosen type", CHOSEN_TYPE)
reads("after", "of the chosen color", CHOSEN_COLOR)


def _as_it_entered(said: Said) -> ChosenPlayer:
    if not said.chooses:
        raise Misread("no player was chosen as it entered")
    return CHOSEN_PLAYER


def _chosen_player(said: Said) -> Selector:
    """Who was chosen just before, as a target, or as this entered."""
    for kind, node in reversed(said.mentions):
        if kind == PLAYER and isinstance(node, TargetSlot):
            return node
    return _as_it_entered(said)


reads("line", "as ~ <enters> , choose a opponent .", lambda: ChooseAsEnters(AN_OPPONENT))
reads("line", "as ~ <enters> , choose a player .", lambda: ChooseAsEnters(A_PLAYER))
reads_knowing("who", "the chosen player", _chosen_player)
reads_knowing("after", "the chosen player controls", lambda said: ControlledBy(_as_it_entered(said)))
CONTROL_WORDS[ChosenPlayer] = "the chosen player controls"
reads(
    "line",
    "as ~ <enters> , choose a color other than <color letter> .",
    lambda letter: ChooseAsEnters(A_COLOR, but=letter),
)
CONTRARY[OfChosenType] = lambda node: "isn't of the chosen type"
CONTRARY[OfChosenColor] = lambda node: "isn't of the chosen color"
reads("after", ("that isn't of the chosen type", "that aren't of the chosen type"), lambda: Not(CHOSEN_TYPE))
reads("after", ("that isn't of the chosen color", "that aren't of the chosen color"), lambda: Not(CHOSEN_COLOR))
reads_knowing("after", "of that type", lambda said: chosen_before(said, A_CREATURE_TYPE, OfChosenType(that=True)))
reads_knowing("after", "of that color", lambda said: chosen_before(said, A_COLOR, OfChosenColor(that=True)))


def chosen_before(said: Said, kind: str, filter: Filter) -> Filter:
    if kind not in said.chosen:
        raise Misread(f"no {kind} was chosen")
    return filter


reads_knowing("casts", "the chosen player casts", _as_it_entered)
ABILITIES.add(
    ChooseAnchor, lambda node, voice: sentence(f"as {voice.this()} enters, choose {listed(node.words, 'or')}")
)
CONDITIONS.add(AnchorIs, lambda node, voice: node.word)
reads_apart("anchored", "<new line> \u2022 <card name> \u2014 <line>", lambda line, word, ability: (word, ability))
reads(
    "line",
    "as ~ <enters> , choose <card name> or <card name> . <anchored> <anchored>",
    lambda one, other, first, second: anchors([one, other], [first, second]),
)


def anchors(words: list[str], anchored: list[tuple[str, object]]) -> list[Ability]:
    """The choice, and an ability for each word."""
    if words != [word for word, _ in anchored]:
        raise Misread("these are other words")
    out: list[Ability] = [ChooseAnchor(*words)]
    for i, (word, ability) in enumerate(anchored):
        if not isinstance(ability, Ability):
            raise Misread("one ability has an anchor word")
        out.append(Always(THIS, Has(ability), condition=AnchorIs(i, word)))
    return out


# a word of each player
ABILITIES.add(
    EachChoosesWord,
    lambda node, voice: sentence(f"as {voice.this()} enters, each player chooses {listed(node.words, 'or')}"),
)
SELECTORS.add(WhoChose, lambda node, voice: Ref(f"players who chose {node.word}", many=True))
for _word in ("war", "peace"):
    reads("free word", _word, lambda word=_word: word)
reads("line", "as ~ <enters> , each player chooses <free word> or <free word> .", EachChoosesWord)
reads("after", "controlled by players who chose <free word>", lambda word: ControlledBy(WhoChose(word)))
ABILITIES.add(
    ChooseCardType, lambda node, voice: sentence(f"as {voice.this()} enters, choose {listed(node.words, 'or')}")
)
for _word in ("artifact", "creature", "enchantment", "instant", "land", "planeswalker", "sorcery"):
    reads("chosen type word", _word, lambda word=_word: word)
reads("line", "as ~ <enters> , choose <chosen type word> or <chosen type word> .", ChooseCardType)
reads(
    "line", "as ~ <enters> , choose <chosen type word> , <chosen type word> , or <chosen type word> .", ChooseCardType
)
reads(
    "line",
    "as ~ <enters> , choose <chosen type word> , <chosen type word> , <chosen type word> , <chosen type word> , "
    "or <chosen type word> .",
    ChooseCardType,
)
