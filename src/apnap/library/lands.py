"""Lands."""

from __future__ import annotations

from apnap.library.registry import card

card("Plains", "", "Basic Land - Plains")
card("Island", "", "Basic Land - Island")
card("Swamp", "", "Basic Land - Swamp")
card("Mountain", "", "Basic Land - Mountain")
card("Forest", "", "Basic Land - Forest")
