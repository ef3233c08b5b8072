"""Two people at one stage: what either does, both see."""

import numpy
import pytest

from measure import colour, rests_at, shift
from monzo import CARDS_ROW, CENTRE, COUNT, PITCH
from viewer import DESKTOP, PHONE

START = (300, CARDS_ROW)
END = (100, CARDS_ROW)
# In the left half of a centred card; the stage shows the same place of the card after it.
PLACE = CENTRE - 90
# A drag of 200 points scrolls by that, less the 10 points or so before the pan is recognised.
DRAGGED = (170, 201)


def dragged_as(viewer):
    return lambda picture: DRAGGED[0] < shift(picture, viewer) < DRAGGED[1]


def assert_rests(viewer, index):
    """Waits until the cards lie at rest where the formulas put them when the card of that index is centred."""
    return viewer.see_at_rest(rests_at(viewer, index), f"card {index + 1} at rest")


def test_at_first_the_red_card_is_centred(open_viewer):
    viewer = open_viewer()
    picture = assert_rests(viewer, 0)
    red, green, blue = colour(picture, viewer, CENTRE, CARDS_ROW)
    assert red > 180 and green < 120 and blue < 120


def test_a_mouse_in_one_page_and_a_finger_in_the_other_move_the_cards_in_both(open_viewer):
    mouse = open_viewer(viewport=PHONE)
    finger = open_viewer(viewport=PHONE, has_touch=True)
    second_card = colour(assert_rests(mouse, 0), mouse, PLACE + PITCH, CARDS_ROW)
    assert_rests(finger, 0)

    mouse.mouse_drag(START, END)
    for viewer in (mouse, finger):
        viewer.see(dragged_as(viewer), "the mouse's drag")
    mouse.mouse_up()
    for viewer in (mouse, finger):
        picture = assert_rests(viewer, 1)
        assert numpy.abs(colour(picture, viewer, PLACE, CARDS_ROW) - second_card).max() < 3

    finger.touch_drag(START, END)
    for viewer in (mouse, finger):
        viewer.see(dragged_as(viewer), "the finger's drag")
    finger.touch_up()
    pictures = [assert_rests(viewer, 2) for viewer in (mouse, finger)]
    assert numpy.abs(pictures[0] - pictures[1]).mean() < 0.5
    assert numpy.abs(colour(pictures[0], mouse, PLACE, CARDS_ROW) - second_card).max() > 20


def test_a_phone_and_a_desktop_see_the_same_stage(open_viewer):
    phone = open_viewer(viewport=PHONE, has_touch=True, is_mobile=True)
    desktop = open_viewer(viewport=DESKTOP)
    for viewer in (phone, desktop):
        assert_rests(viewer, 0)
    desktop.mouse_drag(START, END)
    phone.see(dragged_as(phone), "the drag on the desktop")
    desktop.mouse_up()
    for viewer in (phone, desktop):
        assert_rests(viewer, 1)


def test_a_flick_ends_with_a_card_centred(open_viewer):
    viewer = open_viewer(viewport=PHONE, has_touch=True)
    assert_rests(viewer, 0)
    # More than half a card: not even a slow machine, on which this is no flick, goes back to the first one.
    viewer.touch_drag(START, END, hold=False)
    viewer.touch_up()
    viewer.see(lambda picture: any(rests_at(viewer, index)(picture) for index in range(1, COUNT)), "a card centred")


def test_two_fingers_on_one_page_are_two_pointers(open_viewer):
    """The first finger holds the cards; a second one that comes and goes neither moves nor drops them."""
    viewer = open_viewer(viewport=PHONE, has_touch=True)
    assert_rests(viewer, 0)
    viewer.touch_drag(START, END)
    viewer.see(dragged_as(viewer), "the first finger's drag")
    before = viewer.settled_picture()
    viewer.second_finger(END, (200, 700))
    viewer.page.wait_for_timeout(300)
    assert numpy.array_equal(viewer.picture(), before)
    viewer.touch_up()
    assert_rests(viewer, 1)


@pytest.mark.parametrize("viewport", [PHONE, DESKTOP], ids=["phone", "desktop"])
def test_the_wheel_scrolls_the_stage(open_viewer, viewport):
    viewer = open_viewer(viewport=viewport)
    assert_rests(viewer, 0)
    viewer.page.mouse.move(*viewer.letterbox.to_window(CENTRE, CARDS_ROW))
    viewer.page.mouse.wheel(200, 0)
    assert_rests(viewer, 1)


def test_keys_that_a_stage_knows_are_sent_and_others_are_not(open_viewer):
    viewer = open_viewer()
    assert_rests(viewer, 0)
    for key in ("x", "Escape", "Control+ArrowRight", "Home"):
        viewer.page.keyboard.press(key)
    viewer.settled()
    assert [frame[1] for frame in viewer.sent if frame[0] == 0x13] == [11, 7]


def test_arrow_keys_go_card_by_card(open_viewer):
    viewer = open_viewer()
    assert_rests(viewer, 0)
    viewer.page.keyboard.press("ArrowRight")
    assert_rests(viewer, 1)
    viewer.page.keyboard.press("ArrowLeft")
    assert_rests(viewer, 0)
