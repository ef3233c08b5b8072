/**
 * Asks the server for a private room of a scene.
 *
 * @param fetch as the browser's
 * @param log what happened in the room before it begins, JSON Lines; null for nothing
 * @param tick the log's stage tick at which it stands still; null: it goes on where the log ends
 * @returns `{ address }` for its presenter, or `{ problem }`, a sentence for people
 */
export async function createPrivateRoom(scene, fetch, log = null, tick = null) {
    const query = tick === null ? "" : `&tick=${tick}`;
    let response;
    try {
        response = await fetch(`/rooms?scene=${encodeURIComponent(scene)}${query}`, { method: "POST", ...(log !== null && { body: log }) });
    } catch {
        return { problem: "The server can\u2019t be reached. Try again in a moment." };
    }
    if (response.status === 201) return { address: (await response.json()).links.present };
    if (response.status === 503) return { problem: "There are as many rooms as there may be. Try again in a few minutes." };
    if (response.status === 400 && log !== null) return { problem: `The server made no room: ${sentence(await response.text())}` };
    return { problem: `The server made no room (${response.status}).` };
}

/** What a page of the server says, or a text, without the line of the log, which nobody has seen who opens a link. */
function sentence(body) {
    const paragraph = /<p>(.*?)<\/p>/s.exec(body)?.[1] ?? body;
    return paragraph.replace(/^\s*input line \d+: /, "").replace(/<[^>]*>/g, "").replaceAll("&lt;", "<").replaceAll("&quot;", "\"").replaceAll("&#39;", "'").replaceAll("&amp;", "&").trim().slice(0, 300);
}
