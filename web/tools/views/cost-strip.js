import { make } from "../../components/dom.js";
import { duration, moment, shares } from "./cost-log.js";

/** The width of a step's column, in CSS pixels. */
const column = 4;

/** The strip below the time bar: a column for each step, as high as its time, in the colours of its shares. */
export class CostStrip {
    element = make("div", { className: "cost-strip" });

    #canvas = make("canvas", { tabIndex: 0, role: "slider", ariaLabel: "Steps and what they cost" });
    #caption = make("p", { className: "cost-caption", ariaHidden: "true" });
    #choose;
    #steps = [];
    #chosen = null;
    #shown = null;
    #observer = new ResizeObserver(() => this.#draw());

    /** @param choose called with the tick of the step that is chosen, null for none */
    constructor(choose) {
        this.#choose = choose;
        this.element.append(this.#canvas, this.#caption);
        this.#canvas.addEventListener("pointerdown", (event) => {
            if (event.button !== 0) return;
            this.#canvas.setPointerCapture(event.pointerId);
            this.#point(event);
        });
        this.#canvas.addEventListener("pointermove", (event) => {
            if (this.#canvas.hasPointerCapture(event.pointerId)) this.#point(event);
        });
        this.#canvas.addEventListener("keydown", (event) => this.#press(event));
        this.#observer.observe(this.#canvas);
    }

    remove() {
        this.#observer.disconnect();
        this.element.remove();
    }

    /** @param steps of a `CostLog`; @param chosen the tick of the step that is chosen, null for none; @param shown that of the one on the stage */
    show(steps, chosen, shown) {
        this.#steps = steps;
        this.#chosen = chosen;
        this.#shown = shown;
        this.#draw();
    }

    /** The steps for which there is space. */
    get #visible() {
        const count = Math.max(1, Math.floor(this.#canvas.clientWidth / column));
        const chosen = this.#steps.findIndex(({ tick }) => tick === this.#chosen);
        const end = chosen >= 0 && chosen < this.#steps.length - count ? chosen + Math.ceil(count / 2) : this.#steps.length;
        return this.#steps.slice(Math.max(0, Math.min(end, this.#steps.length) - count), end);
    }

    #point(event) {
        const visible = this.#visible;
        const { left, right } = this.#canvas.getBoundingClientRect();
        const index = visible.length - 1 - Math.floor((right - Math.max(event.clientX, left)) / column);
        const step = visible[Math.min(Math.max(index, 0), visible.length - 1)];
        if (step) this.#choose(step.tick);
    }

    #press(event) {
        const place = this.#steps.findIndex(({ tick }) => tick === this.#chosen);
        const last = this.#steps.length - 1;
        const from = place < 0 ? last + 1 : place;
        const to = { ArrowLeft: from - 1, ArrowDown: from - 1, ArrowRight: from + 1, ArrowUp: from + 1, PageUp: from - 10, PageDown: from + 10, Home: 0, End: last }[event.key];
        if (event.key === "Escape" && this.#chosen !== null) this.#choose(null);
        else if (to === undefined || last < 0) return;
        else this.#choose(this.#steps[Math.min(Math.max(to, 0), last)].tick);
        event.preventDefault();
        event.stopPropagation();
    }

    #draw() {
        const canvas = this.#canvas;
        const [width, height] = [canvas.clientWidth, canvas.clientHeight].map((length) => Math.round(length * devicePixelRatio));
        if (width === 0) return;
        if (canvas.width !== width || canvas.height !== height) Object.assign(canvas, { width, height });
        const visible = this.#visible;
        const greatest = Math.max(...visible.map(({ total }) => total), 1);
        const context = canvas.getContext("2d");
        context.setTransform(devicePixelRatio, 0, 0, devicePixelRatio, 0, 0);
        context.clearRect(0, 0, canvas.clientWidth, canvas.clientHeight);
        const ink = getComputedStyle(canvas).color;
        const [bottom, room] = [canvas.clientHeight - 5, canvas.clientHeight - 8];
        visible.forEach((step, index) => {
            const x = canvas.clientWidth - (visible.length - index) * column;
            if (step.tick === this.#chosen) {
                context.fillStyle = ink;
                context.globalAlpha = 0.22;
                context.fillRect(x - 1, 0, column + 1, canvas.clientHeight);
                context.globalAlpha = 1;
            }
            let y = bottom;
            step.shares.forEach((time, share) => {
                const length = time / greatest * room;
                context.fillStyle = shares[share].color;
                context.fillRect(x, y - length, column - 1, length);
                y -= length;
            });
            context.fillStyle = ink;
            // Below: where a finger went down, and which one is on the stage.
            if (step.begins) context.fillRect(x, bottom + 1, 2 * column, 2);
            if (step.tick === this.#shown) context.fillRect(x, bottom + 1, column - 1, 4);
        });
        this.#tell(greatest);
    }

    #tell(greatest) {
        const last = this.#steps.length - 1;
        const place = this.#steps.findIndex(({ tick }) => tick === this.#chosen);
        const step = this.#steps[place];
        const text = last < 0 ? "Nothing has moved since you inspect."
            : step ? `${moment(step.tick)}: ${sentence(step)}` : `Up to ${duration(greatest)} a step. Choose one.`;
        const canvas = this.#canvas;
        Object.assign(canvas, { ariaValueMin: "0", ariaValueMax: String(Math.max(last, 0)), ariaValueNow: String(Math.max(place, 0)), ariaValueText: text });
        if (this.#caption.textContent !== text) this.#caption.textContent = text;
    }
}

/** What a step's time went to, the greatest shares first. */
function sentence({ total, shares: times }) {
    const parts = times.map((time, share) => ({ time, title: shares[share].title.toLowerCase() })).filter(({ time }) => time * 20 >= total);
    parts.sort((a, b) => b.time - a.time);
    return [duration(total), ...parts.slice(0, 3).map(({ time, title }) => `${title} ${duration(time)}`)].join(", ");
}
