"""For those who want no motion: states of rest, one fading into the next."""

import pytest

from test_accessibility import button
from viewer import PHONE, TIMEOUT, Viewer

TIMEOUT_MS = TIMEOUT * 1000
START, END = (300, 420), (120, 420)

# Where the stage's list was scrolled to in each picture that was drawn.
OBSERVE = """
    window.drawn = [];
    const scrolled = (stage, parent) => stage.children(parent).map((layer) =>
        layer.accessibility.role === 1 ? layer.boundsOrigin.x : scrolled(stage, layer.id)).flat()[0];
    window.atDraw = (stage) => window.drawn.push(scrolled(stage, 0));
"""


@pytest.fixture
def watch(browser, sources):
    viewers = []

    def open(**context):
        viewer = Viewer(browser, "about:blank", viewport=PHONE, init_script=OBSERVE, **context)
        viewers.append(viewer)

        viewer.on_draw("window.atDraw(stage);")
        viewer.page.goto(sources.url + "/monzo")
        button(viewer, "Holiday pot").wait_for(timeout=TIMEOUT_MS)
        viewer.settled()
        viewer.page.evaluate("() => { window.drawn = []; }")
        return viewer

    yield open
    for viewer in viewers:
        viewer.close()


def places(viewer):
    """The different places in which the stage was drawn, in order."""
    drawn = viewer.page.evaluate("() => window.drawn")
    return [place for index, place in enumerate(drawn) if index == 0 or place != drawn[index - 1]]


def test_what_others_move_is_shown_once_it_rests(watch):
    still, moving = watch(reduced_motion="reduce"), watch()
    moving.page.keyboard.press("ArrowRight")
    still.page.wait_for_function("() => window.drawn.length > 0", timeout=TIMEOUT_MS)
    still.settled()
    moving.settled()
    assert len(places(still)) == 1
    assert places(still)[-1] == places(moving)[-1]
    assert len(places(moving)) > 2
    # Who sees no motion hears as much as others.
    button(still, "New home pot").wait_for(timeout=TIMEOUT_MS)
    assert "Holiday pot" in still.page.locator("#voice").inner_text()
    assert still.complaints == []


def test_the_new_state_fades_in(watch):
    still = watch(reduced_motion="reduce")
    still.page.evaluate("""() => new MutationObserver((changes) => {
        for (const { addedNodes } of changes) for (const node of addedNodes) {
            const [fade] = node.getAnimations?.() ?? [];
            if (node.className === "before") window.fade = [fade.effect.getTiming().duration, fade.effect.getKeyframes().map((frame) => frame.opacity)];
        }
    }).observe(document.getElementById("surface"), { childList: true })""")
    still.page.keyboard.press("ArrowRight")
    still.page.wait_for_function("() => window.fade !== undefined", timeout=TIMEOUT_MS)
    assert still.page.evaluate("() => window.fade") == [200, ["1", "0"]]
    still.page.locator(".before").wait_for(state="detached", timeout=TIMEOUT_MS)


def test_ones_own_finger_is_followed(watch):
    still = watch(reduced_motion="reduce")
    still.mouse_drag(START, END)
    assert len(places(still)) > 3
    still.mouse_up()
    still.settled()
