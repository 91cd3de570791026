### What people have done in games of Dragon's Gold.

favourite-gold =
    { $used ->
        [one] used once
       *[other] used { $used } times
    }
fact-gold-deals = { $deals } of { $talks } negotiations ended in a deal
fact-gold-kills =
    { $kills ->
        [one] Helped to kill one dragon
       *[other] Helped to kill { $kills } dragons
    }
fact-gold-thefts =
    { $thefts ->
        [one] Stole one token
       *[other] Stole { $thefts } tokens
    }
deed-silver-tongue = Silver tongue
deed-silver-tongue-about = closed six deals in one game and let no treasure go to waste
deed-lone-hunter = Lone hunter
deed-lone-hunter-about = killed three dragons in one game without anybody’s help
deed-by-a-hoard = Ahead by a hoard
deed-by-a-hoard-about = won by 20 points or more
