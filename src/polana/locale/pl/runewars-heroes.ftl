# O co pyta i co opowiada Runewars o bohaterach, misjach, nagrodach i pojedynkach.

ask-runewars-hero-stronghold = W której ze swoich twierdz stawiasz nowego bohatera ({ $hero })?
ask-runewars-hero-surplus = Masz czterech bohaterów: który z pozostałych odchodzi?
ask-runewars-hero-keep = Którego bohatera zatrzymujesz?
ask-runewars-train =
    { $count ->
        [one] Którą cechę szkoli { $hero }?
       *[other] Którą cechę szkoli najpierw { $hero }? Można dwa razy tę samą.
    }

why-runewars-hero-stronghold = Nowy bohater zaczyna na obszarze z Twoją twierdzą.
why-runewars-trained = Tej cechy nie da się już podnieść: szkolenie dodaje najwyżej 2.

news-runewars-drew-heroes = { $seat } { $seat-number ->
    [pl] dobierają
   *[sg] dobiera
} bohaterów: { $heroes }.
news-runewars-drew-heroes-hidden = { $seat } { $seat-number ->
    [pl] dobierają
   *[sg] dobiera
} { $count ->
    [one] kartę bohatera
    [few] { $count } karty bohaterów
   *[many] { $count } kart bohaterów
}.
news-runewars-hero-gained = { $hero } wstępuje na służbę ({ $seat }) i zaczyna { $area-in }.
news-runewars-hero-left = { $hero } opuszcza { $seat-acc }.
news-runewars-trained = { $hero } kończy szkolenie. { $attribute } wynosi teraz { $value }.
news-runewars-hero-damaged = { $hero } otrzymuje { $count ->
    [one] 1 obrażenie
    [few] { $count } obrażenia
   *[many] { $count } obrażeń
}, a razem ma { $damage }.
news-runewars-hero-defeated = { $hero } zostaje { $hero-gender ->
    [f] pokonana
   *[m] pokonany
}.
news-runewars-rewards-left = { $hero } zostawia po sobie { $count ->
    [one] kartę nagrody
    [few] { $count } karty nagród
   *[many] { $count } kart nagród
}.
news-runewars-spoils = { $hero } zabiera nagrody pokonanego bohatera ({ $other }): { $cards }.
news-runewars-spoils-hidden = { $hero } zabiera { $count ->
    [one] kartę nagrody
    [few] { $count } karty nagród
   *[many] { $count } kart nagród
} pokonanego bohatera ({ $other }).
news-runewars-drew-reward = { $hero } otrzymuje kartę nagrody: { $card }.
news-runewars-drew-reward-hidden = { $hero } otrzymuje kartę nagrody.
news-runewars-no-reward-left = Nie ma już kart nagród: { $hero } odchodzi z pustymi rękami.
news-runewars-reward-revealed = { $hero } odsłania kartę nagrody: { $card }.
news-runewars-reward-discarded = { $hero } odrzuca kartę „{ $card }”.
news-runewars-reward-handed = { $hero } oddaje kartę „{ $card }”. Otrzymuje ją { $other }.
news-runewars-reward-handed-hidden = { $hero } oddaje kartę nagrody. Otrzymuje ją { $other }.
