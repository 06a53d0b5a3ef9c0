# Root: gdzie zaczynają frakcje.

why-root-homeland-taken = Ktoś inny już tam zaczyna.
why-root-homeland-too-near = To zbyt blisko ojczyzny wroga, a są polany położone dalej.
