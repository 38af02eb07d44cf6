"""White cards."""

from __future__ import annotations

from apnap.abilities.amounts import PowerOf
from apnap.abilities.cards import Enchant, face
from apnap.abilities.effects.moves import Destroy, Exile
from apnap.abilities.effects.permanents import CreateTokens, Untap
from apnap.abilities.effects.player_actions import Does, Draw, GainLife
from apnap.abilities.filters import ARTIFACT, CREATURE, ENCHANTMENT, OTHER, OTHER_CREATURE, YOU_CONTROL, AnyOf
from apnap.abilities.keywords import DEFENDER, DOUBLE_STRIKE, FIRST_STRIKE, FLYING, LIFELINK, VIGILANCE
from apnap.abilities.players import YOU, ControllerOf
from apnap.abilities.selectors import IT, THIS, Each, Enchanted
from apnap.abilities.statics.changes import Gets
from apnap.abilities.statics.continuous import Always
from apnap.abilities.statics.costs import AttackTax
from apnap.abilities.statics.rules import CantAttack, CantBlock
from apnap.abilities.targets import Target
from apnap.abilities.triggers import Attacks, Enters, When, Whenever
from apnap.library.registry import card
from apnap.library.tokens import SOLDIER

# creatures
card("Savannah Lions", "{W}", "Creature - Cat", "2/1")
card("Isamaru, Hound of Konda", "{W}", "Legendary Creature - Dog", "2/2")
card("Youthful Knight", "{1}{W}", "Creature - Human Knight", "2/1", FIRST_STRIKE)
card("Ajani's Sunstriker", "{W}{W}", "Creature - Cat Cleric", "2/2", LIFELINK)
card("Fencing Ace", "{1}{W}", "Creature - Human Soldier", "1/1", DOUBLE_STRIKE)
card("Serra Angel", "{3}{W}{W}", "Creature - Angel", "4/4", FLYING, VIGILANCE)
card("Soul Warden", "{W}", "Creature - Human Cleric", "1/1", Whenever(Enters(OTHER_CREATURE), GainLife(1)))
card("Wall of Omens", "{1}{W}", "Creature - Wall", "0/4", DEFENDER, When(Enters(THIS), Draw(1)))
card(
    "Attended Knight",
    "{2}{W}",
    "Creature - Human Knight",
    "2/2",
    FIRST_STRIKE,
    When(Enters(THIS), CreateTokens(1, SOLDIER)),
)
card(
    "Tenth District Veteran",
    "{2}{W}",
    "Creature - Human Soldier",
    "2/3",
    VIGILANCE,
    Whenever(Attacks(THIS), Untap(Target(OTHER, CREATURE, YOU_CONTROL))),
)

# instants and sorceries
card("Raise the Alarm", "{1}{W}", "Instant", CreateTokens(2, SOLDIER))
card("Disenchant", "{1}{W}", "Instant", Destroy(Target(AnyOf(ARTIFACT, ENCHANTMENT))))
card("Day of Judgment", "{2}{W}{W}", "Sorcery", Destroy(Each(CREATURE)))
card(
    "Swords to Plowshares",
    "{W}",
    "Instant",
    Exile(Target(CREATURE)),
    GainLife(PowerOf(IT), who=ControllerOf(IT)),
)

# enchantments
card("Glorious Anthem", "{1}{W}{W}", "Enchantment", Always(Each(CREATURE, YOU_CONTROL), Gets(1, 1)))
card(
    "Pacifism",
    "{1}{W}",
    "Enchantment - Aura",
    Enchant(CREATURE),
    Always(Enchanted(CREATURE), CantAttack(), CantBlock()),
)
card("Ghostly Prison", "{2}{W}", "Enchantment", AttackTax("{2}"))

# battles
card(
    "Invasion of Dominaria",
    "{2}{W}",
    "Battle - Siege",
    "5",
    When(Enters(THIS), Does(YOU, GainLife(4), Draw(1))),
    back=face("Serra Faithkeeper", "", "Creature - Angel", "4/4", FLYING, VIGILANCE, colors="W"),
)
