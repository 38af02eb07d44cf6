"""Schemes. CR 314."""

from __future__ import annotations

from apnap.abilities.amounts import X
from apnap.abilities.casual.schemes import (
    NON_ONGOING,
    OTHER_OPPONENTS,
    Abandon,
    MayAbandon,
    NextSchemes,
    SelfOrOthers,
    SetInMotionAgain,
    SetsInMotion,
)
from apnap.abilities.conditions import CastThisTurn, ControlsMany, DealtDamageThisTurn
from apnap.abilities.costs import PayMana
from apnap.abilities.effects.copies import CopyOnStack, CreateCopies
from apnap.abilities.effects.creating import CreateTokens
from apnap.abilities.effects.damage import DealDamage
from apnap.abilities.effects.durations import Indefinitely, ThisTurn, UntilEndOfTurn, UntilYours
from apnap.abilities.effects.flow import Both, Choose, If, Instead, May, Then
from apnap.abilities.effects.life import GainLife, LifeBecomes, MostLife, RedistributeLife
from apnap.abilities.effects.moves import Destroy
from apnap.abilities.effects.payment import MayPay
from apnap.abilities.effects.permanents import Untap
from apnap.abilities.effects.player_actions import Discard, Does, Draw, Sacrifice
from apnap.abilities.effects.turns import ExtraCombatAndMain, TakeExtraTurn
from apnap.abilities.events.object_events import Casts, Dies
from apnap.abilities.events.player_events import BeginningOf
from apnap.abilities.events.triggers import At, When, Whenever
from apnap.abilities.filters import (
    ARTIFACT,
    BASIC,
    CREATURE,
    LAND,
    NONLAND,
    OPPONENTS_CONTROL,
    PERMANENT,
    YOU_CONTROL,
    ControlledBy,
)
from apnap.abilities.keyword_abilities.flags import HASTE, TRAMPLE, VIGILANCE
from apnap.abilities.keyword_actions.searching import SearchLibrary
from apnap.abilities.players import EACH_OPPONENT, THAT_PLAYER, YOU
from apnap.abilities.selectors import IT, THIS, Each, That
from apnap.abilities.statics.allowances import MoreLands, NoMaximumHandSize
from apnap.abilities.statics.changes import Gets, Has, YouControl
from apnap.abilities.statics.continuous import Always
from apnap.abilities.statics.costs import SpellsCost
from apnap.abilities.statics.damage import DamageLessened, DamageMultiplied
from apnap.abilities.targets import Chosen, Target, TargetOpponent
from apnap.library.cards.tokens import DRAGON, ELEMENTAL, GOLEM, HORROR, PLANT, SAPROLING, SCARECROW
from apnap.library.pool import card
from apnap.rules.core.constants import BATTLEFIELD, END

