"""The page over https, and its WebSocket over wss."""

import subprocess

from measure import rests_at, shift
from monzo import CARDS_ROW
from server import Server
from viewer import Viewer


def test_a_page_from_https_drags_over_wss(browser, tmp_path):
    certificate, key = str(tmp_path / "cert.pem"), str(tmp_path / "key.pem")
    make = "openssl req -x509 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -days 2 -subj /CN=127.0.0.1"
    subprocess.run(make.split() + ["-keyout", key, "-out", certificate], check=True, capture_output=True)
    with Server("--tls-cert", certificate, "--tls-key", key) as server:
        assert server.url.startswith("https://")
        viewer = Viewer(browser, server.url + "/monzo", ignore_https_errors=True)
        viewer.see_at_rest(rests_at(viewer, 0), "the first card at rest")
        viewer.mouse_drag((300, CARDS_ROW), (100, CARDS_ROW))
        viewer.see(lambda picture: 170 < shift(picture, viewer) < 201, "a drag over wss")
        viewer.mouse_up()
        assert [each for each in viewer.addresses if each.startswith("ws")] == [
            server.url.replace("https", "wss", 1) + "/rooms/monzo"
        ]
        assert viewer.complaints == []
        viewer.close()
