/**
 * What happened in a room between two stage ticks, as `zoetrope simulate --input` reads it.
 *
 * @param key the room's capability, null for none; @param from, to stage ticks; null where the room's time is not known
 * @param fetch as the browser's
 * @returns `{ text }`, or `{ problem }`, a sentence for people
 */
export async function fetchLog(room, key, from, to, fetch) {
    if (from === null || to === null) return { problem: "This server keeps no log." };
    const [first, last] = [Math.floor(Math.min(from, to)), Math.ceil(Math.max(from, to))];
    // In a header, as addresses are written down by servers and proxies.
    const credentials = key === null ? {} : { headers: { authorization: `Bearer ${key}` } };
    const address = `/rooms/${encodeURIComponent(room)}/log`;
    try {
        let response = await fetch(`${address}?from=${first}&to=${last}`, credentials);
        // What was longer ago than a minute is forgotten: then all that is left.
        if (response.status === 400) response = await fetch(`${address}?to=${last}`, credentials);
        if (response.ok) return { text: await response.text() };
        return { problem: `The server gave no log (${response.status}).` };
    } catch {
        return { problem: "The server can\u2019t be reached." };
    }
}
