"""Learned players: how they are trained, tried and brought into the form in which bots ask them (`docs/learning.md`).

`pip install 'polana[learn]'` brings torch. Nothing that plays needs it: `polana.bots.network` asks a trained network
with numpy, or with what the engine was compiled to.
"""
