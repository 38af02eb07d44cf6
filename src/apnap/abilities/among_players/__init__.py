"""What is between players: curses, players chosen, those who did something, offers, votes. CR 101.4, 608.2d-e."""
