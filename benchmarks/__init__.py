"""`make bench`: how fast the games are, beside a peer measured in the same run."""
