"""How a spell was cast is one number, and comes apart as it was put together."""

from __future__ import annotations

from apnap import library
from apnap.rules.ch2_cards.cast_method import PAID_MOST, index_of, pays_more, times_paid, way_of, with_paid
from apnap.testing import rule


@rule("601.2b")
def test_optional_costs_stay_apart_from_the_method_and_from_each_other() -> None:
    method = 3
    assert not pays_more(method)
    method = with_paid(with_paid(method, 0, PAID_MOST), 2, 5)
    assert index_of(method) == 3 and pays_more(method)
    assert [times_paid(method, i) for i in range(4)] == [PAID_MOST, 0, 5, 0]


def test_the_way_is_one_of_the_card() -> None:
    card = library.find("Think Twice")
    assert way_of(card, with_paid(1, 0, 1)) is card.methods[1]
    assert way_of(card, 1).name == "flashback"
