"""The room's time, turned by one and seen by all."""

import numpy
import pytest

from measure import rests, rests_at, shift
from monzo import CARDS_ROW
from rooms import private_room
from viewer import DESKTOP, PHONE, TIMEOUT

TIMEOUT_MS = TIMEOUT * 1000


def button(viewer, name):
    return viewer.page.locator("#time-bar").get_by_role("button", name=name)


def badge(viewer, text):
    viewer.page.locator(".time-badge", has_text=text).wait_for(timeout=TIMEOUT_MS)


def is_live(viewer):
    viewer.page.locator("#time-bar:not(.away)").wait_for(timeout=TIMEOUT_MS)


def age(viewer):
    """Seconds before the newest moment."""
    text = viewer.page.locator("#time-bar .slider").get_attribute("aria-valuetext")
    return 0 if text == "now" or "step" in text else float(text.split()[0])


def stage(viewer):
    """The stage once it no longer changes, without the badge that stands on it."""
    viewer.settled()
    viewer.page.locator(".time-badge").evaluate("(badge) => { badge.hidden = true; }")
    picture = numpy.asarray(viewer.stage_picture()).astype(float)
    viewer.page.locator(".time-badge").evaluate("(badge) => { badge.hidden = false; }")
    return picture


def same(a, b):
    return a.shape == b.shape and numpy.array_equal(a, b)


@pytest.fixture
def pair(open_viewer, server):
    links = private_room(server)
    opened = [open_viewer(links["present"], viewport=DESKTOP), open_viewer(links["view"], viewport=PHONE, has_touch=True)]
    for viewer in opened:
        viewer.entered()
        viewer.see(rests_at(viewer, 0), "the first card at rest")
    return opened


def fling(viewer):
    viewer.mouse_drag((300, CARDS_ROW), (120, CARDS_ROW), hold=False)
    viewer.mouse_up()


def test_standing_still_is_seen_by_all_and_turned_only_by_those_who_may_touch(pair):
    presenter, watcher = pair
    is_live(presenter)
    assert button(watcher, "Pause").is_disabled()
    button(presenter, "Pause").click()
    for each in pair:
        badge(each, "Paused")
    before = stage(watcher)
    fling(presenter)
    presenter.page.locator("#status.visible", has_text="Time stands still").wait_for(timeout=TIMEOUT_MS)
    assert same(stage(watcher), before)
    button(presenter, "Play").click()
    for each in pair:
        is_live(each)
    fling(presenter)
    watcher.see(rests_at(watcher, 1), "the second card at rest")
    assert presenter.complaints == watcher.complaints == []


def test_steps_back_and_on_show_the_live_frames_again(pair):
    presenter, watcher = pair
    # Slowly, so that the cards still move when time stands still.
    presenter.page.locator("#time-bar").get_by_role("combobox", name="Speed").select_option("0.05")
    fling(presenter)
    # There are three steps a second.
    presenter.see(lambda picture: not rests_at(presenter, 0)(picture), "the cards on their way")
    button(presenter, "Pause").click()
    badge(presenter, "Paused")
    live = {each: stage(each) for each in pair}
    presenter.page.keyboard.press(".")
    presenter.page.wait_for_timeout(300)
    for _ in range(12):
        presenter.page.keyboard.press(",")
    badge(presenter, "0.2 s ago")
    past = {each: stage(each) for each in pair}
    assert not same(past[presenter], live[presenter])
    for _ in range(11):
        button(presenter, "One step on").click()
    badge(watcher, "1 step ago")
    for each in pair:
        assert same(stage(each), live[each])


def test_scrubbing_shows_what_was_and_live_is_one_press_away(pair):
    presenter, watcher = pair
    fling(presenter)
    for each in pair:
        each.see(rests_at(each, 1), "the second card at rest")
    box = presenter.page.locator("#time-bar .slider").bounding_box()
    y = box["y"] + box["height"] / 2
    presenter.page.mouse.move(box["x"] + box["width"] - 14, y)
    presenter.page.mouse.down()
    presenter.page.mouse.move(box["x"] + box["width"] * 0.1, y, steps=30)
    watcher.see(rests_at(watcher, 0), "the first card, as it was")
    presenter.page.mouse.up()
    badge(watcher, "Paused")
    assert age(presenter) > 1
    button(presenter, "Live").click()
    for each in pair:
        is_live(each)
        each.see(rests_at(each, 1), "the second card at rest")
    presenter.page.locator("#time-bar .slider").focus()
    for _ in range(3):
        presenter.page.keyboard.press("PageDown")
    for each in pair:
        badge(each, "Paused \u00b7 3.0 s ago")
    presenter.page.keyboard.press("Space")
    badge(watcher, "Replay")
    for each in pair:
        is_live(each)
        each.see(rests_at(each, 1), "the second card, as it came to be")
        assert each.complaints == []


def test_slow_motion_is_slow_for_all_until_the_present_is_asked_for(pair):
    presenter, watcher = pair
    presenter.page.locator("#time-bar").get_by_role("combobox", name="Speed").select_option("0.05")
    for each in pair:
        badge(each, "Speed 1/20")
    fling(presenter)
    watcher.see(lambda picture: 20 < shift(picture, watcher) < 250, "cards that move slowly")
    button(presenter, "Live").click()
    for each in pair:
        is_live(each)
        # How far it flies depends on how fast the slowed room saw the mouse.
        each.see(rests(each), "the cards at rest")


def test_on_a_phone_the_controls_are_large_and_beside_each_other(open_viewer, server):
    viewer = open_viewer(private_room(server)["open"], viewport=PHONE, has_touch=True, is_mobile=True)
    viewer.entered()
    is_live(viewer)
    button(viewer, "Pause").tap()
    badge(viewer, "Paused")
    viewer.settled()
    boxes = [each.bounding_box() for each in viewer.page.locator("#time-bar :is(button, select)").all() if each.is_visible()]
    assert len(boxes) >= 5
    for box in boxes:
        assert box["width"] >= 44 and box["height"] >= 44
        assert box["x"] >= 0 and box["x"] + box["width"] <= PHONE["width"]
        assert abs(box["y"] - boxes[0]["y"]) < 1


def test_a_touch_during_a_replay_says_what_it_cuts_off_and_undo_brings_it_back(pair):
    presenter, watcher = pair
    fling(presenter)
    watcher.see(rests_at(watcher, 1), "the second card at rest")
    presenter.page.wait_for_timeout(3000)
    button(presenter, "Pause").click()
    badge(presenter, "Paused")
    presenter.page.locator("#time-bar .slider").focus()
    for _ in range(4):
        presenter.page.keyboard.press("PageDown")
    badge(presenter, "ago")
    button(presenter, "Play").click()
    badge(watcher, "Replay")
    fling(presenter)
    for each in pair:
        each.page.locator("#cut-offer", has_text="is set aside").wait_for(timeout=TIMEOUT_MS)
    assert watcher.page.locator("#cut-offer button").is_hidden()
    is_live(presenter)
    presenter.page.keyboard.press("Control+z")
    for each in pair:
        badge(each, "Paused")
        each.page.locator("#cut-offer").wait_for(state="hidden", timeout=TIMEOUT_MS)
    assert age(presenter) > 0.5
    assert presenter.complaints == watcher.complaints == []
