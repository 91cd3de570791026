"""The coach: a review of a finished game from one seat, as plain data.

It knows no screen and no site. What it says about a decision is based on what the seat knew then,
by `imagine`; only the curve, which shows who would win, looks at the open table.
"""

from dragonstones.coach.report import COACH_VERSION, THOUGHTS, coach_of, has_coach, report, thinking

__all__ = ["COACH_VERSION", "THOUGHTS", "coach_of", "has_coach", "report", "thinking"]
