"""Chapter 7, additional rules: state-based actions, copies, faces, designations, subgames. CR 700-733."""

from __future__ import annotations
