import { setFragment } from "./set-link.js";

const kinds = [
    { kind: "open", title: "Watch and touch", summary: "For everyone who may move the stage." },
    { kind: "view", title: "View only", summary: "For those who only watch." },
    { kind: "present", title: "Presenter", summary: "Decides who may touch. Keep it to yourself." },
];

/** Whether an address leads to this machine alone. */
export function isLoopback(hostname) {
    return hostname === "localhost" || hostname === "[::1]" || hostname.startsWith("127.");
}

/**
 * The server's origin for others: not that of the page where that is of use on this machine alone.
 *
 * @param location the page's; @param host of the `links` of the server's `welcome`, if there is one
 */
export function sharedOrigin({ protocol, hostname, port, origin }, host) {
    if (!host || !isLoopback(hostname)) return origin;
    return `${protocol}//${host}${port && `:${port}`}`;
}

/**
 * The links that a viewer may give on.
 *
 * @param links of the server's `welcome`; @param origin the server's, as of `sharedOrigin`
 * @returns in the order of their display, `{ kind, title, summary, address }`
 */
export function shareLinks(links, origin) {
    return kinds.filter(({ kind }) => links[kind]).map((each) => ({ ...each, address: origin + links[each.kind] }));
}

/**
 * The link to a room of one's own with the values of this one.
 *
 * @param scene of `welcome`; @param values of `room`; @param origin as of `shareLinks`
 * @returns as of `shareLinks`; null if all values are the defaults
 */
export function valuesLink(scene, values, origin) {
    const fragment = setFragment(scene.parameters, values);
    if (fragment === null) return null;
    const summary = "Opens a private room with these values, and leaves this one alone.";
    return { kind: "values", title: "Tuned copy", summary, address: `${origin}/${scene.name}#${fragment}` };
}

/** The HTML that shows the room's bare stage in another page; parameters and result as of `shareLinks`, with a `text`. */
export function embedSnippet(links, scene, origin) {
    const address = origin + (links.open ?? links.view).replace(/#|$/, "?embed=1$&");
    const text = `<iframe src="${address}" title="${scene.title}" width="390" height="844" style="border: 0; color-scheme: light"></iframe>`;
    return { kind: "embed", title: "Embed", summary: "HTML that shows the bare stage in a page of yours, if the server allows it.", text };
}
