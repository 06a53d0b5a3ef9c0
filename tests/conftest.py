"""For all tests: no clock in what Hypothesis checks, and the mark of rules."""

from hypothesis import HealthCheck, settings

pytest_plugins = ["polana.testing.plugin"]

# A busy machine is not a fault of the engine: timings are benchmarks.
settings.register_profile("polana", deadline=None, suppress_health_check=[HealthCheck.too_slow])
settings.load_profile("polana")
