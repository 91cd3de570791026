"""The site: people, tables, and games that never lose an answer.

It knows the games only through the engine's registry. Nothing below it knows of it.
"""
