"""Conspiracies. CR 315, 702.106, 905.4."""

from __future__ import annotations

from apnap.abilities.activated import Activate
from apnap.abilities.cards import token
from apnap.abilities.conspiracies import (
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
from apnap.abilities.effects.flow import May
from apnap.abilities.effects.lasting import UntilEndOfTurn
from apnap.abilities.effects.payment import MayPay
from apnap.abilities.effects.permanents import AddCounters, CreateTokens
from apnap.abilities.effects.player_actions import Draw
from apnap.abilities.effects.searching import SearchLibrary
from apnap.abilities.filters import CREATURE, INSTANT, OTHER, SORCERY, YOU_CONTROL, AnyOf, Subtype, WithCounter
from apnap.abilities.keywords import DEFENDER, HASTE, INDESTRUCTIBLE, TRAMPLE
from apnap.abilities.mana import AddOneColor
from apnap.abilities.players import EACH_OTHER_PLAYER, THAT_PLAYER, YOU
from apnap.abilities.selectors import IT, THIS, Each, That
from apnap.abilities.statics.changes import Gets, Has
from apnap.abilities.statics.continuous import Always
from apnap.abilities.statics.costs import SpellsCost
from apnap.abilities.statics.instead import TheyEnterWithMore
from apnap.abilities.statics.rules import CantBlock
from apnap.abilities.triggers import At, Attacks, BeginningOf, Casts, DealsDamage, Dies, When, Whenever
from apnap.library.registry import card
from apnap.library.tokens import ZOMBIE
from apnap.rules.words import BEGIN_COMBAT, UPKEEP

CONSTRUCT = token("Construct Token", "Artifact Creature - Construct", "1/1", DEFENDER)
WATCH = token("Soldier Token", "Creature - Soldier", "1/2", DEFENDER, colors="W")
RUNT = token("Goblin Token", "Creature - Goblin", "1/1", Always(THIS, CantBlock()), colors="R")
NAMED = Each(CREATURE, YOU_CONTROL, CHOSEN_NAME)

# face up from the beginning
card("Advantageous Proclamation", "", "Conspiracy", SmallerDeck(5))
card("Power Play", "", "Conspiracy", YOU_START)
card("Sentinel Dispatch", "", "Conspiracy", At(BeginningOf(UPKEEP, the=True, first=True), CreateTokens(1, CONSTRUCT)))
card(
    "Hold the Perimeter",
    "",
    "Conspiracy",
    At(BeginningOf(UPKEEP, whose=YOU, first=True), CreateTokens(1, WATCH)),
    At(BeginningOf(UPKEEP, whose=EACH_OTHER_PLAYER, first=True), CreateTokens(1, RUNT, who=THAT_PLAYER)),
)

# face down with a name: creatures of that name have something
card("Immediate Action", "", "Conspiracy", HIDDEN_AGENDA, Always(NAMED, Has(HASTE)))
card(
    "Incendiary Dissent",
    "",
    "Conspiracy",
    HIDDEN_AGENDA,
    Always(NAMED, Has(Activate("{R}", UntilEndOfTurn(THIS, Gets(1, 0))))),
)
card("Secrets of Paradise", "", "Conspiracy", HIDDEN_AGENDA, Always(NAMED, Has(Activate("{T}", AddOneColor()))))
card(
    "Natural Unity",
    "",
    "Conspiracy",
    HIDDEN_AGENDA,
    Always(
        NAMED,
        Has(At(BeginningOf(BEGIN_COMBAT, whose=YOU), MayPay(PayMana("{G}"), AddCounters(1, "+1/+1", on=THIS)))),
    ),
)
card(
    "Assemble the Rank and Vile",
    "",
    "Conspiracy",
    HIDDEN_AGENDA,
    Always(NAMED, Has(When(Dies(THIS), MayPay(PayMana("{B}"), CreateTokens(1, ZOMBIE, tapped=True))))),
)

# something happens with what has that name
card("Brago's Favor", "", "Conspiracy", HIDDEN_AGENDA, SpellsCost(-1, CHOSEN_NAME, cast_by=YOU))
card(
    "Double Stroke",
    "",
    "Conspiracy",
    HIDDEN_AGENDA,
    Whenever(Casts(AnyOf(INSTANT, SORCERY), CHOSEN_NAME), May(CopyOnStack(IT))),
)
card(
    "Iterative Analysis",
    "",
    "Conspiracy",
    HIDDEN_AGENDA,
    Whenever(Casts(AnyOf(INSTANT, SORCERY), CHOSEN_NAME), May(Draw(1))),
)
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
card(
    "Hired Heist",
    "",
    "Conspiracy",
    HIDDEN_AGENDA,
    Whenever(
        DealsDamage(CREATURE, YOU_CONTROL, CHOSEN_NAME, combat=True, to_player=True), MayPay(PayMana("{U}"), Draw(1))
    ),
)
card("Muzzio's Preparations", "", "Conspiracy", HIDDEN_AGENDA, TheyEnterWithMore(CREATURE, YOU_CONTROL, CHOSEN_NAME))
card(
    "Summoner's Bond",
    "",
    "Conspiracy",
    DOUBLE_AGENDA,
    Whenever(Casts(CREATURE, ONE_OF_THE_NAMES), May(SearchLibrary(CREATURE, THE_OTHER_NAME, pronoun=True))),
)

# a creature with the same word
card(
    "Bramblewood Paragon",
    "{1}{G}",
    "Creature - Elf Warrior",
    "2/2",
    TheyEnterWithMore(OTHER, Subtype("Warrior"), CREATURE, YOU_CONTROL),
    Always(Each(CREATURE, YOU_CONTROL, WithCounter("+1/+1")), Has(TRAMPLE), how="each"),
)
