import { nameOf } from "../../components/wording.js";
import { CursorTracks } from "./cursor-tracks.js";
import { colorOf } from "./palette.js";

const arrow = "M2 2 L2 17.5 L6.2 13.7 L9 20 L12 18.7 L9.3 12.6 L15 12.3 Z";

/** The cursors and touches of others with their names, above the stage. */
export class CursorLayer {
    #element;
    #tracks;
    #signs = new Map();
    #people = [];
    #box = { left: 0, top: 0, width: 0, scale: 1 };
    #isDue = false;

    /** @param element lies over the canvas; @param glides see `CursorTracks` */
    constructor(element, glides) {
        this.#element = element;
        this.#tracks = new CursorTracks(glides);
    }

    /** @param cursors the list of the others' */
    update(cursors) {
        this.#tracks.update(cursors, performance.now());
        this.#draw();
    }

    /** @param people of the server's `room`: names and colours */
    name(people) {
        this.#people = people;
        for (const [id, sign] of this.#signs) this.#label(sign, Number.parseInt(id, 10));
    }

    /** @param box the stage's place in the element */
    place(box) {
        const { left, top, width, scale } = this.#box;
        if (box.left === left && box.top === top && box.width === width && box.scale === scale) return;
        this.#box = box;
        this.#draw();
    }

    #draw() {
        const now = performance.now();
        const cursors = this.#tracks.at(now);
        const present = new Set(cursors.map(({ id }) => id));
        for (const [id, sign] of this.#signs) {
            if (present.has(id)) continue;
            sign.remove();
            this.#signs.delete(id);
        }
        for (const cursor of cursors) this.#move(this.#sign(cursor), cursor);
        if (this.#isDue || !this.#tracks.moves(now)) return;
        this.#isDue = true;
        requestAnimationFrame(() => {
            this.#isDue = false;
            this.#draw();
        });
    }

    #move(sign, { x, y, isDown }) {
        const { left, top, width, scale } = this.#box;
        sign.style.transform = `translate(${left + x * scale}px, ${top + y * scale}px)`;
        sign.classList.toggle("down", isDown);
        sign.classList.toggle("leftward", x * scale > 0.7 * width);
    }

    #sign({ id, viewer }) {
        let sign = this.#signs.get(id);
        if (sign === undefined) {
            sign = makeSign();
            this.#signs.set(id, sign);
            this.#label(sign, viewer);
            this.#element.append(sign);
        }
        return sign;
    }

    #label(sign, viewer) {
        sign.style.setProperty("--color", colorOf(viewer, this.#people));
        sign.querySelector("span").textContent = nameOf(viewer, this.#people);
    }
}

function makeSign() {
    const sign = document.createElement("div");
    sign.className = "cursor";
    const svg = document.createElementNS("http://www.w3.org/2000/svg", "svg");
    const path = document.createElementNS("http://www.w3.org/2000/svg", "path");
    path.setAttribute("d", arrow);
    svg.append(path);
    sign.append(svg, document.createElement("span"));
    return sign;
}
