"""The effects of the cards, by deck; `base.py` says at which moments an effect can act."""
