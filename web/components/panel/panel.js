import { loadStyle } from "../dom.js";
import { detents } from "./detents.js";
import { listenForSwipes } from "./grip.js";
import { beside, isOpenAtFirst } from "./opening.js";
import { makeSection } from "./section.js";

const styles = ["/tools/inspector/inspector.css", "/tools/inspector/controls.css"];

/** What stands beside the stage, or below it on a phone, in sections that fold. It is not modal: the stage can be touched. */
export class Panel {
    #element;
    #toggle;
    #grabber;
    #sections;
    #memory;
    #beside = matchMedia(beside);
    /** As a sheet: the part of the window's height. */
    #height = detents.half;
    /** Sections that are filled when they are first seen. */
    #waiting = new Set();
    /** Kept when the sections that have been seen are filled. */
    #filled = Promise.resolve();

    /** @param find gives an element of the page by its id; @param memory where it is kept whether it is open, and what is folded */
    constructor(find, memory) {
        this.#element = find("panel");
        this.#toggle = find("panel-toggle");
        this.#grabber = this.#element.querySelector(".grabber");
        this.#sections = this.#element.querySelector(".panel-sections");
        this.#memory = memory;
        this.#toggle.addEventListener("click", () => (this.isOpen ? this.close() : this.open()));
        this.#element.querySelector(".close").addEventListener("click", () => this.close());
        this.#element.addEventListener("keydown", (event) => {
            // A field that has its own use for the key has kept it.
            if (event.key === "Escape" && !event.defaultPrevented) this.close();
        });
        this.#grabber.addEventListener("click", () => this.#rest(this.#height < detents.tall ? detents.tall : detents.half));
        const panel = this;
        listenForSwipes(this.#element.querySelector("header"), {
            get height() { return panel.#height; },
            drag: (height) => this.#drag(height),
            rest: (height) => this.#rest(height),
        });
        this.#set(isOpenAtFirst(memory));
    }

    get isOpen() {
        return this.#element.classList.contains("shown");
    }

    /** Shows it, and gives it the focus. */
    open() {
        this.#height = detents.half;
        this.#set(true);
        this.#keep();
        this.#element.focus({ preventScroll: true });
    }

    /** Hides it; a focus in it goes to the button that shows it. */
    close() {
        const hadFocus = this.#element.contains(document.activeElement);
        this.#set(false);
        this.#keep();
        if (hadFocus) this.#toggle.focus();
    }

    /**
     * Adds a part.
     *
     * @param id unique, `[a-z-]+`; @param title its heading; @param order sections stand in ascending order of it
     * @param element its content; or @param load called when the section is first seen, returns or resolves to the content
     * @param folded whether it is folded for those who never touched it; @param hidden whether it is not there yet
     * @returns the section's element, to `remove()` or for `hide()`
     */
    section({ id, title, order = 0, element = null, load = null, folded = false, hidden = false }) {
        const section = makeSection({
            id,
            title,
            isFolded: this.#memory.isFolded(id) ?? folded,
            onFold: (isFolded) => {
                this.#memory.keepFolded(id, isFolded);
                this.#fill();
            },
        });
        section.element.dataset.order = order;
        section.element.hidden = hidden;
        const next = [...this.#sections.children].find((each) => Number(each.dataset.order) > order) ?? null;
        this.#sections.insertBefore(section.element, next);
        if (element) section.body.append(element);
        else this.#waiting.add({ ...section, load });
        this.#fill();
        return section.element;
    }

    /** Hides a section, or shows it. */
    hide(section, isHidden) {
        section.hidden = isHidden;
        this.#fill();
    }

    /** Opens the panel, unfolds a section of it, and scrolls to it. */
    reveal(section) {
        if (!this.isOpen) this.open();
        const heading = section.querySelector("button");
        if (heading.ariaExpanded === "false") heading.click();
        // What is above it may still be on its way, and grow when it is here.
        Promise.all([import("./keep-in-sight.js"), this.#filled]).then(([{ keepInSight }]) => keepInSight(section, this.#element));
    }

    #set(isOpen) {
        this.#element.classList.toggle("shown", isOpen);
        this.#toggle.setAttribute("aria-expanded", String(isOpen));
        this.#show();
        this.#fill();
    }

    /** Only of a panel beside the stage: a sheet is opened for the moment. */
    #keep() {
        if (this.#beside.matches) this.#memory.opensPanel = this.isOpen;
    }

    #drag(height) {
        this.#height = Math.max(0, Math.min(detents.tall, height));
        this.#element.classList.add("dragged");
        this.#show();
    }

    #rest(height) {
        this.#element.classList.remove("dragged");
        if (height === 0) this.close();
        else this.#height = height;
        this.#show();
    }

    #show() {
        this.#element.style.setProperty("--height", this.#height);
        const verb = this.#height < detents.tall ? "larger" : "smaller";
        this.#grabber.setAttribute("aria-label", `Make the inspector ${verb}`);
    }

    #fill() {
        if (!this.isOpen) return;
        for (const each of this.#waiting) {
            if (each.element.hidden || each.body.hidden) continue;
            this.#waiting.delete(each);
            // Styled before it is seen.
            const content = Promise.all([each.load(), ...styles.map(loadStyle)]).then(([element]) => each.body.append(element));
            this.#filled = Promise.all([this.#filled, content]);
        }
    }
}
