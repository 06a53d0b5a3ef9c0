# Co dają mapy Root: zamknięte ścieżki i punkty terenu.

option-root-landmark = map: punkty terenu, które daje sama mapa; random: jedna z kart punktów terenu; albo ten właśnie punkt
option-root-second-landmark = Drugi punkt terenu: none — żaden, random — losowy, albo ten właśnie

ask-root-landmark = Gdzie kładziesz { $landmark-acc }?
ask-root-ferry = Ruszasz { $destination-to } promem czy pieszo?
ask-root-open-path-from = Którą zamkniętą ścieżkę otwierasz? Wskaż jeden koniec.
ask-root-open-path-to = Dokąd prowadzi ścieżka { $origin-from }?
ask-root-open-path-card = Którą kartę wydajesz na otwarcie ścieżki?
ask-root-market-which = Którą z zakrytych kart Czarnego Rynku bierzesz?
ask-root-market-card = Którą kartę dajesz w zamian?

news-root-ferry = { $seat } { $seat-number ->
    [pl] płyną
   *[sg] płynie
} promem { $where-to }.
news-root-path-opened = { $seat } { $seat-number ->
    [pl] otwierają
   *[sg] otwiera
} ścieżkę { $one-from } { $two-to }.
news-root-landmark = { $landmark } trafia { $where-to }.
news-root-traded = { $seat } { $seat-number ->
    [pl] wymieniają
   *[sg] wymienia
} kartę na Czarnym Rynku.
news-root-traded-cards = { $seat } { $seat-number ->
    [pl] oddają
   *[sg] oddaje
} na Czarnym Rynku kartę „{ $given }” za kartę „{ $taken }”.

why-root-path-opened-already = W tej turze otwarto już ścieżkę.
why-root-no-card-to-spend = Nie masz karty do wydania.
why-root-no-piece-at-closed-path = Nie masz komponentu na żadnym końcu zamkniętej ścieżki.
why-root-landmark-near = Na tej polanie albo obok niej leży już inny punkt terenu.
why-root-landmark-no-water = Ten punkt terenu można położyć tylko nad wodą.
why-root-landmark-no-ruin = Ten punkt terenu można położyć tylko na polanie z ruinami.
why-root-landmark-no-corner = Ten punkt terenu można położyć tylko na polanie w rogu mapy.
why-root-landmark-not-one-slot = Ten punkt terenu można położyć tylko na polanie z jednym miejscem na budynek i bez ruin.
why-root-landmark-not-there = Nie masz komponentu na jego polanie.
why-root-market-used = W tej turze wymieniono tam już kartę.
why-root-market-no-card = Nie masz karty na wymianę.
why-root-forge-not-there = Ten przedmiot leży na Legendarnej Kuźni, a nie masz tam komponentu.

error-root-second-landmark = Drugi punkt terenu wymaga pierwszego.
error-root-landmark-twice = Każdy punkt terenu jest tylko jeden.
