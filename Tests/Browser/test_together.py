"""People in one room wherever it is: on a server of several threads, on two nodes of a cluster, in a preview."""

import pytest

from nats import NATS
from rooms import private_room
from server import Server
from test_changes import BoxPreview
from viewer import DESKTOP, PHONE, TIMEOUT, Viewer

TIMEOUT_MS = TIMEOUT * 1000
SHOWN = "localStorage.setItem('cursors', 'shown'); localStorage.setItem('setting touched', 'true');"


@pytest.fixture(params=["threads", "cluster", "preview"])
def place(request, tmp_path):
    """The servers of two pages, and a scene of theirs."""
    if request.param == "threads":
        with Server("--threads", "4") as server:
            yield server, server, "grid"
    elif request.param == "cluster":
        with NATS() as nats, Server("--nats", nats.url) as first, Server("--nats", nats.url) as second:
            yield first, second, "grid"
    else:
        with BoxPreview(tmp_path) as server:
            yield server, server, "box"


@pytest.fixture
def people(browser, place):
    """A presenter at a desktop, a guest with a phone, and one who watches on a phone."""
    first, second, scene = place
    links = private_room(first, scene)
    viewers = []
    try:
        for server, role, viewport in [(first, "present", DESKTOP), (second, "open", PHONE), (second, "view", PHONE)]:
            viewers.append(Viewer(browser, server.url + links[role], viewport, init_script=SHOWN))
            viewers[-1].entered()
        yield viewers
        for viewer in viewers:
            assert viewer.complaints == []
    finally:
        for viewer in viewers:
            viewer.close()


def open_people(viewer):
    viewer.page.locator("#me").click()
    viewer.page.locator(".people-list li").first.wait_for(timeout=TIMEOUT_MS)


def test_all_hear_what_one_says(people):
    presenter, guest, watcher = people
    guest.rename("Ann")
    open_people(presenter)
    assert "may touch" in presenter.page.locator(".people-list li", has_text="Ann").inner_text(timeout=TIMEOUT_MS)
    presenter.page.keyboard.press("Escape")

    open_people(guest)
    guest.page.get_by_role("button", name="React: Heart").click()
    for viewer in people:
        viewer.page.locator(".reaction").wait_for(state="attached", timeout=TIMEOUT_MS)

    presenter.page.get_by_role("button", name="Pause").click()
    open_people(guest)
    guest.page.get_by_label("Comment", exact=True).fill("Here")
    guest.page.get_by_role("button", name="Place it").click()
    guest.page.mouse.click(*guest.letterbox.to_window(100, 300))
    for viewer in people:
        viewer.page.locator(".comment-pin", has_text="Ann Here").wait_for(timeout=TIMEOUT_MS)
    open_people(presenter)
    presenter.page.locator(".comment-list li").get_by_role("button", name="Erase").click()
    for viewer in people:
        viewer.page.locator(".comment-pin").wait_for(state="detached", timeout=TIMEOUT_MS)


def ratio(viewer, width, height):
    """Waits until what is shown has the shape of `width` by `height` points."""
    viewer.page.wait_for_function(f"""() => {{
        const {{ width, height }} = document.getElementById("backdrop").getBoundingClientRect();
        return Math.abs(width / height - {width / height}) < 0.02;
    }}""", timeout=TIMEOUT_MS)


def halves(viewer):
    """The pictures of the left and the right half of what is shown."""
    viewer.settled()
    box = viewer.page.locator("#backdrop").bounding_box()
    half = {**box, "width": box["width"] / 2}
    return [viewer.page.screenshot(clip={**half, "x": box["x"] + side * half["width"]}) for side in (0, 1)]


def test_one_finger_moves_two_stages_for_all_until_one_is_kept(browser, place):
    first, second, scene = place
    presenter = Viewer(browser, f"{first.url}/{scene}", DESKTOP)
    guest = None
    try:
        presenter.entered()
        presenter.section("view").locator(".side-by-side summary").click()
        form = presenter.page.locator(".side-by-side form")
        for size in ("Small phone", "Phone on its side"):
            form.get_by_label(size, exact=False).first.uncheck()
        form.get_by_role("button", name="Open these").click()
        presenter.page.wait_for_url("**/*#p*", timeout=TIMEOUT_MS)
        path = presenter.page.url.removeprefix(first.url)
        guest = Viewer(browser, second.url + path, PHONE)
        for viewer in (presenter, guest):
            viewer.entered()
            # Words stand over each.
            ratio(viewer, 390 + 820 + 3 * 32, 1180 + 2 * 32 + 38)
        before = [halves(viewer) for viewer in (presenter, guest)]
        box = guest.page.locator("#backdrop").bounding_box()
        x, y = box["x"] + box["width"] * 0.15, box["y"] + box["height"] * 0.5
        guest.page.mouse.move(x, y)
        guest.page.mouse.down()
        guest.page.mouse.move(x, y - 60, steps=6)
        guest.page.mouse.up()
        for viewer, old in zip((presenter, guest), before):
            assert all(one != other for one, other in zip(old, halves(viewer)))
        embedded = Viewer(browser, second.url + path.replace("#", "?embed=1#"), PHONE)
        try:
            ratio(embedded, 390 + 820 + 3 * 32, 1180 + 2 * 32 + 38)
            assert embedded.complaints == []
        finally:
            embedded.close()
        presenter.section("actions").get_by_role("button", name="Keep 390").click()
        for viewer in (presenter, guest):
            ratio(viewer, 390, 844)
        assert presenter.complaints + guest.complaints == []
    finally:
        presenter.close()
        if guest:
            guest.close()
