"""A draft's view tells nothing from which its packs could be rebuilt."""

from __future__ import annotations

from apnap import draft


def test_two_seeds_look_the_same_to_a_drafter_but_for_the_cards() -> None:
    for seed in (3, 4):
        view = draft.new_draft(seats=4, seed=seed).observe(0)
        assert view.setup.seed == -1
        assert view.setup.seats == 4
