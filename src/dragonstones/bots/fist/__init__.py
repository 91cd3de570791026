"""Bots for Fist of Dragonstones, both editions."""
