# What Root's maps offer: ferry, closed paths, tower.

ask-root-landmark = Where do you lay { $landmark }?
ask-root-ferry = Do you go to { $destination } by ferry or on foot?
ask-root-open-path-from = Which closed path do you open? Choose one end.
ask-root-open-path-to = Open the path from { $origin } to where?
ask-root-open-path-card = Which card do you spend to open the path?

news-root-ferry = { $seat } takes the ferry to { $where }.
news-root-path-opened = { $seat } opens the path between { $one } and { $two }.

why-root-path-opened-already = You have opened a path this turn.
why-root-no-card-to-spend = You have no card to spend.
why-root-no-piece-at-closed-path = You have no piece at either end of a closed path.
why-root-landmark-near = Another landmark lies there or in an adjacent clearing.
