"""Words that many patterns share, and that mean nothing by themselves: `<then shuffle>` in a pattern makes nothing."""

from __future__ import annotations

from apnap.english.reading.table import fragment

fragment("then shuffle", ", then shuffle")
fragment("onto the battlefield", "onto the battlefield")
fragment("to the battlefield", "to the battlefield")
fragment("into your hand", "into your hand")
fragment("would be dealt", "that would be dealt")
fragment("this turn", "this turn")
fragment("next end step", "at the beginning of the next end step")
fragment("under its owner", "under its owner 's control")
fragment("under your control", "under your control")
fragment("your library", "of your library")
fragment("each turn", "each turn")
fragment("on it", "on it")
fragment("from anywhere", "from anywhere")
fragment("any order", "in any order")
fragment("your choice", "as you choose among")
fragment("new targets", "you may choose new targets for the")
fragment("your turns", "on each of your turns")
fragment("chosen color", "of the chosen color")
fragment("enters", "enters")
fragment("enters", "enters the battlefield")
fragment("combat phase", "combat phase")
fragment("after this one", "after this one")
fragment("like flash", "as though it had flash")
fragment("unless their controller", "unless their controller")
fragment("some tokens", "one or more tokens")
fragment("put that card", "put that card")
fragment("twice that many", "twice that many")
