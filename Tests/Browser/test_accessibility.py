"""The stage for those who hear it, and for those without a pointer."""

import pytest
from axe_playwright_python.sync_playwright import Axe

from rooms import private_room
from viewer import DESKTOP, PHONE, TIMEOUT

TIMEOUT_MS = TIMEOUT * 1000
SCENES = ["monzo", "stack", "dashboard", "album", "flip", "feed", "grid", "messages"]


def button(viewer, name):
    return viewer.page.locator("#tree").get_by_role("button", name=name)


def focused(viewer):
    return viewer.page.evaluate("() => document.activeElement.getAttribute('aria-label')")


def tab_to_the_tree(viewer):
    """From the top of the page, by keyboard alone."""
    for _ in range(20):
        viewer.page.keyboard.press("Tab")
        if viewer.page.evaluate("() => document.activeElement.closest('#tree') !== null"):
            return
    raise AssertionError("Tab never came to the tree")


def tree_of(viewer):
    """Chromium's accessibility tree: role, name and properties of what is not ignored."""
    nodes = viewer.context.new_cdp_session(viewer.page).send("Accessibility.getFullAXTree")["nodes"]
    return [
        (
            node["role"]["value"],
            node.get("name", {}).get("value", ""),
            {each["name"]: each["value"].get("value") for each in node.get("properties", [])},
        )
        for node in nodes
        if not node["ignored"]
    ]


@pytest.mark.parametrize("scene", SCENES)
@pytest.mark.parametrize("viewport", [PHONE, DESKTOP], ids=["phone", "desktop"])
def test_axe_finds_nothing(open_viewer, scene, viewport):
    viewer = open_viewer(f"/{scene}", viewport=viewport)
    viewer.entered()
    viewer.page.locator("#tree button").first.wait_for(timeout=TIMEOUT_MS)
    results = Axe().run(viewer.page)
    assert results.violations_count == 0, results.generate_report()
    assert viewer.complaints == []


def test_axe_finds_nothing_in_the_gallery(open_viewer):
    viewer = open_viewer("/", viewport=DESKTOP)
    viewer.page.locator(".scene").first.wait_for()
    results = Axe().run(viewer.page)
    assert results.violations_count == 0, results.generate_report()


def test_browsers_hear_a_list_with_the_names_and_places_of_what_is_on_the_stage(open_viewer):
    viewer = open_viewer("/monzo")
    button(viewer, "Holiday pot").wait_for(timeout=TIMEOUT_MS)
    tree = tree_of(viewer)
    assert [name for role, name, _ in tree if role == "list"] == ["Cards"]
    assert [name for role, name, _ in tree if role == "button" and " of 10" in name] == [
        "A. Muybridge, debit card ending in 1879, 1 of 10",
        "Holiday pot, £636.00 of £1,200, 2 of 10",
    ]
    assert viewer.page.evaluate("""() => [...document.querySelectorAll("#tree li")].map(
        (item) => [item.ariaPosInSet, item.ariaSetSize])""") == [["1", "10"], ["2", "10"]]


def test_an_item_lies_over_what_it_stands_for(open_viewer):
    viewer = open_viewer("/dashboard", viewport=DESKTOP)
    music = button(viewer, "Music")
    music.wait_for(timeout=TIMEOUT_MS)
    box, letterbox = music.bounding_box(), viewer.letterbox
    # As the scene's own numbers have it: 137 x 58 points around (304, 289).
    assert abs(box["x"] + box["width"] / 2 - letterbox.to_window(304.2, 288.7)[0]) < 1.5
    assert abs(box["y"] + box["height"] / 2 - letterbox.to_window(304.2, 288.7)[1]) < 1.5
    assert abs(box["width"] - 136.6 * letterbox.scale) < 3


