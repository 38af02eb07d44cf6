"""The cards that come with apnap, each on the shelf that `apnap.library.shelves` says."""
