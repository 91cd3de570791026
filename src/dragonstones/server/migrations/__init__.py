"""How the database came to be as `schema.py` says, step by step.

A new step, after a change of `schema.py`: `alembic revision --autogenerate --rev-id 0002 -m "..."`
in the project's folder. Look at what it has written, and never change a step that is released.
"""
