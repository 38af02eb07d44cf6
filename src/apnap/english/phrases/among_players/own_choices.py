"""Phrases for the words of `apnap.abilities.among_players.own_choices`."""

from __future__ import annotations

from typing import Final

from apnap.abilities.among_players.own_choices import (
    OF_A_TYPE_CHOSEN,
    ChooseTypes,
    LosesForGreatest,
    OfATypeChosen,
    ReturnOfType,
    RevealIfOutnumbered,
)
from apnap.abilities.filters import Not
from apnap.abilities.players import EachPlayer
from apnap.english.nouns import CONTRARY, FILTERS, Ref, Voice, noun, ref
from apnap.english.reading.said import Misread
from apnap.english.reading.table import fragment, reads
from apnap.english.sentences import CLAUSES, SENTENCES, Clause
from apnap.rules.ch1_concepts.definitions import Filter, Selector

A_TYPE: Final = "a creature type"
OF_IT: Final = "any number of cards of that type"
BACK: Final = "their graveyard to their hand"
WHOEVER: Final = "each player who discarded a card"
THE_GREATEST: Final = "the greatest mana value"
DISCARDED: Final = "cards discarded this way"


def _return(node: ReturnOfType, voice: Voice) -> Clause:
    return Clause(ref(node.who, voice), "chooses", "choose", f"{A_TYPE} and returns {OF_IT} from {BACK}")


def several(who: Selector) -> Selector:
    if not isinstance(who, EachPlayer):
        raise Misread("several players choose")
    return who


CLAUSES.add(ReturnOfType, _return)
CLAUSES.add(ChooseTypes, lambda node, voice: Clause(ref(node.who, voice), "chooses", "choose", A_TYPE))
CLAUSES.add(
    LosesForGreatest,
    lambda node, voice: Clause(
        Ref(f"{WHOEVER} with {THE_GREATEST} among {DISCARDED}"),
        "loses",
        "lose",
        "life equal to that mana value",
    ),
)
CONTRARY[OfATypeChosen] = lambda node: "isn't of a type chosen this way"
FILTERS.add(OfATypeChosen, lambda node, n: n.after.append("of a type chosen this way"))
fragment("cards of that type", OF_IT)
fragment("back to hand", BACK)
fragment("the greatest value", THE_GREATEST)
fragment("discarded so", DISCARDED)
fragment("whoever discarded", WHOEVER)
reads("effect", "<who> chooses a creature type and returns <cards of that type> from <back to hand>", ReturnOfType)
reads("effect", "<who> chooses a creature type", lambda who: ChooseTypes(several(who)))
reads("after", "that (isn't|aren't) of a type chosen this way", lambda: Not(OF_A_TYPE_CHOSEN))
reads("after", "of a type chosen this way", OF_A_TYPE_CHOSEN)
reads(
    "effect",
    "<whoever discarded> with <the greatest value> among <discarded so> loses life equal to that mana value",
    LosesForGreatest,
)


def _outnumbered(node: RevealIfOutnumbered, voice: Voice) -> list[str]:
    many, card = noun(node.filter).many(), noun(node.filter, "card").one()
    return [
        f"that player chooses target player who controls more {many} {THEIR_OPPONENT}",
        f"the first player may reveal {FROM_THE_TOP} their library until they reveal {card}",
        f"{IF_THEY_DO} that player puts {PUT_FOUND} and {AND_OTHERS} into their graveyard",
    ]


THEIR_OPPONENT: Final = "than they do and is their opponent"
FROM_THE_TOP: Final = "cards from the top of"
IF_THEY_DO: Final = "if the first player does,"
PUT_FOUND: Final = "that card onto the battlefield"
AND_OTHERS: Final = "all other cards revealed this way"
SENTENCES.add(RevealIfOutnumbered, _outnumbered)
fragment("their opponent", THEIR_OPPONENT)
fragment("they put it there", PUT_FOUND)
fragment("others revealed", AND_OTHERS)
reads(
    "sentence",
    "that player chooses target player who controls more <permanents> <their opponent> . the first player may reveal "
    "<cards from the top> their library until they reveal a <card> . if the first player does , that player puts "
    "<they put it there> and <others revealed> into their graveyard",
    lambda f, g: outnumbered(f, g),
)


def outnumbered(those: tuple[Filter, ...], wanted: tuple[Filter, ...]) -> RevealIfOutnumbered:
    if those != wanted:
        raise Misread("what is revealed is what is counted")
    return RevealIfOutnumbered(*those)
