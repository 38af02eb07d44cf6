"""Fixtures come from the package itself: card writers use the same ones."""

from __future__ import annotations

pytest_plugins = ["apnap.testing.plugin"]
