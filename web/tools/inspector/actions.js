import { make } from "../../components/dom.js";
import { heading } from "./labels.js";
import { hinder } from "./obstacle.js";

/** The scene's actions as buttons. */
export class Actions {
    element = make("div", { className: "actions" });

    #request;
    #reason = make("p", { className: "obstacle", hidden: true });
    #buttons = null;

    constructor({ request }) {
        this.#request = request;
        this.element.append(this.#reason);
    }

    show(view) {
        if (this.#buttons === null) {
            this.#buttons = view.welcome.scene.actions.map((action) => this.#makeButton(action));
            this.element.append(...this.#buttons);
        }
        hinder(view, this.#reason, this.#buttons);
    }

    #makeButton({ name, title = heading(name), summary }) {
        const onclick = () => this.#request("action", { name });
        return make("button", { type: "button", className: "action", onclick }, title, " ", make("small", {}, summary));
    }
}
