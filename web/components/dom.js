/** Puts a copy of a template of `index.html` into `parent`, and returns its first element. */
export function place(template, parent) {
    const copy = document.getElementById(template).content.cloneNode(true);
    const element = copy.firstElementChild;
    parent.append(copy);
    return element;
}

/** A new element with properties (`className`, `ariaLabel`, `onclick` ...) and what is in it: elements and texts. */
export function make(tag, properties = {}, ...children) {
    const element = Object.assign(document.createElement(tag), properties);
    element.append(...children);
    return element;
}

/** A button as in the sheets and the panel; `properties` as of `make`. */
export function makeButton(title, onclick, properties = {}) {
    return make("button", { type: "button", className: "button quiet", onclick, ...properties }, title);
}

const styles = new Map();

/** Fetches a style sheet that not every visit needs, once. @returns a promise that it has been */
export function loadStyle(href) {
    if (!styles.has(href)) {
        styles.set(href, new Promise((resolve) => {
            // Without it a page is plain, but works.
            document.head.append(make("link", { rel: "stylesheet", href, onload: resolve, onerror: resolve }));
        }));
    }
    return styles.get(href);
}

/** One of the icons of `index.html`. */
export function icon(name) {
    const svg = document.createElementNS("http://www.w3.org/2000/svg", "svg");
    const use = document.createElementNS("http://www.w3.org/2000/svg", "use");
    use.setAttribute("href", `#icon-${name}`);
    svg.setAttribute("aria-hidden", "true");
    svg.append(use);
    return svg;
}

/** A button that shows an icon alone; `label` is what it is called. */
export function makeIconButton(name, label, onclick, properties = {}) {
    return make("button", { type: "button", className: "icon-button", ariaLabel: label, title: label, onclick, ...properties }, icon(name));
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
