"""What an observation of Root must be, worked out slowly from the view alone."""

from polana.eyes.root.observer import SEATS
from polana.games.root.components import CARDS, FACTION_NAMES, HIRELING_NAMES, ITEMS, LANDMARK_NAMES, SUITS
from polana.games.root.factions.corvid.words import PLOT_WORDS
from polana.games.root.factions.duchy.words import MINISTER_WORDS
from polana.games.root.factions.eyrie.words import COLUMN_WORDS, LEADER_WORDS
from polana.games.root.factions.hundreds.words import MOOD_WORDS
from polana.games.root.factions.keepers.words import RETINUE_WORDS
from polana.games.root.factions.registry import AUTOMATA, FACTIONS
from polana.games.root.factions.riverfolk.words import SERVICE_WORDS
from polana.games.root.factions.vagabond.words import CHARACTER_WORDS, QUEST_WORDS
from polana.games.root.sight import PHASES
from polana.games.root.woodland.maps import CLEARINGS, MAPS, PLACES
from polana.games.root.woodland.relics import RELICS
from polana.games.root.words import PLACE_WORDS

NAMES = [card.name for card in CARDS]
LABELS = [word.label for word in PLACE_WORDS[:PLACES]]
#: Where a pawn can be: clearings go by their label, forests by their text.
EVERYWHERE = [*LABELS, *[word.text for word in PLACE_WORDS[PLACES:]]]
QUESTS = [word.label for word in QUEST_WORDS]


#: Factions whose hand all may see, themselves too (11.2.3).
OPEN_HANDS = ("riverfolk",)


def marks(names, things):
    return [things.count(name) for name in names]


def counts(names, counted):
    return [counted.get(name, 0) for name in names]


def only(names, name):
    return [int(each == name) for each in names]


def rows(view, seat):
    """Every field but those of the question, by name."""
    sides = [side for side in view["sides"] if side["player"]]
    hirelings = [side for side in view["sides"] if not side["player"]]
    seats = len(sides)

    def seen_from(other):
        return [int(other is not None and at == (other - seat) % seats) for at in range(SEATS)]

    def at_table(read):
        return [read(sides[(seat + at) % seats]) if at < seats else 0 for at in range(SEATS)]

    clearings = view["clearings"]
    closed = [[0] * CLEARINGS for _ in range(CLEARINGS)]
    for one, other in view["closed_paths"]:
        closed[one - 1][other - 1] = closed[other - 1][one - 1] = 1
    paths = [[0] * CLEARINGS for _ in range(CLEARINGS)]
    printed = MAPS[view["map"]]
    for one in range(CLEARINGS):
        for other in printed.near[one]:
            paths[one][other] = 1
    for one, other in printed.closed:
        if not closed[one][other]:
            paths[one][other] = paths[other][one] = 1
    pool = {card["faction"]: card for card in view["pool"]}
    found = {
        "reader": [int(at == seat) for at in range(SEATS)],
        "turn": seen_from(view["turn"]),
        "phase": only(PHASES, view["phase"]),
        "players": [seats],
        "round": [min(255, view["round"])],
        "deck": [view["deck"]],
        "cards": at_table(lambda side: side["cards"]),
        "winners": [int((seat + at) % seats in view["winners"] and at < seats) for at in range(SEATS)],
        "hand": marks(NAMES, sides[seat]["hand"]),
        "discard": marks(NAMES, view["discard"]),
        "available": marks(NAMES, view["available"]),
        "shown": marks(NAMES, view["shown"]),
        "items": counts(ITEMS, view["items"]),
        "map": only(MAPS, view["map"]),
        **{
            f"landmark/{name}": only(
                LABELS, next((it["where"] for it in view["landmarks"] if it["landmark"] == name), None)
            )
            for name in LANDMARK_NAMES
        },
        "slots": [clearing["slots"] for clearing in clearings],
        "closed_paths": [path for row in closed for path in row],
        "paths": [path for row in paths for path in row],
        "ruins": [int(clearing["ruin"]) for clearing in clearings],
        "ruler": [0 if c["ruler"] is None else (c["ruler"] - seat) % seats + 1 for c in clearings],
        "pool": [(2 if pool[name]["locked"] else 1) if name in pool else 0 for name in FACTIONS],
        "pool/dealt": [dealt(pool.get(name)) for name in FACTIONS],
    }
    lost_city = next((int(it["where"]) for it in view["landmarks"] if it["landmark"] == "lost_city"), 0)
    for suit in SUITS[:3]:
        found[f"suit/{suit}"] = [
            int(clearing["suit"] == suit or at == lost_city) for at, clearing in enumerate(clearings, 1)
        ]
    found.update(landmark_rows(view["landmarks"]))
    marks_ = view.get("hireling_markers", {"track": [], "claims": []})
    found["hireling/track"] = [int(space in marks_["track"]) for space in (4, 8, 12)]
    found["hireling/claims"] = [sum(seen_from(one)[at] for one in marks_["claims"]) for at in range(SEATS)]
    for at in range(3):
        block = hireling_rows(hirelings[at] if at < len(hirelings) else None, seen_from)
        found.update({f"hireling/{at + 1}/{field}": row for field, row in block.items()})
    for name, rules in {**FACTIONS, **AUTOMATA}.items():
        index = next((at for at, side in enumerate(sides) if side["faction"] == name), None)
        side = sides[index] if index is not None else None
        block = {"seat": seen_from(index), **side_rows(side, seen_from, seat == index and name not in OPEN_HANDS)}
        block.update(piece_rows(side, [piece.name for piece in rules.pieces]))
        board = side["board"] if side is not None else {}
        block.update(keepers(board, view["relics"]) if name == "keepers" else BOARDS.get(name, nothing)(board))
        found.update({f"{name}/{field}": row for field, row in block.items()})
    return found


