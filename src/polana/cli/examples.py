"""polana rules GAME ID --show and --examples: a rule on the board, and which rules can be watched."""

from dataclasses import asdict

from rich.markup import escape

from polana.cli.common import console, print_json
from polana.cli.draw import draw, seat_names
from polana.cli.outline import Outline
from polana.kernel.errors import PolanaError
from polana.kernel.game import AnyGame
from polana.kernel.law import Law
from polana.kernel.record import read
from polana.locale import Speech
from polana.school import examples


def show_example(game: AnyGame, law: Law, speech: Speech, as_json: bool) -> None:
    """The board, then the words of the example with what they bring."""
    if not examples.source(game, law.id):
        raise PolanaError(f"{law.id} has no example yet; polana rules {game.name} --examples counts those there are")
    text = examples.text(game, law.id)
    if as_json:
        captions = examples.captions(game, law.id)
        print_json({"id": law.id, "shown_by": examples.cited_as(game, law.id), "captions": captions, "record": text})
        return
    out, outline = console(), Outline()
    lines = read(text).lines
    reader = lines[0].seat if lines else 0
    if caption := examples.captions(game, law.id).get(speech.language):
        out.print(caption, style="italic", markup=False)
    for moment in examples.play(text):
        match = moment.match
        speech.seats = seat_names(match, speech)
        if not moment.word:
            out.print(draw(match, reader, speech))
        else:
            word = speech.word(game.vocabulary[moment.word])
            out.print(f"[bold]{escape(speech.seat(moment.seat))}[/bold]: [cyan]{escape(word)}[/cyan]")
        for line in moment.news:
            out.print(f"  {outline.indent(line)}{speech.news(line)} [{line.law}]", markup=False)
        if moment.refusal is not None:
            out.print(f"  {speech.refusal(moment.refusal)} [{moment.refusal.law}]", markup=False, style="red")
        elif match.ask is not None and match.ask.law == law.id:
            ask = match.ask
            out.print(f"  {speech.seat(ask.seat)}: {speech.ask(ask)} [{ask.law}]", markup=False, style="dim")


def show_count(game: AnyGame, speech: Speech, as_json: bool) -> None:
    found = examples.count(game)
    if as_json:
        print_json(asdict(found))
        return
    out = console()
    for id in found.missing:
        out.print(id)
    out.print(speech.say("cli-rules-examples", shown=found.shown, total=found.due), style="bold")
