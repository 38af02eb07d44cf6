"""Cards that are not understood, or only in part: people carry out what is not read by hand. CR 101.1, 733."""
