"""The figures of the server are measured: few tables and short, for what is said, not for how fast it is."""

from __future__ import annotations

import pytest

from apnap.web import bench


def test_the_figures_of_the_server(monkeypatch: pytest.MonkeyPatch) -> None:
    pytest.importorskip("websockets", reason="the bench is a client too")
    monkeypatch.setattr(bench, "SECONDS", 1.0)
    monkeypatch.setattr(bench, "THINKING", 0.2)
    assert 50 < bench.page_kib() <= 300
    assert 0 < bench.page_ready()
    assert 0 < bench.tables_p95(3) < 20_000
    assert {figure.key for figure in bench.FIGURES} == {"tables200_p95_ms", "page_ready_s", "page_kib"}
