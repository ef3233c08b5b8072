"""What people in a room say to each other: who is there, raised hands, reactions and comments."""

import pytest
from playwright.sync_api import expect

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


def test_whoever_follows_has_before_it_what_the_presenter_selects_and_frames(open_viewer, server):
    links = private_room(server, "grid")
    presenter = open_viewer(links["present"], viewport=DESKTOP, init_script=SHOWN)
    follower = open_viewer(links["view"], viewport=DESKTOP, init_script=SHOWN)
    for viewer in (presenter, follower):
        viewer.entered()
    framed = "document.querySelector('.room').dataset.device"
    assert not follower.page.get_by_label("Follow the presenter").is_visible()
    presenter.page.keyboard.press("i")
    presenter.page.locator(".view-row").nth(3).click(timeout=TIMEOUT_MS)
    chosen = presenter.page.locator(".view-row[aria-selected=true]")

    open_people(follower)
    follower.page.get_by_label("Follow the presenter").check(timeout=TIMEOUT_MS)
    follower.page.keyboard.press("Escape")
    # On the stage, and in the panel for whoever opens it.
    follower.page.wait_for_function("""() => {
        const canvas = document.querySelector(".view-outlines");
        const blank = Object.assign(document.createElement("canvas"), { width: canvas?.width, height: canvas?.height });
        return canvas !== null && canvas.toDataURL() !== blank.toDataURL();
    }""", timeout=TIMEOUT_MS)
    # Which items there are, pages hear in turn.
    selected = follower.section("views").locator(".view-row[aria-selected=true]")
    expect(selected).to_have_text(chosen.text_content(timeout=TIMEOUT_MS), timeout=TIMEOUT_MS)

    presenter.section("view").get_by_label("Phone", exact=True).check(force=True)
    follower.page.wait_for_function(f"() => {framed} === 'phone'", timeout=TIMEOUT_MS)

    # Its own again, and nothing of the other's is kept.
    open_people(follower)
    follower.page.get_by_label("Follow the presenter").uncheck()
    follower.page.wait_for_function(f"() => {framed} === 'none'", timeout=TIMEOUT_MS)
    follower.page.locator(".view-row").first.wait_for(state="detached", timeout=TIMEOUT_MS)
    follower.page.reload()
    follower.entered()
    assert follower.page.evaluate(framed) == "none"
    for viewer in (presenter, follower):
        assert viewer.complaints == []


def test_a_slow_line_is_said_to_be_one(open_viewer, server):
    link = private_room(server, "grid")["open"]
    slow = open_viewer(link, viewport=PHONE, init_script=SHOWN)
    other = open_viewer(link, viewport=DESKTOP, init_script=SHOWN)
    for viewer in (slow, other):
        viewer.entered()
    slow.rename("Ann")
    section = slow.section("health")
    section.get_by_label("Delay each way").fill("200")
    open_people(other)
    other.page.locator(".people-list li", has_text="Ann").filter(has_text="very slow line").wait_for(timeout=TIMEOUT_MS)


def test_an_exported_page_shows_comments_at_their_moments(open_viewer, server, browser, tmp_path):
    viewer = open_viewer(private_room(server, "grid")["present"], viewport=DESKTOP, init_script=SHOWN)
    viewer.entered()
    viewer.page.get_by_role("button", name="Record", exact=True).click()
    viewer.mouse_drag((195, 600), (195, 300), hold=False)
    viewer.mouse_up()
    open_people(viewer)
    viewer.page.get_by_label("Comment", exact=True).fill("Too <b>fast</b>")
    viewer.page.keyboard.press("Enter")
    viewer.page.mouse.click(*viewer.letterbox.to_window(100, 300))
    viewer.page.locator(".comment-pin").wait_for(timeout=TIMEOUT_MS)
    viewer.mouse_drag((195, 300), (195, 600), hold=False)
    viewer.mouse_up()
    viewer.settled()
    viewer.page.get_by_role("button", name="Stop recording").click()
    with viewer.page.expect_download(timeout=TIMEOUT_MS) as download:
        viewer.page.get_by_label("Download: Page").click()
    download.value.save_as(tmp_path / "replay.html")
    context = browser.new_context(viewport=PHONE)
    try:
        page = context.new_page()
        page.goto(f"file://{tmp_path}/replay.html")
        pin = page.locator(".comment-pin")
        pin.wait_for(timeout=TIMEOUT_MS)
        assert pin.inner_text().endswith("Too <b>fast</b>")
        # Before its moment it is not there.
        page.locator("#position").evaluate("(slider) => { slider.value = slider.min; slider.dispatchEvent(new Event('input')); }")
        pin.wait_for(state="detached", timeout=TIMEOUT_MS)
    finally:
        context.close()
