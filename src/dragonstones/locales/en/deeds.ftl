### What people have done in finished games: figures, favourites and deeds.

favourite-fist =
    { $won ->
        [one] won once
       *[other] won { $won } times
    }, { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
fact-fist-cards =
    { $cards ->
        [one] One card won
       *[other] { $cards } cards won
    }
fact-fist-ties =
    { $ties ->
        [one] One of them in silver, after a tie
       *[other] { $ties } of them in silver, after a tie
    }
fact-fist-coins-a-point = { NUMBER($coins-a-point, maximumFractionDigits: 1) } coins in the fists for each point, over { $scored ->
        [one] one point
       *[other] { $scored } points
    }
favourite-gold =
    { $used ->
        [one] used once
       *[other] used { $used } times
    }
fact-gold-deals = { $deals } of { $talks } negotiations ended in a deal
fact-gold-kills =
    { $kills ->
        [one] Fought in the death of one dragon
       *[other] Fought in the death of { $kills } dragons
    }
fact-gold-thefts =
    { $thefts ->
        [one] Stole one token
       *[other] Stole { $thefts } tokens
    }

deed-full-table = Against five
deed-full-table-about = won a game of six
deed-all-in-one-turn = All in one turn
deed-all-in-one-turn-about = made three points in a single turn
deed-clean-sweep = Nothing for anybody else
deed-clean-sweep-about = won three points ahead of everybody
deed-cool-head = A cool head
deed-cool-head-about = won four ties in silver in one game
deed-silence = Silence in the hall
deed-silence-about = put a black coin into two fists, and won
deed-silver-tongue = Silver tongue
deed-silver-tongue-about = closed six deals in one game and let no treasure go to waste
deed-lone-hunter = Lone hunter
deed-lone-hunter-about = killed three dragons in one game without anybody’s help
deed-by-a-hoard = Ahead by a hoard
deed-by-a-hoard-about = won by 20 points or more
