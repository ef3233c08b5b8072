import assert from "node:assert/strict";
import { test } from "node:test";
import * as Homography from "../../web/geometry/homography.js";
import { Blend, Flag, GradientKind, Gravity } from "../../web/protocol/attributes.js";
import { compose, maximumClips } from "../../web/renderer/composition.js";
import { Kind } from "../../web/renderer/quad-kind.js";
import { Stage } from "../../web/stage/stage.js";

const visible = { left: 0, top: 0, right: 1000, bottom: 1000 };
const red = [255, 0, 0, 255];
const resources = {
    text: () => ({ texture: "text", left: 10, top: 20, width: 30, height: 40 }),
    image: () => null,
    ramp: () => "ramp",
    drawing: () => "drawing",
};

/** What is drawn for these nodes at one pixel a point. */
function draw(...nodes) {
    const stage = new Stage();
    stage.apply({ type: "snapshot", tick: 0, width: 1000, height: 1000, nodes });
    return compose(stage, Homography.scaleAndTranslate(1, 0, 0), visible, resources);
}

/** A red layer of 100 x 100 points around `position`. */
function card(id, x, y, more = {}) {
    return { id, position: { x, y }, boundsSize: { width: 100, height: 100 }, backgroundColor: red, ...more };
}

/** Where the corners of a quad's shape come to lie, in pixels: top left, top right, bottom left, bottom right. */
function corners({ matrix, shape }) {
    const { left, top, width, height } = shape;
    return [[left, top], [left + width, top], [left, top + height], [left + width, top + height]].map(([x, y]) => {
        const point = Homography.project(matrix, x, y);
        return [point.x, point.y];
    });
}

function assertCorners(quad, expected) {
    corners(quad).flat().forEach((value, index) => {
        assert.ok(Math.abs(value - expected.flat()[index]) < 1e-9, `${JSON.stringify(corners(quad))}`);
    });
}

function turn(degrees, axis, m34 = 0) {
    const c = Math.cos((degrees * Math.PI) / 180);
    const s = Math.sin((degrees * Math.PI) / 180);
    // CATransform3DRotate's matrix times the perspective's.
    if (axis === "y") return [c, 0, -s, -s * m34, 0, 1, 0, 0, s, 0, c, c * m34, 0, 0, 0, 1];
    return [c, s, 0, 0, -s, c, 0, 0, 0, 0, 1, m34, 0, 0, 0, 1];
}

test("a layer lies with its anchor point on its position", () => {
    const [quad] = draw(card(1, 300, 400, { anchorPoint: { x: 0, y: 1 } }));
    assertCorners(quad, [[300, 300], [400, 300], [300, 400], [400, 400]]);
});

test("a parent's bounds origin scrolls its children", () => {
    const [quad] = draw(
        card(1, 500, 500, { backgroundColor: [0, 0, 0, 0], boundsOrigin: { x: 30, y: -10 } }),
        card(2, 50, 50, { parent: 1 }),
    );
    assertCorners(quad, [[420, 460], [520, 460], [420, 560], [520, 560]]);
});

test("a rotation turns about the anchor point", () => {
    const [quad] = draw(card(1, 300, 300, { transform: turn(90, "z") }));
    assertCorners(quad, [[350, 250], [350, 350], [250, 250], [250, 350]]);
});

test("a layer turned about y with perspective 1/1000 is foreshortened", () => {
    const [quad] = draw(card(1, 300, 300, { transform: turn(60, "y", -1 / 1000) }));
    // The right edge (50 points out) comes to x = 25, z = -50 sin 60, so it is divided by 1 + 0.0433; the left by 1 - 0.0433.
    const depth = 50 * Math.sin(Math.PI / 3);
    const far = 1 + depth / 1000;
    const near = 1 - depth / 1000;
    assertCorners(quad, [
        [300 - 25 / near, 300 - 50 / near], [300 + 25 / far, 300 - 50 / far],
        [300 - 25 / near, 300 + 50 / near], [300 + 25 / far, 300 + 50 / far],
    ]);
});

