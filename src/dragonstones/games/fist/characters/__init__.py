"""The characters, by what they do:

* `coins`: those that give coins, Magic ones included
* `dragons`: those that give stones
* `scorers`: those that give points
* `thieves`: those that take from others
* `copies`: those that play other cards
* `kept`: those that are kept and act in later auctions
"""
