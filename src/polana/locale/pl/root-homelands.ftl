# Root: gdzie zaczynają frakcje.

why-root-homeland-taken = Ktoś inny już tam zaczyna.
why-root-homeland-too-near = To zbyt blisko polany ojczystej przeciwnika, a są polany położone dalej.