test("a parent's sublayer transform gives its children perspective about its anchor point", () => {
    const m34 = -1 / 500;
    const perspective = [1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, m34, 0, 0, 0, 1];
    const [quad] = draw(
        card(1, 500, 500, { backgroundColor: [0, 0, 0, 0], sublayerTransform: perspective }),
        card(2, 50, 50, { parent: 1, zPosition: 250 }),
    );
    // Half way to the eye: twice as large.
    assertCorners(quad, [[400, 400], [600, 400], [400, 600], [600, 600]]);
});

test("a layer's children are flattened into its plane", () => {
    const [, child] = draw(
        card(1, 500, 500, { transform: turn(60, "y") }),
        card(2, 50, 50, { parent: 1, transform: turn(-60, "y") }),
    );
    // The two turns do not cancel out: each halves the width.
    assertCorners(child, [[487.5, 450], [512.5, 450], [487.5, 550], [512.5, 550]]);
});

test("the view scales everything", () => {
    const stage = new Stage();
    stage.apply({ type: "snapshot", tick: 0, width: 100, height: 100, nodes: [card(1, 50, 50)] });
    const [quad] = compose(stage, Homography.scaleAndTranslate(2, 10, 20), visible, resources);
    assertCorners(quad, [[10, 20], [210, 20], [10, 220], [210, 220]]);
});

test("a hidden or clear layer is skipped with its children", () => {
    assert.deepEqual(draw(card(1, 50, 50, { flags: 5 }), card(2, 50, 50, { parent: 1 })), []);
    assert.deepEqual(draw(card(1, 50, 50, { opacity: 0 }), card(2, 50, 50, { parent: 1 })), []);
});

test("a layer that faces away is drawn only if it is double-sided", () => {
    const away = { transform: turn(180, "y") };
    assert.equal(draw(card(1, 500, 500, { ...away, flags: 4 })).length, 1);
    assert.deepEqual(draw(card(1, 500, 500, { ...away, flags: 0 }), card(2, 50, 50, { parent: 1 })), []);
    assert.equal(draw(card(1, 500, 500, { transform: turn(80, "y"), flags: 0 })).length, 1);
});

test("orphans and cycles are not drawn", () => {
    assert.deepEqual(draw(card(1, 50, 50, { parent: 9 }), card(2, 50, 50, { parent: 3 }), card(3, 50, 50, { parent: 2 })), []);
});

test("what is out of sight is left out", () => {
    assert.deepEqual(draw(card(1, -60, 50, { text: { string: "x" } })), []);
});

test("children lie above the contents and below the border", () => {
    const border = { width: 2, color: red };
    const shadow = { color: red, radius: 5, x: 0, y: 3 };
    const gradient = { kind: GradientKind.axial, start: { x: 0, y: 0 }, end: { x: 1, y: 0 }, stops: [] };
    const items = draw(
        card(1, 300, 300, { border, shadow, gradient, text: { string: "x" } }),
        card(2, 50, 50, { parent: 1 }),
    );
    const kinds = [Kind.shadow, Kind.fill, Kind.ramp, Kind.texture, Kind.fill, Kind.border];
    assert.deepEqual(items.map((item) => item.kind), kinds);
});

test("a gradient runs from 0 at its start to 1 at its end", () => {
    const gradient = { kind: GradientKind.axial, start: { x: 0, y: 0 }, end: { x: 1, y: 1 }, stops: [] };
    const [, { mapping }] = draw(card(1, 300, 300, { boundsOrigin: { x: 7, y: 9 }, gradient }));
    const way = (x, y) => x * mapping[0] + y * mapping[1] + mapping[2];
    for (const [x, y, expected] of [[7, 9, 0], [107, 109, 1], [57, 59, 0.5], [107, 9, 0.5]]) {
        assert.ok(Math.abs(way(x, y) - expected) < 1e-12);
    }
});

