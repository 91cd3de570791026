"""A first evening: somebody who knows nothing but what the page shows plays a game to its end."""

from __future__ import annotations

import re
from collections import Counter, defaultdict
from dataclasses import dataclass

from playwright.sync_api import Locator, Page, expect

from tests.web.chrome import Visitors
from tests.web.players import Player

#: Notes every line of text that comes in sight, as often as it comes.
WATCH = """() => {
  window.shown = [];
  let before = new Map();
  const look = () => {
    const now = new Map();
    for (const line of document.body.innerText.split("\\n"))
      now.set(line, (now.get(line) ?? 0) + 1);
    for (const [line, n] of now)
      for (let more = n - (before.get(line) ?? 0); more > 0; more--) window.shown.push(line);
    before = now;
  };
  new MutationObserver(look)
    .observe(document.body, { childList: true, subtree: true, characterData: true });
}"""

#: Clicks on a button, and again and again on whatever comes in its place.
PRESS = """async (all, times) => {
  for (const one of all) {
    const { x, y, width, height } = one.getBoundingClientRect();
    for (let click = 0; click < times; click++) {
      document.elementFromPoint(x + width / 2, y + height / 2)
        ?.dispatchEvent(new MouseEvent("click", { bubbles: true }));
      await new Promise((then) => setTimeout(then, 150));
    }
  }
}"""

#: Why an auction ended as it did; its card is put in.
REASONS = (
    r"wins? the {} (?:for|with) \d+(?: silver)?(?:\. Nobody else bid|, \d+ more than )",
    r"Nobody bids for the {}",
    r"Still tied in silver, so nobody gets the {}",
    r"Nobody bids silver, so the tie stands and nobody gets the {}",
    r"curses? the {} with .+: nobody gets it",
)
#: What that means to somebody who has bid, and does not get the card.
FOR_ME = re.compile(r"would have won it for you|What you bid is spent|You bid the most")

#: So many stories are watched to their end, and so many are met with impatience.
WATCHED, IMPATIENT = 1, 2
#: So many bids in the first turn, and in each one after it; then the rest of the turn is passed.
FIRST, LATER = 4, 1


@dataclass
class Auction:
    """One of which the log tells."""

    turn: int
    card: str
    lines: list[str]

    @property
    def bids(self) -> list[int]:
        """My own, in gold and in silver."""
        opened = [line for line in self.lines if line.startswith("The fists open")]
        return [int(n) for line in opened for n in re.findall(r"\byou (\d+)", line)]

    @property
    def reasons(self) -> list[str]:
        wanted = "|".join(REASONS).replace("{}", re.escape(self.card))
        return [line for line in self.lines if re.search(wanted, line)]

    @property
    def is_in_vain(self) -> bool:
        mine = f"You win the {self.card}"
        return sum(self.bids) > 0 and not any(line.startswith(mine) for line in self.lines)


