const utf8 = new TextEncoder();
/** Formats that asset catalogues take, by media type. */
const extensions = { "image/svg+xml": "svg", "image/png": "png", "image/jpeg": "jpg" };
const author = { author: "xcode", version: 1 };

/**
 * The files of an asset catalogue of Xcode's with the pictures of these names; one that the server doesn't have is left out.
 *
 * @param folder the catalogue's path; @param names as in `UIImage(named:)`; @param fetch as the browser's
 * @param toPNG called with a blob of another format; its result is the blob of a PNG
 * @returns `{ path, bytes }` of each; throws what `fetch` throws
 */
export async function assetCatalogue(folder, names, fetch, toPNG) {
    const pictures = await Promise.all(names.map(async (name) => {
        const response = await fetch(`/images/${encodeURIComponent(name)}`);
        if (!response.ok) return [];
        let blob = await response.blob();
        if (!extensions[blob.type]) blob = await toPNG(blob);
        const filename = `${name}.${extensions[blob.type]}`;
        const contents = { images: [{ filename, idiom: "universal" }], info: author };
        if (blob.type === "image/svg+xml") contents.properties = { "preserves-vector-representation": true };
        const set = `${folder}/${name}.imageset`;
        return [
            { path: `${set}/Contents.json`, bytes: json(contents) },
            { path: `${set}/${filename}`, bytes: new Uint8Array(await blob.arrayBuffer()) },
        ];
    }));
    return [{ path: `${folder}/Contents.json`, bytes: json({ info: author }) }, ...pictures.flat()];
}

function json(value) {
    return utf8.encode(`${JSON.stringify(value, null, 2)}\n`);
}