def landmark_rows(landmarks):
    by_name = {it["landmark"]: it for it in landmarks}
    items = [it["items"] for it in landmarks]
    return {
        "landmark/used": [by_name[name]["used"] if name in by_name else 0 for name in LANDMARK_NAMES],
        "landmark/cards": [by_name[name]["cards"] if name in by_name else 0 for name in LANDMARK_NAMES],
        "landmark/items": [sum(each.get(item, 0) for each in items) for item in ITEMS],
        "landmark/tenant": [int(any(it["board"].get("building") is not None for it in landmarks))],
    }


def hireling_rows(side, seen_from):
    side = side or {}
    card = side.get("hireling", {})
    paths = [[0] * CLEARINGS for _ in range(CLEARINGS)]
    for one, other in card.get("paths", []):
        paths[one - 1][other - 1] = paths[other - 1][one - 1] = 1
    pieces = list(side.get("pieces", {}).values())
    return {
        "name": only(HIRELING_NAMES, side.get("faction")),
        "controller": seen_from(side.get("controller")),
        "control": [card.get("control", 0)],
        "acted": [int(card.get("acted", False))],
        "supply": [side.get("supply", 0)],
        "card": [card.get("card", 0)],
        "pawn": only(EVERYWHERE, side.get("pawn")),
        "warriors": side.get("warriors", [0] * PLACES),
        "pieces": [sum(kind[at] for kind in pieces) for at in range(PLACES)],
        "items": counts(ITEMS, card.get("items", {})),
        "exhausted": counts(ITEMS, card.get("exhausted", {})),
        "paths": [path for row in paths for path in row],
        "cards": marks(NAMES, card.get("cards", [])),
    }


def dealt(card):
    """What is dealt with a setup card are characters, so far."""
    if card is None or card["dealt"] is None:
        return 0
    return [word.label for word in CHARACTER_WORDS].index(card["dealt"]) + 1


