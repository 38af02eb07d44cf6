"""What is so: what happened this turn, how much there is of something, who has more."""
