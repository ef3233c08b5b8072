"""Stages that a test makes up, drawn by the page's renderer alone: their pixels."""

import numpy
import pytest

# Red, twice as wide as high.
PICTURE = "data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg' width='8' height='4'><rect width='8' height='4' fill='red'/></svg>"
DRAW = """async ({ nodes, size, ratio, picture }) => {
    const { Renderer } = await import("/renderer/renderer.js");
    const { Stage } = await import("/stage/stage.js");
    const canvas = document.createElement("canvas");
    canvas.width = canvas.height = size * ratio;
    const stage = new Stage();
    stage.apply({ type: "snapshot", tick: 0, width: size, height: size, nodes });
    const gl = canvas.getContext("webgl2", { alpha: true, antialias: false, depth: false, premultipliedAlpha: true });
    const renderer = new Renderer(canvas, { onChange: () => {}, imageAddress: () => picture });
    await renderer.load(nodes.flatMap(({ contents }) => (contents ? [contents.image] : [])));
    const box = { left: 0, top: 0, width: size * ratio, height: size * ratio, scale: ratio };
    renderer.draw(stage, box);
    await renderer.settled();
    renderer.draw(stage, box);
    const pixels = new Uint8Array(4 * canvas.width * canvas.height);
    gl.readPixels(0, 0, canvas.width, canvas.height, gl.RGBA, gl.UNSIGNED_BYTE, pixels);
    return Array.from(pixels);
}"""

SIZE = 100
LAYER = {"position": {"x": 50, "y": 50}, "boundsSize": {"width": 100, "height": 100}}


@pytest.fixture
def draw(browser, sources):
    page = browser.new_page()
    page.goto(sources.url + "/")

    def pixels(*nodes, ratio=1):
        numbered = [{"id": index + 1, **LAYER, **node} for index, node in enumerate(nodes)]
        drawn = page.evaluate(DRAW, {"nodes": numbered, "size": SIZE, "ratio": ratio, "picture": PICTURE})
        side = SIZE * ratio
        return numpy.array(drawn, dtype=int).reshape(side, side, 4)[::-1]

    pixels.page = page
    yield pixels
    page.close()
