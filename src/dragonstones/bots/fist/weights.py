"""The weights of the outlook, in the order of its features: fitted by benchmarks/fit_fist.py."""

#: The editions that they were fitted to; any other one is treated like the first.
EDITIONS = ("fist-2002", "fist-tavern")

WEIGHTS = {
    "one point": (1.454, 0.663),
    "two points": (2.432, 1.753),
    "stones": (1.075, 1.376),
    "three colours": (0.022, -0.118),
    "four stones": (0.068, -0.066),
    "three alike": (0.399, 0.192),
    "four alike": (0.632, 0.121),
    "stones, with one point": (-0.9, -0.01),
    "three colours, with one point": (0.19, 0.193),
    "four stones, with one point": (0.333, -0.072),
    "three alike, with one point": (0.612, 0.378),
    "four alike, with one point": (0.734, 0.566),
    "stones, with two points": (0.309, 0.336),
    "three colours, with two points": (0.189, 0.247),
    "four stones, with two points": (-0.564, 0.067),
    "three alike, with two points": (-0.077, -0.307),
    "four alike, with two points": (-0.447, -0.479),
    "Fairy Gold": (2.122, 0.579),
    "Fairy Gold not spent": (0.75, 0.381),
    "Common Gold": (0.674, 0.508),
    "Common Gold, with two points": (0.341, 0.208),
    "silver": (0.646, 0.606),
    "Fairy Silver": (0.0, -0.772),
    "black coin": (0.439, 0.394),
    "Magic coins": (0.327, 0.616),
    "kept cards": (0.347, 0.053),
    "cards to come": (0.169, 0.086),
    "winning cards to come": (0.397, 0.373),
}
