"""What people do by hand where a card is not understood: announced, recorded, taken back if one objects. CR 733.1."""
