"""Bots for Dragon's Gold."""
