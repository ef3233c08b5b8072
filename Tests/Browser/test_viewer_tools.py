"""What each viewer has for itself: the overlay, and the health of its line."""

import numpy
import pytest

from measure import rests_at
from viewer import DESKTOP, PHONE, TIMEOUT

TIMEOUT_MS = TIMEOUT * 1000


@pytest.fixture
def viewer(open_viewer):
    viewer = open_viewer("/monzo", viewport=DESKTOP)
    viewer.entered()
    viewer.see_at_rest(rests_at(viewer, 0), "the first card at rest")
    return viewer


def overlay_picture(viewer):
    """Which of the overlay's pixels are painted."""
    return viewer.page.evaluate("""() => {
        const { width, height } = document.querySelector(".overlay");
        const { data } = document.querySelector(".overlay").getContext("2d").getImageData(0, 0, width, height);
        return data.filter((_, index) => index % 4 === 3 && data[index] > 0).length;
    }""")


def requests(viewer, kind):
    return [frame for frame in viewer.sent if isinstance(frame, str) and f'"{kind}"' in frame]


def test_a_key_shows_and_hides_the_overlay_and_the_server_is_asked_only_meanwhile(viewer):
    assert viewer.page.locator(".overlay").count() == 0 and requests(viewer, "inspect") == []
    viewer.page.keyboard.press("d")
    viewer.page.locator(".overlay").wait_for(state="attached", timeout=TIMEOUT_MS)
    viewer.page.wait_for_function("""() => {
        const overlay = document.querySelector(".overlay");
        return overlay.width > 300 && overlay.getContext("2d").getImageData(0, 0, overlay.width, overlay.height).data.some((each) => each > 0);
    }""", timeout=TIMEOUT_MS)
    viewer.page.keyboard.press("d")
    viewer.page.locator(".overlay").wait_for(state="detached", timeout=TIMEOUT_MS)
    assert len(requests(viewer, "inspect")) == 2
    assert viewer.complaints == []


def test_frames_lie_on_the_cards(viewer):
    viewer.page.keyboard.press("d")
    viewer.page.locator(".overlay").wait_for(state="attached", timeout=TIMEOUT_MS)
    # The first card at rest: its left edge is at 68.25 of the stage's 390 points, its middle at 422 - 40 + 40 of 844.
    x, y = viewer.letterbox.to_window(68.25, 430)

    def edge(picture):
        row = picture[int(y), int(x) - 3:int(x) + 4]
        return bool((numpy.abs(row - numpy.array([0, 199, 190])).max(axis=1) < 60).any())

    viewer.see(edge, "the frame's colour at the card's left edge")


def test_each_kind_of_marks_can_be_switched(viewer):
    viewer.section("overlay")
    section = viewer.page.locator("#section-overlay")
    section.get_by_role("switch", name="Show the overlay").click()
    viewer.page.locator(".overlay").wait_for(state="attached", timeout=TIMEOUT_MS)
    switches = section.get_by_role("switch")
    assert switches.count() > 9
    for index in range(1, switches.count()):
        if switches.nth(index).is_checked():
            switches.nth(index).click()
    viewer.page.wait_for_timeout(200)
    assert overlay_picture(viewer) == 0
    section.get_by_role("switch", name="Anchor points").click()
    viewer.page.wait_for_timeout(200)
    assert 0 < overlay_picture(viewer) < 4000
    viewer.page.reload()
    viewer.entered()
    viewer.page.keyboard.press("d")
    viewer.section("overlay")
    assert section.get_by_role("switch", name="Anchor points").is_checked()
    assert not section.get_by_role("switch", name="Frames").is_checked()


def test_typing_a_d_is_no_command(viewer):
    viewer.page.locator("#me").click()
    viewer.page.locator("#name").type("David d")
    assert viewer.page.locator(".overlay").count() == 0


def test_a_worse_line_is_seen_in_the_read_outs_and_by_this_viewer_alone(viewer, open_viewer):
    viewer.section("health")
    section = viewer.page.locator("#section-health")
    section.get_by_label("Delay each way").fill("300")
    # A probe goes every two seconds; the round trip is smoothed.
    viewer.page.wait_for_function("""() => parseInt([...document.querySelectorAll("#section-health dd")][0].textContent) > 90""",
        timeout=TIMEOUT_MS)
    section.get_by_role("switch", name="Show on the stage").click()
    viewer.page.locator("#health", has_text="simulated").wait_for(timeout=TIMEOUT_MS)
    other = open_viewer("/monzo", viewport=PHONE)
    other.see_at_rest(rests_at(other, 0), "the first card at rest")
    viewer.page.locator("#stage").focus()
    viewer.page.keyboard.press("ArrowRight")
    viewer.page.locator("#tree").get_by_role("button", name="New home pot").wait_for(timeout=TIMEOUT_MS)
    other.see_at_rest(rests_at(other, 1), "the second card")
    assert viewer.complaints == []
