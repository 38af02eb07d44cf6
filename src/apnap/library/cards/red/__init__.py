"""Red cards."""
