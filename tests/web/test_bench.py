"""The figures of the server are measured: few tables and short, for what is said, not for how fast it is."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor

import pytest

from apnap.web import bench


def test_the_figures_of_the_server(monkeypatch: pytest.MonkeyPatch) -> None:
    pytest.importorskip("websockets", reason="the bench is a client too")
    monkeypatch.setattr(bench, "SECONDS", 1.0)
    monkeypatch.setattr(bench, "THINKING", 0.2)
    with ThreadPoolExecutor(1) as apart:  # where a browser was driven before, this thread has a loop already
        assert 50 < apart.submit(bench.page_kib).result() <= 300
        assert 0 < apart.submit(bench.page_ready).result()
        assert 0 < apart.submit(bench.tables_p95, 3).result() < 20_000
    assert {figure.key for figure in bench.FIGURES} == {"tables200_p95_ms", "page_ready_s", "page_kib"}
