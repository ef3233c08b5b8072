"""The gallery: every scene in one tap, and alive under the mouse."""

import re
from urllib.parse import urlsplit

import numpy
import pytest

from demonstrations import record
from motions import SCENES
from rooms import scenes
from server import SOURCES
from viewer import DESKTOP, PHONE, TIMEOUT

TIMEOUT_MS = TIMEOUT * 1000
PLAYING = ".miniature canvas"


def card(viewer, title):
    return viewer.page.locator(".scene", has_text=title)


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
    assert viewer.sockets == []
    assert viewer.complaints == []
    assert {urlsplit(address).netloc for address in viewer.addresses} == {urlsplit(server.url).netloc}


def miniature(viewer, title):
    """Where a card shows its scene, as a function of a picture of the window."""
    box = card(viewer, title).locator(".miniature").bounding_box()
    # Within the rounded corners, and free of the edge that moves when the mouse comes.
    left, top, right, bottom = (int(v) for v in (
        box["x"] + 4, box["y"] + 24, box["x"] + box["width"] - 4, box["y"] + box["height"] - 24))
    return lambda picture: picture[top:bottom, left:right]


def differing(a, b):
    return (numpy.abs(a - b).max(axis=2) > 40).mean()


def test_on_a_desktop_one_scene_after_another_moves_by_itself(open_viewer):
    viewer = open_viewer("/", viewport=DESKTOP)
    card(viewer, "Pots").locator(PLAYING).wait_for(timeout=TIMEOUT_MS)
    card(viewer, "Field guide").locator(PLAYING).wait_for(timeout=TIMEOUT_MS)
    card(viewer, "Album").hover()
    card(viewer, "Album").locator(PLAYING).wait_for(timeout=TIMEOUT_MS)
    viewer.page.mouse.move(5, 5)
    card(viewer, "Pots").locator(PLAYING).wait_for(timeout=TIMEOUT_MS)
    assert viewer.sockets == []


def test_it_says_how_ones_own_layouts_are_shown(open_viewer):
    viewer = open_viewer("/", viewport=DESKTOP)
    assert viewer.page.locator(".masthead code").inner_text() == "zoetrope preview PATH"


@pytest.mark.parametrize("width", [720, 1000, 1180, 1440, 1920, 2560])
def test_no_row_has_a_hole_beside_its_cards(open_viewer, width):
    viewer = open_viewer("/", viewport={"width": width, "height": 900})
    viewer.page.locator(".scene").first.wait_for()
    boxes = viewer.page.evaluate("""() => [...document.querySelectorAll(".scene")].map((card) => {
        const { left, right, top } = card.getBoundingClientRect();
        return { left, right, top };
    })""")
    margins = {}
    for top in {box["top"] for box in boxes}:
        row = [box for box in boxes if box["top"] == top]
        margins[top] = (min(box["left"] for box in row), width - max(box["right"] for box in row))
    for left, right in margins.values():
        assert left == pytest.approx(right, abs=1)


@pytest.mark.parametrize("width, height", [(320, 568), (390, 700), (390, 844), (844, 390), (1280, 800)])
def test_what_a_card_says_stays_in_it(open_viewer, width, height):
    viewer = open_viewer("/", viewport={"width": width, "height": height})
    viewer.page.locator(".scene").first.wait_for()
    spilling = viewer.page.evaluate("""() => [...document.querySelectorAll(".scene :is(.title, .summary, .private)")].filter((part) => {
        const [inner, outer] = [part, part.closest(".scene")].map((element) => element.getBoundingClientRect());
        return part.scrollWidth > part.clientWidth || inner.right > outer.right + 0.5;
    }).map((part) => part.textContent)""")
    assert spilling == []


@pytest.mark.parametrize("width, height", [(390, 700), (390, 844), (844, 390), (1440, 900)])
def test_the_first_pictures_names_are_seen_without_scrolling(open_viewer, width, height):
    viewer = open_viewer("/", viewport={"width": width, "height": height})
    title = viewer.page.locator(".scene .title").first.bounding_box(timeout=TIMEOUT_MS)
    assert title["y"] + title["height"] <= height


def test_every_scene_moves_under_the_mouse_and_no_room_hears_of_it(open_viewer, server):
    viewer = open_viewer("/", viewport=DESKTOP)
    for scene in scenes(server):
        title = scene["title"]
        card(viewer, title).hover()
        card(viewer, title).locator(PLAYING).wait_for(timeout=TIMEOUT_MS)
        assert viewer.page.locator("canvas").count() == 1
        stage = miniature(viewer, title)
        before = stage(viewer.picture())
        viewer.see(lambda picture: differing(stage(picture), before) > 0.02, f"{title} moving")
    assert viewer.sockets == []
    assert viewer.complaints == []


def test_the_demonstration_takes_its_posters_place_to_the_pixel(open_viewer):
    viewer = open_viewer("/", viewport=DESKTOP)
    viewer.page.wait_for_function("() => [...document.querySelectorAll('.poster')].every((poster) => poster.naturalWidth > 0)")
    card(viewer, "Pots").hover()
    canvas = card(viewer, "Pots").locator(PLAYING)
    canvas.wait_for(timeout=TIMEOUT_MS)
    viewer.page.wait_for_timeout(400)
    frame = card(viewer, "Pots").locator(".miniature").bounding_box()
    assert canvas.bounding_box() == pytest.approx(frame, abs=0.1)
    size = canvas.evaluate("(canvas) => [canvas.width, canvas.height, canvas.clientWidth, canvas.clientHeight]")
    assert size[:2] == pytest.approx(size[2:], abs=1)
    padding = canvas.evaluate("(canvas) => getComputedStyle(canvas).padding")
    assert padding == "0px"


@pytest.mark.parametrize("scene", SCENES)
def test_what_is_played_is_what_the_scene_does(scene):
    played = (SOURCES / "pages/gallery/demonstrations" / f"{scene}.bin").read_bytes()
    same = record(scene) == played
    assert same, f"{scene} moves in another way than the gallery shows: look at it, and `make pictures` records it anew"


def test_the_keyboard_brings_a_scene_to_life_and_opens_it(open_viewer):
    viewer = open_viewer("/", viewport=DESKTOP)
    viewer.page.locator(".scene").first.wait_for()
    for _ in range(3):
        viewer.page.keyboard.press("Tab")
    card(viewer, "Field guide").locator(PLAYING).wait_for(timeout=TIMEOUT_MS)
    viewer.page.keyboard.press("Enter")
    viewer.page.wait_for_url("**/stack", timeout=TIMEOUT_MS)
    viewer.entered()


def test_on_a_phone_the_scene_in_the_middle_is_alive_and_a_tap_opens_its_room(open_viewer):
    viewer = open_viewer("/", viewport=PHONE, has_touch=True, is_mobile=True)
    card(viewer, "Pots").locator(PLAYING).wait_for(timeout=TIMEOUT_MS)
    card(viewer, "Dashboard").scroll_into_view_if_needed()
    card(viewer, "Dashboard").locator(PLAYING).wait_for(timeout=TIMEOUT_MS)
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


def test_without_motion_the_posters_stay(open_viewer):
    viewer = open_viewer("/", viewport=DESKTOP, reduced_motion="reduce")
    card(viewer, "Pots").hover()
    viewer.page.wait_for_timeout(1500)
    assert viewer.page.locator(PLAYING).count() == 0
