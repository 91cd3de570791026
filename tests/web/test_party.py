"""A party: a screen that everybody sees, and phones; a whole game each of Fist and of Gold."""

from __future__ import annotations

import re
from typing import Any

from playwright.sync_api import Page, expect

from tests.web.axe import violations
from tests.web.chrome import HURRY, PHONE, Visitors
from tests.web.words import foreign

#: Milliseconds for a whole game, pressed by all.
GAME = 300_000

#: A television, a sharp one, an old one, and a wide one.
SCREENS = [(1280, 720), (3840, 2160), (1024, 768), (2560, 1080)]

#: Texts on a wall that cannot be read from four metres: under 2.8 of 160 parts of its width; and
#: whatever sticks out.
UNREADABLE = """() => {
  const unit = Math.min(innerWidth / 160, innerHeight / 90), wrong = [];
  const walk = document.createTreeWalker(document.querySelector('.wall'), NodeFilter.SHOW_TEXT);
  while (walk.nextNode()) {
    const { parentElement: near, data } = walk.currentNode;
    if (!data.trim() || near.closest('.vh, [aria-hidden] svg, svg')) continue;
    const box = near.getBoundingClientRect(), size = parseFloat(getComputedStyle(near).fontSize);
    if (box.width && size < 2.79 * unit) wrong.push(`${data.trim()}: ${size / unit}`);
    if (box.right > innerWidth + 1 || box.left < -1) wrong.push(`${data.trim()} sticks out`);
  }
  return wrong;
}"""


#: Somebody who presses whatever can be pressed on a phone, over and over: a whole game takes no
#: longer than the page does.
PRESSES = """() => {
  let luck = 1;
  const chance = () => (luck = luck * 48271 % 2147483647) / 2147483647;
  const ways = (what) => [...document.querySelectorAll(what)].filter((one) =>
    one.offsetParent && !one.disabled && one.getAttribute('aria-disabled') !== 'true');
  const press = () => {
    const hoard = ways('button[data-at=hoard]');
    const wax = ways('.hand-page .as-wax, .gold .as-wax');
    const coins = ways('.purse button.coin');
    // The first way is to take, to pay and to score.
    const [first] = ways('.question button');
    const others = ways('.question button, .purse .as-plain, .gold button:not(.as-wax)');
    let way = hoard[0];
    if (!way && coins.length && chance() < 0.4) way = coins[Math.floor(chance() * coins.length)];
    if (!way && chance() < 0.8) way = wax[0] ?? first;
    way ??= others[Math.floor(chance() * others.length)] ?? wax[0];
    way?.click();
  };
  window.pressing = setInterval(press, 150);
}"""
#: Looks again and again how the fists lie on the lit card: how often they did, and what stuck out.
LOOKS = """() => {
  window.looked = { times: 0, out: [] };
  const look = () => {
    const card = document.querySelector('.lot')?.getBoundingClientRect();
    const shown = document.querySelectorAll('.lot .reveal, .lot .reveal *');
    if (shown.length) looked.times += 1;
    for (const one of shown) {
      const { top, bottom, height } = one.getBoundingClientRect();
      const isOut = top < card.top - 1 || bottom > card.bottom + 1;
      if (height && isOut) looked.out.push(one.className);
    }
  };
  setInterval(look, 100);
}"""
NO_MORE = "() => clearInterval(window.pressing)"

#: Notes the tones that are begun, and how often the screen is kept on: these are browsers that can
#: do that.
NOTES = """
  window.tones = [];
  window.woken = 0;
  const set = AudioParam.prototype.setValueAtTime;
  AudioParam.prototype.setValueAtTime = function (value, at) {
    if (value >= 20) window.tones.push(value);
    return set.call(this, value, at);
  };
  const lock = { release: () => Promise.resolve() };
  const request = () => { window.woken += 1; return Promise.resolve(lock); };
  Object.defineProperty(navigator, "wakeLock", { value: { request } });
"""
#: One tone of each sound.
THUMP, BELL, SAND, COIN = 110, 880, 450, 2900

#: Somebody locks the phone, or comes back to it.
TURN = """(state) => {
  Object.defineProperty(document, "visibilityState", { get: () => state, configurable: true });
  document.dispatchEvent(new Event("visibilitychange"));
}"""
#: Time stands still on this screen, so many milliseconds later.
LATER = """(more) => {
  const then = performance.now() + more;
  performance.now = () => then;
}"""
GOES_ON = "delete performance.now"

#: The page has heard of its new size, and has been drawn with it.
DRAWN = "new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))"


