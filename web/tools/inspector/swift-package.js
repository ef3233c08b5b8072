import { assetCatalogue } from "./asset-catalogue.js";
import { readTar } from "./tar.js";
import { writeZip } from "./zip.js";

const utf8 = new TextEncoder();

/**
 * A Swift package with a scene's code, the text that makes it with one's own values, and beside it the scene's pictures.
 *
 * @param scene its name; @param text a file of Swift; @param images the names of its pictures; @param fetch as the browser's
 * @param toPNG called with a picture's blob in a format that asset catalogues don't take; its result is the blob of a PNG
 * @returns `{ file, bytes }`: a zip archive and its name; or `{ problem }`, a sentence for people
 */
export async function swiftPackage(scene, text, images, fetch, toPNG) {
    let sources, pictures;
    try {
        const response = await fetch(`/swift/${encodeURIComponent(scene)}.tar`);
        if (!response.ok) return { problem: "This server has none of the scene\u2019s code to give away." };
        sources = readTar(new Uint8Array(await response.arrayBuffer()));
        pictures = await assetCatalogue("Pictures.xcassets", images, fetch, toPNG);
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
        ...pictures.map(({ path, bytes }) => ({ path: `${module}/${path}`, bytes })),
    ];
    return { file: `${module}.zip`, bytes: writeZip(files) };
}

function manifest(module) {
    return `// swift-tools-version: 6.0
import PackageDescription

// UIImage(named:) looks for pictures in the app that shows this: add Pictures.xcassets to it.
let package = Package(
    name: "${module}",
    platforms: [.iOS(.v17)],
    products: [.library(name: "${module}", targets: ["${module}"])],
    targets: [.target(name: "${module}")]
)
`;
}
