### Was jemand in beendeten Partien getan hat: Zahlen, Lieblinge und Taten.

deed-full-table = Gegen fünf
deed-full-table-about = hat eine Partie zu sechst gewonnen
