"""Black cards."""
