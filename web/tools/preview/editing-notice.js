import { make } from "../../components/dom.js";
import { makePlace } from "../../components/source-place.js";
import { caret, headline, isTold } from "./problems.js";

/**
 * What is wrong with the code that a stage shows, over the stage: compilers' errors, or where the code has ended. The stage goes
 * on below it. While sources are compiled for the first time, or again after an error, a line says so.
 */
export class EditingNotice {
    #element = make("section", { className: "editing", hidden: true, ariaLabel: "The code" });
    #isClosed = false;
    #last = "";
    #wasShown = false;

    /** @param parent the stage's surroundings */
    constructor(parent) {
        this.#element.setAttribute("aria-live", "polite");
        parent.append(this.#element);
    }

    /** @param notice the server's `editing` */
    show(notice) {
        const { phase, problems, elsewhere = null } = notice;
        const told = JSON.stringify([phase, notice.build === 0, problems, elsewhere]);
        if (told === this.#last) return;
        this.#last = told;
        if (phase === "running") this.#wasShown = true;
        const errors = problems.filter(({ severity }) => severity === "error");
        this.#isClosed = false;
        this.#element.dataset.phase = phase;
        this.#element.hidden = !isTold(notice, errors.length);
        const shown = errors.length > 0 ? errors : problems;
        this.#element.replaceChildren(this.#heading(headline(phase, errors.length, elsewhere, this.#wasShown)), ...shown.map(makeProblem), ...makeLinks(elsewhere));
    }

    #heading(text) {
        const close = make("button", { type: "button", className: "icon-button", ariaLabel: "Hide", title: "Hide", onclick: () => {
            this.#isClosed = !this.#isClosed;
            this.#element.classList.toggle("folded", this.#isClosed);
        } }, "\u2212");
        this.#element.classList.remove("folded");
        return make("header", {}, make("h2", {}, text), close);
    }
}

/** Where the code goes on that is not here any more. */
function makeLinks(elsewhere) {
    if (elsewhere === null || elsewhere.length === 0) return [];
    const links = elsewhere.map(({ name, title }) => make("a", { href: `/${encodeURIComponent(name)}` }, title));
    return [make("article", { className: "elsewhere" }, make("p", { className: "message" }, "There is now: ", ...links.flatMap((link, at) => at > 0 ? [", ", link] : [link])))];
}

function makeProblem(problem) {
    const text = [make("p", { className: `message ${problem.severity}` }, problem.message)];
    if (problem.file) text.unshift(make("p", { className: "place" }, makePlace(problem)));
    if (problem.source) text.push(make("pre", {}, make("code", {}, problem.source, "\n", make("b", {}, caret(problem)))));
    return make("article", {}, ...text, ...makeTrace(problem.trace ?? []));
}

/** The lines that led there, of which the first is the problem's own. */
function makeTrace(trace) {
    if (trace.length < 2) return [];
    const rows = trace.slice(1).map(({ file, line, function: name }) => make("li", {}, makePlace({ file, line }), ` ${name}`));
    return [make("p", { className: "trace-title" }, "Called from"), make("ol", { className: "trace" }, ...rows)];
}
