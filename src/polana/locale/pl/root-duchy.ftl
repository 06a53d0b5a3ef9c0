# Root: Podziemne Księstwo.

ask-root-duchy-home = Gdzie wychodzisz na powierzchnię z tunelem i dwoma wojownikami?
ask-root-duchy-surface = Gdzie staje następny wojownik?
ask-root-duchy-assembly = Akumulacja: co robisz? { $left ->
    [0] Nie masz już akcji.
    [one] Została ci jedna akcja.
    [few] Zostały ci { $left } akcje.
   *[many] Zostało ci { $left } akcji.
}
ask-root-duchy-parliament = Parlament: który minister działa?
ask-root-duchy-sway = Którego ministra przekonujesz?
ask-root-duchy-evening = Czy coś przekuwasz?
ask-root-duchy-dig-card = Którą kartę wydajesz na tunel?
ask-root-duchy-banker = Bankier: którą kartę wydajesz w zamian za punkt?
ask-root-duchy-build-card = Którą kartę ujawniasz, żeby budować?
ask-root-duchy-build-where = Gdzie budujesz?
ask-root-duchy-build-what = Co budujesz { $where-in }?
ask-root-duchy-dig-where = Gdzie kopiesz tunel?
ask-root-duchy-dig-remove = Wszystkie tunele są na mapie. Który usuwasz?
ask-root-duchy-dig-count = Ilu wojowników wychodzi z Nory { $where-to }?
ask-root-duchy-brigadier = Brygadier: ruchy czy walki?
ask-root-duchy-mayor = Burmistrz: czyją akcję wykonujesz?
ask-root-duchy-sway-card = Którą kartę ujawniasz, żeby przekonać { $minister-acc }? { $count ->
    [one] To ostatnia.
    [few] Trzeba ujawnić jeszcze { $count }.
   *[many] Trzeba ujawnić jeszcze { $count }.
}
ask-root-duchy-failure = Cena Porażki: który minister cię opuszcza?

news-root-duchy-swayed = { $seat } { $seat-number ->
    [pl] przekonują
   *[sg] przekonuje
} { $minister-acc }.
news-root-duchy-acts = W Parlamencie { $seat-gen } działa { $minister }.
news-root-duchy-tunnel-removed = { $seat } { $seat-number ->
    [pl] usuwają
   *[sg] usuwa
} tunel { $where-from }.
news-root-duchy-left = Cena Porażki: { $seat } { $seat-number ->
    [pl] tracą
   *[sg] traci
} { $minister-acc }.
news-root-duchy-lost-card = Cena Porażki: { $seat } { $seat-number ->
    [pl] tracą
   *[sg] traci
} kartę „{ $card }”.

why-root-duchy-burrow = W Norze przebywa tylko Księstwo.
why-root-duchy-nowhere-to-build = Nie kontrolujesz polany z miejscem na budynek.
why-root-duchy-no-card-for-building = Nie masz karty pasującej do polany, na której można budować.
why-root-duchy-no-card-to-dig = Nie masz karty pasującej do polany, na której można kopać.
why-root-duchy-not-swayed = Ten minister nie jest przekonany.
why-root-duchy-acted = Ten minister już działał w tej turze.
why-root-duchy-no-cards = Nie masz kart na ręce.
why-root-duchy-nobody-to-copy = Nie ma innego Notabla ani Ziemianina, którego akcję można wykonać.
why-root-duchy-too-few-tunnels = Nie wszystkie twoje tunele są na mapie.
why-root-duchy-no-market = Nie masz targu na mapie.
why-root-duchy-no-citadel = Nie masz cytadeli na mapie.
why-root-duchy-swayed = Ten minister jest już przekonany.
why-root-duchy-no-crown = Nie ma już korony dla tej rangi.
why-root-duchy-too-few-cards = Nie możesz ujawnić dość kart: każda potrzebuje osobnej polany o swoim symbolu z twoim komponentem.
why-root-duchy-no-clearing-for-it = Nie ma kolejnej polany o tym symbolu z twoim komponentem.
