"""A study on a Ray cluster of several nodes, one of which is lost in the middle: the same bytes as here."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from apnap.lab import load_decks, shards
from apnap.lab.results import conduct
from apnap.lab.shards import SCHEMA, Rows
from apnap.lab.study import Study
from apnap.tables import TableChoice

pytest.importorskip("polars", reason="tables of results need apnap[lab], which `make test` installs")
ray = pytest.importorskip("ray", reason="Ray is large: `make nightly` installs apnap[ray] and runs this")

GAMES = 240


def read(folder: Path) -> dict[str, bytes]:
    return {name: (folder / f"{name}.parquet").read_bytes() for name in SCHEMA}


def test_a_lost_node_changes_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    from ray.cluster_utils import Cluster

    monkeypatch.setenv("RAY_DISABLE_MEMORY_MONITOR", "1")
    monkeypatch.setenv("RAY_USAGE_STATS_ENABLED", "0")
    monkeypatch.setenv("PYTHONPATH", os.pathsep.join(entry for entry in sys.path if entry))
    study = Study("matchups", load_decks(["red", "green", "white"]), ("first",), 7, TableChoice(seats=2))
    conduct(study, tmp_path / "here", GAMES)
    small: dict[str, Any] = {"num_cpus": 1, "object_store_memory": 80 * 2**20, "include_dashboard": False}
    cluster = Cluster(initialize_head=True, head_node_args=small)
    try:
        lost = cluster.add_node(num_cpus=1, object_store_memory=80 * 2**20)
        cluster.wait_for_nodes()
        played = []

        def until_a_node_is_lost(asked: Study, wanted: Iterator[int], most: int) -> Iterator[tuple[int, Rows]]:
            for shard, rows in shards.on_ray(cluster.address)(asked, wanted, most):
                played.append(shard)
                yield shard, rows
                if len(played) == 2:
                    assert len([node for node in ray.nodes() if node["Alive"]]) == 2
                    cluster.remove_node(lost, allow_graceful=False)

        outcome = conduct(study, tmp_path / "there", GAMES, player=until_a_node_is_lost)
        assert sorted(played) == list(range(GAMES // shards.SHARD)) and outcome.games == GAMES
    finally:
        ray.shutdown()
        cluster.shutdown()
    assert read(tmp_path / "there") == read(tmp_path / "here")
