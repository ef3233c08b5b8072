import { readTar } from "./tar.js";
import { writeZip } from "./zip.js";

const utf8 = new TextEncoder();

/**
 * A Swift package with a scene's code, and the text that makes it with one's own values.
 *
 * @param scene its name; @param text a file of Swift; @param fetch as the browser's
 * @returns `{ file, bytes }`: a zip archive and its name; or `{ problem }`, a sentence for people
 */
export async function swiftPackage(scene, text, fetch) {
    let sources;
    try {
        const response = await fetch(`/swift/${encodeURIComponent(scene)}.tar`);
        if (!response.ok) return { problem: "This server has none of the scene\u2019s code to give away." };
        sources = readTar(new Uint8Array(await response.arrayBuffer()));
    } catch {
        return { problem: "The server can\u2019t be reached." };
    }
    // The scene's own folder comes first.
    const module = sources[0].path.split("/")[0];
    const folder = `${module}/Sources/${module}`;
    const files = [
        { path: `${module}/Package.swift`, bytes: utf8.encode(manifest(module)) },
        { path: `${folder}/Make${module}.swift`, bytes: utf8.encode(text) },
        ...sources.map(({ path, bytes }) => ({ path: `${folder}/${path}`, bytes })),
    ];
    return { file: `${module}.zip`, bytes: writeZip(files) };
}

function manifest(module) {
    return `// swift-tools-version: 6.0
import PackageDescription

// The pictures that the code names come from the asset catalogue of the app that shows it.
let package = Package(
    name: "${module}",
    platforms: [.iOS(.v17)],
    products: [.library(name: "${module}", targets: ["${module}"])],
    targets: [.target(name: "${module}")]
)
`;
}
