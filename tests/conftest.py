"""Fixtures come from the package itself: card writers use the same ones."""

pytest_plugins = ["apnap.testing.plugin"]
