"""Conspiracies. CR 315."""

from __future__ import annotations

from typing import Final

from apnap.abilities.activated import Activate
from apnap.abilities.casual.conspiracies import (
    CHOSEN_NAME,
    DOUBLE_AGENDA,
    HIDDEN_AGENDA,
    ONE_OF_THE_NAMES,
    THE_OTHER_NAME,
    YOU_START,
    SmallerDeck,
)
from apnap.abilities.costs import PayMana
from apnap.abilities.effects.copies import CopyOnStack
from apnap.abilities.effects.counters import AddCounters
from apnap.abilities.effects.creating import CreateTokens
from apnap.abilities.effects.durations import UntilEndOfTurn
from apnap.abilities.effects.flow import May
from apnap.abilities.effects.payment import MayPay
from apnap.abilities.effects.player_actions import Draw
from apnap.abilities.events.combat_events import Attacks
from apnap.abilities.events.damage_events import DealsDamage
from apnap.abilities.events.object_events import Casts, Dies
from apnap.abilities.events.player_events import BeginningOf
from apnap.abilities.events.triggers import At, When, Whenever
from apnap.abilities.filters import CREATURE, INSTANT, SORCERY, YOU_CONTROL, AnyOf
from apnap.abilities.keyword_abilities.flags import HASTE, INDESTRUCTIBLE
from apnap.abilities.keyword_actions.searching import SearchLibrary
from apnap.abilities.mana import AddOneColor
from apnap.abilities.players import EACH_OTHER_PLAYER, THAT_PLAYER, YOU
from apnap.abilities.selectors import IT, THIS, Each, That
from apnap.abilities.statics.changes import Gets, Has
from apnap.abilities.statics.continuous import Always
from apnap.abilities.statics.costs import SpellsCost
from apnap.abilities.statics.replacements import TheyEnterWithMore
from apnap.library.cards.tokens import CONSTRUCT, DEFENDER_SOLDIER, GOBLIN_THAT_CANT_BLOCK, ZOMBIE
from apnap.library.pool import card
from apnap.rules.core.constants import BEGIN_COMBAT, UPKEEP

OF_CHOSEN_NAME: Final = Each(CREATURE, YOU_CONTROL, CHOSEN_NAME)

card(
    "Adriana's Valor",
    "",
    "Conspiracy",
    HIDDEN_AGENDA,
    Whenever(
        Attacks(CREATURE, YOU_CONTROL, CHOSEN_NAME),
        MayPay(PayMana("{W}"), UntilEndOfTurn(That(CREATURE), Has(INDESTRUCTIBLE))),
    ),
)
card("Advantageous Proclamation", "", "Conspiracy", SmallerDeck(5))
card(
    "Assemble the Rank and Vile",
    "",
    "Conspiracy",
    HIDDEN_AGENDA,
    Always(OF_CHOSEN_NAME, Has(When(Dies(THIS), MayPay(PayMana("{B}"), CreateTokens(1, ZOMBIE, tapped=True))))),
)
card("Brago's Favor", "", "Conspiracy", HIDDEN_AGENDA, SpellsCost(-1, CHOSEN_NAME, cast_by=YOU))
card(
    "Double Stroke",
    "",
    "Conspiracy",
    HIDDEN_AGENDA,
    Whenever(Casts(AnyOf(INSTANT, SORCERY), CHOSEN_NAME), May(CopyOnStack(IT))),
)
card(
    "Hired Heist",
    "",
    "Conspiracy",
    HIDDEN_AGENDA,
    Whenever(
        DealsDamage(CREATURE, YOU_CONTROL, CHOSEN_NAME, combat=True, to_player=True), MayPay(PayMana("{U}"), Draw(1))
    ),
)
card(
    "Hold the Perimeter",
    "",
    "Conspiracy",
    At(BeginningOf(UPKEEP, whose=YOU, first=True), CreateTokens(1, DEFENDER_SOLDIER)),
    At(
        BeginningOf(UPKEEP, whose=EACH_OTHER_PLAYER, first=True),
        CreateTokens(1, GOBLIN_THAT_CANT_BLOCK, who=THAT_PLAYER),
    ),
)
card("Immediate Action", "", "Conspiracy", HIDDEN_AGENDA, Always(OF_CHOSEN_NAME, Has(HASTE)))
card(
    "Incendiary Dissent",
    "",
    "Conspiracy",
    HIDDEN_AGENDA,
    Always(OF_CHOSEN_NAME, Has(Activate("{R}", UntilEndOfTurn(THIS, Gets(1, 0))))),
)
card(
    "Iterative Analysis",
    "",
    "Conspiracy",
    HIDDEN_AGENDA,
    Whenever(Casts(AnyOf(INSTANT, SORCERY), CHOSEN_NAME), May(Draw(1))),
)
card("Muzzio's Preparations", "", "Conspiracy", HIDDEN_AGENDA, TheyEnterWithMore(CREATURE, YOU_CONTROL, CHOSEN_NAME))
card(
    "Natural Unity",
    "",
    "Conspiracy",
    HIDDEN_AGENDA,
    Always(
        OF_CHOSEN_NAME,
        Has(At(BeginningOf(BEGIN_COMBAT, whose=YOU), MayPay(PayMana("{G}"), AddCounters(1, "+1/+1", on=THIS)))),
    ),
)
card("Power Play", "", "Conspiracy", YOU_START)
card(
    "Secrets of Paradise", "", "Conspiracy", HIDDEN_AGENDA, Always(OF_CHOSEN_NAME, Has(Activate("{T}", AddOneColor())))
)
card("Sentinel Dispatch", "", "Conspiracy", At(BeginningOf(UPKEEP, the=True, first=True), CreateTokens(1, CONSTRUCT)))
card(
    "Summoner's Bond",
    "",
    "Conspiracy",
    DOUBLE_AGENDA,
    Whenever(Casts(CREATURE, ONE_OF_THE_NAMES), May(SearchLibrary(CREATURE, THE_OTHER_NAME, pronoun=True))),
)
