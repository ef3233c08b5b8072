import { icon, make, makeButton, makeIconButton } from "../../components/dom.js";
import { Scrubber } from "./scrubber.js";
import { Seeker } from "./seeker.js";
import { age, nearestPace, paces, timeBadge } from "./wording.js";

/** The bar below the stage: play and pause, steps, pace, the last minute, and the way back to the present; all for the whole room. */
export class TimeBar {
    #bar;
    #badge;
    #request;
    #seeker;
    #scrubber;
    #time = null;
    /** What play goes on at. */
    #pace = 1;
    #isFrameDue = false;
    #play = makeIconButton("pause", "Pause", () => this.toggle(), { className: "icon-button play" });
    #clock = make("span", { className: "time-clock" });
    #speed = make("select", { ariaLabel: "Speed", className: "time-speed" }, ...paces.map(({ rate, title }) => new Option(title, rate)));
    #live = makeButton("Live", () => this.#request("seek", { tick: null }), { className: "button quiet live" });
    /** What only those may use who may touch the stage. */
    #controls;
    #row;

    /**
     * @param find gives an element of the page by its id; @param request sends a request of a type with its fields
     * @param extras more buttons, for the bar's end
     */
    constructor(find, request, ...extras) {
        this.#bar = find("time-bar");
        this.#badge = find("time-badge");
        this.#request = request;
        this.#seeker = new Seeker((tick) => request("seek", { tick }), requestAnimationFrame.bind(globalThis));
        this.#scrubber = new Scrubber({ onSeek: (tick) => this.#seeker.seek(tick), onStep: (ticks) => this.step(ticks) });
        const back = makeIconButton("step-back", "One step back (,)", () => this.step(-1), { className: "icon-button time-step" });
        const on = makeIconButton("step-on", "One step on (.)", () => this.step(1), { className: "icon-button time-step" });
        this.#speed.addEventListener("change", () => {
            this.#pace = Number(this.#speed.value);
            if (!this.isStill) request("rate", { rate: this.#pace });
        });
        this.#controls = [back, this.#play, on, this.#scrubber.element, this.#speed, this.#live];
        const row = [back, this.#play, on, this.#scrubber.element, this.#clock, this.#speed, this.#live, ...extras];
        // The bar itself keeps its place meanwhile.
        this.#row = make("div", { className: "time-row", hidden: true }, ...row);
        this.#bar.append(this.#row);
        this.#bar.addEventListener("keydown", (event) => this.#press(event));
        document.addEventListener("keydown", (event) => this.#pressAnywhere(event));
    }

    get isStill() {
        return this.#time?.isStill ?? false;
    }

    /** The room's time as it is shown now, as of `RoomTime.at`; null while it is not known. */
    get shownTime() {
        return this.#time?.at(performance.now()) ?? null;
    }

    /** @param time a `RoomTime`, or null while it is not known; @param obstacle why this viewer may not change it; null: it may */
    show(time, obstacle) {
        this.#time = time;
        this.#row.hidden = time === null;
        for (const control of this.#controls) control.disabled = obstacle !== null;
        this.#bar.title = obstacle ?? "";
        if (time === null) {
            for (const part of this.#badge.children) write(part, "");
            return;
        }
        const { rate } = time.at(performance.now());
        if (rate > 0) this.#pace = nearestPace(rate);
        this.#speed.value = String(this.#pace);
        this.#draw();
    }

    toggle() {
        this.#seeker.forget();
        this.#request("rate", { rate: this.isStill ? this.#pace : 0 });
    }

    step(ticks) {
        this.#seeker.forget();
        this.#request("step", { ticks });
    }

    #draw() {
        const now = performance.now();
        const time = this.#time.at(now);
        const isStill = time.rate === 0;
        const isAtPace = time.live && !isStill;
        this.#bar.classList.toggle("away", !isAtPace);
        // From then on it is of interest to whoever only sees the bare stage.
        if (isStill) this.#bar.classList.add("stopped");
        this.#bar.parentElement.classList.toggle("still", isStill);
        const label = isStill ? "Play" : "Pause";
        if (this.#play.ariaLabel !== label) {
            this.#play.replaceChildren(icon(isStill ? "play" : "pause"));
            this.#play.ariaLabel = this.#play.title = label;
        }
        this.#live.classList.toggle("on", isAtPace);
        this.#live.setAttribute("aria-pressed", String(isAtPace));
        write(this.#clock, time.live ? "now" : `\u2212${age(time)}`);
        timeBadge(time).forEach((text, index) => write(this.#badge.children[index], text));
        this.#scrubber.show(time, now);
        // What is shown changes by itself only while something is repeated.
        if (!time.live && !isStill) this.#drawLater();
    }

    #drawLater() {
        if (this.#isFrameDue) return;
        this.#isFrameDue = true;
        requestAnimationFrame(() => {
            this.#isFrameDue = false;
            this.#draw();
        });
    }

    #press(event) {
        if (event.key !== " " || event.target !== this.#scrubber.element) return;
        event.preventDefault();
        this.toggle();
    }

    /** Where neither a field nor a button nor the stage has its own use for the key. */
    #pressAnywhere(event) {
        const isTyping = event.target.matches?.("input[type=text], textarea, select");
        if (this.#play.disabled || this.#time === null || isTyping || event.ctrlKey || event.metaKey || event.altKey) return;
        if (event.key === "," || event.key === ".") this.step(event.key === "," ? -1 : 1);
        // A stage that stands still takes no keys.
        else if (event.key === " " && this.isStill && event.target.matches("body, #stage")) this.toggle();
        else return;
        event.preventDefault();
        event.stopImmediatePropagation();
    }
}

function write(element, text) {
    if (element.textContent !== text) element.textContent = text;
}
