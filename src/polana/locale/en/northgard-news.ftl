# What happens in Northgard.

# --- setting up and the course of the year ---

news-northgard-clan = { $clan } joins the game in { $colour }.
news-northgard-rolled-for-first =
    { $count ->
        [0] { $seat } rolls for the first player: no axe.
        [one] { $seat } rolls for the first player: one axe.
       *[other] { $seat } rolls for the first player: { $count } axes.
    }
news-northgard-first-player = { $seat } becomes first player.
news-northgard-setup-tiles = { $seat } draws { $tiles }.
news-northgard-drew-tiles =
    { $count ->
        [one] { $seat } draws a tile.
       *[other] { $seat } draws { $count } tiles.
    }
news-northgard-group-placed =
    { $count ->
        [one] { $seat } starts in { $land } with one unit.
       *[other] { $seat } starts in { $land } with { $count } units.
    }
news-northgard-year = Year { $year } begins.
news-northgard-display = On display: { $cards }.
news-northgard-played = { $seat } plays “{ $card }”.
news-northgard-cancelled = { $seat } cancels “{ $card }”: { $other } discards it without effect.
news-northgard-waited = { $seat } waits and lays down “{ $card }”.
news-northgard-exchanged = { $seat } pays 1 lore and exchanges “{ $card }”.
news-northgard-removed = { $seat } pays 2 lore and removes “{ $card }” from the game.
news-northgard-upgraded = { $seat } pays 3 lore, lays down “{ $card }” and takes the upgrade “{ $taken }”.
news-northgard-upgraded-away = { $seat } pays 3 lore, removes “{ $card }” from the game and takes the upgrade “{ $taken }”.
news-northgard-passed = { $seat } passes.
news-northgard-harvest-fame = { $seat } gains { $count } Fame in the harvest.
news-northgard-traded = { $seat } trades three resources for one { $resource }.
news-northgard-partner-exchanged = { $seat } gives { $other } one { $given } for one { $taken }.
news-northgard-partner-refused = { $seat } declines an exchange with { $other }.
news-northgard-winter = { $food ->
    [0] { $wood ->
        [0] { $seat } pays nothing for the winter.
       *[other] { $seat } pays { $wood } wood for the winter.
    }
   *[other] { $wood ->
        [0] { $seat } pays { $food } food for the winter.
       *[other] { $seat } pays { $food } food and { $wood } wood for the winter.
    }
}
news-northgard-unrest = { $seat } cannot pay in full and takes “{ $card }”.
news-northgard-no-unrest-left =
    { $count ->
        [0] { $seat } cannot pay in full, but neither Unrest nor Fame is left to lose.
       *[other] { $seat } cannot pay in full; no Unrest is left, so { $count } Fame is lost.
    }
news-northgard-second-chance =
    { $count ->
        [one] { $seat } starts anew in { $land } with one unit.
       *[other] { $seat } starts anew in { $land } with { $count } units.
    }
news-northgard-score = { $seat } has { $count } Fame in all.

# --- the map, combats, cards ---

news-northgard-built = { $seat } builds { $building-acc } in { $land }.
news-northgard-casualties =
    { $count ->
        [one] { $seat } loses a unit in { $land }.
       *[other] { $seat } loses { $count } units in { $land }.
    }
news-northgard-closed =
    { $count ->
        [one] { $land } is closed.
       *[other] { $land } is closed: it has { $count } tiles.
    }
news-northgard-combat = { $seat } attacks { $other } in { $land }.
news-northgard-combat-food = { $seat } spends { $count } food on the fight.
news-northgard-copied = { $seat } uses the effect of “{ $card }”.
news-northgard-creature-appeared = { $creature } appears in { $land }.
news-northgard-creature-defeated = { $seat } defeats { $creature } in { $land } and gains { $count } Fame.
news-northgard-creature-moved = { $creature } moves to { $land }.
news-northgard-creature-rolled =
    { $creature } rolls { $face ->
        [two_points] 2 combat points
        [three_points] 3 combat points
        [point_or_casualty] a combat point or a wound, which for a creature is the point
        [two_points_one_casualty] 2 combat points and a wound
        [two_casualties] 2 wounds
       *[one_point_one_casualty] a combat point and a wound
    }.
news-northgard-creature-stays = { $creature } stays in { $land }.
news-northgard-creature-totals =
    { $seat } has { $points ->
        [one] { $points } combat point
       *[other] { $points } combat points
    }, { $creature } { $other_points }{ $wounds ->
        [0] .
        [one] . { $seat } suffers a wound.
       *[other] . { $seat } suffers { $wounds } wounds.
    }
