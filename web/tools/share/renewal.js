import { nameOf } from "../../components/wording.js";

/**
 * Who would have to leave if the links were renewed, as a sentence.
 *
 * @param welcome, room the server's
 */
export function leaversLine({ viewer, private: isPrivate }, { watching, people }) {
    // In a public room those stay who came without a key, and the server alone knows who did.
    if (!isPrivate) return "Whoever came by one of them leaves the room.";
    const others = watching - 1;
    if (others === 0) return "Nobody else is here just now.";
    const named = people.filter((person) => person.viewer !== viewer).slice(0, Math.min(3, others)).map((person) => nameOf(person.viewer, people));
    const rest = others - named.length;
    if (named.length === 0) return `${rest === 1 ? "The other person here has" : `All ${rest} others here have`} to leave.`;
    const list = rest === 0 ? named : [...named, `${rest} more`];
    const names = list.length === 1 ? list[0] : `${list.slice(0, -1).join(", ")} and ${list.at(-1)}`;
    return `${names} ${others === 1 ? "has" : "have"} to leave.`;
}

/** The presenter's way to new links: it says who would have to leave, and asks, before it sends them away. */
export class Renewal {
    #element;
    #text;
    #begin;
    #confirm;
    #cancel;
    #stage = "offer";
    #latest = null;

    /**
     * @param element holds a paragraph and three buttons: to begin, to confirm, to cancel
     * @param onRenew called when it was confirmed
     */
    constructor(element, { onRenew }) {
        this.#element = element;
        this.#text = element.querySelector("p");
        [this.#begin, this.#confirm, this.#cancel] = element.querySelectorAll("button");
        this.#begin.addEventListener("click", () => {
            this.#enter("ask");
            this.#cancel.focus();
        });
        this.#cancel.addEventListener("click", () => {
            this.#enter("offer");
            this.#begin.focus();
        });
        this.#confirm.addEventListener("click", () => {
            this.#enter("done");
            this.#begin.focus();
            onRenew();
        });
    }

    /** @param welcome, room the server's */
    show(welcome, room) {
        this.#latest = [welcome, room];
        this.#element.hidden = welcome.role !== "presenter";
        this.#write();
    }

    /** What was asked and not answered is asked anew the next time. */
    reset() {
        this.#enter("offer");
    }

    #enter(stage) {
        this.#stage = stage;
        this.#begin.hidden = stage === "ask";
        this.#confirm.hidden = this.#cancel.hidden = stage !== "ask";
        this.#write();
    }

    #write() {
        if (this.#latest === null) return;
        const text = {
            offer: "New links end all that were given out before.",
            ask: `End all links that were given out before? ${leaversLine(...this.#latest)}`,
            done: "The links above are new. Those from before no longer work.",
        }[this.#stage];
        if (this.#text.textContent !== text) this.#text.textContent = text;
    }
}
