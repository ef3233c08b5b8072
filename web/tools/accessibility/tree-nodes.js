import { nameOf } from "./elements.js";
import { RovingFocus } from "./roving-focus.js";

/** The elements of a stage as nodes of the page, kept from one look to the next so that the focus stays where it is. */
export class TreeNodes {
    #root;
    /** By the element's key: `{ node, control, element }`, the control being what has the focus, if it can have it. */
    #held = new Map();
    #roving = new RovingFocus();

    constructor(root) {
        this.#root = root;
    }

    /** @param elements as `elementsOf` returns them; @param stage for its size */
    show(elements, stage) {
        const focused = this.#keyWithFocus;
        const present = new Set(elements.flatMap(({ key, items = [] }) => [key, ...items.map((item) => item.key)]));
        for (const [key, { node }] of this.#held) {
            if (present.has(key)) continue;
            node.remove();
            this.#held.delete(key);
        }
        this.#fill(this.#root, elements, stage);
        this.#roving.update(elements.map(({ key, role, items }) => {
            return items ? items.map((item) => item.key) : role === "button" || role === "field" ? [key] : [];
        }), focused);
        this.#mark();
        if (focused !== null && this.#keyWithFocus !== this.#roving.focused) this.#focus(this.#roving.focused);
    }

    /** The key of the element that a node of the page belongs to; null for none that can be touched. */
    keyOf(target) {
        return target?.closest("button")?.dataset.key ?? null;
    }

    /** What has the focus is where Tab comes back to. */
    enter(target) {
        this.#roving.enter(this.keyOf(target));
        this.#mark();
    }

    /** Moves the focus within its list. @returns the element that has it then; null if there is nothing further */
    move(step) {
        const key = this.#roving.next(this.#keyWithFocus, step);
        if (key === null) return null;
        this.#focus(key);
        return this.#held.get(key).element;
    }

    /** What is read of the element with the focus; null if none has it. */
    get focusedName() {
        const held = this.#held.get(this.#keyWithFocus);
        return held === undefined ? null : nameOf(held.element);
    }

    get #keyWithFocus() {
        return this.#root.contains(document.activeElement) ? this.keyOf(document.activeElement) : null;
    }

    #focus(key) {
        this.#held.get(key)?.control.focus({ preventScroll: true });
    }

    #mark() {
        for (const [key, { control }] of this.#held) if (control) control.tabIndex = this.#roving.isStop(key) ? 0 : -1;
    }

    #fill(parent, elements, stage) {
        elements.forEach((element, index) => {
            const held = this.#hold(element, parent);
            // A node that is moved loses the focus.
            if (parent.children[index] !== held.node) parent.insertBefore(held.node, parent.children[index] ?? null);
            describe(held, element, stage);
            if (element.items) this.#fill(held.node, element.items, stage);
        });
    }

    #hold(element, parent) {
        const held = this.#held.get(element.key);
        if (held?.element.role === element.role && held.node.parentElement === parent) {
            held.element = element;
            return held;
        }
        held?.node.remove();
        const made = { ...make(element), element };
        this.#held.set(element.key, made);
        return made;
    }
}

const tags = { list: "ul", item: "li", button: "button", image: "div", text: "p", field: "button" };

function make({ role, key }) {
    const node = document.createElement(tags[role]);
    // Safari takes lists without bullets for none.
    if (role === "list") node.setAttribute("role", "list");
    if (role === "image") node.setAttribute("role", "img");
    if (role === "field") node.setAttribute("aria-roledescription", "text field");
    const control = role === "item" ? document.createElement("button") : tags[role] === "button" ? node : null;
    if (role === "item") node.append(control);
    if (control) Object.assign(control, { type: "button" }).dataset.key = key;
    return { node, control };
}

function describe({ node, control }, element, { width, height }) {
    const name = nameOf(element);
    if (element.role === "text") write(node, name);
    else set(control ?? node, "aria-label", element.role === "list" ? element.label : name);
    if (element.role === "item" && element.position > 0) {
        set(node, "aria-posinset", element.position);
        set(node, "aria-setsize", element.count);
    }
    if (control) set(control, "aria-current", element.isSelected);
    if (element.role === "list") return;
    const { left, top, right, bottom } = element.box;
    Object.assign(node.style, {
        left: percent(left / width), top: percent(top / height),
        width: percent((right - left) / width), height: percent((bottom - top) / height),
    });
}

function percent(share) {
    return `${(100 * share).toFixed(2)}%`;
}

function set(node, name, value) {
    if (node.getAttribute(name) !== String(value)) node.setAttribute(name, value);
}

function write(node, text) {
    if (node.textContent !== text) node.textContent = text;
}
