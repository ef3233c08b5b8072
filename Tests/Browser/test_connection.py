"""The line to the server: lost, found again, and never a word elsewhere."""

from urllib.parse import urlsplit

from measure import rests_at, shift
from monzo import CARDS_ROW
from viewer import DESKTOP, PHONE

TIMEOUT_MS = 20_000


def test_both_pages_come_back_when_the_server_was_killed_and_restarted(open_viewer, server):
    viewers = [open_viewer(viewport=PHONE), open_viewer(viewport=DESKTOP)]
    for viewer in viewers:
        viewer.see_at_rest(rests_at(viewer, 0), "the first card at rest")
        viewer.page.evaluate("() => { window.sameDocument = true; }")
    viewers[0].mouse_drag((300, CARDS_ROW), (100, CARDS_ROW))
    viewers[0].mouse_up()
    for viewer in viewers:
        viewer.see_at_rest(rests_at(viewer, 1), "the second card at rest")

    server.kill()
    for viewer in viewers:
        status = viewer.page.locator("#status.visible")
        status.wait_for(timeout=TIMEOUT_MS)
        assert "Reconnecting" in status.inner_text()

    server.start()
    for viewer in viewers:
        viewer.page.locator("#status:not(.visible)").wait_for(state="attached", timeout=TIMEOUT_MS)
        # A new server's stage starts anew: what is seen is live, not remembered.
        viewer.see_at_rest(rests_at(viewer, 0), "the first card at rest again")
        assert viewer.page.evaluate("() => window.sameDocument") is True

    viewers[1].mouse_drag((300, CARDS_ROW), (100, CARDS_ROW))
    for viewer in viewers:
        viewer.see(lambda picture: 170 < shift(picture, viewer) < 201, "a drag after the restart")
    viewers[1].mouse_up()
    for viewer in viewers:
        viewer.see_at_rest(rests_at(viewer, 1), "the second card at rest")


def test_the_page_complains_of_nothing_and_asks_no_other_host(open_viewer, server):
    viewer = open_viewer(path="/monzo")
    viewer.see_at_rest(rests_at(viewer, 0), "the first card at rest")
    viewer.mouse_drag((300, CARDS_ROW), (100, CARDS_ROW))
    viewer.mouse_up()
    viewer.settled()
    assert viewer.complaints == []
    assert {urlsplit(address).netloc for address in viewer.addresses} == {urlsplit(server.url).netloc}
    assert [address for address in viewer.addresses if address.startswith("ws")] == [
        server.url.replace("http", "ws", 1) + "/rooms/monzo"
    ]
