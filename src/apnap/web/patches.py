"""What has changed from one frame to the next, as a JSON merge patch (RFC 7396): lists whole, None for what is gone."""

from __future__ import annotations


def difference(old: dict[str, object], new: dict[str, object]) -> dict[str, object]:
    """The patch that makes the new one of the old one."""
    out: dict[str, object] = {}
    for key, value in new.items():
        before = old.get(key)
        if isinstance(value, dict) and isinstance(before, dict):
            if value != before:
                out[key] = difference(before, value)
        elif value != before or key not in old:
            out[key] = value
    for key in old:
        if key not in new:
            out[key] = None
    return out


def patched(old: dict[str, object], patch: dict[str, object]) -> dict[str, object]:
    """The new frame; what the page does too."""
    out = dict(old)
    for key, value in patch.items():
        before = out.get(key)
        if value is None:
            out.pop(key, None)
        elif isinstance(value, dict) and isinstance(before, dict):
            out[key] = patched(before, value)
        else:
            out[key] = value
    return out
