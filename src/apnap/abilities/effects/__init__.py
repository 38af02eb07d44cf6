"""Instructions: what spells and abilities do as they resolve. CR 608.2c."""
