import { make } from "../../components/dom.js";
import { palette } from "../presence/palette.js";

/** The steps on either side of a comment's moment in which its pin is shown, and those after it while the stage is live. */
const reach = 45;
const liveReach = 300;

/** The comments of the moment that is shown, as pins at their places. */
export class CommentPins {
    #surface;
    #layer;
    #view;
    #shownTime;
    #box = null;
    #comments = [];
    /** By the comments' numbers. */
    #pins = new Map();
    #timer = null;

    /**
     * @param surface what is touched; @param layer lies over the stage; @param view the `StageView`
     * @param shownTime gives the time that is shown
     */
    constructor(surface, layer, view, shownTime) {
        this.#surface = surface;
        this.#layer = layer;
        this.#view = view;
        this.#shownTime = shownTime;
    }

    /** @param comments the server's list */
    show(comments) {
        this.#comments = comments;
        clearInterval(this.#timer);
        // The moment that is shown moves without news of comments.
        this.#timer = comments.length > 0 ? setInterval(() => this.#update(), 200) : null;
        this.#update();
    }

    /** @param box the stage's place in the layer, in CSS pixels */
    place(box) {
        this.#box = box;
        this.#update();
    }

    /** Promises the place that is tapped next, `{ x, y }`; the middle for Enter, null for Escape. */
    pick(middle) {
        return new Promise((resolve) => {
            const end = (place) => {
                this.#surface.removeEventListener("pointerdown", tap, { capture: true });
                removeEventListener("keydown", press, { capture: true });
                this.#surface.classList.remove("picking");
                resolve(place);
            };
            const take = (event) => {
                event.preventDefault();
                event.stopImmediatePropagation();
            };
            const tap = (event) => {
                take(event);
                const { x, y } = this.#view.toStage(event.clientX, event.clientY);
                end({ x, y });
            };
            const press = (event) => {
                if (event.key !== "Enter" && event.key !== "Escape") return;
                take(event);
                end(event.key === "Enter" ? middle : null);
            };
            this.#surface.classList.add("picking");
            this.#surface.addEventListener("pointerdown", tap, { capture: true });
            addEventListener("keydown", press, { capture: true });
        });
    }

    #update() {
        const time = this.#shownTime();
        if (this.#box === null || time === null) return;
        const tick = Math.round(time.tick);
        const shown = this.#comments.filter((comment) => Math.abs(comment.tick - tick) <= (time.live && tick > comment.tick ? liveReach : reach));
        for (const [number, pin] of this.#pins) {
            if (shown.some((comment) => comment.number === number)) continue;
            pin.remove();
            this.#pins.delete(number);
        }
        const { left, top, width, scale } = this.#box;
        for (const comment of shown) {
            const pin = this.#pins.get(comment.number) ?? this.#make(comment);
            Object.assign(pin.style, { left: `${left + comment.x * scale}px`, top: `${top + comment.y * scale}px` });
            pin.classList.toggle("leftward", comment.x * scale > 0.5 * width);
        }
    }

    #make({ number, color, name, viewer, text }) {
        const pin = make("div", { className: "comment-pin" }, make("b", {}, name || `Guest ${viewer}`), ` ${text}`);
        pin.style.setProperty("--color", palette[color % palette.length]);
        this.#pins.set(number, pin);
        this.#layer.append(pin);
        return pin;
    }
}
