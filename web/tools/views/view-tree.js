import { make } from "../../components/dom.js";

/** A tree of views as a list of which only what is in sight has elements. */
export class ViewTree {
    element = make("div", { className: "view-tree", tabIndex: 0, role: "tree", ariaLabel: "Views" });

    #body = make("div", { className: "view-rows", role: "none" });
    #rows = [];
    /** Elements of rows, used again. */
    #slots = [];
    #views = new Map();
    #unseen = () => false;
    #selected = null;
    #rowHeight;
    #on;

    /** @param on `{ select(id), hover(id or null), fold(id, isFolded) }` */
    constructor(on) {
        this.#on = on;
        this.#rowHeight = matchMedia("(pointer: coarse)").matches ? 44 : 28;
        this.element.style.setProperty("--row", `${this.#rowHeight}px`);
        this.element.append(this.#body);
        this.element.addEventListener("scroll", () => this.#draw());
        this.element.addEventListener("click", (event) => this.#click(event));
        this.element.addEventListener("pointermove", ({ target, pointerType }) => {
            if (pointerType !== "touch") on.hover(idOf(target));
        });
        this.element.addEventListener("pointerleave", () => on.hover(null));
        this.element.addEventListener("keydown", (event) => this.#key(event));
        new ResizeObserver(() => this.#draw()).observe(this.element);
    }

    /**
     * @param rows of `rowsOf`; @param views by id; @param unseen called with an id: whether nothing of it can be seen
     * @param selected the id of the selected one, which may be on no row; null for none
     */
    show(rows, views, unseen, selected) {
        const isOther = selected !== this.#selected;
        const wasInSight = this.#isInSight;
        this.#rows = rows;
        this.#views = views;
        this.#unseen = unseen;
        this.#selected = selected;
        this.#body.style.height = `${rows.length * this.#rowHeight}px`;
        // What others push out of sight follows.
        if (isOther || wasInSight) this.#reveal();
        this.#draw();
    }

    get #isInSight() {
        const [top, { scrollTop, clientHeight }] = [this.#index * this.#rowHeight, this.element];
        return top >= 0 && top + this.#rowHeight > scrollTop && top < scrollTop + clientHeight;
    }

    #reveal() {
        const index = this.#index;
        if (index < 0) return;
        const [top, height] = [index * this.#rowHeight, this.element.clientHeight];
        if (top < this.element.scrollTop) this.element.scrollTop = top;
        else if (top + this.#rowHeight > this.element.scrollTop + height) this.element.scrollTop = top + this.#rowHeight - height;
    }

    get #index() {
        return this.#rows.findIndex(({ id }) => id === this.#selected);
    }

    #draw() {
        const first = Math.max(0, Math.floor(this.element.scrollTop / this.#rowHeight) - 2);
        const count = Math.ceil(this.element.clientHeight / this.#rowHeight) + 4;
        const shown = this.#rows.slice(first, first + count);
        while (this.#slots.length < shown.length) {
            const slot = makeSlot();
            this.#slots.push(slot);
            this.#body.append(slot.element);
        }
        this.#slots.forEach((slot, index) => {
            slot.element.hidden = index >= shown.length;
            if (index < shown.length) this.#fill(slot, shown[index], first + index);
        });
        const isListed = shown.some(({ id }) => id === this.#selected);
        if (isListed) this.element.setAttribute("aria-activedescendant", `view-${this.#selected}`);
        else this.element.removeAttribute("aria-activedescendant");
    }

    #fill({ element, twist, type, label, owner }, row, index) {
        const { type: name, label: text, controller } = this.#views.get(row.id) ?? { type: "", label: "", controller: null };
        const isUnseen = this.#unseen(row.id);
        element.id = `view-${row.id}`;
        element.dataset.id = row.id;
        element.style.transform = `translateY(${index * this.#rowHeight}px)`;
        element.style.setProperty("--depth", Math.min(row.depth, 16));
        element.classList.toggle("out-of-sight", isUnseen);
        element.classList.toggle("around", !row.isMatch);
        const attributes = {
            "aria-level": row.depth + 1, "aria-posinset": row.place, "aria-setsize": row.count, "aria-selected": row.id === this.#selected,
            "aria-expanded": row.hasChildren ? !row.isFolded : null,
            "aria-label": [name, text, controller, isUnseen ? "not seen" : ""].filter((part) => part).join(", "),
        };
        for (const [attribute, value] of Object.entries(attributes)) {
            if (value === null) element.removeAttribute(attribute);
            else element.setAttribute(attribute, String(value));
        }
        twist.className = row.hasChildren ? (row.isFolded ? "twist folded" : "twist") : "twist none";
        type.textContent = name;
        label.textContent = text;
        owner.textContent = controller ?? "";
    }

    #click({ target }) {
        const id = idOf(target);
        if (id === null) return;
        const row = this.#rows.find((each) => each.id === id);
        if (target.closest(".twist") && row?.hasChildren) this.#on.fold(id, !row.isFolded);
        else this.#on.select(id);
    }

    /** As trees have it: up and down through the rows, right into a view, left out of it. */
    #key(event) {
        const [index, row] = [this.#index, this.#rows[this.#index]];
        const last = this.#rows.length - 1;
        const page = Math.max(1, Math.floor(this.element.clientHeight / this.#rowHeight) - 1);
        const go = (to) => {
            const next = this.#rows[Math.max(0, Math.min(last, to))];
            if (next) this.#on.select(next.id);
        };
        const parent = () => this.#rows.findLastIndex((each, place) => place < index && each.depth < row.depth);
        const actions = {
            ArrowDown: () => go(index + 1),
            ArrowUp: () => go(index < 0 ? 0 : index - 1),
            PageDown: () => go(index + page),
            PageUp: () => go(index - page),
            Home: () => go(0),
            End: () => go(last),
            ArrowRight: () => {
                if (!row?.hasChildren) return;
                if (row.isFolded) this.#on.fold(row.id, false);
                else go(index + 1);
            },
            ArrowLeft: () => {
                if (!row) return;
                if (row.hasChildren && !row.isFolded && row.isMatch) this.#on.fold(row.id, true);
                else if (row.depth > 0) go(parent());
            },
        };
        if (!Object.hasOwn(actions, event.key) || event.ctrlKey || event.metaKey || event.altKey) return;
        event.preventDefault();
        event.stopPropagation();
        actions[event.key]();
    }
}

function makeSlot() {
    const parts = {
        twist: make("span", { className: "twist", ariaHidden: "true" }),
        type: make("span", { className: "type" }),
        label: make("span", { className: "label" }),
        owner: make("span", { className: "owner" }),
    };
    return { element: make("div", { className: "view-row", role: "treeitem" }, ...Object.values(parts)), ...parts };
}

function idOf(target) {
    const row = target.closest?.(".view-row");
    return row ? Number(row.dataset.id) : null;
}