test("a gradient around a point has its middle and half axes, or the direction of its first colour", () => {
    const gradient = { start: { x: 0.5, y: 0.5 }, end: { x: 1, y: 0.75 }, stops: [] };
    const place = { boundsOrigin: { x: 7, y: 9 } };
    const [, radial] = draw(card(1, 300, 300, { ...place, gradient: { ...gradient, kind: GradientKind.radial } }));
    assert.deepEqual([radial.kind, radial.mapping], [Kind.radialRamp, [57, 59, 1 / 50, 1 / 25]]);
    const [, conic] = draw(card(1, 300, 300, { ...place, gradient: { ...gradient, kind: GradientKind.conic } }));
    assert.deepEqual([conic.kind, conic.mapping], [Kind.conicRamp, [57, 59, 2 / Math.sqrt(5), 1 / Math.sqrt(5)]]);
    const point = { ...gradient, end: gradient.start };
    for (const kind of Object.values(GradientKind)) {
        const [, { mapping }] = draw(card(1, 300, 300, { gradient: { ...point, kind } }));
        assert.ok(mapping.every(Number.isFinite));
    }
});

test("one quad takes a group's opacity itself, several need a texture", () => {
    const [single, ...rest] = draw(card(1, 300, 300, { opacity: 51 }));
    assert.deepEqual([single.kind, single.opacity, rest.length], [Kind.fill, 0.2, 0]);
    const [group, ...others] = draw(card(1, 300, 300, { opacity: 51 }), card(2, 90, 90, { parent: 1 }));
    assert.deepEqual([group.kind, group.opacity, group.items.length, others.length], ["group", 0.2, 2, 0]);
    assert.ok(group.items.every((item) => item.opacity === 1));
    assert.ok(group.bounds.left <= 250 && group.bounds.right >= 390);
});

test("corners that are not rounded go with the shape, that of a clip too", () => {
    const [own, child] = draw(
        card(1, 300, 300, { flags: 6 | 16 | 128, cornerRadius: 20, backgroundColor: [1, 2, 3, 255] }),
        card(2, 50, 50, { parent: 1 }),
    );
    assert.deepEqual([own.shape.radius, own.shape.square], [20, 9]);
    assert.equal(child.clips[0].shape.square, 9);
});

test("a mask clips the children but not the layer's own quads", () => {
    const [own, child] = draw(card(1, 300, 300, { flags: 6, cornerRadius: 70 }), card(2, 50, 50, { parent: 1 }));
    assert.equal(own.clips.length, 0);
    assert.deepEqual(child.clips.map((clip) => clip.shape), [{ left: 0, top: 0, width: 100, height: 100, radius: 50, square: 0 }]);
    const back = Homography.project(child.clips[0].inverse, 260, 270);
    assert.ok(Math.abs(back.x - 10) < 1e-9 && Math.abs(back.y - 20) < 1e-9);
});

test("a mask that reaches beyond the window clips nothing", () => {
    const vast = { boundsSize: { width: 3000, height: 3000 }, cornerRadius: 100, flags: 6 };
    const [, child] = draw(card(1, 500, 500, vast), card(2, 1500, 1500, { parent: 1 }));
    assert.deepEqual(child.clips, []);
});

test("masks nested deeper than the shader's go through a texture", () => {
    const nest = Array.from({ length: maximumClips + 1 }, (_, depth) =>
        card(depth + 1, depth === 0 ? 300 : 50, depth === 0 ? 300 : 50, { parent: depth, flags: 6 }));
    const leaf = (id, parent) => card(id, 50, 50, { parent });
    const [group] = draw(...nest, leaf(10, nest.length), leaf(11, nest.length)).slice(-1);
    assert.equal(group.kind, "group");
    assert.equal(group.clips.length, maximumClips);
    assert.deepEqual(group.items.map((item) => item.clips.length), [1, 1]);
});

