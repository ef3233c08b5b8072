import { make } from "../../components/dom.js";
import { makePlace } from "../../components/source-place.js";
import { CostLog, figures, shares } from "./cost-log.js";
import { CostStrip } from "./cost-strip.js";
import { StepParts } from "./step-parts.js";

/** What a stage's steps cost: the strip below the time bar, what is found in them, their figures, and the parts of one. */
export class Costs {
    /** What costs more than it has to; hidden without anything of that kind. */
    findings = make("section", { className: "cost-findings", role: "group", ariaLabel: "What costs more than it has to", hidden: true });
    element = make("div", { className: "costs" });

    #send;
    #select;
    #shownTime;
    #declared;
    #log = new CostLog();
    #strip = new CostStrip((tick) => this.#choose(tick));
    #parts = new StepParts();
    #list = make("ul");
    #count = make("h4", { role: "status" });
    #figures = make("dl");
    #figuresTitle = make("h4");
    #legend = make("ul", { className: "cost-legend", ariaLabel: "Shares of the steps" });
    /** The tick of the step that was chosen, null for none. */
    #chosen = null;
    #asked = null;
    #timer;

    /**
     * @param parts `{ send, select, shownTime, declared }`: called with `{ step, got }` whenever the server is to be told what is wanted,
     *   and with the layer of a view to be selected; what gives the time that is shown; the `DeclaredLines`
     */
    constructor({ send, select, shownTime, declared }) {
        this.#send = send;
        this.#select = select;
        this.#shownTime = shownTime;
        this.#declared = declared;
        this.findings.append(this.#count, this.#list);
        this.element.append(
            this.#parts.element, make("section", { className: "view-details cost-figures", role: "group", ariaLabel: "Figures of the steps" }, this.#figuresTitle, this.#figures, this.#legend,
                make("p", {}, "Whether prepare() takes longer the more items there are is measured aside with ten times as many, once a layout has prepared itself in more than ten steps and rests: of previews, and of scenes whose number of items is a parameter.")),
        );
        document.getElementById("time-bar").append(this.#strip.element);
        // The moment that is shown moves without news of steps.
        this.#timer = setInterval(() => this.#show(), 200);
        this.ask();
    }

    remove() {
        clearInterval(this.#timer);
        this.#strip.remove();
    }

    /** Asks for all anew, as a server does that knows nothing of this viewer. */
    ask() {
        this.#log.number = 0;
        this.#tell();
    }

    /** @param report the server's `costs` */
    hear(report) {
        if (!this.#log.apply(report)) return this.ask();
        this.#tell();
        this.showFindings();
        this.#show();
    }

    #choose(tick) {
        const isFirst = this.#chosen === null && tick !== null;
        this.#chosen = tick;
        this.#show();
        if (isFirst) this.#parts.element.scrollIntoView({ block: "start", behavior: "smooth" });
    }

    /** The tick of the step whose parts are shown: the one that was chosen, or the one on the stage while time stands still. */
    get #wanted() {
        const time = this.#shownTime();
        if (this.#chosen !== null && this.#log.at(this.#chosen) !== null) return this.#chosen;
        return time !== null && time.rate === 0 ? this.#log.at(Math.round(time.tick))?.tick ?? null : null;
    }

    #tell() {
        this.#asked = this.#wanted;
        this.#send({ step: this.#asked, got: this.#log.number });
    }

    #show() {
        const wanted = this.#wanted;
        if (wanted !== this.#asked) this.#tell();
        const time = this.#shownTime();
        const shown = time === null || time.live ? Infinity : Math.round(time.tick);
        this.#strip.show(this.#log.steps, wanted, shown === Infinity ? null : shown);
        this.#parts.show(wanted === null ? null : this.#log.at(wanted), this.#log.chosen);
        const steps = this.#log.gesture(shown);
        const title = steps[0]?.begins ? "Since the gesture began" : "Since you inspect";
        if (this.#figuresTitle.textContent !== title) this.#figuresTitle.textContent = title;
        fill(this.#figures, figures(steps).map(([term, text]) => make("div", {}, make("dt", {}, term), make("dd", {}, text))));
        fill(this.#legend, legend(steps));
    }

    /** Shows what was found, with the lines that are known now. */
    showFindings() {
        const { faults } = this.#log;
        this.findings.hidden = faults.length === 0;
        const count = faults.length === 1 ? "One thing costs more than it has to" : `${faults.length} things cost more than they have to`;
        // The same again would be read out again.
        if (this.#count.textContent !== count) this.#count.textContent = count;
        fill(this.#list, faults.map(({ layer, owner, sentence, method, place: told }) => {
            const place = told ?? this.#declared.place(owner, method);
            const button = make("button", { type: "button", className: "view-link", title: "Select the view", onclick: () => this.#select(layer) }, owner);
            return make("li", {}, button, ` ${sentence} `, ...place ? [makePlace(place)] : []);
        }));
    }
}

/** The shares of steps that are above a hundredth, with their colours. */
function legend(steps) {
    const sums = shares.map((_, share) => steps.reduce((sum, step) => sum + step.shares[share], 0));
    const whole = sums.reduce((sum, time) => sum + time, 0);
    return shares.map(({ title, color }, share) => ({ title, color, part: whole > 0 ? sums[share] / whole : 0 }))
        .filter(({ part }) => part >= 0.01)
        .map(({ title, color, part }) => {
            const element = make("li", {}, `${title} ${Math.round(part * 100)}%`);
            element.style.setProperty("--share", color);
            return element;
        });
}

/** Replaces what is in an element if it says something else, so that what is selected or focused in it stays. */
function fill(element, children) {
    const text = children.map((child) => child.textContent).join("\n");
    if (element.dataset.said === text) return;
    element.dataset.said = text;
    element.replaceChildren(...children);
}
