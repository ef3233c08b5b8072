"""What people in a room say to each other: who is there, raised hands, reactions and comments."""

import pytest

from rooms import private_room
from viewer import DESKTOP, PHONE, TIMEOUT

TIMEOUT_MS = TIMEOUT * 1000
SHOWN = "localStorage.setItem('cursors', 'shown'); localStorage.setItem('setting touched', 'true');"


@pytest.fixture(params=[0, 1], ids=["desktop speaks", "phone speaks"])
def pair(open_viewer, server, request):
    """Two in one room, a desktop and a phone, of which the first speaks."""
    link = private_room(server, "grid")["open"]
    desktop = open_viewer(link, viewport=DESKTOP, init_script=SHOWN)
    phone = open_viewer(link, viewport=PHONE, init_script=SHOWN, has_touch=True, is_mobile=True)
    for viewer in (desktop, phone):
        viewer.entered()
    return (phone, desktop) if request.param else (desktop, phone)


def open_people(viewer):
    viewer.page.locator("#me").click()
    viewer.page.locator(".people-list li").first.wait_for(timeout=TIMEOUT_MS)


def test_who_is_here_reactions_and_comments_are_seen_by_the_other(pair):
    speaker, other = pair
    speaker.rename("Ann")
    open_people(other)
    other.page.locator(".people-list li", has_text="Ann").wait_for(timeout=TIMEOUT_MS)
    assert "may touch" in other.page.locator(".people-list li", has_text="Ann").inner_text()
    other.page.keyboard.press("Escape")

    open_people(speaker)
    speaker.page.get_by_role("button", name="React: Heart").click()
    for viewer in (speaker, other):
        viewer.page.locator(".reaction").wait_for(state="attached", timeout=TIMEOUT_MS)
    for viewer in (speaker, other):
        viewer.page.locator(".reaction").wait_for(state="detached", timeout=TIMEOUT_MS)

    # A moment that stands still keeps its comments in sight.
    speaker.page.get_by_role("button", name="Pause").click()
    open_people(speaker)
    speaker.page.get_by_label("Comment", exact=True).fill("Too <b>fast</b> here")
    speaker.page.get_by_role("button", name="Place it").click()
    place = speaker.letterbox.to_window(100, 300)
    speaker.page.mouse.click(*place)
    for viewer in (speaker, other):
        pin = viewer.page.locator(".comment-pin")
        pin.wait_for(timeout=TIMEOUT_MS)
        # Text, and nothing else.
        assert pin.inner_text() == "Ann Too <b>fast</b> here"
        box, expected = pin.bounding_box(), viewer.letterbox.to_window(100, 300)
        assert abs(box["x"] - expected[0]) < 2 and abs(box["y"] - expected[1]) < 2
    # To pin it is no touch.
    assert not any(isinstance(frame, bytes) and frame[0] == 0x10 for frame in speaker.sent)

    open_people(other)
    row = other.page.locator(".comment-list li")
    assert row.get_by_role("button", name="Erase").count() == 0
    other.page.keyboard.press("Escape")
    open_people(speaker)
    speaker.page.locator(".comment-list li").get_by_role("button", name="Erase").click()
    other.page.locator(".comment-pin").wait_for(state="detached", timeout=TIMEOUT_MS)
    for viewer in pair:
        assert viewer.complaints == []


def test_a_comment_leads_back_to_its_moment(open_viewer, server):
    viewer = open_viewer(private_room(server, "grid")["present"], viewport=DESKTOP, init_script=SHOWN)
    viewer.entered()
    viewer.page.get_by_role("button", name="Pause").click()
    open_people(viewer)
    viewer.page.get_by_label("Comment", exact=True).fill("Here")
    viewer.page.keyboard.press("Enter")
    # The middle, by the keyboard.
    viewer.page.keyboard.press("Enter")
    viewer.page.locator(".comment-pin").wait_for(timeout=TIMEOUT_MS)
    open_people(viewer)
    time = viewer.page.locator(".comment-list .comment-time")
    assert time.inner_text().endswith("s")
    time.click()
    viewer.page.locator("#me-sheet").wait_for(state="hidden", timeout=TIMEOUT_MS)
    viewer.page.locator(".comment-pin").wait_for(timeout=TIMEOUT_MS)
    open_people(viewer)
    viewer.page.get_by_role("button", name="Erase").click()
    viewer.page.locator(".comment-pin").wait_for(state="detached", timeout=TIMEOUT_MS)


def test_a_comment_at_the_right_edge_is_within_the_window(open_viewer, server):
    viewer = open_viewer(private_room(server, "grid")["present"], viewport=PHONE, init_script=SHOWN)
    viewer.entered()
    viewer.page.get_by_role("button", name="Pause").click()
    open_people(viewer)
    viewer.page.get_by_label("Comment", exact=True).fill("As wide as what it says, and no narrower")
    viewer.page.get_by_role("button", name="Place it").click()
    viewer.page.mouse.click(*viewer.letterbox.to_window(380, 300))
    pin = viewer.page.locator(".comment-pin")
    pin.wait_for(timeout=TIMEOUT_MS)
    box = pin.bounding_box()
    assert box["width"] > 120 and box["x"] > 0 and box["x"] + box["width"] <= PHONE["width"]


def test_whoever_says_nothing_is_sent_and_loads_nothing_of_it(open_viewer):
    viewer = open_viewer("/grid", viewport=PHONE)
    viewer.entered()
    viewer.settled()
    assert not any("/people/" in address for address in viewer.addresses)
    assert not any(isinstance(frame, str) and '"who"' in frame for frame in viewer.sent)
