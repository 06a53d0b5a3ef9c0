# Zaawansowane przygotowanie gry Root.

option-root-setup = standard: każda frakcja zaczyna według swojego rozdziału; advanced: losowe symbole polan, wybór frakcji z puli, polany ojczyste, trzy karty z pięciu

ask-root-draft = Którą frakcję bierzesz z puli?
ask-root-put-back = Którą kartę odkładasz?

news-root-pool = W puli są { $factions }.
news-root-hands-settled = Wszyscy odłożyli po dwie karty; talia jest potasowana.

why-root-faction-locked = Ta frakcja jest zablokowana, dopóki ktoś nie wybierze frakcji militarnej.
