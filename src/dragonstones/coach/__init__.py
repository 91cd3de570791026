"""The coach: a finished game seen again from one seat, as plain data.

It knows no screen and no site. What it says of a decision comes from what the seat knew then, by
`imagine`; only the curve, who would win, looks at the open table.
"""

from dragonstones.coach.report import COACH_VERSION, THOUGHTS, coach_of, has_coach, report, thinking

__all__ = ["COACH_VERSION", "THOUGHTS", "coach_of", "has_coach", "report", "thinking"]
