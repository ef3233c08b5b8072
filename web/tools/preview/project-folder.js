import { useProject } from "../../components/source-place.js";

/** The build whose files are known; null before any are. */
let known = null;

/** Whether this browser runs where the server does, as its address says. */
export function isOwnMachine({ hostname }) {
    return hostname === "localhost" || hostname === "[::1]" || /^127\.\d+\.\d+\.\d+$/.test(hostname);
}

/**
 * Asks, on the server's own machine alone, for the folder of the sources and the files in it, so that their lines can be opened in an
 * editor: until it is told, once for each build.
 *
 * @param room its name; @param key its capability, null for none; @param build the build's number
 */
export async function findFolder(room, key, build) {
    if (known === build || !isOwnMachine(location)) return;
    try {
        const credentials = key === null ? {} : { authorization: `Bearer ${key}` };
        const answer = await fetch(`/preview/folder?room=${encodeURIComponent(room)}`, { method: "POST", headers: credentials });
        if (!answer.ok) return;
        useProject(await answer.json());
        known = build;
    } catch {
        // Places are copied then.
    }
}