test("text that is not turned or scaled lies on whole pixels", () => {
    const text = { text: { string: "x" } };
    const [, upright] = draw(card(1, 300.3, 300.7, text));
    const corner = Homography.project(upright.matrix, upright.shape.left, upright.shape.top);
    assert.ok(Math.abs(corner.x - 260) < 1e-9 && Math.abs(corner.y - 271) < 1e-9);
    const [, turned] = draw(card(1, 300.3, 300.7, { ...text, transform: turn(5, "z") }));
    assert.deepEqual([turned.shape.left, turned.shape.top], [10, 20]);
});

const dot = { verbs: [0, 1, 1, 4], points: [0, 0, 10, 0, 10, 10] };
const drawing = [{ type: "fill", isEvenOdd: false, color: red, path: dot }];

test("a drawing lies above the gradient and below the contents, and may reach beyond the bounds", () => {
    const wide = [{ ...drawing[0], path: { verbs: [0, 1, 1, 4], points: [-50, 0, 10, 0, 10, 10] } }];
    const gradient = { kind: GradientKind.axial, start: { x: 0, y: 0 }, end: { x: 1, y: 0 }, stops: [] };
    const items = draw(card(1, 300, 300, { gradient, drawing: wide, text: { string: "x" } }));
    assert.deepEqual(items.map((item) => item.kind), [Kind.fill, Kind.ramp, Kind.texture, Kind.texture]);
    assert.equal(items[2].texture, "drawing");
    assert.ok(items[2].shape.left <= -50 && items[2].shape.left + items[2].shape.width >= 10);
});

// WooHooooo/Swift-iOS-Core-Animation-Advanced-Techniques shows a picture in the middle of a view that is smaller and masks: it reached
// beyond, as a picture that is not stretched is a drawing.
test("a masking layer cuts its drawing", () => {
    const wide = [{ ...drawing[0], path: { verbs: [0, 1, 1, 4], points: [-50, 0, 10, 0, 10, 10] } }];
    const shown = (flags, operations, cornerRadius = 0) => {
        const item = draw(card(1, 300, 300, { flags, drawing: operations, cornerRadius })).find((item) => item.texture === "drawing");
        return [item.kind, item.shape];
    };
    const [kind, shape] = shown(Flag.masksToBounds, wide);
    assert.deepEqual([kind, shape.left, shape.width], [Kind.inset, 0, 100]);
    assert.deepEqual(shown(0, wide)[1].left < -50, true);
    const small = [{ ...drawing[0], path: { verbs: [0, 1, 1, 4], points: [20, 20, 40, 20, 40, 40] } }];
    assert.deepEqual(shown(Flag.masksToBounds, small), shown(0, small));
    assert.deepEqual(shown(Flag.masksToBounds, small, 20)[1].radius, 20);
});

test("the shadow of a layer's own path lies below its background, and the rest of its drawing above", () => {
    const shadow = { color: red, radius: 5, x: 0, y: 3 };
    const path = [{ type: "pathShadow", shadow, path: dot }];
    assert.deepEqual(draw(card(1, 300, 300, { drawing: path })).map((item) => item.kind), [Kind.texture, Kind.fill]);
    const both = draw(card(1, 300, 300, { drawing: [...path, ...drawing] }));
    assert.deepEqual(both.map((item) => item.kind), [Kind.texture, Kind.fill, Kind.texture]);
    // Without anything between them it is one picture.
    const bare = draw(card(1, 300, 300, { backgroundColor: [0, 0, 0, 0], drawing: [...path, ...drawing] }));
    assert.deepEqual(bare.map((item) => item.kind), [Kind.texture]);
});

