# Root: Markiza de Kot.

ask-root-marquise-home = Która polana jest twoją następną polaną ojczystą?
ask-root-marquise-keep = W którym rogu stawiasz Twierdzę?
ask-root-marquise-first-building = Pierwsze budynki: gdzie stawiasz { $piece-acc }?
ask-root-marquise-wood = Brakuje drewna. Przy którym tartaku kładziesz następny żeton?
ask-root-marquise-daylight = Co robisz? { $left ->
    [0] Nie masz już akcji.
    [one] Została ci jedna akcja.
    [few] Zostały ci { $left } akcje.
   *[many] Zostało ci { $left } akcji.
}
ask-root-marquise-extra = Którą ptasią kartę wydajesz na dodatkową akcję?
ask-root-marquise-recruit = Brakuje wojowników. Przy których koszarach stawiasz następnego?
ask-root-marquise-build-where = Gdzie budujesz?
ask-root-marquise-build-what = Co budujesz { $where-in }?
ask-root-marquise-pay-wood = Skąd bierzesz drewno?
ask-root-marquise-overwork = Który tartak zwiększa produkcję?
ask-root-marquise-overwork-card = Którą kartę wydajesz na drewno { $where-in }?
ask-root-marquise-hospitals = { $count ->
    [one] Ginie jeden wojownik { $where-in }. Wydajesz kartę, żeby trafił do Twierdzy?
    [few] Giną { $count } wojownicy { $where-in }. Wydajesz kartę, żeby trafili do Twierdzy?
   *[many] Ginie { $count } wojowników { $where-in }. Wydajesz kartę, żeby trafili do Twierdzy?
}

why-root-marquise-craft-first = Przekuwać można tylko przed pierwszą akcją.
why-root-marquise-recruited = Werbować można tylko raz na turę.
why-root-marquise-no-recruiter = Nie masz koszar na mapie.
why-root-marquise-no-sawmill = Nie masz tartaku na mapie.
why-root-marquise-no-wood-left = W zasobach nie ma już drewna.
why-root-marquise-too-little-wood = Masz za mało drewna połączonego z miejscem budowy.
why-root-marquise-cannot-build = Nie ma polany, na której można zbudować i za to zapłacić.
