walls =
    Zamek na DA to twoja twierdza. Tarcza obok mówi, ile daje obrońcy: 5 siły.
    Jeden Piechur za tymi murami to 6. Trzej Berserkerzy na 5A to tylko 3.
    .chip = Mury
    .cols = jednostki | twierdza | razem
siege =
    Uthukowie mimo to próbują. Patrz, co stanie się z twierdzą.
    .chip = Oblężenie
    .task = Trzej Berserkerzy atakują twoją twierdzę
    .how = Tym razem nikt nie trafia, więc jest 3 do 6.
repair =
    Twierdza obroniona, ale po bitwie wrogowie jeszcze stali, więc mury są uszkodzone: na tarczy jest 3 i tyle są teraz warte.
    Twój rozkaz to Umocnienie. Naprawa kosztuje 1 rudę.
    .chip = Naprawa
    .task = Napraw twierdzę
    .how = Umocnienie pozwala na trzy rzeczy, każdą raz, w dowolnej kolejności.
    .wrong = Na to przyjdzie czas. Ruch cofnięty.
    .build = To zrobisz za chwilę. Najpierw mury; ruch cofnięty.
    .mix = To przekłada runy między dwoma obszarami. Najpierw mury; ruch cofnięty.
    .done = Mury zostałyby uszkodzone. Ruch cofnięty.
    .hint1 = Co z 3 zrobi znowu 5?
build =
    Na tarczy znowu jest 5. Masz jeszcze 2 drewna i 1 rudę, a nowa twierdza kosztuje po 1. Stawia się ją na swoim obszarze bez miasta.
    Przy twierdzach pojawiają się jednostki z Zaciągu.
    .chip = Budowa
    .task = Zbuduj twierdzę na DC
    .how = DC to brama twojego królestwa: styka się z 5A i 5B.
    .wrong = Wolno, ale miała powstać nowa twierdza. Ruch cofnięty.
    .done = Możesz jeszcze budować. Ruch cofnięty.
    .behind = DB leży za plecami innych: nikt tamtędy nie przejdzie. Ruch cofnięty.
    .hint1 = Który twój obszar styka się z resztą krainy?
plan =
    Rok później. Masz pięciu Piechurów, a na 7B siedzi w twierdzy jeden Berserker: 1 i 5 to 6. Twój rozkaz to Podbój,
    a jego gwiazdka odejmuje wrogiej twierdzy 3.
    .chip = Plan
    .cols = jednostki | twierdza | gwiazdka | razem
storm =
    Pięć do trzech: teraz może się udać, jeśli nie padnie zbyt wielu twoich.
    .chip = Szturm
    .task = Szturmuj 7B wszystkimi pięcioma Piechurami
    .how = Aktywuj 7B, weź wszystkich z 7C i rozpocznij bitwę.
    .wrong = To inny obszar. Ruch cofnięty.
    .few = Mniej to ryzyko: każda stojąca jednostka to 1. Ruch cofnięty.
    .open = Tam Berserker stoi bez murów. Ale twierdza jest na 7B; ruch cofnięty.
    .early = Nikt jeszcze nie rusza. Ruch cofnięty.
    .hint1 = Ilu Piechurów stoi na 7C?
capture =
    Berserker padł: 5 do 2. Wrogiej twierdzy już nie ma, a w jej miejsce możesz postawić swoją, uszkodzoną stroną, czyli z 3 na tarczy.
    .chip = Zdobycie
    .task = Postaw tam swoją twierdzę
    .how = Nic nie kosztuje.
    .wrong = Twierdza za darmo to prezent. Ruch cofnięty.
    .skip = Obszar 7B zostałby bez murów. Ruch cofnięty.
    .hint1 = Czy jest powód, żeby odmówić?
end =
    Policz mury, zanim zaatakujesz: 5, uszkodzone 3, a z gwiazdką Podboju o 3 mniej. Następna lekcja: wpływy i pertraktacje.