test("what a drawing shows is kept while only what is around it changes", () => {
    const heard = [];
    const kept = [{ type: "pathShadow", shadow: { color: red, radius: 5, x: 0, y: 3 }, path: dot }, ...drawing];
    const asked = { ...resources, drawing: (operations) => (heard.push(operations), "drawing") };
    const stage = new Stage();
    stage.apply({ type: "snapshot", tick: 0, width: 1000, height: 1000, nodes: [card(1, 300, 300, { drawing: kept })] });
    for (const x of [0, 10]) compose(stage, Homography.scaleAndTranslate(1, x, 0), visible, asked);
    assert.deepEqual([heard.length, new Set(heard).size], [4, 2]);
});

test("a drawing without a background casts the layer's shadow itself", () => {
    const shadow = { color: red, radius: 5, x: 0, y: 3 };
    const bare = { backgroundColor: [0, 0, 0, 0], drawing, shadow };
    const [only, ...others] = draw(card(1, 300, 300, bare));
    assert.deepEqual([only.texture, others.length], ["drawing", 0]);
    assert.ok(only.shape.top + only.shape.height >= 10 + 3 + 15);
    const [behind] = draw(card(1, 300, 300, { drawing, shadow }));
    assert.equal(behind.kind, Kind.shadow);
});

test("what a layer shows within it casts its shadow where it shows nothing itself", () => {
    const shadow = { color: red, radius: 5, x: 0, y: 3 };
    const clear = [0, 0, 0, 0];
    const holder = (id, more) => card(id, 300, 300, { backgroundColor: clear, ...more });
    // All boxes cast theirs before one of them is drawn, with their own opacity; what holds them has no box.
    const boxes = draw(
        holder(1, { shadow }), holder(2, { parent: 1 }), card(3, 10, 20, { parent: 2, opacity: 51 }),
        card(4, 60, 20, { parent: 1, index: 1 }), holder(5, { parent: 1, index: 2 }),
    );
    assert.deepEqual(boxes.map(({ kind }) => kind), [Kind.shadow, Kind.shadow, Kind.fill, Kind.fill]);
    assert.deepEqual(boxes.map(({ opacity }) => opacity), [0.2, 1, 0.2, 1]);
    assert.deepEqual(boxes[0].bounds, { ...boxes[0].bounds, left: boxes[2].bounds.left - 15, top: boxes[2].bounds.top - 12 });
    // What is cut has the shape of what cuts it.
    const cut = draw(holder(1, { shadow }), holder(2, { parent: 1, flags: Flag.masksToBounds }), card(3, 10, 20, { parent: 2 }));
    assert.deepEqual(cut.map(({ kind }) => kind), [Kind.shadow, Kind.fill]);
    assert.equal(cut[0].clips.length, 0);
    const asked = [];
    const heard = { ...resources, drawing: (...given) => (asked.push(given.at(-1)), "drawing") };
    const stage = new Stage();
    const nodes = [holder(1, { shadow }), holder(2, { parent: 1 }), holder(3, { parent: 2, drawing })];
    stage.apply({ type: "snapshot", tick: 0, width: 1000, height: 1000, nodes });
    const shaped = compose(stage, Homography.scaleAndTranslate(1, 0, 0), visible, heard);
    assert.deepEqual([shaped.map(({ kind }) => kind), asked], [[Kind.texture], [shadow]]);
    assert.deepEqual(draw(holder(1, { shadow })), []);
});

