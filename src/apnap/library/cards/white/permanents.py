"""White artifacts, enchantments, planeswalkers and battles."""

from __future__ import annotations

from apnap.abilities.activated import Activate, Loyalty
from apnap.abilities.amounts import LifeOf, Times, ToughnessOf
from apnap.abilities.cards import Enchant, face
from apnap.abilities.casual.commanders import TIMES_CAST, OfCommanders
from apnap.abilities.conditions import AtLeast
from apnap.abilities.costs import SACRIFICE_THIS
from apnap.abilities.effects.counters import AddCounters, TakeCounters
from apnap.abilities.effects.creating import CreateTokens, GetEmblem
from apnap.abilities.effects.damage_shields import PreventNextTime
from apnap.abilities.effects.delayed_triggers import AtNext
from apnap.abilities.effects.durations import UntilEndOfTurn
from apnap.abilities.effects.exile_and_return import ExileForThis, ExileUntilThisLeaves, ReturnExiled, ReturnExiledCards
from apnap.abilities.effects.flow import May, MayThen
from apnap.abilities.effects.life import GainLife, LifeLost
from apnap.abilities.effects.moves import Destroy, Exile, ReturnToBattlefield
from apnap.abilities.effects.outcomes import DrawGame, LoseGame, WinGame
from apnap.abilities.effects.player_actions import Does, Draw
from apnap.abilities.events.combat_events import Attacks
from apnap.abilities.events.damage_events import DealsDamage
from apnap.abilities.events.object_events import Enters, LastCounterRemoved, Leaves
from apnap.abilities.events.player_events import BeginningOf, GainsLife, LosesLife
from apnap.abilities.events.triggers import At, StateIs, When, Whenever
from apnap.abilities.filters import (
    ARTIFACT,
    BASIC,
    BLACK,
    BLUE,
    CREATURE,
    ENCHANTMENT,
    GREEN,
    LAND,
    NONLAND,
    NONTOKEN,
    OPPONENTS_CONTROL,
    OTHER,
    PERMANENT,
    PLANESWALKER,
    RED,
    TOKEN,
    WHITE,
    YOU_CONTROL,
    AnyOf,
    Not,
    PowerAtLeast,
    Subtype,
)
from apnap.abilities.keyword_abilities.cycling import CyclesACard
from apnap.abilities.keyword_abilities.equipment_and_vehicles import Equip, ForMirrodin
from apnap.abilities.keyword_abilities.flags import DOUBLE_STRIKE, FLASH, FLYING, INDESTRUCTIBLE, VIGILANCE
from apnap.abilities.keyword_abilities.protection import Protection
from apnap.abilities.keyword_abilities.sagas_and_levels import BecomesLevel, Chapter, ClassLevel
from apnap.abilities.keyword_actions.exchange_and_double import DoubleLife, ExchangeLife
from apnap.abilities.keyword_actions.searching import SearchLibrary
from apnap.abilities.players import EACH_PLAYER, YOU, ControllerOf
from apnap.abilities.selectors import IT, THIS, Each, Enchanted, Equipped, That
from apnap.abilities.statics.becoming import HasBaseSize, IsNow, LosesAllAbilities
from apnap.abilities.statics.changes import Gets, GetsForEach, Has
from apnap.abilities.statics.continuous import Always
from apnap.abilities.statics.costs import AttackTax
from apnap.abilities.statics.counters_and_tokens import TokensTwice
from apnap.abilities.statics.damage import DamageRedirected
from apnap.abilities.statics.entering import EntersWith
from apnap.abilities.statics.replacements import GainsMore, NextDraw, TheyEnterTapped
from apnap.abilities.statics.restrictions import CantAttack, CantBlock, LivesWithoutLife
from apnap.abilities.targets import Target, TargetCard, TargetPlayer
from apnap.library.cards.common import YOUR_COMMANDERS
from apnap.library.cards.tokens import KNIGHT, SOLDIER, WALL
from apnap.library.pool import card
from apnap.rules.core.constants import END, PLUS, UPKEEP

