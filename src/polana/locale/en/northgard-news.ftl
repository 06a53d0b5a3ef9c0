# What happens in Northgard.

# --- setting up and the course of the year ---

news-northgard-clan = { $clan } joins the game ({ $colour }).
news-northgard-rolled-for-first =
    { $count ->
        [one] { $seat } rolls one axe.
       *[other] { $seat } rolls { $count } axes.
    }
news-northgard-first-player = { $seat } is first player.
news-northgard-setup-tiles = { $seat } draws { $tiles }.
news-northgard-drew-tiles =
    { $count ->
        [one] { $seat } draws a tile.
       *[other] { $seat } draws { $count } tiles.
    }
news-northgard-group-placed =
    { $count ->
        [one] { $seat } starts in { $land } with one figure.
       *[other] { $seat } starts in { $land } with { $count } figures.
    }
news-northgard-year = Year { $year } begins.
news-northgard-display = On display: { $cards }.
news-northgard-played = { $seat } plays “{ $card }”.
news-northgard-cancelled = { $seat } cancels “{ $card }”: { $other } discards it without effect.
news-northgard-waited = { $seat } waits and lays down “{ $card }”.
news-northgard-exchanged = { $seat } exchanges “{ $card }” for 1 lore.
news-northgard-removed = { $seat } removes “{ $card }” from the game for 2 lore.
news-northgard-upgraded = { $seat } lays down “{ $card }” and takes the upgrade “{ $taken }” for 3 lore.
news-northgard-upgraded-away = { $seat } removes “{ $card }” from the game and takes the upgrade “{ $taken }” for 3 lore.
news-northgard-passed = { $seat } passes.
news-northgard-harvest-fame = { $seat } gains { $count } Fame in the harvest.
news-northgard-traded = { $seat } trades three resources for one { $resource }.
news-northgard-partner-exchanged = { $seat } and { $other } exchange { $given } for { $taken }.
news-northgard-partner-refused = { $seat } declines an exchange with { $other }.
news-northgard-winter =
    { $seat } pays for the winter: { $food ->
        [0] { $wood ->
            [0] nothing
           *[other] { $wood } wood
        }
       *[other] { $food } food{ $wood ->
            [0] { "" }
           *[other] , { $wood } wood
        }
    }.
news-northgard-unrest = { $seat } cannot pay in full and takes “{ $card }”.
news-northgard-no-unrest-left = { $seat } cannot pay in full, no Unrest is left, and loses { $count } Fame.
news-northgard-second-chance =
    { $count ->
        [one] { $seat } starts anew in { $land } with one unit.
       *[other] { $seat } starts anew in { $land } with { $count } units.
    }
news-northgard-score = { $seat } has { $count } Fame in all.

# --- the map, combats, cards ---

news-northgard-built = { $seat } builds in { $land }: { $building }.
news-northgard-casualties =
    { $count ->
        [one] { $seat } loses a unit in { $land }.
       *[other] { $seat } loses { $count } units in { $land }.
    }
news-northgard-closed =
    { $count ->
        [one] { $land } is closed.
       *[other] { $land } is closed: { $count } tiles.
    }
news-northgard-combat = { $seat } attacks { $other } in { $land }.
news-northgard-combat-food = { $seat } spends { $count } food on the fight.
news-northgard-copied = { $seat } uses the effect of “{ $card }”.
news-northgard-creature-appeared = { $creature } appears in { $land }.
news-northgard-creature-defeated = { $seat } defeats { $creature } in { $land } and gains { $count } Fame.
news-northgard-creature-moved = { $creature } moves to { $land }.
news-northgard-creature-rolled =
    { $creature } rolls { $face ->
        [two_points] 2 points
        [three_points] 3 points
        [point_or_casualty] a point or a wound, which is a point
        [two_points_one_casualty] 2 points and a wound
        [two_casualties] 2 wounds
       *[one_point_one_casualty] a point and a wound
    }.
news-northgard-creature-stays = { $creature } stays in { $land }.
news-northgard-creature-totals =
    { $seat } { $points }, { $creature } { $other_points }{ $wounds ->
        [0] .
        [one] ; { $seat } suffers a wound.
       *[other] ; { $seat } suffers { $wounds } wounds.
    }
