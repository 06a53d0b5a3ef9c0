# Root: the Eyrie Dynasties.

ask-root-eyrie-start = In which corner do you place your first roost?
ask-root-eyrie-leader = Who leads the Eyrie?
ask-root-eyrie-add = Which card do you add to the Decree?
ask-root-eyrie-column = To which column do you add { $card }?
ask-root-eyrie-new-roost = You have no roost. Where do you found a new one?
ask-root-eyrie-craft = Do you craft before you resolve the Decree?
ask-root-eyrie-resolve = The Decree, { $column }: which card is next?
ask-root-eyrie-end = The Decree has been carried out. Is there anything else?
ask-root-eyrie-recruit = At which roost do you recruit?
ask-root-eyrie-build = Where do you build a roost?

news-root-eyrie-leader = { $seat } is led by the { $leader }.
news-root-eyrie-decree = { $seat } adds { $card } to { $column }.
news-root-eyrie-turmoil = { $seat } falls into turmoil.

why-root-eyrie-second-bird = Only one of the cards added to the Decree may be a bird.
why-root-eyrie-leader-fallen = That leader has been deposed.