news-northgard-discarded = { $seat } discards “{ $card }”.
news-northgard-drew =
    { $count ->
        [one] { $seat } draws “{ $cards }”.
       *[other] { $seat } draws { $count } cards: { $cards }.
    }
news-northgard-drew-cards =
    { $count ->
        [one] { $seat } draws a card.
       *[other] { $seat } draws { $count } cards.
    }
news-northgard-enemy-removed = { $seat } removes a unit of { $other } from { $land }.
news-northgard-fame = { $seat } gains { $count } Fame, 1 for each tile.
news-northgard-clan-fame = { $seat } gains { $count } Fame by the power of its clan.
news-northgard-gained = { $food ->
    [0] { $wood ->
        [0] { $lore ->
            [0] { $seat } gains nothing.
           *[other] { $seat } gains { $lore } lore.
        }
       *[other] { $lore ->
            [0] { $seat } gains { $wood } wood.
           *[other] { $seat } gains { $wood } wood and { $lore } lore.
        }
    }
   *[other] { $wood ->
        [0] { $lore ->
            [0] { $seat } gains { $food } food.
           *[other] { $seat } gains { $food } food and { $lore } lore.
        }
       *[other] { $lore ->
            [0] { $seat } gains { $food } food and { $wood } wood.
           *[other] { $seat } gains { $food } food, { $wood } wood and { $lore } lore.
        }
    }
}
news-northgard-handed-over = { $seat } hands one { $resource } to { $other }.
news-northgard-hunt = { $seat } attacks { $creature } in { $land }.
news-northgard-kaija-fell = { $seat } loses Kaija in { $land }.
news-northgard-kaija-moved = { $seat } moves Kaija from { $land } to { $to }.
news-northgard-kaija-recruited = Kaija joins { $seat } in { $land }.
news-northgard-kaija-retreated = { $seat } retreats from { $land } to { $to } with Kaija.
news-northgard-looked = { $seat } looks at the hand of { $other }.
news-northgard-moved =
    { $count ->
        [one] { $seat } moves a unit from { $land } to { $to }.
       *[other] { $seat } moves { $count } units from { $land } to { $to }.
    }
news-northgard-no-retreat =
    { $count ->
        [one] { $seat } has nowhere to retreat from { $land } and loses a unit.
       *[other] { $seat } has nowhere to retreat from { $land } and loses { $count } units.
    }
news-northgard-no-tile-fits = No tile of the stack fits: { $seat } explores nothing.
news-northgard-nobody-won = Nobody survives the combat in { $land }.
news-northgard-pushed = { $seat } pushes a unit of { $other } from { $land } to { $to }.
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
        [two_points] 2 combat points
        [three_points] 3 combat points
        [point_or_casualty] a combat point or a wound
        [two_points_one_casualty] 2 combat points and a wound
        [two_casualties] 2 wounds
       *[one_point_one_casualty] a combat point and a wound
    }.
news-northgard-saw-hand = { $seat } looks at the hand of { $other }: { $cards }.
news-northgard-scorched = { $seat } lays Scorched Earth on { $land }.
news-northgard-strike = { $creature } attacks { $seat } in { $land }.
news-northgard-swapped = { $seat } swaps { $building-acc } for { $replacement-acc } in { $land }.
news-northgard-tile-drawn = { $seat } draws { $tile }.
news-northgard-tile-placed = { $seat } lays { $tile } { $spot }, { $rotation }.
news-northgard-tile-under-stack = { $seat } puts { $tile } under the stack.
news-northgard-took-back = { $seat } takes “{ $card }” back from the discard pile.
news-northgard-took-card = { $seat } takes “{ $card }” from the display.
news-northgard-totals =
    { $seat } has { $points ->
        [one] { $points } combat point
       *[other] { $points } combat points
    }, { $other } { $other_points }.{ $wounds ->
        [0] { $other_wounds ->
            [0] { "" }
            [one] { " " }{ $other } suffers a wound.
           *[other] { " " }{ $other } suffers { $other_wounds } wounds.
        }
       *[other] { " " }{ $seat } suffers { $wounds ->
            [one] { $wounds } wound
           *[other] { $wounds } wounds
        }{ $other_wounds ->
            [0] .
           *[other] , { $other } { $other_wounds }.
        }
    }
news-northgard-trained =
    { $count ->
        [one] The Training Camp in { $land } brings { $seat } one more unit.
       *[other] The Training Camps in { $land } bring { $seat } { $count } more units.
    }
news-northgard-unit-added = { $seat } adds a unit in { $land }.
news-northgard-unit-pulled = { $seat } brings a unit from { $source } to { $land }.
news-northgard-won = { $seat } wins the combat in { $land }.
