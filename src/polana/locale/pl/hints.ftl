# Podpowiedzi: co przemawia za, a co przeciw.
hint-win = Możesz wygrać w tej turze.
hint-best = Najlepiej: { $word }.
hint-points = { $of ->
    [runewars] { $count ->
        [one] { $count } smoczy run w tej turze.
        [few] { $count } smocze runy w tej turze.
       *[many] { $count } smoczych runów w tej turze.
    }
   *[other] { $count ->
        [one] { $count } punkt w tej turze.
        [few] { $count } punkty w tej turze.
       *[many] { $count } punktów w tej turze.
    }
}
hint-points-less = { $of ->
    [runewars] { $count ->
        [0] Żadnego smoczego runu w tej turze.
        [one] Tylko { $count } smoczy run w tej turze.
        [few] Tylko { $count } smocze runy w tej turze.
       *[many] Tylko { $count } smoczych runów w tej turze.
    }
   *[other] { $count ->
        [0] Ani jednego punktu w tej turze.
        [one] Tylko { $count } punkt w tej turze.
        [few] Tylko { $count } punkty w tej turze.
       *[many] Tylko { $count } punktów w tej turze.
    }
}
hint-holds = Potem twoje: { $places }.
hint-takes = { $other } { $other-number ->
    [pl] tracą
   *[sg] traci
}, a ty zyskujesz: { $places }.
hint-gives-up = Oddajesz: { $places }.
hint-builds = Na mapie przybywa: { $pieces }.
hint-loses = Tracisz: { $pieces }.
hint-breaks = { $other } { $other-number ->
    [pl] tracą
   *[sg] traci
}: { $pieces }.
hint-kills = { $other } { $other-number ->
    [pl] tracą
   *[sg] traci
} { $of ->
    [root] { $count ->
        [one] { $count } wojownika.
       *[many] { $count } wojowników.
    }
   *[other] { $count ->
        [one] { $count } jednostkę.
        [few] { $count } jednostki.
       *[many] { $count } jednostek.
    }
}
hint-saves = Ochronione przed utratą: { $places }.
hint-threat-takes = { $other } { $other-number ->
    [pl] mogą
   *[sg] może
} przejąć { $places-acc }.
hint-threat-wins = { $other } { $other-number ->
    [pl] mogą
   *[sg] może
} wygrać przed twoją następną turą.
hint-threat-lost = Zanim znów przyjdzie twoja kolej, możecie wszyscy przegrać.
hint-answer = Potem { $other } { $other-number ->
    [pl] zdobędą
   *[sg] zdobędzie
} pewnie { $of ->
    [runewars] { $count ->
        [one] { $count } smoczy run.
        [few] { $count } smocze runy.
       *[many] { $count } smoczych runów.
    }
   *[other] { $count ->
        [one] { $count } punkt.
        [few] { $count } punkty.
       *[many] { $count } punktów.
    }
}
hint-idea-land = Powiększa twoje ziemie i to, co dają.
hint-less-land = Kosztuje ziemie albo to, co dają.
hint-idea-guard = To, co masz, jest lepiej strzeżone.
hint-less-guard = To, co masz, zostaje bez straży.
hint-idea-army = Potem masz silniejsze wojsko.
hint-less-army = Potem masz słabsze wojsko.
hint-idea-cards = Zostawia lepsze karty.
hint-less-cards = Kosztuje karty.
hint-idea-plans = Przygotowuje następną budowę.
hint-less-plans = Utrudnia następną budowę.
hint-idea-engine = Co turę zyskujesz więcej.
hint-less-engine = Co turę zyskujesz mniej.
hint-idea-raid = Stoisz tam, gdzie jest co zdobyć.
hint-less-raid = Stoisz tam, gdzie niewiele można zdobyć.
hint-idea-gear = Daje przedmioty.
hint-less-gear = Kosztuje przedmioty.
hint-idea-stores = Napełnia zapasy.
hint-less-stores = Wyczerpuje zapasy.
hint-idea-winter = Starczy na zimę.
hint-less-winter = Trudno będzie opłacić zimę.
hint-idea-buildings = Budowle dają więcej.
hint-less-buildings = Budowle dają mniej.
hint-idea-runes = Przybliża do smoczych runów.
hint-less-runes = Oddala od smoczych runów.
hint-idea-heroes = Bohaterowie stają się lepsi.
hint-less-heroes = Bohaterowie na tym tracą.
hint-idea-decree = Dekret da się wykonać.
hint-less-decree = Dekret trudniej będzie wykonać.
hint-idea-dominance = Przybliża do dominacji.
hint-less-dominance = Oddala od dominacji.
hint-idea-rivals = Cofa pozostałych.
hint-less-rivals = Zostawia więcej pozostałym.
