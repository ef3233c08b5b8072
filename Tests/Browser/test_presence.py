"""The pointers of others."""

import pytest

from viewer import DESKTOP, PHONE, TIMEOUT

TIMEOUT_MS = TIMEOUT * 1000
SHOWN = "localStorage.setItem('cursors', 'shown');"

# The place of the only cursor in the window, null while there is none.
PLACE = """() => {
    const cursors = document.querySelectorAll(".cursor");
    if (cursors.length !== 1) return null;
    const { left, top } = cursors[0].getBoundingClientRect();
    return [left, top];
}"""


@pytest.fixture
def pair(open_viewer):
    """A desktop and a phone in one room."""
    desktop = open_viewer("/monzo", viewport=DESKTOP, init_script=SHOWN)
    phone = open_viewer("/monzo", viewport=PHONE, init_script=SHOWN, has_touch=True, is_mobile=True)
    for viewer in (desktop, phone):
        viewer.entered()
    return desktop, phone


def wait_for_cursor(viewer, x, y):
    """Waits until the only cursor stands at a point of the stage, within a point and a half."""
    left, top = viewer.letterbox.to_window(x, y)
    viewer.page.wait_for_function(
        f"(expected) => {{ const place = ({PLACE})(); return place && Math.hypot(place[0] - expected[0], place[1] - expected[1]) < 1.5; }}",
        arg=[left, top], timeout=TIMEOUT_MS,
    )


def hover(viewer, x, y):
    viewer.page.mouse.move(*viewer.letterbox.to_window(x, y), steps=4)


def test_a_mouse_is_seen_by_the_other_with_its_name_where_it_is_on_the_stage(pair):
    desktop, phone = pair
    desktop.rename("Ann")
    for place in ((100, 200), (300, 700)):
        hover(desktop, *place)
        wait_for_cursor(phone, *place)
    assert phone.page.locator(".cursor span").inner_text() == "Ann"
    assert not phone.page.locator(".cursor.down").count()
    assert desktop.page.locator(".cursor").count() == 0, "one's own pointer is the system's"


def test_a_finger_is_seen_as_a_touch_while_it_is_down(pair):
    desktop, phone = pair
    phone.touch_drag((300, 100), (200, 120))
    wait_for_cursor(desktop, 200, 120)
    assert desktop.page.locator(".cursor.down").count() == 1
    phone.touch_up()
    desktop.page.locator(".cursor").wait_for(state="detached", timeout=TIMEOUT_MS)


def test_a_pressed_mouse_is_a_touch_and_then_a_cursor_again(pair):
    desktop, phone = pair
    desktop.mouse_drag((100, 100), (150, 110), hold=False)
    phone.page.locator(".cursor.down").wait_for(state="attached", timeout=TIMEOUT_MS)
    wait_for_cursor(phone, 150, 110)
    desktop.mouse_up()
    phone.page.locator(".cursor:not(.down)").wait_for(state="attached", timeout=TIMEOUT_MS)
    wait_for_cursor(phone, 150, 110)


def test_a_pointer_is_gone_when_it_leaves_the_stage_and_when_its_owner_leaves(pair):
    desktop, phone = pair
    hover(desktop, 100, 200)
    wait_for_cursor(phone, 100, 200)
    desktop.page.mouse.move(3, 400)
    phone.page.locator(".cursor").wait_for(state="detached", timeout=TIMEOUT_MS)
    hover(desktop, 100, 200)
    wait_for_cursor(phone, 100, 200)
    desktop.close()
    phone.page.locator(".cursor").wait_for(state="detached", timeout=TIMEOUT_MS)
    phone.page.get_by_text("Only you").wait_for(timeout=TIMEOUT_MS)


def test_pointers_can_be_hidden_and_shown_again(pair):
    desktop, phone = pair
    phone.page.locator("#me").tap()
    phone.page.get_by_role("switch").tap()
    phone.page.keyboard.press("Escape")
    hover(desktop, 100, 200)
    phone.page.locator(".cursor").wait_for(state="attached", timeout=TIMEOUT_MS)
    assert phone.page.locator(".cursor").is_hidden()
    phone.page.locator("#me").tap()
    phone.page.get_by_role("switch").tap()
    phone.page.keyboard.press("Escape")
    hover(desktop, 120, 200)
    wait_for_cursor(phone, 120, 200)
