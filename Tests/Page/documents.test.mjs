import assert from "node:assert/strict";
import { existsSync, readdirSync } from "node:fs";
import { test } from "node:test";
import { fileURLToPath } from "node:url";
import { files, project, read, statements, testNames } from "./sentences.mjs";

const root = fileURLToPath(project);
/** The documents for people, by their paths. */
const documents = ["README.md", "CONTRIBUTING.md", "SECURITY.md", ...files("Sources").filter(({ name }) => name.endsWith(".md")).map(({ path }) => path.slice(root.length))]
    .filter((path) => !path.includes(".docc/"));
const folderOf = (path) => path.slice(0, path.lastIndexOf("/") + 1);

/** The places to which a link in a document can lead. */
const anchors = (path) => read(path).split("\n").filter((line) => line.startsWith("#"))
    .map((line) => line.replace(/^#+ /, "").toLowerCase().replaceAll(/[^\w -]/g, "").replaceAll(" ", "-"));

test("links lead to files and headings that there are", () => {
    let count = 0;
    for (const path of documents) {
        for (const [, target, anchor] of read(path).matchAll(/\]\((?!https?:)([^)#\s]*)(?:#([^)]+))?\)/g)) {
            const found = fileURLToPath(new URL(target === "" ? `./${path}` : folderOf(path) + target, project));
            assert.ok(existsSync(found), `${path}: ${target}`);
            if (anchor !== undefined) assert.ok(anchors(found.slice(root.length)).includes(anchor), `${path}: ${target}#${anchor}`);
            count += 1;
        }
    }
    assert.ok(count > 30);
});

test("the README's pictures are there", () => {
    for (const [, source] of read("README.md").matchAll(/<img src="([^"]+)"/g)) assert.ok(existsSync(root + source), source);
});

test("whatever documents ask make for is one of its targets", () => {
    const targets = new Set(Array.from(read("Makefile").matchAll(/^([\w-]+):(?!=)/gm), ([, target]) => target));
    for (const path of documents) {
        // In a sentence it stands in backquotes; what is asked for may take two lines.
        const asked = [...read(path).matchAll(/`make((?:\s[\w-]+)+)/g), ...read(path).matchAll(/^make((?: [\w-]+)+)/gm)];
        for (const [, words] of asked) {
            for (const target of words.trim().split(/\s+/).filter((word) => /^[a-z]/.test(word))) assert.ok(targets.has(target), `${path}: make ${target}`);
        }
    }
});

test("the tests, filters and variables of the contributors' commands are there", () => {
    const text = read("Sources/README.md");
    const tests = readdirSync(`${root}/Tests`, { recursive: true }).map((path) => path.slice(path.lastIndexOf("/") + 1));
    for (const [, filter] of text.matchAll(/swift test --filter (\w+)/g)) assert.ok(tests.includes(`${filter}.swift`), filter);
    const [, file, word] = text.match(/pytest (Tests\/Browser\/\w+\.py) -k (\w+)/);
    assert.ok(Array.from(read(file).matchAll(/def (test_\w+)/g), ([, name]) => name).some((name) => name.includes(word)));
    assert.ok(testNames().size > 2000);
    for (const [, variable] of text.matchAll(/(ZOETROPE_\w+)=/g)) {
        assert.ok(files("Tests").some(({ path }) => path.endsWith(".swift") && read(path).includes(`"${variable}"`)), variable);
    }
    assert.ok(files("Tests/Browser").some(({ name, path }) => name === "viewer.py" && read(path).includes("last-seen")));
});

test("files and folders that the contributors' guide names are there", () => {
    const text = read("Sources/README.md");
    const folders = ["", "Sources/", "Sources/Engine/", "Sources/Scenes/", "Sources/Server/", "Sources/Server/StageServer/", "Sources/Previews/"];
    const named = Array.from(text.matchAll(/`((?:[A-Z][A-Za-z+]*|web|Tests)\/[\w/.+-]+)`/g), ([, path]) => path);
    assert.ok(named.length > 30);
    for (const path of named) assert.ok(folders.some((start) => existsSync(root + start + path)), path);
});

test("what the README's picture of a drag names is there", () => {
    const picture = read("README.md").split("```").find((block) => block.includes("▼"));
    const named = Array.from(picture.matchAll(/\b((?:web|Sources)\/[\w/.]+)/g), ([, path]) => path);
    assert.ok(named.length > 10);
    for (const path of named) assert.ok(existsSync(root + path), path);
});

test("the siege holds what the README says", () => {
    assert.ok(read("README.md").replaceAll(/\s+/g, " ").includes("at most 2% more late steps, and 100 ms more delay, count as held"));
    const outcome = read("Tests/Benchmarks/Siege/SiegeOutcome.swift");
    assert.match(outcome, /shareBound = 0\.02\n[^]*delayBound = 100\.0\n/);
    assert.match(outcome, /lateShare <= Self\.shareBound\n\s+&& attacked\.worst - control\.worst <= Self\.delayBound/);
});

test("decoders and the port are given as much as the README says", () => {
    assert.match(read("README.md"), /200,000 changed messages, and the port the traffic of 800 seeds/);
    const [decoders, traffic] = ["RandomBytesTests", "RawTrafficTests"].map((name) => read(files("Tests").find((file) => file.name === `${name}.swift`).path));
    const [, rounds, inputs] = decoders.match(/rounds: \[UInt64\] = Array\(0\.\.<(\d+)\)\n.*inputs = ([\d_]+)\n/);
    assert.equal(Number(rounds) * Number(inputs.replace("_", "")), 200_000);
    const [, parts, seeds] = traffic.match(/arguments: 0\.\.<(\d+) [^]*part \* (\d+)\.\.</);
    assert.equal(Number(parts) * Number(seeds), 800);
});

test("what the README's figures are measured by is a part of the benchmarks", () => {
    const said = statements(read("README.md"));
    const named = said.slice(said.findIndex((words) => words.startsWith("`grid` with 1,000,000")))
        .flatMap((words) => Array.from(words.matchAll(/[(,] ?`([a-z-]+)[^`]*`(?=[,)])/g), ([, word]) => word));
    assert.ok(named.length > 6);
    const program = read("Tests/Benchmarks/Benchmarks.swift");
    const parts = program.match(/case (start, .*)/)[1].split(", ");
    for (const word of named.filter((word) => word !== "stalled crowd")) {
        assert.ok(parts.includes(word) || program.includes(`first == "${word}"`) || program.includes(`"${word}"`), word);
    }
});
