/**
 * One HTML file that plays a recording without a server.
 *
 * @param player the server's `/replay.html`; @param title the document's
 * @param recording what a `Recording` reads, bytes; @param images addresses, such as `data:` ones, by their names;
 * @param fonts addresses of fonts by the names of their files; @param comments as of `ReplayComments`
 * @throws {Error} if the player is not one that can be filled
 */
export function replayFile(player, { title, recording, images, fonts, comments }) {
    let text = player;
    const fill = (place, filling) => {
        const at = text.indexOf(place);
        if (at < 0) throw new Error("This server\u2019s player can\u2019t be filled.");
        text = text.slice(0, at) + filling + text.slice(at + place.length);
    };
    fill("<title>Zoetrope replay</title>", `<title>${title.replaceAll("&", "&amp;").replaceAll("<", "&lt;")}</title>`);
    // In an HTML script no `<` may stand.
    const json = (value) => JSON.stringify(value).replaceAll("<", "\\u003c");
    fill("id=\"images\">{}", `id="images">${json(images)}`);
    fill("id=\"fonts\">{}", `id="fonts">${json(fonts)}`);
    fill("id=\"comments\">[]", `id="comments">${json(comments)}`);
    fill("id=\"recording\">", `id="recording">${base64(recording)}`);
    return text;
}

/**
 * Images or fonts as `data:` addresses; one that can't be had is left out, and the page does without.
 *
 * @param folder "images" or "fonts"; @param names of its files; @param fetch as the browser's
 */
export async function dataAddresses(folder, names, fetch) {
    const addresses = await Promise.all([...names].map(async (name) => {
        try {
            const response = await fetch(`/${folder}/${encodeURIComponent(name)}`);
            if (!response.ok) return [];
            const type = response.headers.get("content-type") ?? "application/octet-stream";
            return [[name, `data:${type};base64,${base64(new Uint8Array(await response.arrayBuffer()))}`]];
        } catch {
            return [];
        }
    }));
    return Object.fromEntries(addresses.flat());
}

function base64(bytes) {
    const pieces = [];
    // As many as may be arguments of a call.
    for (let from = 0; from < bytes.length; from += 32_766) {
        pieces.push(btoa(String.fromCharCode(...bytes.subarray(from, from + 32_766))));
    }
    return pieces.join("");
}
