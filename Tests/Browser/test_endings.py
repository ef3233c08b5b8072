"""What a page says when there is no room for it, for now or for good."""

import time
import urllib.error
import urllib.request

import pytest

from measure import rests_at
from monzo import CARDS_ROW
from rooms import private_room
from viewer import TIMEOUT

TIMEOUT_MS = TIMEOUT * 1000


def status(url):
    try:
        with urllib.request.urlopen(url) as response:
            return response.status
    except urllib.error.HTTPError as error:
        return error.code


def wait_until(condition, what):
    deadline = time.monotonic() + TIMEOUT
    while not condition():
        assert time.monotonic() < deadline, what
        time.sleep(0.1)


def says(viewer, heading):
    viewer.page.get_by_role("heading", name=heading).wait_for(timeout=TIMEOUT_MS)


def test_a_mistyped_scene_is_said_to_be_none_and_the_scenes_are_a_tap_away(open_viewer):
    viewer = open_viewer("/monso")
    says(viewer, "There is no scene \u201cmonso\u201d here")
    assert viewer.page.locator("#stage").is_hidden()
    viewer.page.locator("#closed").get_by_role("link", name="All scenes").click()
    viewer.page.locator(".scene").first.wait_for(timeout=TIMEOUT_MS)


@pytest.mark.parametrize("key", ["p" + 43 * "A", "pshort", "p%20"])
def test_a_link_that_is_not_valid_says_so_and_the_room_opens_without_it(open_viewer, key):
    viewer = open_viewer(f"/monzo#{key}")
    says(viewer, "This link is not valid")
    viewer.page.get_by_role("link", name="Enter without it").click()
    viewer.entered()
    viewer.see_at_rest(rests_at(viewer, 0), "the first card at rest")


def test_a_private_rooms_address_without_its_key_does_not_open_it(open_viewer, server):
    viewer = open_viewer(private_room(server)["open"].split("#")[0])
    says(viewer, "This room is private")
    assert viewer.page.locator("#closed .ways > *").all_inner_texts() == ["All scenes"]


def test_a_private_room_that_never_was_is_not_said_to_have_ended(open_viewer):
    says(open_viewer("/" + 22 * "A"), "There is no such room here")


def test_a_private_room_has_ended_once_nobody_was_in_it_for_long_enough(open_viewer, server):
    server.kill()
    server.arguments = ("--room-idle", "1")
    server.start()
    link = private_room(server)["view"]
    wait_until(lambda: status(f"{server.url}{link.split('#')[0]}") == 410, "the end")
    says(open_viewer(link), "This room has ended")


def test_a_page_that_finds_the_server_full_gets_in_when_there_is_a_place(open_viewer, server):
    pages = [open_viewer("/monzo"), open_viewer("/monzo")]
    for page in pages:
        page.entered()
    server.kill()
    server.arguments = ("--max-viewers", "1")
    server.start()

    def full(page):
        return page.page.get_by_role("heading", name="It is full here").is_visible()

    pages[0].see(lambda _: full(pages[0]) or full(pages[1]), "a page that is told so")
    waiting, inside = pages if full(pages[0]) else reversed(pages)
    assert "the only place is taken" in waiting.page.locator("#closed").inner_text()
    inside.page.locator(".room:not(.stale)").wait_for(timeout=TIMEOUT_MS)
    inside.close()
    waiting.page.locator(".room:not(.stale)").wait_for(timeout=TIMEOUT_MS)
    assert waiting.page.locator("#closed").is_hidden()
    waiting.see_at_rest(rests_at(waiting, 0), "the first card at rest")


def test_the_guest_over_the_limit_is_told_and_let_in_once_there_is_a_place(open_viewer, server):
    server.kill()
    server.arguments = ("--max-viewers", "1")
    server.start()
    inside = open_viewer("/monzo")
    inside.entered()
    waiting = open_viewer("/monzo", color_scheme="dark")
    says(waiting, "Full house")
    assert "the only place is taken" in waiting.page.locator("main").inner_text()
    assert waiting.page.locator("meta[name=viewport]").count() == 1
    dark = waiting.page.evaluate("() => getComputedStyle(document.body).backgroundColor")
    assert dark == "rgb(11, 11, 14)"
    waiting.page.get_by_text("tries again by itself in").wait_for(timeout=TIMEOUT_MS)
    # A place that is not there yet is not found by asking for it either.
    with waiting.page.expect_response(lambda response: response.status == 503):
        waiting.page.get_by_role("link", name="Try again now").click()
    says(waiting, "Full house")
    inside.close()
    waiting.page.locator(".room:not(.stale)").wait_for(timeout=TIMEOUT_MS)


def test_a_presenter_presents_on_after_the_server_was_killed(open_viewer, server, tmp_path):
    server.kill()
    server.arguments = ("--state-dir", str(tmp_path))
    server.start()
    links = private_room(server)
    presenter, watcher = open_viewer(links["present"]), open_viewer(links["view"])
    for viewer in (presenter, watcher):
        viewer.entered()
        viewer.see_at_rest(rests_at(viewer, 0), "the first card at rest")
    server.kill()
    status = presenter.page.locator("#status.visible")
    status.wait_for(timeout=TIMEOUT_MS)
    assert "Reconnecting" in status.inner_text()
    presenter.page.locator("#status", has_text="can\u2019t be reached").wait_for(timeout=TIMEOUT_MS)
    server.start()
    for viewer in (presenter, watcher):
        viewer.page.locator(".room:not(.stale)").wait_for(timeout=TIMEOUT_MS)
    presenter.page.get_by_text("2 watching").wait_for(timeout=TIMEOUT_MS)
    presenter.mouse_drag((300, CARDS_ROW), (100, CARDS_ROW))
    presenter.mouse_up()
    watcher.see_at_rest(rests_at(watcher, 1), "the second card at rest")
