# Root: the Marquise de Cat.

ask-root-marquise-home = Which clearing is your next homeland?
ask-root-marquise-keep = In which corner do you place the keep?
ask-root-marquise-first-building = Where do you place your first { $piece }?
ask-root-marquise-wood = There is too little wood. At which sawmill do you place the next token?
ask-root-marquise-daylight = What do you do? { $left ->
    [0] No action is left.
    [one] One action is left.
   *[other] { $left } actions are left.
}
ask-root-marquise-extra = Which bird card do you spend for one more action?
ask-root-marquise-recruit = There are too few warriors. At which recruiter do you place the next?
ask-root-marquise-build-where = Where do you build?
ask-root-marquise-build-what = What do you build in { $where }?
ask-root-marquise-pay-wood = From where do you take the wood?
ask-root-marquise-overwork = Which sawmill works overtime?
ask-root-marquise-overwork-card = Which card do you spend for wood in { $where }?
ask-root-marquise-hospitals = { $count ->
    [one] A warrior is lost in { $where }. Do you spend a card to bring it to the keep?
   *[other] { $count } warriors are lost in { $where }. Do you spend a card to bring them to the keep?
}

why-root-marquise-craft-first = You craft before your first action.
why-root-marquise-recruited = You recruit once a turn.
why-root-marquise-no-recruiter = You have no recruiter on the map.
why-root-marquise-no-sawmill = You have no sawmill on the map.
why-root-marquise-no-wood-left = There is no wood left in the supply.
why-root-marquise-too-little-wood = You have too little wood connected to it.
why-root-marquise-cannot-build = There is no clearing where you could build and pay for it.
