# Co dają mapy Root: prom, zamknięte ścieżki, wieża.

ask-root-ferry = Do: { $destination } – promem czy pieszo?
ask-root-open-path-from = Którą zamkniętą ścieżkę otwierasz? Wskaż jeden koniec.
ask-root-open-path-to = Ścieżka z: { $origin } – dokąd?
ask-root-open-path-card = Którą kartę wydajesz na otwarcie ścieżki?

news-root-ferry = { $seat } płynie promem. Cel: { $where }.
news-root-path-opened = { $seat } otwiera ścieżkę: { $one } – { $two }.

why-root-path-opened-already = W tej turze otworzono już ścieżkę.
why-root-no-card-to-spend = Nie masz karty do wydania.
why-root-no-piece-at-closed-path = Nie masz elementu na żadnym końcu zamkniętej ścieżki.