def side_rows(side, seen_from, secret):
    side = side or {}
    dominance = next((card for card in CARDS if card.name == side.get("dominance")), None)
    return {
        "partner": seen_from(side.get("partner")),
        "open_hand": marks(NAMES, [] if secret else side.get("hand") or []),
        "score": [min(255, side.get("score", 0))],
        "supply": [side.get("supply", 0)],
        "dominance": [int(dominance is not None and dominance.suit == suit) for suit in range(len(SUITS))],
        "pawn": only(EVERYWHERE, side.get("pawn")),
        "items": counts(ITEMS, side.get("items", {})),
        "exhausted": counts(ITEMS, side.get("exhausted", {})),
        "play": marks(NAMES, side.get("play", [])),
        "revealed": marks(NAMES, side.get("revealed", [])),
        "used": marks(NAMES, side.get("used", [])),
        "warriors": side.get("warriors", [0] * PLACES),
    }


def piece_rows(side, names):
    found = {}
    for name in names:
        found[name] = side["pieces"][name] if side else [0] * PLACES
        found[f"left/{name}"] = [side["left"][name] if side else 0]
    return found


def marquise(board):
    return {name: [int(board.get(name, 0))] for name in ("actions", "extra", "recruited")}


def eyrie(board):
    columns = [word.label for word in COLUMN_WORDS]
    leaders = [word.label for word in LEADER_WORDS]
    decree = board.get("decree", {})
    found = {
        "leader": only(leaders, board.get("leader")),
        "leaders": marks(leaders, board.get("leaders", [])),
        "column": only(columns, board.get("column")),
        "due": counts(SUITS, board.get("due", {})),
        "resolved": [board.get("resolved", 0)],
        "viziers": [decree[name]["viziers"] if decree else 0 for name in columns],
    }
    for name in columns:
        found[f"decree/{name}"] = marks(NAMES, decree[name]["cards"] if decree else [])
    return found


def alliance(board):
    found = {name: [int(board.get(name, 0))] for name in ("officers", "operations", "spreading", "supporters")}
    return {**found, "stack": marks(NAMES, board.get("stack") or [])}


def cult(board):
    return {
        "acolytes": [board.get("acolytes", 0)],
        "outcast": only(SUITS[:3], board.get("outcast")),
        "hated": [int(board.get("hated", False))],
        "scored": marks(SUITS[:3], board.get("scored", [])),
        "lost_souls": marks(NAMES, board.get("lost_souls", [])),
    }


def duchy(board):
    ministers = [word.label for word in MINISTER_WORDS]
    crowns = board.get("crowns", {})
    return {
        "step": only(["assembly", "parliament", "sway"], board.get("step")),
        "actions": [board.get("actions", 0)],
        "swayed": marks(ministers, board.get("swayed", [])),
        "acted": marks(ministers, board.get("acted", [])),
        "crowns": [crowns.get(rank, 0) for rank in ("squire", "noble", "lord")],
    }


def corvid(board):
    plots = [word.label for word in PLOT_WORDS]
    denied = board.get("denied", {})
    kinds = board.get("kinds") or {}
    stock = board.get("stock") or {}
    found = {name: [int(board.get(name, 0))] for name in ("actions", "plotted", "recruited", "exerted", "step")}
    clearings = [str(where + 1) for where in range(CLEARINGS)]
    return {
        **found,
        "denied": [sum(1 << plots.index(kind) for kind in denied.get(where, [])) for where in clearings],
        "kinds": [plots.index(kinds[where]) + 1 if where in kinds else 0 for where in clearings],
        "stock": [stock.get(kind, 0) for kind in plots],
    }


def hundreds(board):
    looked = board.get("looked", 0)
    hoard = board.get("command_items", []) + board.get("prowess_items", [])
    found = {name: [board.get(name, 0)] for name in ("command", "prowess", "commands", "advances", "step")}
    return {
        "warlord": only([str(where + 1) for where in range(CLEARINGS)], board.get("warlord")),
        "mood": only([word.label for word in MOOD_WORDS], board.get("mood")),
        "hoard": marks(ITEMS, hoard),
        **found,
        "looking": [looked if isinstance(looked, int) else len(looked)],
        "looked": marks(ITEMS, [] if isinstance(looked, int) else looked),
    }


