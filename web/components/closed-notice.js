/** What stands in the stage's place after the server closed: why, and the ways on. */
export class ClosedNotice {
    #element;
    #actions;

    /** @param actions what the ways that are no links do: by name, functions */
    constructor(element, actions) {
        this.#element = element;
        this.#actions = actions;
    }

    /** @param closing as `closing` returns it; null takes the notice away */
    show(closing) {
        const element = this.#element;
        element.hidden = closing === null;
        if (closing === null) return;
        const [title, text, ways] = element.children;
        title.textContent = closing.title;
        text.textContent = closing.text;
        // The same ways again keep the focus that one of them may have.
        if (ways.textContent === closing.ways.map(({ label }) => label).join("")) return;
        ways.replaceChildren(...closing.ways.map((way, index) => this.#makeWay(way, index === 0)));
    }

    #makeWay({ label, href, action }, isFirst) {
        const element = document.createElement(href ? "a" : "button");
        element.className = isFirst ? "button" : "button quiet";
        element.textContent = label;
        if (href) element.href = href;
        else Object.assign(element, { type: "button", onclick: () => this.#actions[action]() });
        return element;
    }
}
