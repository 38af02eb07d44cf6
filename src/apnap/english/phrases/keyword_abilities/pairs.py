"""Phrases for the words of `apnap.abilities.keyword_abilities.pairs`."""

from __future__ import annotations

from apnap.abilities.keyword_abilities.pairs import (
    CAN_BE_COMMANDER,
    PAIRED,
    BothPaired,
    CanBeCommander,
    ChooseABackground,
    DoctorsCompanion,
    IsPaired,
    Partner,
    PartnerWith,
    Soulbond,
)
from apnap.english.abilities import ABILITIES, DASH, keyword
from apnap.english.nouns import SELECTORS, Ref
from apnap.english.reading.table import reads
from apnap.english.sentences import CONDITIONS

keyword(Soulbond, lambda node, voice: "soulbond")
CONDITIONS.add(IsPaired, lambda node, voice: f"{voice.this()} is paired with another creature")
SELECTORS.add(BothPaired, lambda node, voice: Ref("both creatures", many=True))
ABILITIES.add(CanBeCommander, lambda node, voice: f"{voice.name} can be your commander.")
keyword(Partner, lambda node, voice: f"partner{DASH}{node.kind}" if node.kind else "partner")
keyword(PartnerWith, lambda node, voice: f"partner with {node.name}")
keyword(ChooseABackground, lambda node, voice: "choose a Background")
keyword(DoctorsCompanion, lambda node, voice: "Doctor's companion")
reads("keyword", "soulbond", Soulbond)
reads("condition", "~ is paired with another creature", PAIRED)
reads("keyword", "partner", Partner)
reads("keyword", "choose a Background", ChooseABackground)
reads("keyword", "doctor 's companion", DoctorsCompanion)
reads("line", "~ can be your commander .", CAN_BE_COMMANDER)
reads("keyword", "partner with <card name>", PartnerWith)
reads("keyword", "partner \u2014 friends forever", lambda: Partner("Friends forever"))
reads("keyword", "partner \u2014 character select", lambda: Partner("Character select"))
reads("keyword", "partner \u2014 survivors", lambda: Partner("Survivors"))
reads("keyword", "Doctor 's companion", DoctorsCompanion)