news-northgard-discarded = { $seat } discards “{ $card }”.
news-northgard-drew =
    { $count ->
        [one] { $seat } draws a card: { $cards }.
       *[other] { $seat } draws { $count } cards: { $cards }.
    }
news-northgard-drew-cards =
    { $count ->
        [one] { $seat } draws a card.
       *[other] { $seat } draws { $count } cards.
    }
news-northgard-enemy-removed = { $seat } removes a unit from { $land }; it belonged to { $other }.
news-northgard-fame = { $seat } gains { $count } Fame.
news-northgard-gained =
    { $seat } gains { $food ->
        [0] { $wood ->
            [0] { $lore ->
                [0] nothing
               *[other] { $lore } lore
            }
           *[other] { $wood } wood{ $lore ->
                [0] { "" }
               *[other] , { $lore } lore
            }
        }
       *[other] { $food } food{ $wood ->
            [0] { "" }
           *[other] , { $wood } wood
        }{ $lore ->
            [0] { "" }
           *[other] , { $lore } lore
        }
    }.
news-northgard-handed-over = { $seat } hands one { $resource } to { $other }.
news-northgard-hunt = { $seat } attacks { $creature } in { $land }.
news-northgard-kaija-fell = Kaija falls in { $land } ({ $seat }).
news-northgard-kaija-moved = Kaija goes from { $land } to { $to } ({ $seat }).
news-northgard-kaija-recruited = Kaija joins { $seat } in { $land }.
news-northgard-kaija-retreated = Kaija retreats from { $land } to { $to } ({ $seat }).
news-northgard-looked = { $seat } looks at the hand of { $other }.
news-northgard-moved =
    { $count ->
        [one] { $seat } moves a unit from { $land } to { $to }.
       *[other] { $seat } moves { $count } units from { $land } to { $to }.
    }
news-northgard-no-retreat =
    { $count ->
        [one] { $seat } has nowhere to retreat from { $land } and loses a figure.
       *[other] { $seat } has nowhere to retreat from { $land } and loses { $count } figures.
    }
news-northgard-no-tile-fits = No tile of the stack fits: { $seat } explores nothing.
news-northgard-nobody-won = Nobody survives the combat in { $land }.
news-northgard-pushed = { $seat } pushes a figure of { $other } from { $land } to { $to }.
news-northgard-recruited =
    { $count ->
        [one] { $seat } recruits a unit in { $land }.
       *[other] { $seat } recruits { $count } units in { $land }.
    }
news-northgard-retreated =
    { $count ->
        [one] { $seat } retreats from { $land } to { $to } with a unit.
       *[other] { $seat } retreats from { $land } to { $to } with { $count } units.
    }
news-northgard-rolled =
    { $seat } rolls { $face ->
        [two_points] 2 points
        [three_points] 3 points
        [point_or_casualty] a point or a wound
        [two_points_one_casualty] 2 points and a wound
        [two_casualties] 2 wounds
       *[one_point_one_casualty] a point and a wound
    }.
news-northgard-saw-hand = { $seat } looks at the hand of { $other }: { $cards }.
news-northgard-scorched = { $seat } lays Scorched Earth on { $land }.
news-northgard-strike = { $creature } attacks { $seat } in { $land }.
news-northgard-swapped = { $seat } swaps a building in { $land }: { $building } becomes { $replacement }.
news-northgard-tile-drawn = { $seat } draws { $tile }.
news-northgard-tile-placed = { $seat } lays { $tile } { $spot }, { $rotation }.
news-northgard-tile-under-stack = { $tile } goes under the stack ({ $seat }).
news-northgard-took-back = { $seat } takes “{ $card }” back from the discard pile.
news-northgard-took-card = { $seat } takes “{ $card }” from the display.
news-northgard-totals =
    { $seat } { $points }, { $other } { $other_points }; wounds: { $seat } { $wounds }, { $other } { $other_wounds }.
news-northgard-trained =
    { $count ->
        [one] The Training Camp in { $land } brings { $seat } one more unit.
       *[other] The Training Camps in { $land } bring { $seat } { $count } more units.
    }
news-northgard-unit-added = { $seat } adds a unit in { $land }.
news-northgard-unit-pulled = { $seat } brings a unit from { $source } to { $land }.
news-northgard-won = { $seat } wins the combat in { $land }.
