import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { test } from "node:test";
import { swiftPackage } from "../../web/tools/inspector/swift-package.js";
import { tunedFirst } from "../../web/tools/inspector/swift-text.js";

/** A folder that is there while `body` runs. */
async function inFolder(body) {
    const folder = mkdtempSync(join(tmpdir(), "swift-package-"));
    try {
        await body(folder);
    } finally {
        rmSync(folder, { recursive: true });
    }
}

test("the package has the manifest, the tuned text and the scene's files, as another program reads them", async () => {
    await inFolder(async (folder) => {
        const deep = `Cards/${"Folder".repeat(9)}/${"Name".repeat(12)}.swift`;
        const sources = { "Cards/Cards.swift": "struct Cards {}\n", [deep]: "// \u00e9\n".repeat(200), "Shared/Empty.swift": "" };
        for (const [path, text] of Object.entries(sources)) {
            mkdirSync(join(folder, path, ".."), { recursive: true });
            writeFileSync(join(folder, path), text);
        }
        const tar = execFileSync("tar", ["--format=ustar", "-C", folder, "-cf", "-", "Cards", "Shared"]);
        const asked = [];
        const fetch = async (address) => {
            asked.push(address);
            if (address === "/images/gone") return { ok: false };
            const [type, text] = address === "/images/icon" ? ["image/svg+xml", "<svg/>"] : ["image/webp", "photo"];
            if (address.startsWith("/images/")) return { ok: true, blob: async () => new Blob([text], { type }) };
            return { ok: true, arrayBuffer: async () => tar.buffer.slice(tar.byteOffset, tar.byteOffset + tar.length) };
        };
        const toPNG = async (blob) => new Blob([`${await blob.text()} as PNG`], { type: "image/png" });
        const { file, bytes } = await swiftPackage("cards", "// made\n", ["icon", "a b", "gone"], fetch, toPNG);
        assert.deepEqual([file, asked], ["Cards.zip", ["/swift/cards.tar", "/images/icon", "/images/a%20b", "/images/gone"]]);
        writeFileSync(join(folder, file), bytes);
        // It checks each file's checksum.
        execFileSync("python3", ["-m", "zipfile", "-e", join(folder, file), join(folder, "unpacked")]);
        const read = (path) => readFileSync(join(folder, "unpacked/Cards", path), "utf8");
        for (const [path, text] of Object.entries(sources)) assert.equal(read(`Sources/Cards/${path}`), text);
        assert.equal(read("Sources/Cards/MakeCards.swift"), "// made\n");
        const pictures = join(folder, "unpacked/Cards/Pictures.xcassets");
        assert.deepEqual(readdirSync(pictures).sort(), ["Contents.json", "a b.imageset", "icon.imageset"]);
        assert.equal(read("Pictures.xcassets/icon.imageset/icon.svg"), "<svg/>");
        assert.equal(read("Pictures.xcassets/a b.imageset/a b.png"), "photo as PNG");
        const contents = JSON.parse(read("Pictures.xcassets/a b.imageset/Contents.json"));
        assert.equal(contents.images[0].filename, "a b.png");
        assert.match(read("Package.swift"), /^\/\/ swift-tools-version: 6\.0\n[^]*name: "Cards"/);
    });
});

test("a server without the sources, or none at all, is a sentence for people", async () => {
    assert.match((await swiftPackage("cards", "", [], async () => ({ ok: false }))).problem, /none of the scene/);
    assert.match((await swiftPackage("cards", "", [], () => Promise.reject(new Error("line")))).problem, /reached/);
});

const text = "func make() {\n    var c = C()\n    c.a = {{a}}\n    c.b = {{b}}\n    c.d = .{{d}}\n    return c\n}\n";
const parameters = [{ name: "a", default: 1 }, { name: "b", default: 2.5 }, { name: "d", default: "curl" }];

test("tuned values come first, with their defaults", () => {
    assert.equal(
        tunedFirst(text, parameters, { a: 1, b: 3, d: "fold" }),
        "func make() {\n    var c = C()\n    // Tuned:\n    c.b = {{b}} // 2.5 by default\n    c.d = .{{d}} // curl by default\n"
            + "    // As they come:\n    c.a = {{a}}\n    return c\n}\n",
    );
    const all = tunedFirst(text, parameters, { a: 2, b: 3, d: "fold" });
    assert.ok(!all.includes("As they come"));
});

test("a text in which nothing is tuned, or that sets nothing, stays as it is", () => {
    assert.equal(tunedFirst(text, parameters, { a: 1, b: 2.5, d: "curl" }), text);
    assert.equal(tunedFirst("func make() {}\n", [], {}), "func make() {}\n");
});