class Newcomer(Player):
    """Reads, bids a little, and writes down what was meant."""

    def __init__(self, page: Page) -> None:
        super().__init__(page, seed=2002)
        self.mine = page.get_by_role("region", name="You", exact=True)
        self.log = page.get_by_role("region", name="What happened")
        self.go_on = self._button("^Go on")
        self.close = self._button("^Close your fist|^Bid nothing")
        self.really = self._button("^Yes, bid nothing")
        self.options = self.mine.get_by_role("listitem").get_by_role("button", disabled=False)
        self.no = self._button("none, thank you$|keep your Fairy Gold$")
        self.in_words = self.mine.get_by_text(re.compile(r"answers? in words"))
        self.passing = self.mine.get_by_text("You bid nothing until the next turn")
        #: The card and the number of coins of every bid, by turns.
        self.meant = defaultdict[int, list[tuple[str, int]]](list)
        #: The turns in which the rest was passed.
        self.passed: set[int] = set()
        #: The coins of the last one.
        self.last = 0
        self.stories = 0

    def _button(self, words: str) -> Locator:
        return self.mine.get_by_role("button", name=re.compile(words), disabled=False)

    @property
    def turn(self) -> int:
        said = self.page.get_by_text(re.compile(r"^Turn \d+")).first.inner_text()
        return int(said.split(",")[0].removeprefix("Turn "))

    @property
    def hand(self) -> int:
        """The coins in it."""
        said = self.mine.get_by_role("heading", name=re.compile(r"in your fist$|^Empty fist"))
        found = re.match(r"\d+", said.inner_text())
        return int(found[0]) if found else 0

    def answer(self) -> bool:
        answers = self.close.or_(self.really).or_(self.options).or_(self.in_words)
        expect(self.go_on.or_(answers).or_(self.over).first).to_be_visible()
        if self.over.is_visible():
            return False
        if self.go_on.is_visible():
            self.listen()
        elif self.passing.is_visible():
            self.page.wait_for_timeout(50)
        elif self.close.is_visible():
            self.bid()
        elif self.really.is_visible():
            assert self.last == 0, "nobody meant to bid nothing"
            self.really.click()
        elif answers.first.is_visible():
            self.choose()
        return True

    def listen(self) -> None:
        self.stories += 1
        if self.stories <= WATCHED:
            expect(self.go_on).to_have_count(0)
        else:
            is_impatient = self.stories <= WATCHED + IMPATIENT
            self.go_on.evaluate_all(PRESS, 6 if is_impatient else 1)

    def bid(self) -> None:
        """A coin or two; one is kept for later, so that there is always something to ask about."""
        turn = self.turn
        if len(self.meant[turn]) >= (FIRST if turn == 1 else LATER):
            self.passed.add(turn)
            self._button("^Pass this turn").click()
            # Until the site has heard it, the page asks as before.
            return expect(self.passing.or_(self.go_on).or_(self.over).first).to_be_visible()
        card = self.log.get_by_role("listitem").first.get_by_role("heading").inner_text()
        for _ in range(self.rng.choice((0, 1, 1, 2))):
            heaps = self._button("^([3-9]|[1-9][0-9]) .* put one in your hand")
            if heaps.count():
                self.one_of(heaps).click()
        self.last = self.hand
        self._button("^Close your fist" if self.last else "^Bid nothing").click()
        self.meant[turn].append((card, self.last))
        return expect(self.close).to_have_count(0)

    def choose(self) -> None:
        """Anything but to pay."""
        if not self.options.count():
            self.in_words.click()
            expect(self.options.first).to_be_visible()
        if self.no.count():
            return self.no.click()
        return self.one_of(self.options).click()

    def auctions(self) -> list[Auction]:
        """All that the log tells, from the first one on."""
        older = self.log.get_by_role("button", name="Show older lines")
        while older.count():
            older.click()
        turn, held = 0, list[Auction]()
        for text in reversed(self.log.get_by_role("listitem").all_inner_texts()):
            heading, *lines = [line.removesuffix(" Why?") for line in text.split("\n") if line]
            if began := re.search(r"Turn (\d+) begins", text):
                turn = int(began[1])
            else:
                held.append(Auction(turn, heading, lines[::-1]))
        return held


def test_a_newcomer_bids_what_was_meant_and_reads_why(visitors: Visitors) -> None:
    page = visitors.stranger(calm=False)
    page.goto("/")
    page.get_by_role("radio", name=re.compile("2002")).check(force=True)
    page.get_by_role("button", name="Play now").click()
    newcomer = Newcomer(page)
    expect(newcomer.close).to_be_visible()
    # What wins, and how much of it everybody has.
    expect(page.get_by_text("3 points win", exact=True)).to_be_visible()
    expect(newcomer.mine.get_by_text("of 3", exact=True)).to_be_visible()
    others = page.locator(".player")
    expect(others.filter(has_text="0 of 3 points")).to_have_count(others.count())
    assert others.count() > 1
    page.keyboard.press("m")
    speed = page.get_by_role("group", name="Storytelling speed")
    speed.get_by_label("fast").check(force=True)
    page.keyboard.press("Escape")
    page.evaluate(WATCH)

    newcomer.play()

    expect(page.get_by_role("heading", name=re.compile(r"wins$|^You win"))).to_be_visible()
    shown = Counter(page.evaluate("window.shown"))
    held = [auction for auction in newcomer.auctions() if auction.bids]
    # Every bid was meant, and nothing was bid besides.
    for turn in range(1, held[-1].turn + 1):
        meant = newcomer.meant[turn]
        bids = [(one.card, coins) for one in held if one.turn == turn for coins in one.bids]
        passed = bids[len(meant) :] if turn in newcomer.passed else []
        assert bids == meant + [(card, 0) for card, _ in passed]
    # For each auction a reason was shown, and what it means to whoever bid in vain.
    assert [auction for auction in held if not auction.reasons] == []
    assert [a for a in held if a.is_in_vain and not FOR_ME.search(" ".join(a.lines))] == []
    reasons = Counter(reason for auction in held for reason in auction.reasons)
    assert reasons - shown == Counter()
