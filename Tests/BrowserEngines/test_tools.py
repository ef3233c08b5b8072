"""The page's tools outside Chromium: the inspector, the sheets, links to moments, recordings."""

import re

import pytest

from person import DESKTOP, Person, differing, resized, until

DRAG = (195, 600), (195, 300)
# As WebDriver calls the key.
ESCAPE = "\ue00c"


@pytest.fixture
def person(engine, server):
    person = Person(engine, f"{server.url}/grid", DESKTOP)
    person.entered()
    return person


def test_a_stepper_changes_the_stage(person):
    before = person.settled()
    person.clicks('[aria-label="Columns: one more"]')
    until(lambda: differing(person.stage(), before) > 0.05, "another column")
    assert person.engine.complaints() == []


def test_a_sheet_opens_and_escape_closes_it(person):
    person.clicks("#share")
    person.waits_for("return document.querySelector('#share-sheet').open;", "the sheet")
    person.presses(ESCAPE)
    person.waits_for("return !document.querySelector('#share-sheet').open;", "no sheet")
    assert person.engine.complaints() == []


def test_a_link_to_a_moment_opens_a_copy_that_stands_still(person, server):
    person.settled()
    person.drags(*DRAG)
    person.engine.release()
    person.settled()
    person.clicks(".time-bar .play")
    person.clicks(".time-link")
    link = person.waits_for("return document.querySelector('.link input.moment')?.value;", "the link")
    assert re.match(rf"{server.url}/grid#moment=\d+\.d", link), "not compressed"
    person.engine.script("document.querySelector('dialog[open]').close();")
    before = person.settled()
    copy = Person(person.engine, link, DESKTOP)
    copy.waits_for("return document.querySelector('.room.still') !== null;", "a copy that stands still")
    # The sign above says how long ago it was.
    until(lambda: differing(copy.settled(), before) < 0.02, "the same moment")
    assert copy.engine.complaints() == []


def test_a_recording_is_a_page_that_plays_from_disk(person, tmp_path):
    person.settled()
    person.clicks(".record")
    person.waits_for("return /\\d/.test(document.querySelector('.record-time').textContent);", "a recording")
    person.drags(*DRAG)
    person.engine.release()
    after = person.settled()
    person.engine.script(
        """const make = URL.createObjectURL;
        URL.createObjectURL = (blob) => { if (blob.type === "text/html") window.recordedPage = blob; return make.call(URL, blob); };"""
    )
    person.clicks(".record")
    person.waits_for("return window.recordedPage !== undefined;", "the page")
    assert person.engine.complaints() == []
    path = tmp_path / "recording.html"
    path.write_text(person.engine.script("return await window.recordedPage.text();"))
    replay = Person(person.engine, path.as_uri(), DESKTOP)
    replay.waits_for(
        """const { value, max } = document.getElementById("position");
        return Number(max) > 0 && value === max && document.getElementById("play").ariaLabel === "Play";""", "the recording's end")
    end = replay.settled()
    assert differing(resized(end, after), after) < 0.05, "not where the room was"
    assert replay.engine.complaints() == []