def party(
    visitors: Visitors, game: str, names: list[str], options: dict[str, Any], **how: Any
) -> tuple[Page, list[Page], str]:
    """A screen with a table, the phones that sit down there, and the id of the table."""
    tv, _ = visitors.guest("TV", size=SCREENS[0], hurry=True, **how)
    tv.add_init_script(NOTES)
    wish: dict[str, Any] = {"game": game, "name": "The Ember & Goose", "options": options}
    wish |= {"party": True, "sit": False, "public": False, "clock": "long"}
    table = tv.context.request.post("/api/tables", data=wish).json()["id"]
    tv.goto(f"/tv/{table}")
    phones = []
    for name in names:
        phone = visitors.stranger(PHONE, hurry=game == "dragons-gold" or name != "Hilda")
        phone.add_init_script(NOTES)
        phone.goto(f"/t/{table}")
        phone.get_by_label("Your name").fill(name)
        phone.get_by_role("button", name="Sit down").click()
        expect(phone.get_by_role("heading", name=f"You sit here, {name}.")).to_be_visible()
        phones.append(phone)
    expect(tv.locator(".sit li b")).to_have_text(names)
    readable(tv)
    return tv, phones, table


def readable(tv: Page) -> None:
    """On every screen; axe finds nothing."""
    for size in SCREENS:
        tv.set_viewport_size({"width": size[0], "height": size[1]})
        tv.evaluate(DRAWN)
        assert tv.evaluate(UNREADABLE) == [], size
    tv.set_viewport_size({"width": SCREENS[0][0], "height": SCREENS[0][1]})
    assert violations(tv) == []


def bots_play_on(host: Page, others: list[str], table: str) -> None:
    """The host lets bots play for the others, and gets up."""
    host.get_by_role("button", name="You are the host").click()
    for name in others:
        host.get_by_role("button", name=f"A bot plays for {name}", exact=True).click()
        expect(host.get_by_role("button", name=f"A bot plays for {name} already")).to_be_visible()
    host.keyboard.press("Escape")
    assert host.context.request.delete(f"/api/tables/{table}/seat").ok


def close_fist(phone: Page) -> None:
    """Around one coin."""
    phone.locator(".purse button.coin").first.click()
    expect(phone.locator(".inside button.coin")).to_have_count(1)
    close = phone.get_by_role("button", name="Close your fist")
    for _ in range(5):  # a press that came too early does not count
        close.click()
        phone.wait_for_timeout(800)
        if not close.count():
            break
    expect(phone.get_by_role("heading", name="Your fist is closed")).to_be_visible()


def hears(tv: Page, tone: int) -> None:
    tv.wait_for_function("(tone) => window.tones.includes(tone)", arg=tone)


def last_seconds(tv: Page, phone: Page) -> None:
    """Nobody misses them, without sound either: there is a frame, and the number lies on light and
    is larger than before; on the wall it fills a fifth of the screen."""
    for page, least in ((tv, SCREENS[0][1] / 5), (phone, 0)):
        number = page.locator("[role=timer] b")
        before = number.bounding_box()
        page.evaluate(LATER, (int(number.inner_text()) - 4) * 1000)
        expect(page.locator(".gold.last")).to_be_visible()
        expect(number).to_have_text(re.compile("^[3-5]$"))
        after = number.bounding_box()
        assert before and after and after["height"] > max(1.3 * before["height"], least)
        light = number.evaluate("(one) => getComputedStyle(one).backgroundColor")
        assert light != "rgba(0, 0, 0, 0)"
    hears(tv, SAND)
    assert phone.evaluate("window.tones") == []
    readable(tv)
    assert violations(phone) == []
    for page in (tv, phone):
        page.evaluate(GOES_ON)
        expect(page.locator(".gold.last")).to_have_count(0)


