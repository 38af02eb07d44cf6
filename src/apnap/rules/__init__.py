"""The engine: pure, compiled, no I/O, no clock, no global random, no card names."""
