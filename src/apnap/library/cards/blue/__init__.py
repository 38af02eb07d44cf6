"""Blue cards."""
