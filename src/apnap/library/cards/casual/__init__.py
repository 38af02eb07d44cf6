"""Cards of casual variants."""
