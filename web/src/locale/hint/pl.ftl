# Podpowiedzi: co zrobiłby mocny gracz.

page-hint = Podpowiedź
page-hint-title = Co zrobiłby mocny gracz?
page-hint-now = szansa na wygraną teraz { $chance } %
page-hint-begins = myśli…
page-hint-thinks = myśli { $seconds } s
page-hint-thought = myślał { $seconds } s
page-hint-close = Zamknij podpowiedź
page-hint-hide = Schowaj
page-hint-nothing = Nic teraz nie nagli.
page-hint-alike = mniej więcej tyle samo
page-hint-between = od { $low } do { $high } %
page-hint-points = Do końca tury: { $points } pkt.
page-hint-later = Do początku następnej: { $points } pkt.
page-hint-no-line = Dalej może się potoczyć różnie.
page-hint-knows = Zna tylko to, co wolno ci wiedzieć.
page-hint-more-1 = Co mogę zrobić?
page-hint-more-2 = Co będzie dalej?
page-help-p = co zrobiłby mocny gracz? (jeśli stół na to pozwala)
page-hints-option = Podpowiedzi
page-hints-option-why = Każdy, kto gra, może zapytać, co zrobiłby mocny gracz.