// stv-ekushida/ios-gallery-demo: a photograph in the middle of a larger view in a cell that has a shadow.
test("a picture alone casts the shadow of where it lies", () => {
    const image = { width: 40, height: 20, texture: "image" };
    const shadow = { color: red, radius: 0, x: 5, y: 3 };
    const clear = [0, 0, 0, 0];
    const cast = (more, around = {}, between = {}) => {
        const stage = new Stage();
        const held = card(3, 50, 50, { parent: 2, contents: { image: "a", gravity: Gravity.center }, backgroundColor: clear, ...more });
        const holder = card(2, 50, 50, { parent: 1, backgroundColor: clear, ...between });
        const nodes = [card(1, 300, 300, { backgroundColor: clear, ...around }), holder, held];
        stage.apply({ type: "snapshot", tick: 0, width: 1000, height: 1000, nodes });
        const [quad] = compose(stage, Homography.scaleAndTranslate(1, 0, 0), visible, { ...resources, image: () => image });
        return quad;
    };
    const middle = [[285, 293], [325, 293], [285, 313], [325, 313]];
    assertCorners(cast({ shadow }), middle);
    assertCorners(cast({}, { shadow }), middle);
    assertCorners(cast({}, { shadow }, { flags: Flag.masksToBounds }), middle);
    const box = [[255, 253], [355, 253], [255, 353], [355, 353]];
    assertCorners(cast({ shadow, backgroundColor: red }), box);
    const rounded = { flags: Flag.masksToBounds, cornerRadius: 10, contents: { image: "a", gravity: Gravity.scaleToFill } };
    const cut = cast(rounded, { shadow });
    assertCorners(cut, box);
    assert.equal(cut.shape.radius, 10);
    // A picture at another scale is drawn.
    const path = { verbs: [], points: [20, 30, 60, 30, 60, 50] };
    const drawn = { contents: { image: "", gravity: 0 }, drawing: [{ type: "fill", path, color: red }], flags: Flag.masksToBounds };
    assertCorners(cast(drawn, { shadow }), [[275, 283], [315, 283], [275, 303], [315, 303]]);
});

test("what is cut casts the shadow of what cuts it where it fills that, and its own elsewhere", () => {
    const shadow = { color: red, radius: 0, x: 5, y: 3 };
    const clear = [0, 0, 0, 0];
    const cast = (...inner) => {
        const holders = [card(1, 300, 300, { backgroundColor: clear, shadow }), card(2, 50, 50, { backgroundColor: clear, parent: 1, flags: Flag.masksToBounds })];
        return draw(...holders, ...inner)[0];
    };
    assertCorners(cast(card(3, 40, 20, { parent: 2, boundsSize: { width: 20, height: 10 } })), [[285, 268], [305, 268], [285, 278], [305, 278]]);
    assertCorners(cast(card(3, 50, 50, { parent: 2, boundsSize: { width: 200, height: 300 } })), [[255, 253], [355, 253], [255, 353], [355, 353]]);
    assert.equal(cast(), undefined);
});

test("a text without a background casts the layer's shadow itself", () => {
    const asked = [];
    const shadow = { color: red, radius: 2, x: 0, y: 3 };
    const text = { string: "x" };
    const kinds = (more) => {
        const stage = new Stage();
        const nodes = [card(1, 300, 300, { shadow, text, ...more })];
        stage.apply({ type: "snapshot", tick: 0, width: 1000, height: 1000, nodes });
        const heard = { ...resources, text: (...given) => (asked.push(given.at(-1)), resources.text()) };
        return compose(stage, Homography.scaleAndTranslate(1, 0, 0), visible, heard).map(({ kind }) => kind);
    };
    assert.deepEqual(kinds({ backgroundColor: [0, 0, 0, 0] }), [Kind.texture]);
    assert.deepEqual(kinds({}), [Kind.shadow, Kind.fill, Kind.texture]);
    // A layer that cuts casts none.
    assert.deepEqual(kinds({ backgroundColor: [0, 0, 0, 0], flags: Flag.masksToBounds }), [Kind.texture]);
    assert.deepEqual(asked, [shadow, null, null]);
});

