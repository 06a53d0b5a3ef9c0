# Co dają mapy Root: prom, zamknięte ścieżki, wieża.

ask-root-landmark = Gdzie kładziesz { $landmark-acc }?
ask-root-ferry = Ruszasz { $destination-to } promem czy pieszo?
ask-root-open-path-from = Którą zamkniętą ścieżkę otwierasz? Wskaż jeden koniec.
ask-root-open-path-to = Dokąd prowadzi ścieżka { $origin-from }?
ask-root-open-path-card = Którą kartę wydajesz na otwarcie ścieżki?

news-root-ferry = { $seat } { $seat-number ->
    [pl] płyną
   *[sg] płynie
} promem { $where-to }.
news-root-path-opened = { $seat } { $seat-number ->
    [pl] otwierają
   *[sg] otwiera
} ścieżkę { $one-from } { $two-to }.

why-root-path-opened-already = W tej turze otworzono już ścieżkę.
why-root-no-card-to-spend = Nie masz karty do wydania.
why-root-no-piece-at-closed-path = Nie masz elementu na żadnym końcu zamkniętej ścieżki.
why-root-landmark-near = Na tej polanie albo obok niej leży już inny punkt terenu.
