"""Why nobody goes somewhere: what orders, heroes and rewards say alike."""

from __future__ import annotations

from typing import Final

from polana.kernel.refusal import Refusal

ACTIVATED: Final = Refusal("RW.move.activation.5", "why-runewars-activated")
ALONE: Final = Refusal("RW.neutral.ally.6", "why-runewars-allies-alone")
BORDER: Final = Refusal("RW.move.border.1", "why-runewars-border")
HERO_ROUTED: Final = Refusal("RW.move.hero.4", "why-runewars-routed-hero")
ROUTED: Final = Refusal("RW.terms.routed", "why-runewars-routed")
