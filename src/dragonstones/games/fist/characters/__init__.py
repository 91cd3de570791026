"""The characters, in the file where one would look for them:

* `coins`: who gives coins, Magic ones included
* `dragons`: who gives stones
* `scorers`: who gives points
* `thieves`: who takes from others
* `copies`: who plays other cards
* `kept`: who is kept and acts in later auctions
"""
