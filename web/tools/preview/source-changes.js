/**
 * Asks the server for the lines of the sources that hold other values than the scene's.
 *
 * @param room its name; @param key its capability, null for none
 * @param wish `{ scene, values, write, key }`: whether the files are written, and the key for that, else null
 * @param fetch the browser's
 * @returns a promise of `{ changes }`, `{ lines: [{ file, line, old, new }], isWritten }`, or `{ problem }`, one line
 */
export async function fetchChanges(room, key, wish, fetch) {
    try {
        const credentials = key === null ? {} : { authorization: `Bearer ${key}` };
        const answer = await fetch(`/preview/changes?room=${encodeURIComponent(room)}`, {
            method: "POST",
            headers: { "content-type": "application/json", ...credentials },
            body: JSON.stringify(wish),
        });
        if (answer.ok) return { changes: await answer.json() };
        return { problem: (await answer.text()).trim() };
    } catch {
        return { problem: "The server can\u2019t be reached." };
    }
}
