"""The report of a tournament: one page that needs nothing else."""

from ludi.arena.report.page import make_report

__all__ = ["make_report"]