def test_a_scene_is_opened_and_closed_again_by_keyboard_alone(open_viewer):
    viewer = open_viewer("/dashboard")
    button(viewer, "Weather").wait_for(timeout=TIMEOUT_MS)
    tab_to_the_tree(viewer)
    assert focused(viewer) == "Weather, 1 of 7"
    viewer.page.keyboard.press("ArrowRight")
    assert focused(viewer) == "Music, 2 of 7"
    viewer.page.keyboard.press("Enter")
    button(viewer, "Tap to go back").wait_for(timeout=TIMEOUT_MS)
    viewer.page.wait_for_function(
        "() => document.activeElement.ariaLabel?.startsWith('Music. ')", timeout=TIMEOUT_MS)
    viewer.page.keyboard.press("Space")
    button(viewer, "Music, 2 of 7").wait_for(timeout=TIMEOUT_MS)
    viewer.page.wait_for_function("() => document.activeElement.closest('#tree') !== null", timeout=TIMEOUT_MS)


def test_arrows_walk_on_to_what_was_not_in_sight(open_viewer):
    viewer = open_viewer("/monzo")
    button(viewer, "Holiday pot").wait_for(timeout=TIMEOUT_MS)
    tab_to_the_tree(viewer)
    for name in ("Holiday pot", "New home pot", "Rainy days pot"):
        viewer.page.keyboard.press("ArrowRight")
        viewer.page.wait_for_function(
            "(name) => document.activeElement.ariaLabel?.startsWith(name)", arg=name, timeout=TIMEOUT_MS)
        # Once it has come, the next one is in sight.
        viewer.settled()


def test_a_covered_card_is_touched_where_it_can_be_seen(open_viewer):
    viewer = open_viewer("/stack")
    button(viewer, "Pip Sprout").wait_for(timeout=TIMEOUT_MS)
    button(viewer, "Pip Sprout").focus()
    viewer.page.keyboard.press("Enter")
    # The collapsed stack opens: the first card is then high above.
    viewer.page.wait_for_function("""() => document.querySelector("#tree li").getBoundingClientRect().top
        < document.querySelector("#stage").getBoundingClientRect().height / 2""", timeout=TIMEOUT_MS)


def test_a_click_without_a_pointer_is_a_touch_and_one_of_the_mouse_is_not_a_second_one(open_viewer):
    viewer = open_viewer("/grid")
    button(viewer, "Cell 2,").wait_for(timeout=TIMEOUT_MS)
    button(viewer, "Cell 2,").dispatch_event("click")
    button(viewer, "Cell 2, 2 of 1000, selected").wait_for(timeout=TIMEOUT_MS)
    touches = len([frame for frame in viewer.sent if frame[0] == 0x10])
    assert touches == 2
    viewer.page.mouse.click(*viewer.letterbox.to_window(62, 62))
    button(viewer, "Cell 1, 1 of 1000, selected").wait_for(timeout=TIMEOUT_MS)
    downs = [frame for frame in viewer.sent if frame[0] == 0x10 and frame[3] == 0]
    assert len(downs) == 2
    assert viewer.page.evaluate("() => document.activeElement === document.body"), "keys are the stage's"


def test_what_another_moved_is_said_once_it_rests(open_viewer):
    viewer, other = open_viewer("/monzo"), open_viewer("/monzo")
    for each in (viewer, other):
        button(each, "Holiday pot").wait_for(timeout=TIMEOUT_MS)
    viewer.page.evaluate("""() => {
        window.said = [];
        new MutationObserver(() => window.said.push(document.getElementById("voice").textContent))
            .observe(document.getElementById("voice"), { childList: true, characterData: true, subtree: true });
    }""")
    viewer.settled()
    other.page.keyboard.press("ArrowRight")
    viewer.page.wait_for_function("() => window.said.length > 0", timeout=TIMEOUT_MS)
    viewer.settled()
    assert viewer.page.evaluate("() => window.said")[-1] == "Holiday pot, £636.00 of £1,200, 2 of 10"
    assert len(viewer.page.evaluate("() => window.said")) == 1


def test_a_viewer_who_may_not_touch_hears_why(open_viewer, server):
    viewer = open_viewer(private_room(server)["view"])
    button(viewer, "Holiday pot").wait_for(timeout=TIMEOUT_MS)
    button(viewer, "Holiday pot").dispatch_event("click")
    viewer.page.get_by_text("view-only link").wait_for(timeout=TIMEOUT_MS)
    assert [frame for frame in viewer.sent if frame[0] == 0x10] == []