def vagabond(board):
    relations = board.get("relations", {})
    looked = board.get("looked", 0)
    under = board.get("ruins", {})
    found = {
        "character": only([word.label for word in CHARACTER_WORDS], board.get("character")),
        "relations": [relations[name] + 2 if name in relations else 0 for name in FACTION_NAMES],
        "aids": counts(FACTION_NAMES, board.get("aids", {})),
        "completed": marks(QUESTS, board.get("completed", [])),
        "quests": marks(QUESTS, board.get("quests", [])),
        "scorched": [board.get("scorched", []).count(where + 1) for where in range(CLEARINGS)],
        "ruins": [under.get(str(where + 1), 0) for where in range(CLEARINGS)],
        "marked": marks(ITEMS, board.get("marked", [])),
        "refreshed": [int(board.get("refreshed", False))],
        "improvised": [int(board.get("improvised", False))],
        "looking": [looked if isinstance(looked, int) else len(looked)],
        "looked": marks(ITEMS, [] if isinstance(looked, int) else looked),
    }
    for name in ("ready", "exhausted", "damaged", "wrecked", "gone"):
        found[f"pack/{name}"] = counts(ITEMS, board.get(name, {}))
    return found


def riverfolk(board):
    services = [word.label for word in SERVICE_WORDS]
    tracks = board.get("tracks", {})
    found = {name: counts(FACTION_NAMES, board.get(name, {})) for name in ("funds", "payments", "commitments")}
    return {
        **found,
        "prices": counts(services, board.get("prices", {})),
        "tracks": [count for suit in SUITS[:3] for count in counts(FACTION_NAMES, tracks.get(suit, {}))],
        "lost_posts": counts(SUITS[:3], board.get("lost_posts", {})),
        "sold": [board.get("sold", 0)],
        "allowed": [board.get("allowed", 0)],
        "boats": [int(board.get("boats", False))],
        "hired": [int(board.get("hirer") is not None)],
    }


def keepers(board, relics):
    columns = board.get("retinue") or [{} for _ in RETINUE_WORDS]
    stations = board.get("waystations") or [{} for _ in range(3)]
    tracks = board.get("tracks", {})
    clearings = LABELS[:CLEARINGS]
    forests = [word.text for word in PLACE_WORDS[PLACES:]]
    found = {
        "column": only(range(4), board.get("column")),
        "retainers": [column.get("retainers", 0) for column in columns],
        "waiting_retainers": [column.get("waiting_retainers", 0) for column in columns],
        "faces": [mark for station in stations for mark in only(RELICS, station.get("shows"))],
        "tracks": [value for kind in RELICS for value in (tracks.get(kind, []) + [0] * 4)[:4]],
        **{name: marks(clearings, board.get(name, [])) for name in ("encamped", "decamped", "crowded")},
        "gathered": [int(board.get("gathered", False))],
    }
    for word, column in zip(RETINUE_WORDS, columns, strict=True):
        found[f"retinue/{word.label}"] = marks(NAMES, column.get("cards", []))
        found[f"waiting/{word.label}"] = marks(NAMES, column.get("waiting", []))
    for kind in RELICS:
        lying = [(relic["where"], relic["value"]) for relic in relics if relic["kind"] == kind]
        found[f"hidden/{kind}"] = marks([(forest, None) for forest in forests], lying)
        found[f"shown/{kind}"] = marks([(forest, value) for forest in forests for value in (1, 2, 3)], lying)
    return found


def mechanical_marquise(board):
    orders = board.get("orders", [])
    return {
        "queue": [len(orders)],
        "orders": [row for at in range(5) for row in marks(NAMES, [name for name in orders[at : at + 1] if name])],
        "resolved": marks(NAMES, board.get("resolved", [])),
        "cooperative": [int(board.get("cooperative", False))],
        "reached": [int(at in board.get("reached", [])) for at in range(6)],
    }


def nothing(board):
    """A faction without a file in `eyes/root` is seen as all factions are."""
    return {}


BOARDS = {
    "mechanical_marquise": mechanical_marquise,
    "marquise": marquise,
    "eyrie": eyrie,
    "alliance": alliance,
    "corvid": corvid,
    "cult": cult,
    "hundreds": hundreds,
    "duchy": duchy,
    "riverfolk": riverfolk,
    "vagabond": vagabond,
    "vagabond2": vagabond,
}
