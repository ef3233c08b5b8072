/**
 * A part of the panel under a heading that folds it.
 *
 * @param isFolded at first; @param onFold called with whether it is folded, after a press
 * @returns `{ element, body }`: the whole, and what holds the content
 */
export function makeSection({ id, title, isFolded, onFold }) {
    const element = document.createElement("section");
    element.className = "panel-section";
    element.id = `section-${id}`;
    const body = document.createElement("div");
    body.id = `section-${id}-body`;
    body.className = "panel-section-body";

    const button = document.createElement("button");
    button.type = "button";
    button.setAttribute("aria-controls", body.id);
    button.append(title, icon("down"));
    const fold = (folded) => {
        body.hidden = folded;
        button.setAttribute("aria-expanded", String(!folded));
    };
    fold(isFolded);
    button.addEventListener("click", () => {
        fold(!body.hidden);
        onFold(body.hidden);
    });

    const heading = document.createElement("h3");
    heading.append(button);
    element.append(heading, body);
    return { element, body };
}

/** One of the icons of `index.html`. */
export function icon(name) {
    const svg = document.createElementNS("http://www.w3.org/2000/svg", "svg");
    const use = document.createElementNS("http://www.w3.org/2000/svg", "use");
    use.setAttribute("href", `#icon-${name}`);
    svg.setAttribute("aria-hidden", "true");
    svg.append(use);
    return svg;
}
