"""How much the page weighs, and how soon it shows something."""

import pytest

from viewer import DESKTOP, PHONE, TIMEOUT

TIMEOUT_MS = TIMEOUT * 1000
LIMIT = 80_000

# When WebGL was first asked to draw, in milliseconds after the page was opened.
FIRST_FRAME = """
    for (const name of ["drawArrays", "drawElements", "drawArraysInstanced", "drawElementsInstanced"]) {
        const draw = WebGL2RenderingContext.prototype[name];
        WebGL2RenderingContext.prototype[name] = function (...values) {
            window.firstFrame ??= performance.now();
            return draw.apply(this, values);
        };
    }
"""


def texts(viewer, path, server):
    """How many bytes each of the responses had on the line, but those with images."""
    responses = []
    viewer.page.on("response", lambda response: responses.append(response))
    viewer.page.goto(server.url + path)
    viewer.page.wait_for_load_state("networkidle")
    viewer.page.wait_for_timeout(1000)
    return [each.request.sizes()["responseBodySize"] for each in responses
            if not each.headers.get("content-type", "").startswith("image/")]


@pytest.mark.parametrize("path", ["/", "/monzo"])
@pytest.mark.parametrize("viewport", [PHONE, DESKTOP], ids=["phone", "desktop"])
def test_the_page_without_images_is_below_its_limit(open_viewer, server, capsys, path, viewport):
    viewer = open_viewer("/icon.svg", viewport=viewport)
    sizes = texts(viewer, path, server)
    with capsys.disabled():
        print(f"\n  {path}: {sum(sizes) / 1000:.1f} kB in {len(sizes)} texts")
    assert 10_000 < sum(sizes) < LIMIT


def test_when_the_first_frame_is_drawn(open_viewer, server, capsys):
    times = []
    for _ in range(3):
        viewer = open_viewer("/monzo", viewport=PHONE, init_script=FIRST_FRAME)
        for _ in ("cold", "warm"):
            viewer.page.wait_for_function("() => window.firstFrame !== undefined", timeout=TIMEOUT_MS)
            times.append(viewer.page.evaluate("() => window.firstFrame"))
            viewer.page.reload()
    with capsys.disabled():
        print(f"\n  first frame after {min(times[::2]):.0f} ms, with a full cache {min(times[1::2]):.0f} ms")
    assert viewer.complaints == []
