/** How long it takes until the list is asked for again, in milliseconds. */
const interval = 1000;

/**
 * Asks for the server's list of scenes until it answers: the page is of no use without.
 *
 * @param fetch as the browser's
 * @param pill shows that the server can't be reached
 * @param sleep returns a promise that is kept after so many milliseconds
 * @returns a promise of `{ project, scenes }`
 */
export async function loadScenes(fetch, pill, sleep) {
    for (;;) {
        try {
            const scenes = await request(fetch);
            pill.clear();
            return scenes;
        } catch {
            pill.hold("The server can\u2019t be reached. Trying again\u2026");
            await sleep(interval);
        }
    }
}

/**
 * Calls `onChange` with the scenes whenever the server's list is another one, as long as the page is open. While it is in
 * the background nothing is asked.
 *
 * @param shown the list that is shown, `{ project, scenes }`
 * @param fetch as the browser's
 * @param environment `{ isVisible, setTimeout }`
 */
export function followScenes(shown, fetch, environment, onChange) {
    let last = JSON.stringify(shown);
    const ask = async () => {
        if (environment.isVisible()) {
            // A server that is gone may come back; what is shown stays until then.
            const found = await request(fetch).catch(() => null);
            const text = JSON.stringify(found);
            if (found !== null && text !== last) {
                last = text;
                onChange(found.scenes);
            }
        }
        environment.setTimeout(ask, interval);
    };
    environment.setTimeout(ask, interval);
}

async function request(fetch) {
    const response = await fetch("/scenes.json");
    if (!response.ok) throw new Error(`${response.status}`);
    return response.json();
}
