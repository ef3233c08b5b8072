import { icon, make } from "../dom.js";

/**
 * A part of the panel under a heading that folds it.
 *
 * @param isFolded at first; @param onFold called with whether it is folded, after a press
 * @returns `{ element, body }`: the whole, and what holds the content
 */
export function makeSection({ id, title, isFolded, onFold }) {
    const body = make("div", { id: `section-${id}-body`, className: "panel-section-body" });
    const button = make("button", { type: "button" }, title, icon("down"));
    button.setAttribute("aria-controls", body.id);
    const fold = (folded) => {
        body.hidden = folded;
        button.setAttribute("aria-expanded", String(!folded));
    };
    fold(isFolded);
    button.addEventListener("click", () => {
        fold(!body.hidden);
        onFold(body.hidden);
    });
    const element = make("section", { id: `section-${id}`, className: "panel-section" }, make("h3", {}, button), body);
    return { element, body };
}
