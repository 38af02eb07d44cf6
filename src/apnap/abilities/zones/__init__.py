"""Instructions about cards in libraries, hands, graveyards and exile: taken up together, put elsewhere, played."""
