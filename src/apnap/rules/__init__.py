"""The engine: pure, compiled, no I/O, no clock, no global random, no card names. Its rooms are chapters of the rules.

- `core`: the machine, and `events`: what happens; `views`: what a seat is shown
- `ch1_concepts`: CR 100-123, with `costs` (118, 601.2f-h) and `mana` (106, 605)
- `ch2_cards`: CR 200-315, parts of a card and card types
- `ch4_zones`: CR 400-408
- `ch5_turns`: CR 500-514, with `combat` (506-511)
- `ch6_spells`: CR 600-616, with `layers` (613)
- `ch7_additional`: CR 700-733, with `keywords` (702) and `loops` (732)
- `ch8_multiplayer`: CR 800-811, with the `presets` of its variants
- `ch9_casual`: CR 900-905, with the `presets` of its variants
- `variants`: the presets by name
"""
