"""Several nodes that share their rooms, and pages on each."""

import re
import urllib.request

import numpy
import pytest

from nats import NATS
from server import Server
from viewer import PHONE, TIMEOUT, Viewer

TIMEOUT_MS = TIMEOUT * 1000


@pytest.fixture
def nats():
    with NATS() as nats:
        yield nats


@pytest.fixture
def nodes(nats):
    """Two nodes; the first one has the room, as its page is opened first."""
    with Server("--nats", nats.url) as first, Server("--nats", nats.url) as second:
        yield first, second


@pytest.fixture
def pages(browser, nodes):
    viewers = []
    for node in nodes:
        viewer = Viewer(browser, node.url + "/monzo", viewport=PHONE, has_touch=True, is_mobile=True)
        viewers.append(viewer)
        viewer.entered()
    yield viewers
    for viewer in viewers:
        viewer.close()


def stage(viewer):
    """What is on the stage once it is at rest."""
    viewer.settled()
    return numpy.asarray(viewer.stage_picture())


def figure(node, name):
    with urllib.request.urlopen(node.url + "/metrics", timeout=TIMEOUT) as answer:
        match = re.search(rf"^{name} (\S+)$", answer.read().decode(), re.MULTILINE)
    return float(match.group(1)) if match else 0


def test_two_pages_on_two_nodes_drag_the_same_card(pages):
    for mover in pages:
        before = [stage(viewer) for viewer in pages]
        # A finger that rests before it is lifted, so that both pages come to rest at the same place.
        mover.touch_drag((300, 422), (120, 422))
        mover.touch_up()
        after = [stage(viewer) for viewer in pages]
        for old, new in zip(before, after):
            assert (old != new).any(), "nothing moved"
        assert (after[0] == after[1]).all(), "the pages show different stages"


def test_the_page_says_that_the_servers_have_lost_each_other_and_no_more_when_they_have_not(nats, pages):
    pill = "#status.visible"
    nats.suspend()
    try:
        for viewer in pages:
            viewer.page.locator(pill).filter(has_text="lost its connection").wait_for(timeout=TIMEOUT_MS)
    finally:
        nats.resume()
    for viewer in pages:
        viewer.page.locator(pill).wait_for(state="hidden", timeout=TIMEOUT_MS)


def test_who_opens_a_page_while_the_servers_have_lost_each_other_is_told_so(browser, nats, nodes):
    nats.suspend()
    page = None
    try:
        page = Viewer(browser, nodes[0].url + "/grid", viewport=PHONE)
        page.page.locator("#status.visible").filter(has_text="lost its connection").wait_for(timeout=TIMEOUT_MS)
    finally:
        nats.resume()
    page.entered()
    page.page.locator("#status.visible").wait_for(state="hidden", timeout=TIMEOUT_MS)
    page.close()


def test_a_page_comes_back_to_the_same_place_by_another_node_when_its_own_is_killed(nodes, pages):
    first, second = nodes
    before = stage(pages[1])
    pages[0].touch_drag((300, 422), (120, 422))
    pages[0].touch_up()
    shown = stage(pages[1])
    assert (shown != before).any(), "nothing moved"
    first.kill()
    pages[1].page.wait_for_timeout(100)
    # As a balancer would lead it: the address is the same, the node another one.
    pages[0].page.goto(second.url + "/monzo")
    pages[0].entered()
    assert (stage(pages[0]) == shown).all()
    assert (stage(pages[1]) == shown).all()
    assert figure(second, "zoetrope_cluster_rooms_owned") == 1
