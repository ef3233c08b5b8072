"""The gallery: every scene in one tap, and alive under the mouse."""

import re
from urllib.parse import urlsplit

import numpy
import pytest

from measure import rests_at
from rooms import scenes
from viewer import DESKTOP, PHONE, TIMEOUT

TIMEOUT_MS = TIMEOUT * 1000
LIVE = ".miniature canvas.live"


def card(viewer, title):
    return viewer.page.locator(".scene", has_text=title)


def lines(viewer):
    """How many WebSockets the page has open."""
    return sum(not socket.is_closed() for socket in viewer.sockets)


def test_every_scene_of_the_server_has_a_card_with_its_picture(open_viewer, server):
    viewer = open_viewer("/", viewport=DESKTOP)
    viewer.page.locator(".scene").first.wait_for()
    shown = viewer.page.evaluate("""() => [...document.querySelectorAll(".scene")].map((card) => ({
        name: new URL(card.querySelector("a").href).pathname.slice(1),
        title: card.querySelector(".title").textContent,
        summary: card.querySelector(".summary").textContent,
    }))""")
    assert shown == scenes(server)
    viewer.page.wait_for_function("() => [...document.querySelectorAll('.poster')].every((poster) => poster.naturalWidth > 0)")
    assert viewer.page.locator(".poster").count() == len(shown)
    assert lines(viewer) == 0
    assert viewer.complaints == []
    assert {urlsplit(address).netloc for address in viewer.addresses} == {urlsplit(server.url).netloc}


def test_a_scene_moves_under_the_mouse_and_one_line_is_open_at_a_time(open_viewer):
    viewer = open_viewer("/", viewport=DESKTOP)
    for title in ("Pots", "Emblems", "Field guide"):
        card(viewer, title).hover()
        live = card(viewer, title).locator(LIVE)
        live.wait_for(timeout=TIMEOUT_MS)
        assert lines(viewer) == 1
        assert viewer.page.locator("canvas").count() == 1
        box = live.bounding_box()

        def stage(picture):
            left, top, right, bottom = (int(v) for v in (box["x"], box["y"], box["x"] + box["width"], box["y"] + box["height"]))
            return picture[top:bottom, left:right]

        before = stage(viewer.picture())
        viewer.see(lambda picture: (numpy.abs(stage(picture) - before).max(axis=2) > 24).mean() > 0.02, f"{title} moving")
    viewer.page.mouse.move(5, 5)
    viewer.page.locator(LIVE).wait_for(state="detached", timeout=TIMEOUT_MS)
    assert lines(viewer) == 0
    assert viewer.complaints == []


def test_what_others_watch_is_not_moved_by_the_gallery(open_viewer):
    watcher = open_viewer("/monzo")
    watcher.see(rests_at(watcher, 0), "the first card at rest")
    gallery = open_viewer("/", viewport=DESKTOP)
    card(gallery, "Pots").hover()
    card(gallery, "Pots").locator(LIVE).wait_for(timeout=TIMEOUT_MS)
    watcher.page.get_by_text("2 watching").wait_for(timeout=TIMEOUT_MS)
    gallery.page.wait_for_timeout(2500)
    assert [frame for frame in gallery.sent if frame[0] == 0x13] == []
    assert rests_at(watcher, 0)(watcher.picture())


def test_the_keyboard_brings_a_scene_to_life_and_opens_it(open_viewer):
    viewer = open_viewer("/", viewport=DESKTOP)
    viewer.page.locator(".scene").first.wait_for()
    for _ in range(3):
        viewer.page.keyboard.press("Tab")
    card(viewer, "Field guide").locator(LIVE).wait_for(timeout=TIMEOUT_MS)
    viewer.page.keyboard.press("Enter")
    viewer.page.wait_for_url("**/stack", timeout=TIMEOUT_MS)
    viewer.entered()


def test_on_a_phone_the_scene_in_the_middle_is_alive_and_a_tap_opens_its_room(open_viewer):
    viewer = open_viewer("/", viewport=PHONE, has_touch=True, is_mobile=True)
    card(viewer, "Pots").locator(LIVE).wait_for(timeout=TIMEOUT_MS)
    card(viewer, "Dashboard").scroll_into_view_if_needed()
    card(viewer, "Dashboard").locator(LIVE).wait_for(timeout=TIMEOUT_MS)
    assert lines(viewer) == 1
    card(viewer, "Dashboard").locator(".miniature").tap()
    viewer.page.wait_for_url("**/dashboard", timeout=TIMEOUT_MS)
    viewer.entered()
    assert viewer.complaints == []


@pytest.mark.parametrize("title, scene", [("Pots", "monzo"), ("Album", "album")])
def test_a_private_room_opens_with_its_presenters_key(open_viewer, title, scene):
    viewer = open_viewer("/", viewport=DESKTOP)
    card(viewer, title).get_by_role("button", name="New private room").click()
    viewer.page.wait_for_url(re.compile(r"/[^/#]+#p[A-Za-z0-9_-]{43}$"), timeout=TIMEOUT_MS)
    viewer.entered()
    assert viewer.page.locator("#title").inner_text() == title
    assert viewer.page.locator("#mode").is_visible()
    assert urlsplit(viewer.page.url).path != f"/{scene}"
    viewer.page.reload()
    viewer.entered()
    assert viewer.page.locator("#mode").is_visible()


def test_without_motion_nothing_is_moved(open_viewer):
    viewer = open_viewer("/", viewport=DESKTOP, reduced_motion="reduce")
    card(viewer, "Pots").hover()
    card(viewer, "Pots").locator(LIVE).wait_for(timeout=TIMEOUT_MS)
    viewer.page.wait_for_timeout(1500)
    assert [frame for frame in viewer.sent if frame[0] == 0x13] == []
