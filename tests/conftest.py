"""What all tests share."""

from hypothesis import HealthCheck, settings

# How long something takes is for the benchmarks: a busy machine must not fail a test.
settings.register_profile("unhurried", deadline=None, suppress_health_check=[HealthCheck.too_slow])
settings.load_profile("unhurried")