def test_eight_phones_and_a_screen_play_a_game_of_each(visitors: Visitors) -> None:
    """Six play and two look on; one phone loses its network while it bids."""
    names = ["Hilda", "Jonas", "Mei", "Ruth", "Ada", "Bo"]
    tv, phones, _ = party(visitors, "fist-2002", names, {"points": 2})
    for _ in range(2):  # more than there are seats
        late = visitors.stranger(PHONE, hurry=True)
        late.goto(phones[0].url)
        expect(late.get_by_role("heading", name="All seats are taken")).to_be_visible()
        late.get_by_role("button", name="Watch", exact=True).click()
    hilda, *others = phones
    hilda.get_by_role("button", name="Start the game").click()
    expect(tv.locator(".strip li.lit")).to_be_visible()
    hilda.context.set_offline(True)
    for phone in others:
        phone.evaluate(PRESSES)
    expect(hilda.get_by_text("Not connected. What you do is kept")).to_be_visible()
    close_fist(hilda)
    expect(hilda.get_by_text("Kept, not sent yet")).to_be_visible()
    expect(tv.locator(".seats .seal")).to_have_count(5)
    hilda.wait_for_timeout(10_000)
    assert "The fists open" not in tv.locator("footer p").inner_text()
    hilda.context.set_offline(False)
    # Now all are closed, and so they open.
    expect(hilda.get_by_role("heading", name="Your fist is closed")).to_have_count(0)
    tv.evaluate(LOOKS)
    hilda.context.add_init_script(HURRY)
    hilda.reload()
    hilda.evaluate(PRESSES)
    expect(tv.locator(".end h2")).to_contain_text("wins!", timeout=GAME)
    readable(tv)
    looked = tv.evaluate("window.looked")
    assert looked["times"] and looked["out"] == []
    for phone in phones:
        phone.evaluate(NO_MORE)
    # The same evening, the other game.
    wish = {"game": "dragons-gold", "party": True, "sit": False, "public": False}
    wish |= {"name": "The Hoard", "options": {"dragons": 8, "market": False, "timer": None}}
    table = tv.context.request.post("/api/tables", data=wish).json()["id"]
    tv.goto(f"/tv/{table}")
    for phone in phones:
        phone.goto(f"/t/{table}")
        phone.get_by_role("button", name="Sit down").click()
    expect(tv.locator(".sit li b")).to_have_text(names)
    hilda.get_by_role("button", name="Start the game").click()
    expect(tv.locator(".row .lit")).to_have_count(4)
    for phone in phones:
        phone.evaluate(PRESSES)
    expect(tv.locator(".end li.lit")).not_to_have_count(0, timeout=GAME)


def test_the_host_pauses_and_begins_again(visitors: Visitors) -> None:
    tv, [hilda, jonas], table = party(visitors, "fist-2002", ["Hilda", "Jonas"], {"points": 2})
    bot = {"bot": "merchant"}
    assert hilda.context.request.put(f"/api/tables/{table}/seats/2/bot", data=bot).ok
    hilda.get_by_role("button", name="Start the game").click()
    expect(tv.locator(".strip li.lit")).to_be_visible()
    hears(tv, BELL)
    # A closed fist shows nothing, unless somebody holds the button.
    close_fist(jonas)
    expect(tv.locator(".seats .seal")).not_to_have_count(0)
    expect(jonas.locator(".peek span")).to_have_count(0)
    jonas.get_by_role("button", name="Hold to look into it").hover()
    jonas.mouse.down()
    expect(jonas.locator(".peek b")).to_have_text("1")
    jonas.mouse.up()
    expect(jonas.locator(".peek span")).to_have_count(0)
    hears(tv, THUMP)
    assert jonas.evaluate("window.tones") == []
    readable(tv)
    # A pause on the host's phone ends at the screen, with a remote control.
    hilda.get_by_role("button", name="You are the host").click()
    hilda.get_by_role("button", name="Pause").click()
    expect(tv.get_by_text("The game is paused.")).to_be_visible()
    hilda.keyboard.press("Escape")
    # A phone that was locked meanwhile shows the table as it is now, and is the same page.
    expect(jonas.get_by_text("The game is paused.")).to_be_visible()
    jonas.evaluate("window.isSame = true")
    jonas.evaluate(TURN, "hidden")
    jonas.context.set_offline(True)
    tv.keyboard.press("ArrowRight")
    expect(tv.get_by_role("button", name="Go on")).to_be_focused()
    tv.keyboard.press("Enter")
    expect(tv.get_by_text("The game is paused.")).to_have_count(0)
    expect(jonas.get_by_text("The game is paused.")).to_be_visible()
    woken = jonas.evaluate("window.woken")
    jonas.context.set_offline(False)
    jonas.evaluate(TURN, "visible")
    expect(jonas.get_by_text("The game is paused.")).to_have_count(0)
    assert jonas.evaluate("window.isSame")
    # Each screen was kept on, and the phone asks for it again.
    assert woken and tv.evaluate("window.woken")
    assert jonas.evaluate("window.woken") == woken + 1
    bots_play_on(hilda, ["Jonas"], table)
    expect(tv.locator(".end h2")).to_contain_text("wins!")
    hears(tv, COIN)
    # All of them once more, and the screen goes along.
    hilda.goto(f"/t/{table}")
    hilda.get_by_role("button", name="Begin again").first.click()
    hilda.get_by_role("dialog").get_by_role("button", name="Begin again").click()
    expect(tv.locator(".sit li b")).to_have_count(3)
    expect(jonas.get_by_role("heading", name="You sit here, Jonas.")).to_be_visible()


