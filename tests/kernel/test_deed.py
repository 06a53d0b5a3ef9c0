"""Deeds and menus: one list makes the options, explains the refusals and is carried out."""

import pytest

from polana.kernel.deed import Deed, End, Menu
from polana.kernel.errors import RuleError
from polana.kernel.flow import Judge
from polana.kernel.refusal import OTHER_QUESTION, Refusal
from polana.kernel.topic import Topic
from polana.kernel.word import Vocabulary

WORDS = Vocabulary("fair")
BAKE, EAT, SING, DONE, PLACE = (WORDS.word(kind) for kind in ("bake", "eat", "sing", "done", "place"))

NO_FLOUR = Refusal("F.1", "why-fair-no-flour")
NO_BREAD = Refusal("F.2", "why-fair-no-bread")
EAT_FIRST = Refusal("F.3", "why-fair-eat-first")
NOT_THERE = Refusal("F.4", "why-fair-not-there")


class Bake(Deed[dict[str, int], list[str]]):
    def why_not(self, g, me):
        return None if g["flour"] else NO_FLOUR

    def do(self, g, me):
        g["flour"] -= 1
        me.append("bread")
        yield from ()

    def terms(self, g, me):
        return {"flour": 1}


class Eat(Deed[dict[str, int], list[str]]):
    def why_not(self, g, me):
        return None if me else NO_BREAD

    def is_mandatory(self):
        return True

    def do(self, g, me):
        me.pop()
        yield from ()


class Elsewhere(Judge):
    def why_not(self, word):
        return NOT_THERE if word is PLACE else None


DEEDS = [Bake(BAKE, "F.1"), End(DONE, "F.3"), Eat(EAT, "F.2")]


def menu(g, me, **more):
    return Menu(0, Topic("ask-fair"), "F", g, me, DEEDS, binding=EAT_FIRST, **more)


def carry_out(asked, word):
    for _ in asked.deed_of(word).do(asked.g, asked.me):
        raise AssertionError("asked something")


def test_the_options_are_the_deeds_that_may_be_done_in_their_order():
    assert menu({"flour": 1}, []).options == [BAKE, DONE]
    assert menu({"flour": 0}, []).options == [DONE]


def test_a_mandatory_deed_bars_the_end_while_it_can_be_done():
    asked = menu({"flour": 0}, ["bread"])
    assert asked.options == [EAT]
    assert asked.why_not(DONE) is EAT_FIRST
    carry_out(asked, EAT)
    asked.forget()
    assert asked.options == [DONE]
    assert asked.why_not(DONE) is None


def test_what_bars_a_deed_also_explains_the_refusal():
    asked = menu({"flour": 0}, [])
    assert asked.why_not(BAKE) is NO_FLOUR
    assert asked.why_not(EAT) is NO_BREAD


def test_a_word_that_is_no_deed_is_refused_by_whoever_knows_about_it():
    assert menu({}, [], elsewhere=Elsewhere()).why_not(PLACE) is NOT_THERE
    assert menu({}, [], elsewhere=Elsewhere()).why_not(SING) is OTHER_QUESTION
    assert menu({}, []).why_not(PLACE) is OTHER_QUESTION
    with pytest.raises(RuleError):
        menu({}, []).deed_of(SING)


def test_the_deed_that_was_chosen_is_carried_out_and_only_an_end_ends():
    g, me = {"flour": 1}, list[str]()
    asked = menu(g, me)
    carry_out(asked, BAKE)
    assert (g["flour"], me) == (0, ["bread"])
    assert [deed.is_end() for deed in asked.deeds] == [False, True, False]


def test_a_deed_tells_its_terms():
    assert [deed.terms({}, []) for deed in DEEDS] == [{"flour": 1}, {}, {}]
