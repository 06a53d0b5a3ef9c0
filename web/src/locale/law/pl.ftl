# Obok paragrafu Zasad: co o nim mówi, dokąd prowadzi, które słowa są zdefiniowane.
page-law-related = Powiązane paragrafy
page-law-who-changes = Kto to zmienia
page-law-refer-here = Co się do tego odwołuje
page-law-leads-to = Dokąd to prowadzi
page-law-defined = Zdefiniowane słowa
page-law-define = { $word }: co to znaczy
page-law-match = W tej partii { $count ->
    [1] raz
   *[other] { $count } razy
}
page-law-show = Pokaż na planszy
page-law-table = Wróć do stołu
page-law-watch = Pokaż
page-law-watched = Na planszy
page-law-example = Przykład do { $law }
page-law-example-start = Pozycja
page-law-try = Wypróbuj stąd
page-law-try-how = ta pozycja jako własny stół, przeciw botom
page-law-tried = Próba: { $law }
page-law-example-titled = Przykład: { $title }
page-law-watch-why = Dlaczego? { $law } na planszy
