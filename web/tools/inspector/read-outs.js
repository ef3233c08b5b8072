import { make } from "../../components/dom.js";
import { heading, readable } from "./labels.js";

/** What the scene says of its state. */
export class ReadOuts {
    element = make("dl", { className: "read-outs" });

    #fields = new Map();

    show({ state }) {
        for (const [name, value] of Object.entries(state.values)) {
            const text = readable(value);
            const field = this.#field(name);
            if (field.textContent !== text) field.textContent = text;
        }
    }

    #field(name) {
        if (!this.#fields.has(name)) {
            const field = make("dd");
            this.element.append(make("div", {}, make("dt", {}, heading(name)), field));
            this.#fields.set(name, field);
        }
        return this.#fields.get(name);
    }
}
