import assert from "node:assert/strict";
import { readFileSync, readdirSync } from "node:fs";
import { dirname, join, normalize } from "node:path";
import { test } from "node:test";

const web = new URL("../../web/", import.meta.url).pathname;

/** The page's folders, each of which may import what stands before it. */
const folders = [
    "protocol", "geometry", "connection", "playout", "stage", "renderer", "input", "components", "replay", "tools", "pages",
];

function modules(folder) {
    return readdirSync(web + folder, { recursive: true }).filter((name) => name.endsWith(".js")).map((name) => join(folder, name));
}

function imports(module) {
    const source = readFileSync(web + module, "utf8");
    return Array.from(source.matchAll(/(?:from|import\() ?"(\.[^"]+)"/g), ([, path]) => normalize(join(dirname(module), path)));
}

test("every folder of modules has its place in the order", () => {
    const withModules = readdirSync(web, { withFileTypes: true })
        .filter((entry) => entry.isDirectory() && modules(entry.name).length > 0).map(({ name }) => name);
    assert.deepEqual(withModules.sort(), [...folders].sort());
});

test("modules import from their own folder and from those before it", () => {
    const wrong = folders.flatMap(modules).flatMap((module) => imports(module)
        .filter((target) => folders.indexOf(target.split("/")[0]) > folders.indexOf(module.split("/")[0]))
        .map((target) => `${module} imports ${target}`));
    assert.deepEqual(wrong, []);
});
