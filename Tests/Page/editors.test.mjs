import assert from "node:assert/strict";
import { test } from "node:test";
import { editorAddress, editors, patternFault, placeOf, placeText, splitPlaces } from "../../web/components/editors.js";
import { isOwnMachine } from "../../web/tools/preview/project-folder.js";

test("an editor's address has the whole path, the line and the column", () => {
    const place = { file: "Layouts/Über Deck.swift", line: 12, column: 4 };
    assert.deepEqual(editors.map(({ pattern }) => editorAddress(pattern, "/Users/ada/My Cards/", place)), [
        "vscode://file/Users/ada/My%20Cards/Layouts/%C3%9Cber%20Deck.swift:12:4",
        "xed://open?file=/Users/ada/My%20Cards/Layouts/%C3%9Cber%20Deck.swift&line=12",
        "idea://open?file=/Users/ada/My%20Cards/Layouts/%C3%9Cber%20Deck.swift&line=12&column=4",
    ]);
    assert.equal(editorAddress("txmt://open?url=file://{path}&line={line}", "/a", { file: "B.swift", line: 0 }), "txmt://open?url=file:///a/B.swift&line=1");
});

test("a file's name puts nothing else into the address", () => {
    assert.equal(editorAddress(editors[1].pattern, "/a", { file: "B&line={line}?#.swift", line: 3 }), "xed://open?file=/a/B%26line%3D%7Bline%7D%3F%23.swift&line=3");
    for (const file of ["../B.swift", "/B.swift", "a//B.swift", "a/./B.swift", ""]) {
        assert.equal(editorAddress(editors[0].pattern, "/a", { file, line: 1 }), null, file);
    }
});

test("an address that a browser would run or show is no editor's", () => {
    for (const { pattern } of editors) assert.equal(patternFault(pattern), null);
    for (const pattern of ["javascript://%0aalert({path})", "JavaScript://x{path}", "data://text/html,{path}", "file://{path}", "{path}", "editor:{path}", ""]) {
        assert.match(patternFault(pattern), /begins with/, pattern);
        assert.equal(editorAddress(pattern, "/a", { file: "B.swift", line: 1 }), null);
    }
    assert.match(patternFault("editor://open?line={line}"), /\{path\}/);
});

test("a text that is a place is told from others", () => {
    assert.deepEqual(placeOf("Layouts/Deck.swift:12"), { file: "Layouts/Deck.swift", line: 12 });
    assert.equal(placeText(placeOf("Deck.swift:3")), "Deck.swift:3");
    for (const text of ["Deck.swift", "Deck.swift:", "Deck.swift:3:4", ":3"]) assert.equal(placeOf(text), null);
});

test("editors are offered on the server's own machine alone", () => {
    for (const hostname of ["localhost", "127.0.0.1", "127.8.0.1", "[::1]"]) assert.ok(isOwnMachine({ hostname }), hostname);
    for (const hostname of ["192.168.0.2", "example.org", "127.0.0.1.example.org", "localhost.example.org", "[fe80::1]"]) assert.ok(!isOwnMachine({ hostname }), hostname);
});

test("lines of the project's files are found in what code prints", () => {
    const project = { folder: "/home/ada/Cards", files: ["Cards.swift", "Layouts/Deck.swift", "A/Cell.swift", "B/Cell.swift"] };
    assert.deepEqual(splitPlaces("at Game/Deck.swift:12: Fatal error, from /home/ada/Cards/Cards.swift:3:7 on", project), [
        "at ", { text: "Game/Deck.swift:12", place: { file: "Layouts/Deck.swift", line: 12, column: 0 } },
        ": Fatal error, from ", { text: "/home/ada/Cards/Cards.swift:3:7", place: { file: "Cards.swift", line: 3, column: 7 } }, " on",
    ]);
    for (const text of ["Game/Cell.swift:3", "/usr/lib/Cards.swift:3", "Other.swift:3", "Cards.swift", "12:30", "card 3"]) {
        assert.deepEqual(splitPlaces(text, project), [text]);
    }
    assert.deepEqual(splitPlaces("", project), []);
    // Elsewhere than on the author's machine nothing is known of the files.
    assert.deepEqual(splitPlaces("Cards/Deck.swift:12: Fatal error in a.html:3", null), [
        { text: "Cards/Deck.swift:12", place: { file: "Cards/Deck.swift", line: 12, column: 0 } }, ": Fatal error in a.html:3",
    ]);
});
