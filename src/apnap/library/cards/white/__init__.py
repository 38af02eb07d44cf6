"""White cards."""
