"""Phrases for the words of `apnap.abilities.effects.life`."""

from __future__ import annotations

from apnap.abilities.effects.flow import Then
from apnap.abilities.effects.life import (
    GainLife,
    LifeBecomes,
    LifeLost,
    LoseHalfLife,
    LoseLife,
    MostLife,
    RedistributeLife,
)
from apnap.abilities.players import EACH_OPPONENT, EachOpponent
from apnap.english.amounts import AMOUNTS, PER, of_mass
from apnap.english.nouns import Ref, Voice, ref
from apnap.english.reading.table import fragment, reads
from apnap.english.sentences import CLAUSES, Clause, order


def _becomes(node: LifeBecomes, voice: Voice) -> Clause:
    whose = ref(node.who, voice).whose
    return Clause(Ref(f"{whose} life total"), "becomes", "become", AMOUNTS.say(node.amount, voice))


def _most_life(node: MostLife, voice: Voice) -> str:
    among = "your opponents" if isinstance(node.who, EachOpponent) else "all players"
    return f"the {'lowest' if node.least else 'highest'} life total among {among}"


def _life(node: GainLife | LoseLife, voice: Voice) -> Clause:
    gains = isinstance(node, GainLife)
    verb = "gain" if gains else "lose"
    return Clause(ref(node.who, voice), verb + "s", verb, of_mass(node.amount, "life", voice), spoken=True)


CLAUSES.add(LifeBecomes, _becomes)
CLAUSES.add(
    LoseHalfLife,
    lambda node, voice: Clause(
        ref(node.who, voice),
        "loses",
        "lose",
        f"{'a third of' if node.thirds else 'half'} {'your' if ref(node.who, voice).you else 'their'} life, "
        f"rounded {'down' if node.down else 'up'}",
        spoken=True,
    ),
)
AMOUNTS.add(MostLife, _most_life)
PER.add(LifeLost, lambda node, voice: "1 life you lost")
CLAUSES.add(
    RedistributeLife,
    lambda node, voice: order(
        "redistribute", "any number of life totals" if node.briefly else "any number of players' life totals"
    ),
)
CLAUSES.add(GainLife, _life)
CLAUSES.add(LoseLife, _life)
reads("effect", "<who> (gains|gain) <n life>", lambda who, n: GainLife(n, who=who))
reads("effect", "gain <n life>", GainLife)
reads("effect", "<who> (loses|lose) <n life>", lambda who, n: LoseLife(n, who=who))
reads("effect", "<who> (loses|lose) half (their|your) life , rounded up", LoseHalfLife)
reads("effect", "<who> (loses|lose) half (their|your) life , rounded down", lambda who: LoseHalfLife(who, down=True))
reads("effect", "your life total becomes <number>", LifeBecomes)
for _way, _down in (("up", False), ("down", True)):
    reads(
        "effect",
        f"<who> (loses|lose) a third of (their|your) life , rounded {_way}",
        lambda who, down=_down: LoseHalfLife(who, down=down, thirds=True),
    )
reads("amount", "the highest life total among all players", MostLife)
reads("amount", "the lowest life total among all players", lambda: MostLife(least=True))
reads("effect", "<who> 's life total becomes <number>", lambda who, n: LifeBecomes(n, who=who))
reads("effect", "your life total become <number>", LifeBecomes)
reads("effect", "<who> 's life total becomes <most life>", lambda who, n: LifeBecomes(n, who=who))
reads("most life", "the lowest life total among your opponents", lambda: MostLife(least=True, who=EACH_OPPONENT))
reads("most life", "the highest life total among your opponents", lambda: MostLife(who=EACH_OPPONENT))
reads("effect", "redistribute any number of life totals", lambda: RedistributeLife(briefly=True))
reads("effect", "redistribute any number of <all totals>", RedistributeLife)
fragment("all totals", "players ' life totals")
reads(
    "sentence",
    "[you] gain <n life> , lose <n life> , then <effect>",
    lambda gained, lost, then: Then(GainLife(gained), LoseLife(lost), then, once=True),
)
