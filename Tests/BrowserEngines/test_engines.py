"""The page outside Chromium: every scene opened and dragged, at a phone's size and a desktop's."""

import pytest

from drags import DRAGS
from person import DESKTOP, PHONE, Person, differing, until
from rooms import private_room

# The dashboard is tapped.
TOUCHES = {**DRAGS, "dashboard": ((195, 392), (195, 392))}


@pytest.mark.parametrize("size", [PHONE, DESKTOP], ids=["phone", "desktop"])
@pytest.mark.parametrize("scene", TOUCHES)
def test_a_drag_moves_the_scene(engine, server, scene, size):
    for pointer in engine.pointers:
        person = Person(engine, server.url + private_room(server, scene)["open"], size)
        person.entered()
        before = person.settled()
        person.drags(*TOUCHES[scene], pointer)
        engine.release()
        until(lambda: differing(person.stage(), before) > 0.01, f"{scene} moved by {pointer}")
        assert engine.complaints() == []


def test_the_gallery_shows_every_scene(engine, server):
    person = Person(engine, server.url, DESKTOP)
    person.waits_for(
        f"""const posters = [...document.querySelectorAll(".scene .poster")];
        return posters.length === {len(TOUCHES)} && posters.every((poster) => poster.complete && poster.naturalWidth > 0);""",
        "a poster of each scene",
    )
    assert engine.complaints() == []
