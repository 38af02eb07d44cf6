"""Cards without a colour."""