card(
    "Always Watching",
    "{1}{W}{W}",
    "Enchantment",
    Always(Each(NONTOKEN, CREATURE, YOU_CONTROL), Gets(1, 1), Has(VIGILANCE)),
)
card("Angelic Chorus", "{3}{W}{W}", "Enchantment", Whenever(Enters(CREATURE, YOU_CONTROL), GainLife(ToughnessOf(IT))))
card("Anointed Procession", "{3}{W}", "Enchantment", TokensTwice(YOU))
card(
    "Astral Slide",
    "{2}{W}",
    "Enchantment",
    Whenever(CyclesACard(EACH_PLAYER), MayThen(Exile(Target(CREATURE)), AtNext(END, ReturnExiled()))),
)
card(
    "Authority of the Consuls",
    "{W}",
    "Enchantment",
    TheyEnterTapped(CREATURE, OPPONENTS_CONTROL),
    Whenever(Enters(CREATURE, OPPONENTS_CONTROL), GainLife(1)),
)
card(
    "Axis of Mortality",
    "{4}{W}{W}",
    "Enchantment",
    At(BeginningOf(UPKEEP, whose=YOU), May(ExchangeLife(TargetPlayer(count=2)))),
)
card(
    "Banishing Light",
    "{2}{W}",
    "Enchantment",
    When(Enters(THIS), ExileUntilThisLeaves(Target(NONLAND, PERMANENT, OPPONENTS_CONTROL))),
)
card("Boon Reflection", "{4}{W}", "Enchantment", GainsMore(2))
card(
    "Cathars' Crusade",
    "{3}{W}{W}",
    "Enchantment",
    Whenever(Enters(CREATURE, YOU_CONTROL), AddCounters(1, PLUS, on=Each(CREATURE, YOU_CONTROL))),
)
card(
    "Celestial Mantle",
    "{3}{W}{W}{W}",
    "Enchantment - Aura",
    Enchant(CREATURE),
    Always(Enchanted(CREATURE), Gets(3, 3)),
    Whenever(
        DealsDamage(Enchanted(CREATURE), combat=True, to_player=True), DoubleLife(ControllerOf(Enchanted(CREATURE)))
    ),
)
card("Circle of Protection: Black", "{1}{W}", "Enchantment", Activate("{1}", PreventNextTime(BLACK)))
card("Circle of Protection: Blue", "{1}{W}", "Enchantment", Activate("{1}", PreventNextTime(BLUE)))
card("Circle of Protection: Green", "{1}{W}", "Enchantment", Activate("{1}", PreventNextTime(GREEN)))
card("Circle of Protection: Red", "{1}{W}", "Enchantment", Activate("{1}", PreventNextTime(RED)))
card("Circle of Protection: White", "{1}{W}", "Enchantment", Activate("{1}", PreventNextTime(WHITE)))
card(
    "Citizen's Arrest",
    "{1}{W}{W}",
    "Enchantment",
    When(Enters(THIS), ExileUntilThisLeaves(Target(AnyOf(CREATURE, PLANESWALKER), OPPONENTS_CONTROL))),
)
card(
    "Cleric Class",
    "{W}",
    "Enchantment - Class",
    GainsMore(plus=1),
    ClassLevel(2, "{3}{W}", Whenever(GainsLife(), AddCounters(1, PLUS, on=Target(CREATURE, YOU_CONTROL)))),
    ClassLevel(
        3,
        "{4}{W}",
        When(BecomesLevel(3), ReturnToBattlefield(TargetCard(CREATURE)), GainLife(ToughnessOf(That(CREATURE)))),
    ),
)
card(
    "Commander's Insignia",
    "{2}{W}{W}",
    "Enchantment",
    Always(Each(CREATURE, YOU_CONTROL), GetsForEach(1, 1, times=OfCommanders(TIMES_CAST))),
)
card("Crusade", "{W}{W}", "Enchantment", Always(Each(WHITE, CREATURE), Gets(1, 1)))
card("Dictate of Heliod", "{3}{W}{W}", "Enchantment", FLASH, Always(Each(CREATURE, YOU_CONTROL), Gets(2, 2)))
card(
    "Divine Favor",
    "{1}{W}",
    "Enchantment - Aura",
    Enchant(CREATURE),
    When(Enters(THIS), GainLife(3)),
    Always(Enchanted(CREATURE), Gets(1, 3)),
)
card(
    "Divine Intervention",
    "{6}{W}{W}",
    "Enchantment",
    EntersWith(2, "intervention"),
    At(BeginningOf(UPKEEP, whose=YOU), TakeCounters(1, "intervention", THIS)),
    When(LastCounterRemoved("intervention"), DrawGame()),
)
card(
    "Elspeth, Knight-Errant",
    "{2}{W}{W}",
    "Legendary Planeswalker - Elspeth",
    "4",
    Loyalty(+1, CreateTokens(1, SOLDIER)),
    Loyalty(+1, UntilEndOfTurn(Target(CREATURE), Gets(3, 3), Has(FLYING))),
    Loyalty(
        -8, GetEmblem(Always(Each(AnyOf(ARTIFACT, CREATURE, ENCHANTMENT, LAND), YOU_CONTROL), Has(INDESTRUCTIBLE)))
    ),
)
card(
    "Elspeth, Sun's Champion",
    "{4}{W}{W}",
    "Legendary Planeswalker - Elspeth",
    "4",
    Loyalty(+1, CreateTokens(3, SOLDIER)),
    Loyalty(-3, Destroy(Each(CREATURE, PowerAtLeast(4)))),
    Loyalty(-7, GetEmblem(Always(Each(CREATURE, YOU_CONTROL), Gets(2, 2), Has(FLYING)))),
)
card(
    "Flaming Fist",
    "{2}{W}",
    "Legendary Enchantment - Background",
    Always(YOUR_COMMANDERS, Has(Whenever(Attacks(THIS), UntilEndOfTurn(IT, Has(DOUBLE_STRIKE))))),
)
card("Ghostly Prison", "{2}{W}", "Enchantment", AttackTax("{2}"))
card("Glorious Anthem", "{1}{W}{W}", "Enchantment", Always(Each(CREATURE, YOU_CONTROL), Gets(1, 1)))
card(
    "Goldwarden's Helm",
    "{2}{W}",
    "Artifact - Equipment",
    ForMirrodin(),
    Always(Equipped(CREATURE), Gets(0, 1)),
    Equip("{1}{W}"),
)
card(
    "History of Benalia",
    "{1}{W}{W}",
    "Enchantment - Saga",
    Chapter("I, II", CreateTokens(1, KNIGHT)),
    Chapter("III", UntilEndOfTurn(Each(Subtype("Knight"), YOU_CONTROL), Gets(2, 1))),
)
card("Holy Strength", "{W}", "Enchantment - Aura", Enchant(CREATURE), Always(Enchanted(CREATURE), Gets(1, 2)))
card("Honor of the Pure", "{1}{W}", "Enchantment", Always(Each(WHITE, CREATURE, YOU_CONTROL), Gets(1, 1)))
card(
    "Humility",
    "{2}{W}{W}",
    "Enchantment",
    Always(Each(CREATURE), LosesAllAbilities(), HasBaseSize("1/1"), how="all"),
)
card(
    "Inspiring Leader",
    "{2}{W}",
    "Legendary Enchantment - Background",
    Always(YOUR_COMMANDERS, Has(Always(Each(CREATURE, TOKEN, YOU_CONTROL), Gets(2, 2)))),
)
card(
    "Intangible Virtue", "{1}{W}", "Enchantment", Always(Each(CREATURE, TOKEN, YOU_CONTROL), Gets(1, 1), Has(VIGILANCE))
)
card(
    "Invasion of Dominaria",
    "{2}{W}",
    "Battle - Siege",
    "5",
    When(Enters(THIS), Does(YOU, GainLife(4), Draw(1))),
    back=face("Serra Faithkeeper", "", "Creature - Angel", "4/4", FLYING, VIGILANCE, colors="W"),
)
card(
    "Journey to Nowhere",
    "{1}{W}",
    "Enchantment",
    When(Enters(THIS), ExileForThis(Target(CREATURE))),
    When(Leaves(THIS), ReturnExiledCards()),
)
card("Kismet", "{3}{W}", "Enchantment", TheyEnterTapped(AnyOf(ARTIFACT, CREATURE, LAND), OPPONENTS_CONTROL))
card("Norn's Annex", "{3}{W/P}{W/P}", "Artifact", AttackTax("{W/P}", planeswalkers=True))
card(
    "Oblivion Ring",
    "{2}{W}",
    "Enchantment",
    When(Enters(THIS), ExileForThis(Target(OTHER, NONLAND, PERMANENT))),
    When(Leaves(THIS), ReturnExiledCards()),
)
card(
    "Opalescence",
    "{2}{W}{W}",
    "Enchantment",
    Always(Each(OTHER, Not(Subtype("Aura")), ENCHANTMENT), IsNow("Creature", also="types"), HasBaseSize(), how="each"),
)
card(
    "Pacifism",
    "{1}{W}",
    "Enchantment - Aura",
    Enchant(CREATURE),
    Always(Enchanted(CREATURE), CantAttack(), CantBlock()),
)
card("Pariah", "{2}{W}", "Enchantment - Aura", Enchant(CREATURE), DamageRedirected(Enchanted(CREATURE), YOU))
card(
    "Seal of Cleansing",
    "{1}{W}",
    "Enchantment",
    Activate(SACRIFICE_THIS, Destroy(Target(AnyOf(ARTIFACT, ENCHANTMENT)))),
)
card(
    "Serra's Embrace",
    "{2}{W}{W}",
    "Enchantment - Aura",
    Enchant(CREATURE),
    Always(Enchanted(CREATURE), Gets(2, 2), Has(FLYING, VIGILANCE)),
)
card(
    "Spirit Mantle",
    "{1}{W}",
    "Enchantment - Aura",
    Enchant(CREATURE),
    Always(Enchanted(CREATURE), Gets(1, 1), Has(Protection(CREATURE))),
)
card(
    "Test of Endurance",
    "{2}{W}{W}",
    "Enchantment",
    At(BeginningOf(UPKEEP, whose=YOU), WinGame(), provided=AtLeast(LifeOf(YOU), 50)),
)
card(
    "The Birth of Meletis",
    "{1}{W}",
    "Enchantment - Saga",
    Chapter("I", SearchLibrary(BASIC, Subtype("Plains"))),
    Chapter("II", CreateTokens(1, WALL)),
    Chapter("III", GainLife(2)),
)
card(
    "Transcendence",
    "{3}{W}{W}{W}",
    "Enchantment",
    Always(YOU, LivesWithoutLife()),
    When(StateIs(AtLeast(LifeOf(YOU), 20)), LoseGame()),
    Whenever(LosesLife(), GainLife(Times(2, LifeLost()))),
)
card(
    "Unquestioned Authority",
    "{2}{W}",
    "Enchantment - Aura",
    Enchant(CREATURE),
    When(Enters(THIS), Draw(1)),
    Always(Enchanted(CREATURE), Has(Protection(CREATURE))),
)
card("Words of Worship", "{2}{W}", "Enchantment", Activate("{1}", NextDraw(GainLife(5))))
