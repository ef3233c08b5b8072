"""The panel: beside the stage in a wide window, a sheet below it on a phone."""

import pytest

from monzo import CARDS_ROW
from measure import rests_at, shift
from viewer import DESKTOP, PHONE, TIMEOUT

TIMEOUT_MS = TIMEOUT * 1000
PANEL = "#panel.shown"
# What the stage must at least keep on a phone, in CSS pixels.
STAGE_BESIDE_SHEET = 120


def focused(viewer):
    return viewer.page.evaluate("document.activeElement.id")


def swipe(viewer, start, end):
    """A finger goes from one height of the window to another in a moment."""
    touch = viewer.context.new_cdp_session(viewer.page)
    x = viewer.page.viewport_size["width"] / 2 - 80
    steps = 6
    for step in range(steps + 1):
        point = {"x": x, "y": start + (end - start) * step / steps}
        kind = "touchStart" if step == 0 else "touchMove"
        touch.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": [point]})
    touch.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})


def height(viewer):
    return viewer.page.locator("#panel").bounding_box()["height"]


def test_in_a_large_window_it_is_open_until_it_is_closed_and_stays_so(open_viewer):
    viewer = open_viewer(viewport=DESKTOP)
    viewer.entered()
    toggle = viewer.page.locator("#panel-toggle")
    assert toggle.get_attribute("aria-expanded") == "true"
    viewer.page.get_by_role("button", name="Close the inspector").click()
    viewer.page.locator("#panel:not(.shown)").wait_for(state="attached", timeout=TIMEOUT_MS)
    assert focused(viewer) == "panel-toggle"
    viewer.page.reload()
    viewer.entered()
    assert toggle.get_attribute("aria-expanded") == "false"
    toggle.click()
    viewer.page.locator(PANEL).wait_for(timeout=TIMEOUT_MS)
    viewer.page.reload()
    viewer.page.locator(PANEL).wait_for(timeout=TIMEOUT_MS)
    assert viewer.complaints == []


@pytest.mark.parametrize("size", [DESKTOP, PHONE])
def test_the_keyboard_opens_it_and_escape_gives_the_focus_back(open_viewer, size):
    viewer = open_viewer(viewport=size)
    viewer.entered()
    toggle = viewer.page.locator("#panel-toggle")
    if toggle.get_attribute("aria-expanded") == "true":
        toggle.click()
    toggle.focus()
    viewer.page.keyboard.press("Enter")
    assert focused(viewer) == "panel"
    viewer.page.keyboard.press("Tab")
    assert viewer.page.evaluate("document.activeElement.closest('#panel') !== null")
    viewer.page.keyboard.press("Escape")
    assert focused(viewer) == "panel-toggle"
    viewer.page.keyboard.press("Tab")
    assert viewer.page.evaluate("document.activeElement.closest('#panel') === null")


def test_on_a_phone_the_whole_stage_stays_above_the_sheet_and_can_be_dragged(open_viewer):
    viewer = open_viewer(viewport=PHONE, has_touch=True)
    viewer.entered()
    viewer.see_at_rest(rests_at(viewer, 0), "the first card at rest")
    viewer.page.locator("#panel-toggle").tap()
    viewer.page.wait_for_function("() => document.getElementById('panel').clientHeight > 350")
    viewer.settled()
    sheet = viewer.page.locator("#panel").bounding_box()
    stage = viewer.page.locator("#stage").bounding_box()
    assert stage["y"] + stage["height"] <= sheet["y"]
    assert stage["height"] > STAGE_BESIDE_SHEET
    viewer.touch_drag((300, CARDS_ROW), (100, CARDS_ROW))
    viewer.see(lambda picture: shift(picture, viewer) > 150, "the drag")
    viewer.touch_up()


def test_the_sheet_is_swiped_larger_and_away(open_viewer):
    viewer = open_viewer(viewport=PHONE, has_touch=True)
    viewer.entered()
    viewer.page.locator("#panel-toggle").tap()
    viewer.settled()
    half = height(viewer)
    swipe(viewer, PHONE["height"] - half + 30, 200)
    viewer.page.get_by_role("button", name="Make the inspector smaller").wait_for(timeout=TIMEOUT_MS)
    viewer.settled()
    assert height(viewer) > 1.3 * half
    viewer.page.get_by_role("button", name="Make the inspector smaller").click()
    viewer.page.wait_for_function("(half) => document.getElementById('panel').getBoundingClientRect().height < half + 1", arg=half)
    swipe(viewer, PHONE["height"] - half + 30, PHONE["height"] - 10)
    viewer.page.locator("#panel:not(.shown)").wait_for(state="attached", timeout=TIMEOUT_MS)
    assert viewer.page.locator("#panel-toggle").get_attribute("aria-expanded") == "false"
    assert viewer.complaints == []