test("a picture that is not stretched is drawn around a layer without a size", () => {
    const image = { width: 40, height: 20, texture: "image" };
    const drawn = (gravity, flags = 0) => {
        const stage = new Stage();
        const boundsSize = { width: 0, height: 0 };
        const nodes = [card(1, 300, 300, { boundsSize, flags, contents: { image: "i", gravity } })];
        stage.apply({ type: "snapshot", tick: 0, width: 1000, height: 1000, nodes });
        return compose(stage, Homography.scaleAndTranslate(1, 0, 0), visible, { ...resources, image: () => image });
    };
    const [quad, ...others] = drawn(Gravity.center);
    assert.equal(others.length, 0);
    assertCorners(quad, [[280, 290], [320, 290], [280, 310], [320, 310]]);
    assert.deepEqual(drawn(Gravity.aspectFit), []);
    assert.deepEqual(drawn(Gravity.center, Flag.masksToBounds), []);
});

test("only a picture that ends within the layer that cuts it has an edge of its own", () => {
    const image = { width: 200, height: 100, texture: "image" };
    const shown = (flags, gravity) => {
        const stage = new Stage();
        const nodes = [card(1, 300, 300, { backgroundColor: [0, 0, 0, 0], flags, contents: { image: "i", gravity } })];
        stage.apply({ type: "snapshot", tick: 0, width: 1000, height: 1000, nodes });
        const view = Homography.scaleAndTranslate(1, 0, 0);
        return compose(stage, view, visible, { ...resources, image: () => image }).map(({ kind }) => kind);
    };
    const { masksToBounds } = Flag;
    assert.deepEqual(shown(masksToBounds, Gravity.aspectFit), [Kind.inset]);
    assert.deepEqual(shown(0, Gravity.aspectFit), [Kind.texture]);
    assert.deepEqual(shown(masksToBounds, Gravity.aspectFill), [Kind.texture]);
    assert.deepEqual(shown(masksToBounds, Gravity.scaleToFill), [Kind.texture]);
});

test("a mask is not drawn, and has what it masks drawn to a texture with it", () => {
    const [group, ...others] = draw(
        card(1, 300, 300, { opacity: 51 }), card(2, 50, 50, { parent: 1, flags: 12 }), card(3, 20, 20, { parent: 1 }));
    assert.equal(others.length, 0);
    assert.deepEqual([group.kind, group.opacity, group.items.length, group.mask.length], ["group", 0.2, 2, 1]);
});

test("a mask that shows nothing hides everything", () => {
    const clear = { parent: 1, flags: 12, backgroundColor: [0, 0, 0, 0] };
    assert.deepEqual(draw(card(1, 300, 300), card(2, 50, 50, clear)), []);
});

test("what lies behind a visual effect is one quad, which fades without a texture of its own", () => {
    const [behind, quad] = draw(card(1, 100, 100), card(2, 100, 100, { backgroundColor: [0, 0, 0, 0], blur: 4, opacity: 51 }));
    assert.equal(behind.kind, Kind.fill);
    assert.equal(quad.kind, Kind.backdrop);
    assert.equal(quad.deviation, 20);
    assert.ok(Math.abs(quad.opacity - 0.2) < 1e-9);
});

const doubled = [2, 0, 0, 0, 0, 2, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1];

test("what is filtered is a group, as far as its blur reaches", () => {
    const filter = { blend: Blend.normal, isIsolated: false, blur: 4, colorMatrix: null };
    const [group, ...others] = draw(card(1, 300, 300, { filter, opacity: 51, transform: doubled }));
    assert.equal(others.length, 0);
    assert.deepEqual([group.kind, group.opacity, group.items.length, group.filter.deviation], ["group", 0.2, 1, 8]);
    const [plain] = draw(card(1, 300, 300, { transform: doubled }));
    assert.ok(Math.abs(plain.bounds.left - group.bounds.left - 24) < 1e-6);
});

test("a filter that does nothing makes no group, and an isolated layer one", () => {
    const filter = { blend: Blend.normal, isIsolated: false, blur: 0, colorMatrix: null };
    assert.deepEqual(draw(card(1, 300, 300, { filter })).map(({ kind }) => kind), [Kind.fill]);
    assert.deepEqual(draw(card(1, 300, 300, { filter: { ...filter, isIsolated: true } })).map(({ kind }) => kind), ["group"]);
});
