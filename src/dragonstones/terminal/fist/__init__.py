"""Fist of Dragonstones at the terminal."""
