"""The forum: what is written, found, loved, followed, changed and moderated, on both databases."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import httpx
import pytest
from sqlalchemy import insert, update

from dragonstones.engine import Refused
from dragonstones.server import manners, outbox, schema
from dragonstones.server.admin import Admin
from dragonstones.server.database import Database, now
from dragonstones.server.feed import NAMESPACE
from dragonstones.server.forum import MOST_FOUND, MOST_POSTS, MOST_THREADS, Forum
from dragonstones.server.friends import FriendBook
from dragonstones.server.gallery import Gallery, Query
from dragonstones.server.guild import Guild
from dragonstones.server.lab import Lab
from dragonstones.server.moderation import Moderation
from dragonstones.server.people import DAY, People, PersonRow
from dragonstones.server.tables import Tables
from dragonstones.server.talk import TalkBook
from dragonstones.server.wordlist import word_list
from dragonstones.wire import (
    NewPost,
    NewTable,
    NewThread,
    PersonChange,
    SanctionWanted,
    ThreadChange,
)
from tests.server.live import Live, running
from tests.server.people_app import PASSWORD, SmallSite, refused, rows, small_site, told
from tests.server.test_guild import card, publish, publish_variant
from tests.server.test_people import guest, member, signed_in

pytestmark = pytest.mark.anyio


@pytest.fixture(params=["sqlite_url", "postgres_url"])
async def site(request: pytest.FixtureRequest, anyio_backend: str) -> AsyncIterator[SmallSite]:
    async with small_site(request.getfixturevalue(request.param)) as site:
        yield site


@pytest.fixture
def forum(site: SmallSite) -> Forum:
    return Forum(site.database)


@pytest.fixture
def moderation(site: SmallSite) -> Moderation:
    return Moderation(site.database)


async def moderator(site: SmallSite, name: str = "Mona") -> PersonRow:
    await member(site.people, name)
    await Admin(site.database).set_role(name, "moderator", True)
    return (await site.people.login(name, PASSWORD, ""))[0]


async def begin(
    forum: Forum, person: PersonRow, title: str = "Witch", text: str = "Hm.", board: str = "site"
) -> int:
    return await forum.begin(person, NewThread(board=board, title=title, text=text))


async def write(forum: Forum, person: PersonRow, thread: int, text: str, **more: Any) -> int:
    return await forum.write(person, thread, NewPost(text=text, **more))


async def number_of(forum: Forum, thread: int, place: int = 1) -> int:
    return (await forum.thread(thread, None, place)).posts[0].number


async def titles(forum: Forum, person: PersonRow | None = None, **asked: Any) -> list[str]:
    return [thread.title for thread in (await forum.threads(person, **asked)).threads]


# -- writing and reading ------------------------------------------------------------------------


async def test_threads_come_in_the_order_of_their_newest_posts(
    site: SmallSite, forum: Forum
) -> None:
    anna, ben = await member(site.people), await member(site.people, "Ben")
    first = await begin(forum, anna, "First", board="strategy")
    await begin(forum, anna, "Second")
    assert await titles(forum) == ["Second", "First"]
    assert await write(forum, ben, first, "I **agree**.", answers=1) == 2
    assert await titles(forum) == ["First", "Second"]
    assert await titles(forum, board="site") == ["Second"]
    page = await forum.thread(first, None)
    assert (page.thread.posts, page.thread.last_author.name) == (2, "Ben")  # type: ignore[union-attr]
    [_, answer] = page.posts
    assert answer.parts and answer.parts[0].html == "<p>I <strong>agree</strong>.</p>"
    assert answer.answers and (answer.answers.place, answer.answers.text) == (1, "Hm.")
    with refused("no-such-board"):
        await titles(forum, board="nothing")
    with refused("no-such-post"):
        await write(forum, ben, first, "To whom?", answers=9)
    with refused("no-such-thread"):
        await write(forum, ben, 999, "Where?")


async def test_guests_read_and_love_and_members_write(site: SmallSite, forum: Forum) -> None:
    anna, gast = await member(site.people), await guest(site.people, "Gast")
    thread = await begin(forum, anna)
    with refused("forum-for-members"):
        await write(forum, gast, thread, "Me too")
    with refused("forum-for-members"):
        await begin(forum, gast)
    post = await number_of(forum, thread)
    for _ in range(2):
        await forum.heart(gast, post)
    assert (await forum.post(post, gast)).hearted
    assert (await forum.post(post, None)).hearts == 1
    for _ in range(2):
        await forum.unheart(gast, post)
    assert (await forum.post(post, gast)).hearts == 0


@pytest.mark.parametrize("text", ["", " \n ", "\u202e\x00", "\ud800"])
async def test_what_nobody_can_read_is_not_written(
    site: SmallSite, forum: Forum, text: str
) -> None:
    anna = await member(site.people)
    with refused("post-empty"):
        await begin(forum, anna, text=text)
    with refused("post-empty"):
        await begin(forum, anna, title=text)
    assert await titles(forum) == []


async def test_pages_of_threads_and_posts_follow_each_other(site: SmallSite, forum: Forum) -> None:
    anna = await member(site.people)
    for n in range(MOST_THREADS + 3):
        thread = await begin(forum, anna, f"Thread {n}")
    first = await forum.threads(None, "site")
    assert first.next is not None
    await begin(forum, anna, "In between")
    second = await forum.threads(None, "site", before=first.next)
    told = [one.title for one in (*first.threads, *second.threads)]
    assert told == [f"Thread {n}" for n in reversed(range(MOST_THREADS + 3))]
    assert second.next is None
    for n in range(MOST_POSTS + 2):
        await write(forum, anna, thread, f"Post {n}")
    last = await forum.thread(thread, None, start=MOST_POSTS + 1)
    assert [post.place for post in last.posts] == [26, 27, 28]
    assert len((await forum.thread(thread, None)).posts) == MOST_POSTS


async def test_a_post_that_is_changed_keeps_what_it_said(site: SmallSite, forum: Forum) -> None:
    anna, ben = await member(site.people), await member(site.people, "Ben")
    thread = await begin(forum, anna, "Price", "Two coins")
    post = await number_of(forum, thread)
    await forum.edit(anna, post, "Three coins")
    await forum.edit(anna, post, "Three coins")
    with refused("not-your-post"):
        await forum.edit(ben, post, "No coins")
    assert (await forum.post(post, None)).edited is not None
    told = await forum.versions(post, None)
    assert [one.parts[0].html for one in told] == ["<p>Three coins</p>", "<p>Two coins</p>"]
    for search, found in {"two": [], "three": [1], "price": [1]}.items():
        assert [one.place for one in (await forum.search(search, None)).posts] == found, search


async def test_posts_are_found_by_their_words(site: SmallSite, forum: Forum) -> None:
    anna = await member(site.people)
    thread = await begin(forum, anna, "Größenwahn", "Ein *teurer* Drache " + "x" * 5000)
    await write(forum, anna, thread, "Die Hexe ist besser.")
    for search, found in {
        "GROSSEN drach": [1],
        "teurer": [1],
        "hexe": [2],
        "hexe drache": [],
        "exe": [],
        "x" * 100: [1],
        "' OR 1 --": [],
        '"': [],
        "": [],
    }.items():
        assert [one.place for one in (await forum.search(search, None)).posts] == found, search


async def test_what_is_found_comes_page_by_page_without_what_is_hidden(
    site: SmallSite, forum: Forum, moderation: Moderation
) -> None:
    anna, mona = await member(site.people), await moderator(site)
    thread = await begin(forum, anna, text="Dragon")
    for _ in range(MOST_FOUND + 4):
        await write(forum, anna, thread, "Dragons")
    for place in (3, MOST_FOUND + 4):
        await moderation.hide_post(mona, await number_of(forum, thread, place), True)
    first = await forum.search("dragon", anna)
    second = await forum.search("dragon", anna, first.next)
    assert len(first.posts) == MOST_FOUND and second.next is None
    places = [post.place for post in (*first.posts, *second.posts)]
    expected = {*range(1, MOST_FOUND + 6)} - {3, MOST_FOUND + 4}
    assert places == sorted(expected, reverse=True)


async def test_places_are_given_once_also_by_two_processes(site: SmallSite) -> None:
    anna, ben = await member(site.people), await member(site.people, "Ben")
    other = Database(site.database.url.render_as_string(hide_password=False))
    both = [Forum(site.database), Forum(other)]
    thread = await begin(both[0], anna)
    writing = (write(both[n % 2], (anna, ben)[n % 2], thread, f"{n}") for n in range(12))
    places = await asyncio.gather(*writing)
    await other.close()
    assert sorted(places) == list(range(2, 14))
    page = await both[0].thread(thread, None)
    assert page.thread.posts == 13 and len(page.posts) == 13


# -- unread, followed, told ---------------------------------------------------------------------


async def test_what_is_new_to_somebody_is_counted(site: SmallSite, forum: Forum) -> None:
    anna, ben = await member(site.people), await member(site.people, "Ben")
    thread = await begin(forum, anna)

    async def unread(person: PersonRow | None) -> int:
        return (await forum.threads(person)).threads[0].unread

    assert [await unread(one) for one in (anna, ben, None)] == [0, 1, 0]
    await forum.read_up_to(ben, thread, 99)
    assert await unread(ben) == 0, "no further than there is"
    await write(forum, anna, thread, "And?")
    await forum.read_up_to(ben, thread, 1)
    assert [await unread(one) for one in (anna, ben)] == [0, 1]


async def test_who_follows_a_thread_is_told_of_posts_until_they_have_read_them(
    site: SmallSite, forum: Forum, monkeypatch: pytest.MonkeyPatch
) -> None:
    anna, ben = await member(site.people), await member(site.people, "Ben")
    thread = await begin(forum, anna)
    await forum.follow(ben, thread, True)
    await write(forum, anna, thread, "New")
    await write(forum, anna, thread, "And more")
    assert await told(site, ben) == ["Anna has answered in “Witch”."], "once, until it is read"
    await forum.read_up_to(ben, thread, 3)
    await write(forum, anna, thread, "And then")
    assert len(await told(site, ben)) == 2
    assert await told(site, anna) == []

    async def full(*_: Any) -> None:
        raise RuntimeError("the outbox is full")

    await forum.read_up_to(ben, thread, 4)
    with monkeypatch.context() as broken:
        broken.setattr(outbox, "tell", full)
        with pytest.raises(RuntimeError):
            await write(forum, anna, thread, "Lost")
    assert (await forum.thread(thread, None)).thread.posts == 4, "neither without the other"
    await FriendBook(site.database, site.people, True).block(ben, anna.id)
    await write(forum, anna, thread, "Hello?")
    assert len(await told(site, ben)) == 2
    await forum.follow(anna, thread, False)
    assert await titles(forum, anna, followed=True) == []
    assert await titles(forum, ben, followed=True) == ["Witch"]


# -- what is published --------------------------------------------------------------------------


async def test_every_published_card_and_variant_has_its_thread(
    site: SmallSite, forum: Forum
) -> None:
    anna, ben = await member(site.people), await member(site.people, "Ben")
    guild = Guild(site.database, Lab(site.database, "only", a_day=0))
    await publish(guild, anna, card())
    [entry] = await rows(site.database, schema.guild)
    assert (await forum.about(entry.work, None)).thread is None
    carla = await member(site.people, "Carla")
    written = await asyncio.gather(
        *(forum.write_about(one, entry.work, NewPost(text="Nice.")) for one in (ben, carla))
    )
    assert sorted(place for _, place in written) == [1, 2]
    assert len(await told(site, anna)) == 1, "its author follows it"
    [thread] = (await forum.threads(None, "characters")).threads
    assert thread.about and thread.about.name == {"en": "Hermit"}
    assert (await forum.about(entry.work, None)).thread == thread.number
    with refused("no-such-entry"):
        await forum.about("0" * 16, None)
    await guild.withdraw(anna, entry.id)
    [thread] = (await forum.threads(None)).threads
    assert (thread.about, thread.title) == (None, "Hermit")
    await publish_variant(guild, anna)
    [entry] = [row for row in await rows(site.database, schema.guild) if row.kind == "variant"]
    number, _ = await forum.write_about(ben, entry.work, NewPost(text="Nice, too."))
    assert [one.number for one in (await forum.threads(None, "variants")).threads] == [number]


# -- boards -------------------------------------------------------------------------------------


async def test_a_host_adds_renames_and_closes_boards(site: SmallSite, forum: Forum) -> None:
    admin, anna = Admin(site.database), await member(site.people)
    await admin.add_board("rumours", {"en": "Rumours"})
    await admin.rename_board("site", {"en": "The inn", "de": "Das Gasthaus"})
    thread = await begin(forum, anna, board="rumours")
    await admin.close_board("rumours", closed=True)
    told = {board.id: board for board in await forum.boards()}
    assert list(told) == ["characters", "variants", "strategy", "site", "rumours"]
    assert told["site"].name == {"en": "The inn", "de": "Das Gasthaus"}
    assert told["rumours"].name["de"] == "Rumours" and told["rumours"].closed
    for refuse in (begin(forum, anna, board="rumours"), write(forum, anna, thread, "?")):
        with refused("board-closed"):
            await refuse
    await admin.close_board("rumours", closed=False)
    await write(forum, anna, thread, "!")
    await admin.rename_board("site", {})
    assert (await forum.boards())[3].name == {"en": "This site", "de": "Diese Seite"}
    for id, code in {"threads": "bad-board", "A b": "bad-board", "site": "board-there"}.items():
        with refused(code):
            await admin.add_board(id, {"en": "X"})
    with refused("no-such-board"):
        await admin.close_board("nothing", closed=True)
    commands = [line.command for line in await admin.audit()]
    assert commands == [
        "boards rename",
        "boards open",
        "boards close",
        "boards rename",
        "boards add",
    ]


# -- moderation ---------------------------------------------------------------------------------


async def test_a_report_shows_what_was_said_around_it(
    site: SmallSite, forum: Forum, moderation: Moderation
) -> None:
    anna, ben = await member(site.people), await member(site.people, "Ben")
    thread = await begin(forum, anna, text="One")
    for text in ("Two", "Three", "Four"):
        await write(forum, ben, thread, text)
    await forum.report(anna, await number_of(forum, thread, 3), "rude")
    table = await Tables(site.database).create(ben, NewTable(game="fist-2002"))
    book = TalkBook(site.database)
    for text in ("Hello", "You fool"):
        await book.add(table, ben, text, None)
    await book.report(table, anna, 1, "ruder")
    guild = Guild(site.database, Lab(site.database, "only", a_day=0))
    entry = await publish(guild, ben, card())
    await guild.report(anna, entry, "rudest")
    told = await moderation.reports()
    assert [(one.kind, one.said.text, [line.text for line in one.around]) for one in told] == [
        ("entry", "Hermit", []),
        ("line", "You fool", ["Hello"]),
        ("post", "Three", ["One", "Two", "Four"]),
    ]
    assert all(one.said.author and one.said.author.id == ben.id for one in told)
    assert told[2].page == f"/guild/forum/threads/{thread}?post=3"
    mona = await moderator(site)
    await moderation.settle(mona, told[0].id)
    assert [one.kind for one in await moderation.reports()] == ["line", "post"]
    assert len(await moderation.reports(settled=True)) == 3
    with refused("no-such-report"):
        await moderation.settle(mona, 99)


async def test_what_is_hidden_only_its_author_and_moderators_read(
    site: SmallSite, forum: Forum, moderation: Moderation
) -> None:
    anna, ben, mona = (
        await member(site.people),
        await member(site.people, "Ben"),
        await moderator(site),
    )
    thread = await begin(forum, anna, "Secret", "Nasty words")
    await write(forum, ben, thread, "What?", answers=1)
    post = await number_of(forum, thread)
    await moderation.hide_post(mona, post, True)
    assert [(await forum.post(post, one)).text for one in (anna, mona, ben, None)] == [
        "Nasty words",
        "Nasty words",
        "",
        "",
    ]
    answer = (await forum.thread(thread, ben)).posts[1].answers
    assert answer and answer.text == ""
    assert (await forum.search("nasty", ben)).posts == []
    with refused("no-such-post"):
        await forum.versions(post, ben)
    with refused("post-hidden"):
        await forum.edit(anna, post, "Nice words")
    await moderation.hide_post(mona, post, False)
    assert len((await forum.search("nasty", ben)).posts) == 1

    await moderation.change_thread(mona, thread, ThreadChange(locked=True, board="strategy"))
    with refused("thread-locked"):
        await write(forum, ben, thread, "But")
    await write(forum, mona, thread, "Enough.")
    assert await titles(forum, board="strategy") == ["Secret"]
    await moderation.change_thread(mona, thread, ThreadChange(hidden=True))
    assert await titles(forum) == [] and await titles(forum, mona) == ["Secret"]
    with refused("no-such-thread"):
        await forum.thread(thread, anna)
    with refused("no-such-board"):
        await moderation.change_thread(mona, thread, ThreadChange(board="nothing"))
    done = [(line.command, line.user) for line in await moderation.audit()]
    assert done[0] == ("thread hide", "Mona") and ("thread lock", "Mona") in done


async def test_a_hidden_line_of_talk_is_not_read_again(
    site: SmallSite, moderation: Moderation
) -> None:
    anna, mona, book = await member(site.people), await moderator(site), TalkBook(site.database)
    table = await Tables(site.database).create(anna, NewTable(game="fist-2002"))
    for text in ("Good", "Bad"):
        await book.add(table, anna, text, None)
    await moderation.hide_line(mona, table.id, 1, True)
    assert [line.text for line in await book.read(table.id)] == ["Good"]
    with refused("no-such-post"):
        await moderation.hide_line(mona, table.id, 9, True)


async def test_whoever_is_silenced_says_nothing_anywhere_until_it_ends(
    site: SmallSite, forum: Forum, moderation: Moderation
) -> None:
    anna, mona = await member(site.people), await moderator(site)
    thread = await begin(forum, anna)
    table = await Tables(site.database).create(anna, NewTable(game="fist-2002"))
    guild = Guild(site.database, Lab(site.database, "only", a_day=0))
    wanted = SanctionWanted(kind="silence", reason="Shouting", days=2)
    number = await moderation.sanction(mona, anna.id, wanted)
    post = await number_of(forum, thread)
    for said in (
        write(forum, anna, thread, "But"),
        begin(forum, anna),
        forum.edit(anna, post, "But"),
        TalkBook(site.database).add(table, anna, "But", None),
        publish(guild, anna, card()),
    ):
        with refused("silenced"):
            await said
    await forum.heart(anna, post)
    [told] = await site.people.warnings(anna)
    assert (told.kind, told.reason) == ("silence", "Shouting")
    async with site.database.write() as connection:
        await connection.execute(update(schema.sanctions).values(until=now() - 1))
    await write(forum, anna, thread, "Thank you")
    assert await site.people.warnings(anna) == []
    await moderation.lift(mona, number)
    with refused("no-such-sanction"):
        await moderation.lift(mona, number)


async def test_a_warning_is_shown_until_it_is_read_and_a_ban_ends_sessions(
    site: SmallSite, moderation: Moderation
) -> None:
    anna, mona = await member(site.people), await moderator(site)
    _, token = await site.people.login("Anna", PASSWORD, "")
    number = await moderation.sanction(mona, anna.id, SanctionWanted(kind="warn", reason="Hm"))
    assert [one.reason for one in await site.people.warnings(anna)] == ["Hm"]
    with refused("no-such-sanction"):
        await moderation.has_read(mona, number)
    await moderation.has_read(anna, number)
    assert await site.people.warnings(anna) == []
    ban = await moderation.sanction(mona, anna.id, SanctionWanted(kind="ban", reason="Enough"))
    assert await site.people.visit(token) is None
    with refused("person-disabled"):
        await site.people.login("Anna", PASSWORD, "")
    await moderation.lift(mona, ban)
    await site.people.login("Anna", PASSWORD, "")
    for who, kind, days, code in (
        (mona.id, "warn", None, "is-moderator"),
        ("nobody", "warn", None, "no-such-person"),
        (anna.id, "silence", None, "silence-days"),
        (anna.id, "ban", 3, "silence-days"),
    ):
        with refused(code):
            wanted = SanctionWanted(kind=kind, reason="x", days=days)  # type: ignore[arg-type]
            await moderation.sanction(mona, who, wanted)


@pytest.mark.parametrize("word", ["FAGGOT", "fággot", "Sieg   Heil"])
async def test_words_of_the_list_are_said_nowhere(site: SmallSite, forum: Forum, word: str) -> None:
    anna = await member(site.people)
    thread = await begin(forum, anna, text="The spice merchant: inside of a word nothing counts.")
    table = await Tables(site.database).create(anna, NewTable(game="fist-2002"))
    guild = Guild(site.database, Lab(site.database, "only", a_day=0))
    for said in (
        write(forum, anna, thread, f"You {word}!"),
        begin(forum, anna, title=f"A {word}."),
        TalkBook(site.database).add(table, anna, word, None),
        publish(guild, anna, card(f"The {word}")),
        Tables(site.database).create(anna, NewTable(game="fist-2002", name=f"The {word}")),
        Tables(site.database).create(anna, NewTable(game="fist-2002", company=[word])),
        site.people.guest(word, "en", ""),
        site.people.register(None, word, PASSWORD, "en", ""),
        site.people.change(await signed_in(site.people), PersonChange(name=word)),
    ):
        with pytest.raises(Refused) as error:
            await said
        assert error.value.code in ("bad-word", "name-characters")


async def test_a_name_leads_to_the_page_of_whoever_shows_it(site: SmallSite, forum: Forum) -> None:
    guild, gallery = (
        Guild(site.database, Lab(site.database, "only", a_day=0)),
        Gallery(site.database),
    )
    anna, ben, cleo = [await member(site.people, name) for name in ("Anna", "Ben", "Cleo")]
    thread, entry = await begin(forum, anna), await publish(guild, anna, card("Baker"))

    async def seen(by: PersonRow | None) -> set[bool]:
        post = (await forum.thread(thread, by)).posts[0].author
        whole = await gallery.entry(entry, by)
        tile = (await gallery.entries(Query(), by)).entries[0].author
        authors = (post, tile, whole.entry.author, whole.versions[0].author)
        return {one.shown for one in authors if one}

    async def show_to(who: str) -> None:
        async with site.database.write() as connection:
            await connection.execute(update(schema.people).values(shown_to=who))

    low, high = sorted((anna.id, ben.id))
    friends = {"low": low, "high": high, "asker": ben.id, "asked": 1, "since": 2}
    async with site.database.write() as connection:
        await connection.execute(insert(schema.friends).values(friends))
    seen_by: dict[str, list[PersonRow | None]] = {
        "nobody": [anna],
        "friends": [anna, ben],
        "everybody": [anna, ben, cleo, None],
    }
    for who, viewers in seen_by.items():
        await show_to(who)
        for viewer in (anna, ben, cleo, None):
            assert await seen(viewer) == {viewer in viewers}, (who, viewer)
    async with site.database.write() as connection:
        await connection.execute(update(schema.people).values(disabled=1))
    assert await seen(None) == {False}


async def test_a_host_has_word_lists_of_their_own(site: SmallSite, tmp_path: Path) -> None:
    (tmp_path / "en.txt").write_text("# instead of ours\n\nMoss Dragon\n", encoding="utf-8")
    (tmp_path / "more.txt").write_text("schlangenöl\n", encoding="utf-8")
    words = word_list(str(tmp_path))
    forum, anna = Forum(site.database, words=words), await member(site.people)
    thread = await begin(forum, anna, text="faggot is of a list that was replaced, moss is a plant")
    table = await Tables(site.database).create(anna, NewTable(game="fist-2002"))
    guild = Guild(site.database, Lab(site.database, "only", a_day=0), words=words)
    for said in (
        write(forum, anna, thread, "a MOSS  dragon"),
        write(forum, anna, thread, "Schlangenol"),
        write(forum, anna, thread, "sieg heil"),
        TalkBook(site.database, words=words).add(table, anna, "Moss dragon!", None),
        publish(guild, anna, card("Moss Dragon")),
        Tables(site.database, words=words).create(
            anna, NewTable(game="fist-2002", name="Moss Dragon")
        ),
        People(site.database, site.settings, words=words).guest("Moss Dragon", "en", ""),
    ):
        with refused("bad-word"):
            await said


async def test_new_members_write_slowly(site: SmallSite) -> None:
    forum, anna = Forum(site.database, slow_days=3), await member(site.people)
    thread = await begin(forum, anna)
    with refused("slow-mode"):
        await write(forum, anna, thread, "And")
    old = update(schema.people).values(created=now() - 4 * DAY)
    async with site.database.write() as connection:
        await connection.execute(old)
    anna, _ = await site.people.login("Anna", PASSWORD, "")
    await write(forum, anna, thread, "And")


async def test_a_new_member_does_not_write_twice_at_the_same_moment(site: SmallSite) -> None:
    forum, anna = Forum(site.database, slow_days=3), await member(site.people)
    thread = await begin(forum, await member(site.people, "Ben"))
    post = {"thread": thread, "place": 2, "author": anna.id, "at": now(), "text": "One"}
    async with site.database.write() as connection:
        await manners.check_slow(connection, anna.id)
        second = asyncio.create_task(begin(forum, anna, "Two"))
        await asyncio.wait([second], timeout=0.2)  # as far as it comes meanwhile
        await connection.execute(insert(schema.posts).values(post | {"words": "", "hearts": 0}))
    with refused("slow-mode"):
        await second


# -- one's own data -----------------------------------------------------------------------------


async def test_posts_go_with_the_account(site: SmallSite, forum: Forum) -> None:
    anna, ben = await member(site.people), await member(site.people, "Ben")
    alone = await begin(forum, anna, "Anna's own", "Dear diary")
    thread = await begin(forum, anna, "Anna asks", "Secret one")
    await write(forum, ben, thread, "Ben answers", answers=1)
    post = await number_of(forum, thread)
    await forum.edit(anna, post, "Secret two")
    await forum.heart(anna, await number_of(forum, thread, 2))
    known = await site.people.export(anna)
    assert [one["text"] for one in known["forum"]["posts"]] == ["Dear diary", "Secret two"]
    assert [one["text"] for one in known["forum"]["post_versions"]] == ["Secret one"]
    assert len(known["forum"]["post_hearts"]) == 1 and len(known["forum"]["threads"]) == 2

    await site.people.delete(anna, PASSWORD)
    page = await forum.thread(thread, ben)
    assert (page.thread.title, page.thread.author) == ("", None)
    assert [(post.text, post.parts is None) for post in page.posts] == [
        ("", True),
        ("Ben answers", False),
    ]
    assert page.posts[1].answers and page.posts[1].answers.text == ""
    assert page.posts[1].hearts == 0
    with refused("no-such-thread"):
        await forum.thread(alone, ben)
    assert (await forum.search("secret", ben)).posts == []
    everything = [await rows(site.database, table) for table in schema.metadata.sorted_tables]
    assert "Secret" not in str(everything) and anna.id not in str(everything)


# -- over HTTP ----------------------------------------------------------------------------------


@pytest.fixture(scope="module")
async def forum_site(
    tmp_path_factory: pytest.TempPathFactory, anyio_backend: str
) -> AsyncIterator[Live]:
    path = tmp_path_factory.mktemp("forum") / "dragonstones.db"
    async with running(f"sqlite:///{path}") as live:
        yield live


async def http_member(live: Live, name: str) -> httpx.AsyncClient:
    client = httpx.AsyncClient(base_url=str(live.http.base_url), verify=False)
    wish = {"name": name, "password": PASSWORD}
    assert (await client.post("/api/members", json=wish)).status_code == 201
    return client


#: Who may do what: the statuses for nobody, a guest, a member and a moderator.
MAY = {
    "GET /forum/boards": (200, 200, 200, 200),
    "GET /forum/threads": (200, 200, 200, 200),
    "GET /forum/threads/1": (200, 200, 200, 200),
    "GET /forum/posts/1/versions": (200, 200, 200, 200),
    "PUT /forum/posts/1/heart": (401, 200, 200, 200),
    "DELETE /forum/posts/1/heart": (401, 200, 200, 200),
    "PUT /forum/threads/1/follow": (401, 204, 204, 204),
    "DELETE /forum/threads/1/follow": (401, 204, 204, 204),
    "PUT /forum/threads/1/read": (401, 204, 204, 204),
    "POST /forum/posts/1/reports": (401, 204, 204, 204),
    "POST /forum/threads": (401, 403, 201, 201),
    "POST /forum/threads/1/posts": (401, 403, 201, 201),
    "PATCH /forum/posts/1": (401, 403, 403, 403),
    "GET /moderation/reports": (401, 403, 403, 200),
    "GET /moderation/audit": (401, 403, 403, 200),
    "GET /moderation/thrown": (401, 403, 403, 200),
    "PUT /moderation/reports/1/settled": (401, 403, 403, 204),
    "PUT /moderation/posts/1": (401, 403, 403, 204),
    "PATCH /moderation/threads/1": (401, 403, 403, 204),
    "PUT /moderation/entries/home-0123456789abcdef": (401, 403, 403, 404),
    "PUT /moderation/tables/abcdefghijkl/talk/0": (401, 403, 403, 404),
    "POST /moderation/people/nobody/sanctions": (401, 403, 403, 404),
    "DELETE /moderation/sanctions/1": (401, 403, 403, 404),
    "PUT /me/warnings/1": (401, 404, 404, 404),
}
BODIES: dict[str, Any] = {
    "PUT /forum/threads/1/read": {"place": 1},
    "POST /forum/posts/1/reports": {"reason": "Hm"},
    "POST /forum/threads": {"board": "site", "title": "A", "text": "B"},
    "POST /forum/threads/1/posts": {"text": "C"},
    "PATCH /forum/posts/1": {"text": "D"},
    "PUT /moderation/posts/1": {"hidden": False},
    "PATCH /moderation/threads/1": {"locked": False},
    "PUT /moderation/entries/home-0123456789abcdef": {"hidden": True},
    "PUT /moderation/tables/abcdefghijkl/talk/0": {"hidden": True},
    "POST /moderation/people/nobody/sanctions": {"kind": "warn", "reason": "E"},
}


async def test_who_may_do_what(forum_site: Live) -> None:
    live = forum_site
    author, someone, chief = [await http_member(live, n) for n in ("Author", "Someone", "Chief")]
    thread = {"board": "site", "title": "Rules", "text": "Be kind."}
    assert (await author.post("/api/forum/threads", json=thread)).status_code == 201
    await Admin(live.site.database).set_role("Chief", "moderator", True)
    nobody = httpx.AsyncClient(base_url=str(live.http.base_url), verify=False)
    gast = httpx.AsyncClient(base_url=str(live.http.base_url), verify=False)
    await gast.post("/api/guests", json={"name": "Gast"})
    wrong = {}
    for what, allowed in MAY.items():
        method, path = what.split()
        for who, status in zip((nobody, gast, someone, chief), allowed, strict=True):
            reply = await who.request(method, f"/api{path}", json=BODIES.get(what))
            if reply.status_code != status:
                wrong[what] = (status, reply.status_code, reply.text)
            if status >= 400:
                assert reply.json()["code"] and reply.json()["reason"], what
    for client in (author, someone, chief, nobody, gast):
        await client.aclose()
    assert wrong == {}


async def test_boards_and_threads_have_feeds(forum_site: Live) -> None:
    anna = await http_member(forum_site, "Anna")
    for text in ("One", "<b>Two</b>"):
        data = {"board": "strategy", "title": "Feed & fodder", "text": text}
        made = (await anna.post("/api/forum/threads", json=data)).json()
    number = made["thread"]["number"]
    for path, title in (
        ("", "Das Forum von Dragonstones"),
        ("board=strategy&", "Strategie: das Forum von Dragonstones"),
        (f"thread={number}&", "Feed & fodder"),
    ):
        reply = await anna.get(f"/guild/forum/feed.atom?{path}lang=de")
        assert reply.headers["content-type"].startswith("application/atom+xml")
        root = ElementTree.fromstring(reply.content)
        assert root.findtext(f"{{{NAMESPACE}}}title") == title
        assert root.findtext(f"{{{NAMESPACE}}}entry/{{{NAMESPACE}}}title") == "Feed & fodder"
    assert "<summary>&lt;b&gt;Two&lt;/b&gt;</summary>" in reply.text
    for path in ("board=nothing", "thread=999"):
        assert (await anna.get(f"/guild/forum/feed.atom?{path}")).status_code == 404
    await anna.aclose()


async def test_a_site_can_do_without_a_forum(sqlite_url: str) -> None:
    async with running(sqlite_url, forum=False) as live:
        for path in ("/api/forum/boards", "/api/forum/threads", "/guild/forum/feed.atom"):
            reply = await live.http.get(path, headers={"Accept-Language": "de"})
            assert (reply.status_code, reply.json()["code"]) == (404, "no-forum")
        assert reply.json()["reason"] == "Diese Seite hat kein Forum."
        assert (await live.http.get("/guild/forum")).status_code == 404
        assert "forum" not in (await live.http.get("/api/games")).json()[0]["has"]
