/**
 * Asks the server for a private room of a scene.
 *
 * @param fetch as the browser's
 * @param log where the room begins, as WIRE.md has it; null for the scene's own start
 * @returns `{ address }` for its presenter, or `{ problem }`, a sentence for people
 */
export async function createPrivateRoom(scene, fetch, log = null) {
    let response;
    try {
        response = await fetch(`/rooms?scene=${encodeURIComponent(scene)}`, { method: "POST", ...(log !== null && { body: log }) });
    } catch {
        return { problem: "The server can\u2019t be reached. Try again in a moment." };
    }
    if (response.status === 201) return { address: (await response.json()).links.present };
    if (response.status === 503) return { problem: "There are as many rooms as there may be. Try again in a few minutes." };
    if (log !== null && response.status === 400) return { problem: `The server made no room: ${(await response.text()).trim()}` };
    return { problem: `The server made no room (${response.status}).` };
}
