"""Cards of several colours."""
