"""A campaign at a table: the rematch is the match that follows (R.P)."""

from __future__ import annotations

from tests.law import law
from tests.table.client import Lobby, Reader
from tests.table.conftest import run
from tests.table.test_seats import to_the_end


@law("R.P.1", "R.P.2", "R.P.3", "R.K.1")
def test_the_rematch_of_a_campaign_carries_on_what_was_won_and_the_result_is_everybodys(server):
    async def scenario():
        async with Lobby(server.url) as lobby:
            games = await lobby.call("GET", "/api/games")
            root = next(game for game in games if game["name"] == "root")
            offered = {option["name"]: option for option in root["options"]}
            assert offered["automaton"]["values"] == ["none", "competitive", "cooperative"]
            assert offered["campaign"]["values"] == ["off", "start"]
            wish = {
                "game": "root",
                "seats": [{"player": "me", "value": "eyrie"}],
                "options": {"automaton": "cooperative", "campaign": "2/cobbler:"},
            }
            opened = await lobby.call("POST", "/api/tables", json=wish, want=201)
            key = opened["seats"][0]["key"]
            async with Reader(server.url, key) as me:
                assert me.state["table"]["seats"][0]["value"] == "eyrie"
                await to_the_end(me)
                result = me.state["table"]["result"]
                assert (result["winners"], result["message"], result["law"]) == ([], "result-root-all-lost", "R.K.1")
            held = await lobby.call("POST", f"/api/tables/{opened['table']}/rematch", key)
            async with Reader(server.url, held["key"]) as again:
                assert again.state["table"]["options"]["campaign"] == "2/cobbler:"

    run(scenario())


def test_a_table_with_a_campaign_that_cannot_be_is_not_opened(server):
    async def scenario():
        async with Lobby(server.url) as lobby:
            for options, message in (
                ({"automaton": "cooperative", "campaign": "7"}, "error-root-campaign"),
                ({"campaign": "start"}, "error-root-campaign-alone"),
            ):
                seats = [{"player": "me", "value": "eyrie"}, {"player": "me", "value": "duchy"}]
                wish = {"game": "root", "seats": seats, "options": options}
                fault = await lobby.call("POST", "/api/tables", json=wish, want=400)
                assert fault["reason"]["message"] == message

    run(scenario())
