"""A table in a terminal: shows what happens, asks the people, lets the bots choose, and loses nothing."""

from collections.abc import Callable, Mapping
from pathlib import Path

from rich.columns import Columns
from rich.console import Console
from rich.markup import escape
from rich.table import Table

from polana.cli.counsel import Counsel
from polana.cli.draw import draw, seat_names, sketch
from polana.cli.outline import Outline
from polana.kernel import record
from polana.kernel.errors import NotAllowed, PolanaError
from polana.kernel.flow import Ask
from polana.kernel.match import Chooser, Match
from polana.kernel.news import SPECTATOR
from polana.kernel.refusal import Refusal
from polana.kernel.still import BOTS_AGREE, Stillness
from polana.kernel.word import Word
from polana.locale import Speech

#: Reads a line in answer to a prompt; raises EOFError when there are no more.
Reader = Callable[[str], str]


class Left(Exception):
    """A person leaves the table."""


class Terminal:
    """One match, the people at the terminal, and bots in the other seats.

    The record is written to `keep` after every word of a person: a closed window costs nothing. `note` is a line that
    goes with the record, so that a match that is resumed finds the same bots. `hints`: all have agreed to them.
    """

    def __init__(
        self,
        match: Match,
        bots: Mapping[int, Chooser],
        speech: Speech,
        console: Console,
        read: Reader,
        keep: Path,
        note: str = "",
        hints: bool = False,
    ) -> None:
        self.match = match
        self.bots = bots
        self.speech = speech
        self.console = console
        self.read = read
        self.keep = keep
        self.note = note
        self.people = [seat for seat in range(len(match.setup.seats)) if seat not in bots]
        self._told: dict[int, int] = {}
        self._outline = Outline()
        self._shown: Ask | None = None
        self._drawn = (-1, -1)
        self._last_person = -1
        self._kept = False
        self._stillness = Stillness()
        # Among people only where all have agreed to hints.
        self._counsel = Counsel(match, speech, console, hints or len(self.people) == 1)
        self._commands: dict[str, Callable[[Ask, str], None]] = {"?": self._rule}
        for name, command in (
            ("help", self._help),
            ("why", self._why),
            ("hint", self._hint),
            ("undo", self._undo),
            ("map", self._map),
            ("log", self._log),
            ("tie", self._tie),
            ("save", self._save),
            ("quit", self._quit),
        ):
            self._commands[name] = self._commands[speech.say(f"cli-command-{name}")] = command

    def run(self) -> None:
        """Play until the match is over or somebody leaves."""
        try:
            while self._go_on():
                pass
        except (EOFError, KeyboardInterrupt, Left):
            self.console.print()
        if self.match.over:
            self._end()
        if self._kept:
            self._keep_on()  # what the bots have said since
        if self._kept:
            said = "cli-play-kept" if self.match.over else "cli-play-left"
            self.console.print(self.speech.say(said, file=str(self.keep)), markup=False, soft_wrap=True)

    def _go_on(self) -> bool:
        """Let the next seat choose, or obey one line of a person; False when the match is over."""
        open_asks = [ask for ask in self.match.asks if self.match.sealed(ask.seat) is None]
        if not open_asks:
            return False
        ask = open_asks[0]
        self._stillness.look(self.match.game, self.match.state)
        if ask.seat in self.bots:
            self._let_choose(ask)
        else:
            self._person(ask)
        return True

    def _let_choose(self, ask: Ask) -> None:
        bot = self.bots[ask.seat]
        self.speech.seats = seat_names(self.match, self.speech)
        with self.console.status(self.speech.say("cli-play-thinks", seat=ask.seat)):
            word = bot.choose(self.match, ask)
        self.match.choose(ask.seat, word)
        if not self.people:
            self._tell(SPECTATOR)

    # --- a person's turn --------------------------------------------------------------------------------------

    def _person(self, ask: Ask) -> None:
        if ask is not self._shown:
            self.speech.seats = seat_names(self.match, self.speech)
            self._hand_over(ask.seat)
            self._tell(ask.seat)
            if self._drawn != (ask.seat, len(self.match.news)):
                self._map(ask, "")
            else:
                self._sketch(ask)
            self._put(ask)
            self._shown = ask
        line = self.read("> ").strip()
        if not line:
            return
        verb, _, rest = line.partition(" ")
        try:
            command = self._commands.get(verb.lower())
            if command is not None:
                command(ask, rest.strip())
            else:
                self.match.choose(ask.seat, self._phrase(ask, line))
                self._keep_on()
        except NotAllowed as error:
            self._complain(self._reason(error.refusal))
        except PolanaError as error:
            self._complain(str(error))

    def _hand_over(self, seat: int) -> None:
        """Where several people share a terminal, nobody sees the table of the person before."""
        if self.console.is_terminal and self._last_person not in (-1, seat):
            self.console.clear()
            self.read(self.speech.say("cli-play-hand-over", seat=seat) + " ")
            self.console.clear()
        self._last_person = seat

    def _tell(self, reader: int) -> None:
        """What happened since this reader last looked."""
        for line in self.match.news_for(reader, self._told.get(reader, 0)):
            self.console.print("  " + self._outline.indent(line) + self.speech.news(line), markup=False, style="dim")
        self._told[reader] = len(self.match.news)

    def _put(self, ask: Ask) -> None:
        """Put the question, with its options numbered."""
        name, question = escape(self.speech.seat(ask.seat)), escape(self.speech.ask(ask))
        self.console.print(f"[bold]{name}[/bold]: {question} [dim]\\[{ask.law}][/dim]")
        width = len(str(len(ask.options)))
        options = [
            f"[cyan]{number:>{width}}[/cyan] {escape(self.speech.word(word))} [dim]{word.text}[/dim]"
            for number, word in enumerate(ask.options, 1)
        ]
        self.console.print(Columns(options, padding=(0, 3), column_first=True))
        if self._shown is None:
            self.console.print(self.speech.say("cli-play-hint"), style="dim")

    def _phrase(self, ask: Ask, line: str) -> list[Word]:
        """What was typed: the number of an option, a word as records write it, its name, or several words."""
        if line.isdigit():
            if not 1 <= int(line) <= len(ask.options):
                raise PolanaError(self.speech.say("cli-play-no-number", most=len(ask.options)))
            return [ask.options[int(line) - 1]]
        named = self._named(ask.options, line)
        if named is not None:
            return [named]
        return [self._word(ask, text) for text in line.split()]

    def _word(self, ask: Ask, text: str) -> Word:
        vocabulary = self.match.game.vocabulary
        if text in vocabulary:
            return vocabulary[text]
        word = self._named(ask.candidates(), text)
        if word is None:
            raise PolanaError(self.speech.say("cli-play-no-word", text=text))
        return word

    def _named(self, words: list[Word], name: str) -> Word | None:
        """The one word that goes by this name, by its label or in the reader's language."""
        name = name.casefold()
        found = [
            word
            for word in words
            if name in (word.text.casefold(), word.label.casefold(), self.speech.word(word).casefold())
        ]
        return found[0] if len(found) == 1 else None

    def _complain(self, line: str) -> None:
        self.console.print(line, markup=False, style="red")

    def _reason(self, refusal: Refusal) -> str:
        law = self.match.game.laws.get(refusal.law)
        reason = self.speech.refusal(refusal)
        return f"{reason} [{law.id} {self.speech.title(law)}]" if law else reason

    # --- commands ---------------------------------------------------------------------------------------------

    def _help(self, ask: Ask, rest: str) -> None:
        word = max((word.text for word in ask.options), key=len)  # one of two parts, where there is one
        self.console.print(self.speech.say("cli-play-help", word=word.ljust(12), law=ask.law), markup=False)

    def _rule(self, ask: Ask, rest: str) -> None:
        """The rule behind the question, or the rule of an id."""
        law = self.match.game.laws.get(rest or ask.law)
        if law is None:
            raise PolanaError(self.speech.say("cli-play-no-rule", id=rest or ask.law))
        self.console.print(f"[bold cyan]{law.id}[/bold cyan] [bold]{escape(self.speech.title(law))}[/bold]")
        self.console.print(law.tell(self.speech.language) or law.does, markup=False)

    def _why(self, ask: Ask, rest: str) -> None:
        """Why a word cannot be said now; without a word, everything that the question is about and forbids."""
        if rest:
            word = self._word(ask, rest)
            refusal = self.match.why_not(ask.seat, word)
            self.console.print(
                self._reason(refusal) if refusal else self.speech.say("cli-play-allowed", word=word), markup=False
            )
            return
        refused = [(word, ask.why_not(word)) for word in ask.candidates()]
        lines = [f"{self.speech.word(word)} ({word.text}): {self._reason(why)}" for word, why in refused if why]
        self.console.print("\n".join(lines) or self.speech.say("cli-play-all-allowed"), markup=False)

    def _hint(self, ask: Ask, rest: str) -> None:
        """What a strong player would do; again: more of it."""
        self._counsel.tell(ask)

    def _undo(self, ask: Ask, rest: str) -> None:
        if not self.match.undo_depth(ask.seat):
            raise PolanaError(self.speech.say("cli-play-no-undo"))
        self.match.undo(ask.seat)
        for reader, told in self._told.items():
            self._told[reader] = min(told, len(self.match.news))
        self._drawn = (-1, -1)
        self._keep_on()

    def _tie(self, ask: Ask, rest: str) -> None:
        """Agree on a draw: the other people are asked; bots agree once nobody has scored for long enough."""
        rounds = self._stillness.look(self.match.game, self.match.state)
        if self.bots and rounds < BOTS_AGREE:
            raise PolanaError(self.speech.say("cli-play-bots-play-on", rounds=BOTS_AGREE))
        for seat in self.people:
            if seat != ask.seat:
                answer = self.read(self.speech.say("cli-play-tie", seat=seat) + " ").strip().casefold()
                if answer not in ("yes", self.speech.say("kernel-yes").casefold()):
                    raise PolanaError(self.speech.say("cli-play-no-tie", seat=seat))
        self.match.draw()
        self._keep_on()

    def _map(self, ask: Ask, rest: str) -> None:
        self.console.print(draw(self.match, ask.seat, self.speech))
        self._drawn = (ask.seat, len(self.match.news))

    def _sketch(self, ask: Ask) -> None:
        drawn = sketch(self.match, ask.seat, self.speech)
        if drawn is not None:
            self.console.print(drawn)

    def _log(self, ask: Ask, rest: str) -> None:
        outline = Outline()
        lines = [outline.indent(line) + self.speech.news(line) for line in self.match.news_for(ask.seat)]
        for text in lines[-30:]:
            self.console.print("  " + text, markup=False)

    def _save(self, ask: Ask, rest: str) -> None:
        if not rest:
            raise PolanaError(self.speech.say("cli-play-save-where"))
        path = Path(rest).expanduser()
        if path.is_dir() or (path.exists() and not is_record(path)):
            raise PolanaError(self.speech.say("cli-play-not-a-record", file=rest))
        try:
            self._write(path)
        except OSError as error:
            raise PolanaError(self.speech.say("cli-play-not-saved", file=rest, why=error.strerror or "")) from None
        self.console.print(self.speech.say("cli-play-saved", file=rest), markup=False, soft_wrap=True)

    def _quit(self, ask: Ask, rest: str) -> None:
        raise Left

    # --- keeping ----------------------------------------------------------------------------------------------

    def _keep_on(self) -> None:
        """Keep the match; where that can no longer be done, say so, and how it can be kept elsewhere."""
        try:
            self.keep.parent.mkdir(parents=True, exist_ok=True)
            self._write(self.keep)
            self._kept = True
        except OSError as error:
            self._kept = False
            self._complain(self.speech.say("cli-play-not-kept", file=str(self.keep), why=error.strerror or ""))

    def _write(self, path: Path) -> None:
        """Whole or not at all: a record is never left half written."""
        whole = path.with_name(path.name + ".new")
        whole.write_text(self.note + self.match.record(), encoding="utf-8")
        whole.replace(path)

    def _end(self) -> None:
        result = self.match.result
        assert result is not None
        self.speech.seats = seat_names(self.match, self.speech)
        reader = self.people[0] if len(self.people) == 1 else SPECTATOR
        self._tell(reader)
        self.console.print(draw(self.match, reader, self.speech))
        self.console.print(self.speech.say(result.message, winners=result.winners), markup=False, style="bold green")
        table = Table(box=None, padding=(0, 2, 0, 0), show_header=False)
        for seat, score in enumerate(result.scores):
            table.add_row(escape(self.speech.seat(seat)), str(score))
        self.console.print(table)


def is_record(path: Path) -> bool:
    """May this file be overwritten by a record?"""
    try:
        record.read(path.read_text(encoding="utf-8"))
    except (PolanaError, UnicodeDecodeError):
        return False
    return True
