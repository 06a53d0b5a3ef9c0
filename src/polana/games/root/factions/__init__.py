"""One folder a faction: what its chapter of the Law changes in the general rules of `base.py`.

Adding a faction is adding a folder; `registry.py` finds it:

| file | holds |
|---|---|
| `faction.py` | the `Faction` class: the hooks that its chapter overrides (`base.py` lists all of them); `FACTIONS` |
| `side.py` | its kinds of piece, and a `Side` class with what it remembers (slots, `copy`), if anything |
| `setup.py`, `birdsong.py`, `daylight.py`, `evening.py`, ... | the sections of the chapter: flows with their judges |

Figures come from `data/factions.toml`. Its words stand at the end of their section in `words.py`, its messages in
`locale/*/root-<name>.ftl`, its tests in `tests/root/test_<name>.py`: one test a paragraph, on the bench of
`tests/root/bench.py`.

Three habits keep secrets and copies safe:

- What is hidden is in the state. A card that was chosen leaves the hand before the next ask.
- An ask about cards of the hand is a `cards.CardAsk` (`spend_card`, `choose_card`); a menu goes through
  `menu.choose_action`. Both are veiled, and both read the hand when somebody looks at the options.
- An ask without a way out whose options depend on secret cards is preceded by `cards.promise`.
"""
