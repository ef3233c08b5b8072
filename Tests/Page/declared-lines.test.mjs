import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";
import { test } from "node:test";
import { DeclaredLines, sourcesOf } from "../../web/tools/views/declared-lines.js";

const demonstrations = "Sources/Scenes/Demonstrations";

/** As the page's folder has it of a scene. */
const archiveOf = (...folders) => new Uint8Array(execFileSync("tar", ["--format=ustar", "-C", demonstrations, "-cf", "-", ...folders]));

/** The lines of a scene's folder, once its sources are here. */
function linesOf(archive) {
    let count = 0;
    return new Promise((resolve) => {
        const lines = new DeclaredLines(async () => { count += 1; return archive; }, () => {
            assert.equal(count, 1);
            resolve(lines);
        });
        assert.deepEqual([lines.place("MonzoLayout"), lines.place("MonzoLayout")], [null, null]);
    });
}

/** What stands at a place. */
const textAt = ({ file, line }) => readFileSync(`${demonstrations}/${file}`, "utf8").split("\n")[line - 1];

test("each class of the built-in scenes that is declared once is found where it is", async () => {
    const folders = readdirSync(demonstrations);
    const lines = await linesOf(archiveOf(...folders));
    const files = folders.flatMap((folder) => readdirSync(`${demonstrations}/${folder}`, { recursive: true }).filter((file) => file.endsWith(".swift")).map((file) => `${folder}/${file}`));
    const names = files.flatMap((file) => [...readFileSync(`${demonstrations}/${file}`, "utf8").matchAll(/^(?:\w+ )*final class (\w+)/gm)].map(([, name]) => name));
    assert.ok(names.length > 20);
    for (const name of names) assert.match(textAt(lines.place(name)), new RegExp(`class ${name}\\b`));
});

test("a method is found within its class, and one that is not there has the class's line", async () => {
    const lines = await linesOf(archiveOf("Monzo", "Stack"));
    assert.match(textAt(lines.place("MonzoLayout", "layoutAttributesForElements")), /override func layoutAttributesForElements\(/);
    assert.match(textAt(lines.place("StackLayout", "shouldInvalidateLayout")), /override func shouldInvalidateLayout\(/);
    assert.match(textAt(lines.place("MonzoLayout", "nothing")), /class MonzoLayout/);
    assert.deepEqual([lines.place("UICollectionView"), lines.place("a+b")], [null, null]);
});

test("each class in a view's details has its place after it", async () => {
    const lines = await linesOf(archiveOf("Monzo"));
    const groups = lines.withPlaces([
        { title: "View", rows: [["class", "UICollectionView"]] },
        { title: "Scrolling", rows: [["state", "at rest"], ["layout", "MonzoLayout"]] },
    ]);
    const { file, line } = lines.place("MonzoLayout");
    assert.deepEqual(groups, [
        { title: "View", rows: [["class", "UICollectionView"]] },
        { title: "Scrolling", rows: [["state", "at rest"], ["layout", "MonzoLayout"], ["layout declared in", `${file}:${line}`]] },
    ]);
});

test("a preview, whose lines the server tells, has no sources fetched", async () => {
    const { fetch } = globalThis;
    try {
        const asked = [];
        globalThis.fetch = async (path) => { asked.push(path); return { ok: false }; };
        assert.deepEqual([await sourcesOf({ name: "Fan", versions: [null] }), await sourcesOf({ name: "a/b" })], [null, null]);
        assert.deepEqual(asked, ["/swift/a%2Fb.tar"]);
    } finally {
        globalThis.fetch = fetch;
    }
});