card("All in Good Time", "", "Scheme", When(SetsInMotion(THIS), TakeExtraTurn(no_schemes=True)))
card(
    "Approach My Molten Realm",
    "",
    "Scheme",
    When(SetsInMotion(THIS), UntilYours(DamageMultiplied(2, briefest=True), first=True)),
)
card(
    "Because I Have Willed It",
    "",
    "Ongoing Scheme",
    SpellsCost(-1, cast_by=YOU),
    At(
        BeginningOf(END, whose=EACH_OPPONENT, together=True),
        Abandon(THIS),
        provided=CastThisTurn(4, None),
    ),
)
card(
    "Behold the Power of Destruction",
    "",
    "Scheme",
    When(SetsInMotion(THIS), Destroy(Each(NONLAND, PERMANENT, ControlledBy(Chosen(TargetOpponent()))))),
)
card(
    "Drench the Soil in Their Blood",
    "",
    "Scheme",
    When(SetsInMotion(THIS), ExtraCombatAndMain(), UntilEndOfTurn(Each(CREATURE, YOU_CONTROL), Has(VIGILANCE))),
)
card(
    "Evil Comes to Fruition",
    "",
    "Scheme",
    When(SetsInMotion(THIS), Instead(CreateTokens(7, PLANT), ControlsMany(10, LAND), CreateTokens(7, ELEMENTAL))),
)
card(
    "Ignite the Cloneforge!", "", "Scheme", When(SetsInMotion(THIS), CreateCopies(Target(PERMANENT, OPPONENTS_CONTROL)))
)
card(
    "Kneel Before My Legions",
    "",
    "Scheme",
    When(
        SetsInMotion(THIS),
        Choose(
            1,
            CreateTokens(1, SCARECROW),
            UntilEndOfTurn(Each(CREATURE, YOU_CONTROL), Gets(3, 3), Has(VIGILANCE, TRAMPLE)),
        ),
    ),
)
card("Look Skyward and Despair", "", "Scheme", When(SetsInMotion(THIS), CreateTokens(1, DRAGON)))
card(
    "May Civilization Collapse",
    "",
    "Scheme",
    When(
        SetsInMotion(THIS),
        SelfOrOthers(Sacrifice(2, LAND, who=THAT_PLAYER), Sacrifice(1, LAND, who=OTHER_OPPONENTS)),
    ),
)
card(
    "Mortal Flesh Is Weak",
    "",
    "Scheme",
    When(SetsInMotion(THIS), LifeBecomes(MostLife(least=True, who=EACH_OPPONENT), who=EACH_OPPONENT)),
)
card(
    "My Genius Knows No Bounds",
    "",
    "Scheme",
    When(SetsInMotion(THIS), MayPay(PayMana("{X}"), Does(YOU, GainLife(X), Draw(X)), choose_x=True)),
)
card(
    "My Laughter Echoes",
    "",
    "Ongoing Scheme",
    Whenever(SetsInMotion(NON_ONGOING), MayAbandon(SetInMotionAgain())),
)
card(
    "My Tendrils Run Deep",
    "",
    "Ongoing Scheme",
    MoreLands(1),
    At(BeginningOf(END, whose=YOU), Then(Draw(2), Abandon(THIS)), provided=ControlsMany(6, LAND)),
)
card(
    "Nothing Can Stop Me Now",
    "",
    "Ongoing Scheme",
    DamageLessened(1, YOU, OPPONENTS_CONTROL),
    At(BeginningOf(END), Abandon(THIS), provided=DealtDamageThisTurn(5)),
)
card(
    "Pay Tribute to Me",
    "",
    "Scheme",
    When(
        SetsInMotion(THIS),
        Sacrifice(1, CREATURE, who=EACH_OPPONENT),
        If(ControlsMany(6, LAND), Sacrifice(1, CREATURE, who=EACH_OPPONENT, another=True)),
    ),
)
card("Plots That Span Centuries", "", "Scheme", When(SetsInMotion(THIS), NextSchemes(3)))
card(
    "Reality Is Mine to Control",
    "",
    "Ongoing Scheme",
    Whenever(Casts(), MayAbandon(CopyOnStack(That(spell=True), in_one_breath=True))),
)
card(
    "Realms Befitting My Majesty",
    "",
    "Scheme",
    When(SetsInMotion(THIS), SearchLibrary(BASIC, LAND, to=BATTLEFIELD, tapped=True, count=2, pronoun=True)),
)
card("Roots of All Evil", "", "Scheme", When(SetsInMotion(THIS), CreateTokens(5, SAPROLING)))
card(
    "Surrender Your Thoughts",
    "",
    "Scheme",
    When(SetsInMotion(THIS), SelfOrOthers(Discard(4, who=THAT_PLAYER), Discard(2, who=OTHER_OPPONENTS))),
)
card(
    "The Fate of the Flammable",
    "",
    "Scheme",
    When(SetsInMotion(THIS), SelfOrOthers(DealDamage(6, to=THAT_PLAYER), DealDamage(3, to=OTHER_OPPONENTS))),
)
card("The Iron Guardian Stirs", "", "Scheme", When(SetsInMotion(THIS), CreateTokens(1, GOLEM)))
card(
    "The Pieces Are Coming Together",
    "",
    "Scheme",
    When(SetsInMotion(THIS), Draw(2), ThisTurn(SpellsCost(-2, ARTIFACT, cast_by=YOU))),
)
card(
    "There Is No Refuge",
    "",
    "Scheme",
    When(SetsInMotion(THIS), DealDamage(3, to=Target(CREATURE, up_to=True)), CreateTokens(1, HORROR)),
)
card(
    "The Very Soil Shall Shake",
    "",
    "Ongoing Scheme",
    Always(Each(CREATURE, YOU_CONTROL), Gets(2, 2), Has(TRAMPLE)),
    When(Dies(CREATURE, YOU_CONTROL), Abandon(THIS)),
)
card("This World Belongs to Me", "", "Scheme", When(SetsInMotion(THIS), Draw(2), ThisTurn(MoreLands(1))))
card("Time Bends to My Will", "", "Scheme", When(SetsInMotion(THIS), TakeExtraTurn(no_untap=True)))
card(
    "Tooth, Claw, and Tail",
    "",
    "Scheme",
    When(SetsInMotion(THIS), Destroy(Target(NONLAND, PERMANENT, count=3, up_to=True))),
)
card(
    "What's Yours Is Now Mine",
    "",
    "Scheme",
    When(SetsInMotion(THIS), Both(Indefinitely(Target(CREATURE, OPPONENTS_CONTROL), YouControl()), Untap(IT))),
)
card("You Live Only Because I Will It", "", "Scheme", When(SetsInMotion(THIS), May(RedistributeLife(briefly=True))))
card("Your Puny Minds Cannot Fathom", "", "Scheme", When(SetsInMotion(THIS), Draw(4), UntilYours(NoMaximumHandSize())))
card(
    "Your Will Is Not Your Own",
    "",
    "Scheme",
    When(
        SetsInMotion(THIS),
        UntilEndOfTurn(Target(CREATURE, OPPONENTS_CONTROL), YouControl()),
        Untap(That(CREATURE)),
        UntilEndOfTurn(IT, Gets(3, 3), Has(TRAMPLE, HASTE)),
    ),
)
