/** Puts a copy of a template of `index.html` into `parent`, and returns its first element. */
export function place(template, parent) {
    const copy = document.getElementById(template).content.cloneNode(true);
    const element = copy.firstElementChild;
    parent.append(copy);
    return element;
}

/** What a `Connection` needs of a browser. */
export const browser = {
    WebSocket: globalThis.WebSocket,
    setTimeout: globalThis.setTimeout.bind(globalThis),
    clearTimeout: globalThis.clearTimeout.bind(globalThis),
    random: Math.random,
    now: () => performance.now(),
    isVisible: () => !document.hidden,
};
