import { make } from "../../components/dom.js";
import { placeOf } from "../../components/editors.js";
import { makePlace } from "../../components/source-place.js";

const flash = [{ backgroundColor: "var(--marked)" }, { backgroundColor: "transparent" }];

/** What is known of the selected view, as groups of names and values; what changes flashes. */
export class ViewDetails {
    element = make("div", { className: "view-details" });

    #layer = null;
    /** By title: `{ element, list, rows: [{ element, name, value }] }`. */
    #groups = new Map();
    #place = make("dd");
    #onStage = make("dl", { className: "view-place" }, make("div", {}, make("dt", {}, "on the stage"), this.#place));
    #note = make("p", { className: "view-note", role: "status" });

    #changed;

    /** @param changed called with the title of a group, a name in it and its value, when that is another one than before */
    constructor(changed = () => {}) {
        this.#changed = changed;
        this.element.append(this.#note, this.#onStage);
        this.showPlace(null);
        this.say("Point at the stage, and tap what you want to know about.");
    }

    /** Says why nothing is shown; an empty text says nothing. */
    say(text) {
        // The same again would be read out again.
        if (this.#note.textContent !== text) this.#note.textContent = text;
        this.#note.hidden = text === "";
    }

    /** @param box `{ left, top, right, bottom }` of the view on the stage in points, null if it is not there */
    showPlace(box) {
        this.#onStage.hidden = box === null;
        if (box === null) return;
        const [x, y, width, height] = [box.left, box.top, box.right - box.left, box.bottom - box.top].map((length) => Math.round(length * 100) / 100);
        const text = `${x}, ${y} \u00b7 ${width} \u00d7 ${height}`;
        if (this.#place.textContent !== text) this.#place.textContent = text;
    }

    /** @param details of a `ViewList`, null before anything is known */
    show(details) {
        const isOther = details?.layer !== this.#layer;
        this.#layer = details?.layer ?? null;
        const groups = details?.groups ?? [];
        for (const [title, { element }] of this.#groups) {
            if (groups.some((group) => group.title === title)) continue;
            element.remove();
            this.#groups.delete(title);
        }
        groups.forEach(({ title, rows }, index) => {
            const group = this.#group(title);
            // The note and the place stand before them.
            const before = this.element.children[index + 2];
            if (before !== group.element) this.element.insertBefore(group.element, before ?? null);
            this.#fill(title, group, rows, isOther);
        });
    }

    #group(title) {
        if (!this.#groups.has(title)) {
            const list = make("dl");
            this.#groups.set(title, { element: make("section", { role: "group", ariaLabel: title }, make("h4", {}, title), list), list, rows: [] });
        }
        return this.#groups.get(title);
    }

    #fill(title, group, rows, isOther) {
        while (group.rows.length > rows.length) group.rows.pop().element.remove();
        rows.forEach(([name, value], index) => {
            let row = group.rows[index];
            const isNew = row === undefined;
            if (isNew) {
                row = { name: make("dt"), value: make("dd") };
                row.element = make("div", {}, row.name, row.value);
                group.rows.push(row);
                group.list.append(row.element);
            }
            if (row.name.textContent !== name) row.name.replaceChildren(...withBreaks(name));
            row.element.classList.toggle("broken", name === "broken");
            row.element.classList.toggle("sentence", name === "");
            if (row.value.textContent === value && !isNew) return;
            const place = name.endsWith("declared in") ? placeOf(value) : null;
            row.value.replaceChildren(place === null ? value : makePlace(place));
            if (isOther) return;
            row.value.animate(flash, { duration: 900, easing: "ease-out" });
            this.#changed(title, name, value);
        });
    }
}

/** A name that may go on in the next line before each of its words: `UITapGestureRecognizer`. */
function withBreaks(name) {
    return name.split(/(?<=[a-z])(?=[A-Z])/).flatMap((word, index) => (index === 0 ? [word] : [make("wbr"), word]));
}