def test_gold_with_seals_from_phones(visitors: Visitors) -> None:
    names = ["Hilda", "Jonas", "Mei"]
    options = {"dragons": 8, "market": False, "timer": 600}
    tv, phones, table = party(visitors, "dragons-gold", names, options, language="de")
    phones[0].get_by_role("button", name="Start the game").click()
    expect(tv.locator(".row .lit")).to_have_count(4)
    assert foreign(tv) == []
    for _ in range(60):
        if tv.locator(".talks").count():
            break
        for phone in phones:
            ways = phone.locator(".question button:enabled")
            if ways.count():
                ways.first.click()
                phone.wait_for_timeout(100)
    expect(tv.locator(".talks .sand")).to_be_visible()
    one, *others = [phone for phone in phones if phone.locator(".splits").count()]
    one.get_by_role("button", name="Make a split").click()
    for _ in range(12):
        if not one.locator("button[data-at=hoard]").count():
            break
        one.locator("button[data-at=hoard]").first.click()
    one.get_by_role("button", name="Propose this split").click()
    one.get_by_role("button", name="Back to the splits").click()
    expect(tv.locator(".talks article.lit .lamp svg")).to_have_count(1)
    readable(tv)
    assert foreign(tv) == []
    # What a share is worth is on the phone of its owner, and nowhere else.
    expect(one.locator("article .worth").first).to_be_visible()
    expect(tv.locator(".worth")).to_have_count(0)
    last_seconds(tv, one)
    for other in others:
        agree = other.get_by_role("button", name=re.compile("^Agree with"))
        for _ in range(5):
            if not agree.count():
                break
            agree.first.click()
            other.wait_for_timeout(800)
    expect(tv.locator(".talks")).to_have_count(0)
    bots_play_on(phones[0], names[1:], table)
    expect(tv.locator(".end li.lit")).not_to_have_count(0)
    readable(tv)


def test_a_screen_opens_a_party_or_finds_one_by_its_code(visitors: Visitors) -> None:
    tv = visitors.stranger(SCREENS[0])
    tv.goto("/tv")
    tv.get_by_label("Is there a table already?").fill("QQQQQQ")
    tv.get_by_role("button", name="Show it here").click()
    expect(tv.get_by_role("alert")).to_contain_text("No table has the code")
    tv.get_by_label("Is there a table already?").fill("")
    tv.locator("body").click()
    tv.keyboard.press("ArrowRight")
    tv.keyboard.press("Enter")
    expect(tv.get_by_text("Nobody is here yet")).to_be_visible()
    code = tv.locator(".how strong").inner_text()
    assert re.fullmatch("[A-Z]{6}", code)
    for volume in ("off", "soft", "loud"):
        tv.get_by_role("button", name=re.compile("^Sound: ")).click()
        expect(tv.get_by_role("button", name=f"Sound: {volume}")).to_be_visible()
    other = visitors.stranger(SCREENS[0])
    other.goto("/tv")
    other.get_by_label("Is there a table already?").fill(code.lower())
    other.get_by_role("button", name="Show it here").click()
    expect(other.locator(".how strong")).to_have_text(code)
    # A phone that comes here is told what this is.
    phone = visitors.stranger(PHONE)
    phone.goto(re.sub("https?://[^/]+", "", other.url))
    expect(phone.get_by_role("heading", name="This is the large screen")).to_be_visible()
    phone.get_by_role("link", name="Sit down with this phone").click()
    phone.get_by_label("Your name").fill("Hilda")
    phone.get_by_role("button", name="Sit down").click()
    expect(tv.get_by_text("the host")).to_be_visible()
    # A name that is taken: a sentence, and the way on.
    second = visitors.stranger(PHONE)
    second.goto(re.sub("https?://[^/]+", "", phone.url))
    second.get_by_label("Your name").fill("Hilda")
    second.get_by_role("button", name="Sit down").click()
    expect(second.get_by_text("is called Hilda already")).to_be_visible()
    second.get_by_label("Your name").fill("Hilde")
    second.get_by_role("button", name="Sit down").click()
    expect(second.get_by_role("heading", name="You sit here, Hilde.")).to_be_visible()
