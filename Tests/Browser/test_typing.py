"""A field on the stage: what one types, all see."""

import re

import pytest

from rooms import private_room
from viewer import DESKTOP, PHONE, TIMEOUT

TIMEOUT_MS = TIMEOUT * 1000


def field(viewer, text):
    """What stands for the field on the stage, with what it shows."""
    return viewer.page.locator("#tree").get_by_role("button", name=re.compile(text))


@pytest.fixture
def pair(open_viewer, server):
    """Somebody with a phone and somebody who looks on, in a private room of the conversation."""
    links = private_room(server, "messages")
    writer = open_viewer(links["open"], viewport=PHONE, has_touch=True, is_mobile=True)
    reader = open_viewer(links["view"], viewport=DESKTOP)
    for viewer in (writer, reader):
        viewer.entered()
        field(viewer, "^Bag is packed").wait_for(timeout=TIMEOUT_MS)
    return writer, reader


def middle(locator):
    box = locator.bounding_box()
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def test_what_is_typed_is_seen_by_all_and_sent_by_the_return_key(pair):
    writer, reader = pair
    writer.page.touchscreen.tap(*middle(field(writer, "^Bag is packed")))
    writer.page.locator(".text-entry:focus").wait_for(timeout=TIMEOUT_MS)
    writer.page.keyboard.type("Is the goat there?")
    field(reader, "^Is the goat there\\?").wait_for(timeout=TIMEOUT_MS)
    writer.page.keyboard.press("Enter")
    reader.page.locator("#tree").get_by_role("button", name="You: Is the goat there?").wait_for(timeout=TIMEOUT_MS)
    # The field is ready for more.
    writer.page.keyboard.type("Hello")
    field(reader, "^Hello$").wait_for(timeout=TIMEOUT_MS)
    writer.page.keyboard.press("Escape")
    writer.page.locator(".text-entry").wait_for(state="detached", timeout=TIMEOUT_MS)
    assert writer.complaints == [] and reader.complaints == []


def test_the_field_lies_over_the_stages_and_is_within_the_page(pair):
    writer, _ = pair
    place = field(writer, "^Bag is packed").bounding_box()
    writer.page.touchscreen.tap(*middle(field(writer, "^Bag is packed")))
    box = writer.page.locator(".text-entry").bounding_box(timeout=TIMEOUT_MS)
    # Its text begins where the stage's does, and nothing of the stage's field, its caret least of all, shows beside it.
    padding = writer.page.locator(".text-entry").evaluate("(entry) => parseFloat(getComputedStyle(entry).paddingLeft)")
    assert box["x"] + padding == pytest.approx(place["x"], abs=2)
    assert place["x"] + place["width"] + 2 < box["x"] + box["width"] < place["x"] + place["width"] + 6
    assert abs(box["y"] + box["height"] / 2 - place["y"] - place["height"] / 2) < 2


def test_the_keyboard_alone_opens_it(pair):
    writer, reader = pair
    field(writer, "^Bag is packed").focus()
    writer.page.keyboard.press("Enter")
    writer.page.locator(".text-entry:focus").wait_for(timeout=TIMEOUT_MS)
    writer.page.keyboard.type("Hi")
    field(reader, "^Hi$").wait_for(timeout=TIMEOUT_MS)


def test_who_may_not_touch_cannot_type(pair):
    _, reader = pair
    reader.page.mouse.click(*middle(field(reader, "^Bag is packed")))
    reader.page.locator("#status.visible", has_text="view-only").wait_for(timeout=TIMEOUT_MS)
    assert reader.page.locator(".text-entry").count() == 0
