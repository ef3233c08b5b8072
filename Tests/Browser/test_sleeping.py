"""A page that sleeps, as in a pocket: its scripts stand still, while its line stays open."""

import time

from measure import rests_at
from monzo import CARDS_ROW
from viewer import DESKTOP, PHONE, TIMEOUT

BEATS = "() => { window.beats = 0; setInterval(() => { window.beats += 1; }, 50); }"


def test_a_page_that_slept_shows_what_is_and_not_what_was(open_viewer):
    sleeper, awake = open_viewer(viewport=PHONE), open_viewer(viewport=DESKTOP)
    for viewer in (sleeper, awake):
        viewer.see_at_rest(rests_at(viewer, 0), "the first card at rest")
    sleeper.page.evaluate(BEATS)
    sleeper.page.wait_for_function("() => window.beats > 3")

    before = sleeper.page.evaluate("() => window.beats")
    debugger = sleeper.context.new_cdp_session(sleeper.page)
    pauses = []
    debugger.on("Debugger.paused", lambda event: pauses.append(event))
    debugger.send("Debugger.enable")
    debugger.send("Debugger.pause")
    deadline = time.monotonic() + TIMEOUT
    while not pauses and time.monotonic() < deadline:
        awake.page.wait_for_timeout(20)
    assert pauses, "it does not sleep"
    for card in (1, 2, 3):
        awake.mouse_drag((300, CARDS_ROW), (100, CARDS_ROW))
        awake.mouse_up()
        awake.see_at_rest(rests_at(awake, card), f"card {card} at rest")
    # Longer than what a viewer is sent without an acknowledgement lasts.
    awake.page.wait_for_timeout(3000)

    debugger.send("Debugger.resume")
    debugger.detach()
    assert sleeper.page.evaluate("() => window.beats") < before + 40, "it did not sleep"
    sleeper.see_at_rest(rests_at(sleeper, 3), "the card that the others see")
    assert sleeper.page.locator("#status:not(.visible)").count() == 1
    assert len(sleeper.sockets) == 1, "its line was never lost"
    sleeper.mouse_drag((100, CARDS_ROW), (300, CARDS_ROW))
    sleeper.mouse_up()
    for viewer in (sleeper, awake):
        viewer.see_at_rest(rests_at(viewer, 2), "the sleeper's own drag")
