"""Links that make a room of one's own: with tuned values, or as another was at a moment."""

import json
import random
import re

import numpy
import pytest

from measure import rests, rests_at
from monzo import CARDS_ROW
from rooms import private_room
from viewer import DESKTOP, PHONE, TIMEOUT

TIMEOUT_MS = TIMEOUT * 1000
OWN_ROOM = re.compile(r"/[^/#]+#p[A-Za-z0-9_-]{43}$")


@pytest.fixture
def presenter(open_viewer, server):
    viewer = open_viewer(private_room(server)["present"], viewport=DESKTOP)
    viewer.entered()
    viewer.see_at_rest(rests_at(viewer, 0), "the first card at rest")
    return viewer


def shows(viewer, label, value):
    viewer.page.wait_for_function(
        "([label, value]) => document.querySelector(`[aria-label=\"${label}: exact value\"]`)?.value === value",
        arg=[label, value], timeout=TIMEOUT_MS)


def set_height(viewer, value):
    entry = viewer.page.get_by_role("textbox", name="Height: exact value")
    entry.fill(value)
    viewer.page.keyboard.press("Enter")


def path_of(viewer, kind):
    """The link in an open sheet, without the server's origin."""
    field = viewer.page.locator(f".link input.{kind}")
    field.wait_for(timeout=TIMEOUT_MS)
    return re.sub(r"^https?://[^/]+", "", field.input_value())


def badge(viewer, text):
    viewer.page.locator(".time-badge", has_text=text).wait_for(timeout=TIMEOUT_MS)


def stage(viewer):
    viewer.settled()
    return numpy.asarray(viewer.stage_picture())


def test_a_link_with_values_opens_a_room_with_them_and_disturbs_nobody(presenter, open_viewer):
    set_height(presenter, "246.5")
    shows(presenter, "Height", "246.5")
    presenter.page.get_by_role("button", name="Link with these values").click()
    link = path_of(presenter, "values")
    assert link == "/monzo#set=height:246.5"
    other = open_viewer(link, viewport=DESKTOP)
    other.page.wait_for_url(OWN_ROOM, timeout=TIMEOUT_MS)
    other.entered()
    shows(other, "Height", "246.5")
    set_height(other, "500")
    shows(other, "Height", "500")
    shows(presenter, "Height", "246.5")
    assert presenter.complaints == other.complaints == []


def test_a_link_whose_values_are_out_of_range_says_so_and_leads_on(open_viewer):
    viewer = open_viewer("/monzo#set=height:1", viewport=PHONE)
    viewer.page.get_by_role("heading", name="The link can\u2019t be opened").wait_for(timeout=TIMEOUT_MS)
    viewer.page.get_by_text("60").first.wait_for(timeout=TIMEOUT_MS)
    viewer.page.get_by_role("link", name="The room for everyone").click()
    viewer.entered()


def test_a_moment_opens_as_a_frozen_copy_that_goes_on(presenter, open_viewer):
    # Slowly, so that the cards still move when time stands still.
    presenter.page.locator("#time-bar").get_by_role("combobox", name="Speed").select_option("0.05")
    presenter.mouse_drag((300, CARDS_ROW), (120, CARDS_ROW), hold=False)
    presenter.mouse_up()
    # There are three steps a second.
    presenter.see(lambda picture: not rests(presenter)(picture), "the cards on their way")
    presenter.page.keyboard.press(",")
    badge(presenter, "Paused")
    presenter.page.get_by_role("button", name="Link to this moment").click()
    link = path_of(presenter, "moment")
    assert link.startswith("/monzo#moment=") and len(link) < 4000
    presenter.page.keyboard.press("Escape")
    other = open_viewer(link, viewport=DESKTOP)
    other.page.wait_for_url(OWN_ROOM, timeout=TIMEOUT_MS)
    other.entered()
    badge(other, "Paused")
    # What the two badges say of the distance may differ: they are not part of the stage.
    for each in (presenter, other):
        each.page.locator(".time-badge").evaluate("(badge) => { badge.hidden = true; }")
    assert not rests(other)(other.picture())
    assert numpy.array_equal(stage(presenter), stage(other))
    other.page.locator("#time-bar").get_by_role("button", name="Play").click()
    # How far it flies depends on how fast the slowed room saw the mouse.
    other.see_at_rest(rests(other), "the cards at rest")
    assert presenter.page.locator(".room.still").count() == 1
    assert presenter.complaints == other.complaints == []


def test_a_moment_in_which_somebody_held_a_card_lets_go_of_it_in_the_copy(presenter, open_viewer):
    presenter.mouse_drag((300, CARDS_ROW), (120, CARDS_ROW))
    presenter.page.keyboard.press(",")
    badge(presenter, "Paused")
    presenter.mouse_up()
    presenter.page.get_by_role("button", name="Link to this moment").click()
    other = open_viewer(path_of(presenter, "moment"), viewport=DESKTOP)
    other.page.wait_for_url(OWN_ROOM, timeout=TIMEOUT_MS)
    badge(other, "Paused")
    other.page.locator("#time-bar").get_by_role("button", name="Play").click()
    other.see_at_rest(rests(other), "the cards at rest")
    assert presenter.complaints == other.complaints == []


def test_a_moment_that_was_cut_short_says_so(open_viewer):
    viewer = open_viewer("/monzo#moment=12.dabc", viewport=PHONE)
    viewer.page.get_by_text("The link is incomplete.").wait_for(timeout=TIMEOUT_MS)


def test_a_moment_after_more_than_a_link_holds_is_given_as_its_log(presenter, tmp_path):
    # Nothing that a compressor could make short.
    chance = random.Random(1)
    log = "".join(json.dumps({"tick": tick, "pointer": 1, "phase": "move", "x": chance.random(), "y": chance.random()}) + "\n" for tick in range(3000))
    presenter.page.route("**/log?*", lambda route: route.fulfill(body=log, content_type="application/jsonl"))
    presenter.page.keyboard.press(",")
    badge(presenter, "Paused")
    presenter.page.get_by_role("button", name="Link to this moment").click()
    link = presenter.page.get_by_role("link", name="Download the log")
    with presenter.page.expect_download(timeout=TIMEOUT_MS) as waiting:
        link.click()
    path = tmp_path / waiting.value.suggested_filename
    waiting.value.save_as(path)
    assert path.name == "monzo.jsonl" and path.read_text() == log
    assert presenter.page.locator(".link input.moment").count() == 0
    assert presenter.complaints == []


def test_links_have_qr_codes_and_the_stage_a_snippet(presenter):
    presenter.page.locator("#share").click()
    presenter.page.get_by_text("A link to 127.0.0.1 opens on this machine alone.").wait_for(timeout=TIMEOUT_MS)
    presenter.page.get_by_role("button", name="QR code of the link: View only").click()
    code = presenter.page.get_by_role("img", name="QR code of the link: View only")
    code.wait_for(timeout=TIMEOUT_MS)
    assert code.evaluate("(image) => image.decode().then(() => image.naturalWidth)") > 0
    assert re.match(r'<iframe src="http://[^"]+\?embed=1#t[\w-]{43}" title="Pots"', presenter.page.locator("input.embed").input_value())
    assert presenter.complaints == []
