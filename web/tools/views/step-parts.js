import { make } from "../../components/dom.js";
import { duration, kinds, moment, shares } from "./cost-log.js";

/** The parts of one step, in their order: as a list, or as a flame, in which each lies on the one that it is a part of. */
export class StepParts {
    element = make("section", { className: "step-parts", role: "group", ariaLabel: "What was called", hidden: true });

    #title = make("h4");
    #note = make("p", { className: "view-note" });
    #list = make("ol", { className: "part-list", tabIndex: 0 });
    #flame = make("ol", { className: "part-flame", tabIndex: 0 });
    #isFlame = false;
    #shown = "";
    #switch = ["List", "Flame"].map((title, index) => make("button", {
        type: "button", className: "button quiet", onclick: () => this.#setFlame(index === 1),
    }, title));

    constructor() {
        const ways = make("div", { className: "part-ways", role: "group", ariaLabel: "Shown as" }, ...this.#switch);
        this.element.append(make("div", { className: "part-head" }, this.#title, ways), this.#note, this.#list, this.#flame);
        this.#setFlame(false);
    }

    /** @param step `{ tick, total }` of a `CostLog` that is chosen, null for none; @param chosen its parts, null before they are told */
    show(step, chosen) {
        this.element.hidden = step === null;
        if (step === null) return;
        const isHere = chosen?.tick === step.tick;
        this.#title.textContent = `Step at ${moment(step.tick)}: ${duration(step.total)}`;
        const shown = JSON.stringify(isHere ? chosen : null);
        if (shown === this.#shown) return;
        this.#shown = shown;
        const parts = isHere ? chosen.parts : [];
        const more = isHere && chosen.omitted > 0 ? `${chosen.omitted} more are not listed.` : "";
        this.#note.textContent = isHere && parts.length === 0 ? "Of this step only the sums are remembered." : more;
        this.#note.hidden = this.#note.textContent === "";
        this.#list.replaceChildren(...rowsOf(parts).map(makeRow));
        this.#list.ariaLabel = this.#flame.ariaLabel = `What was called in the step at ${moment(step.tick)}`;
        this.#flame.replaceChildren(...flameOf(parts).map(makeBlock));
        this.#flame.style.height = `${(Math.max(0, ...parts.map(({ depth }) => depth)) + 1) * 24}px`;
    }

    #setFlame(isFlame) {
        this.#isFlame = isFlame;
        this.#list.hidden = isFlame;
        this.#flame.hidden = !isFlame;
        this.#switch.forEach((button, index) => button.setAttribute("aria-pressed", String(isFlame === (index === 1))));
    }
}

/**
 * Parts as rows of a list: equal calls that follow each other, with the same details, once, with how often.
 *
 * @param parts of `CostLog.chosen`
 */
export function rowsOf(parts) {
    const rows = [];
    for (const part of parts) {
        const before = rows.at(-1);
        const isSame = before && ["kind", "depth", "owner", "detail"].every((field) => before[field] === part[field]);
        if (isSame) Object.assign(before, { count: before.count + 1, duration: before.duration + part.duration });
        else rows.push({ ...part, count: 1 });
    }
    return rows;
}

/**
 * Where parts lie in a flame.
 *
 * @param parts of `CostLog.chosen`
 * @returns those that can be seen, with `left` and `width` as fractions of the whole
 */
export function flameOf(parts) {
    const begin = Math.min(...parts.map(({ start }) => start));
    const whole = Math.max(...parts.map(({ start, duration }) => start + duration)) - begin;
    if (!(whole > 0)) return [];
    return parts.map((part) => ({ ...part, left: (part.start - begin) / whole, width: part.duration / whole })).filter(({ width }) => width >= 0.001);
}

function name({ kind, owner }) {
    if (kind === 5 || kind === 6) return `${owner} ${kinds[kind].title}`;
    return owner ? `${owner}.${kinds[kind].title}` : kinds[kind].title;
}

function makeRow(row) {
    const element = make("li", {},
        make("span", { className: "part-name" }, name(row)), ...row.count > 1 ? [make("b", { ariaLabel: `${row.count} times` }, `\u00d7${row.count}`)] : [],
        make("span", { className: "part-time" }, duration(row.duration)),
        ...row.detail ? [make("span", { className: "part-detail" }, row.detail)] : []);
    element.style.setProperty("--depth", Math.min(row.depth, 8));
    element.style.setProperty("--share", shares[kinds[row.kind].share].color);
    return element;
}

function makeBlock(block) {
    const text = `${name(block)} ${duration(block.duration)}`;
    const element = make("li", { title: [text, block.detail].filter((each) => each).join("\n"), ariaLabel: text }, name(block));
    Object.assign(element.style, { left: `${block.left * 100}%`, width: `${block.width * 100}%`, top: `${block.depth * 24}px` });
    element.style.setProperty("--share", shares[kinds[block.kind].share].color);
    return element;
}
