"""The hint that shows a first visitor where to touch."""

import pytest

from viewer import DESKTOP, PHONE, TIMEOUT

TIMEOUT_MS = TIMEOUT * 1000


@pytest.mark.parametrize("viewport", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_a_first_visitor_is_shown_where_to_touch_until_the_first_touch(open_viewer, viewport):
    viewer = open_viewer("/grid", viewport=viewport, init_script=None)
    hint = viewer.page.locator(".touch-hint span")
    hint.wait_for(timeout=TIMEOUT_MS)
    box = viewer.page.locator("#stage").bounding_box()
    finger = hint.bounding_box()
    assert box["x"] < finger["x"] + 23 < box["x"] + box["width"]
    # It touches nothing, and nobody hears of it.
    viewer.page.wait_for_timeout(2500)
    assert not any(isinstance(frame, bytes) and frame[0] == 0x10 for frame in viewer.sent)
    viewer.page.mouse.click(*viewer.letterbox.to_window(195, 300))
    hint.wait_for(state="detached", timeout=TIMEOUT_MS)
    viewer.page.reload()
    viewer.entered()
    viewer.page.wait_for_timeout(2500)
    assert hint.count() == 0
    assert viewer.complaints == []


def test_who_wants_less_motion_is_shown_none(open_viewer):
    viewer = open_viewer("/grid", viewport=PHONE, init_script=None, reduced_motion="reduce")
    viewer.entered()
    viewer.page.wait_for_timeout(2500)
    assert viewer.page.locator(".touch-hint").count() == 0
