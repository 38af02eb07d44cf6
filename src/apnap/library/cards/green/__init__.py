"""Green cards."""
