"""Cards that matter most where many sit: for anybody to use, chosen by others, one of a kind in the world."""

from __future__ import annotations

from apnap.abilities.activated import Activate
from apnap.abilities.amounts import X
from apnap.abilities.counting import CardsIn
from apnap.abilities.effects.battles import LastCounterRemoved
from apnap.abilities.effects.damage import DealDamage
from apnap.abilities.effects.flow import And
from apnap.abilities.effects.outcomes import DrawGame
from apnap.abilities.effects.permanents import TakeCounters
from apnap.abilities.effects.piles import OpponentSeparates
from apnap.abilities.effects.redirecting import DeflectNext
from apnap.abilities.filters import CREATURE, PLANESWALKER, AnyOf, Subtype, With
from apnap.abilities.keywords import FLYING, HASTE, TRAMPLE
from apnap.abilities.players import EACH_PLAYER, YOU
from apnap.abilities.selectors import THIS, AllOfThese, Each
from apnap.abilities.statics.changes import Has
from apnap.abilities.statics.continuous import Always
from apnap.abilities.statics.entering import EntersWith
from apnap.abilities.statics.limits import AttackLimit, BlockLimit, BlocksMore
from apnap.abilities.statics.rules import Landwalk
from apnap.abilities.targets import AnyTarget, TargetPlayer, TargetPlayerOr
from apnap.abilities.triggers import At, BeginningOf, Enters, When
from apnap.library.registry import card
from apnap.rules.words import HAND, UPKEEP

card(
    "Ifh-Bíff Efreet",
    "{2}{G}{G}",
    "Creature - Efreet",
    "3/3",
    FLYING,
    Activate("{G}", DealDamage(1, to=AllOfThese(Each(CREATURE, With(FLYING)), EACH_PLAYER)), anyone=True),
)
card(
    "Cuombajj Witches",
    "{B}{B}",
    "Creature - Human Wizard",
    "1/3",
    Activate("{T}", And(DealDamage(1, to=AnyTarget()), DealDamage(1, to=AnyTarget(by_opponent=True)))),
)
card("Fact or Fiction", "{3}{U}", "Instant", OpponentSeparates(5))
card("Sphinx of Uthuun", "{5}{U}{U}", "Creature - Sphinx", "5/6", FLYING, When(Enters(THIS), OpponentSeparates(5)))
card(
    "Captain's Maneuver",
    "{X}{R}{W}",
    "Instant",
    DeflectNext(
        X,
        instead_of=TargetPlayerOr(AnyOf(CREATURE, PLANESWALKER), player_last=True),
        to=TargetPlayerOr(AnyOf(CREATURE, PLANESWALKER), player_last=True, other=True),
    ),
)
card(
    "Divine Intervention",
    "{6}{W}{W}",
    "Enchantment",
    EntersWith(2, "intervention"),
    At(BeginningOf(UPKEEP, whose=YOU), TakeCounters(1, "intervention", THIS)),
    When(LastCounterRemoved("intervention"), DrawGame()),
)
SEEKER = TargetPlayer()
IMPACT = TargetPlayer()
card("Storm Seeker", "{3}{G}", "Instant", DealDamage(CardsIn(HAND, SEEKER), to=SEEKER))
card("Sudden Impact", "{3}{R}", "Instant", DealDamage(CardsIn(HAND, IMPACT), to=IMPACT))
card("Mountain Goat", "{R}", "Creature - Goat", "1/1", Landwalk(Subtype("Mountain")))
card("Palace Guard", "{2}{W}", "Creature - Human Soldier", "1/4", BlocksMore())
card("Two-Headed Giant of Foriys", "{4}{R}", "Creature - Giant", "4/4", TRAMPLE, BlocksMore(1))
card("Crawlspace", "{3}", "Artifact", AttackLimit(2, whom=YOU))
card("Silent Arbiter", "{4}", "Artifact Creature - Construct", "1/5", AttackLimit(1), BlockLimit(1))
card("Caverns of Despair", "{2}{R}{R}", "World Enchantment", AttackLimit(2), BlockLimit(2))
card("Concordant Crossroads", "{G}", "World Enchantment", Always(Each(CREATURE, all=True), Has(HASTE)))
