import assert from "node:assert/strict";
import { test } from "node:test";
import { layerDefaults } from "../../web/protocol/attributes.js";
import { encodeRequest, typable } from "../../web/protocol/viewer-requests.js";
import { Stage } from "../../web/stage/stage.js";
import { elementsOf, fieldAt, nameOf } from "../../web/tools/accessibility/elements.js";

const field = 6;
const button = 3;

function stageOf(...layers) {
    const stage = new Stage();
    const nodes = layers.map(([id, role, label, x, y, width, height]) => ({
        ...layerDefaults, id, parent: id === 1 ? 0 : 1, index: id, position: { x: x + width / 2, y: y + height / 2 },
        boundsSize: { width, height }, accessibility: { role, label },
    }));
    stage.apply({ type: "snapshot", tick: 1, width: 390, height: 844, nodes });
    return stage;
}

test("the field at a point is the one in front, and none below something else", () => {
    const elements = elementsOf(stageOf(
        [1, 0, "", 0, 0, 390, 844], [2, field, "Message", 20, 800, 300, 40], [3, button, "Send", 290, 800, 40, 40]));
    assert.equal(nameOf(fieldAt({ x: 100, y: 820 }, elements)), "Message");
    assert.equal(fieldAt({ x: 300, y: 820 }, elements), null);
    assert.equal(fieldAt({ x: 100, y: 400 }, elements), null);
});

test("what can be typed is on one line, and changes nothing around it", () => {
    assert.equal(typable("a\tb\nc"), "a b c");
    assert.equal(typable("a\u0007\u202eb\u2066"), "ab");
    assert.equal(typable("\ud800a"), "\ufffda");
    assert.equal([...typable("\u{1f600}".repeat(300))].length, 200);
    assert.equal(typable("\u{1f469}\u200d\u{1f467}"), "\u{1f469}\u200d\u{1f467}");
    assert.equal(encodeRequest("text", { text: typable("Hi"), enter: true }), '{"type":"text","text":"Hi","enter":true}');
    for (const text of ["a\nb", "\u{1f600}".repeat(201), undefined]) {
        assert.throws(() => encodeRequest("text", { text, enter: false }), RangeError);
    }
    assert.throws(() => encodeRequest("text", { text: "a" }), RangeError);
});
