/** The milliseconds between two messages. */
const interval = 250;

/** Shows those who follow what a presenter has before it: the selected view, the stage's size and its device. */
export class Presenting {
    #request;
    #environment;
    #selected = null;
    #view = { size: "fit", device: "none" };
    #isPresenter = false;
    #told = "";
    #timer = null;
    #isFollowing = false;

    /** @param request called with a request's type and fields; @param environment `setTimeout` */
    constructor(request, environment) {
        this.#request = request;
        this.#environment = environment;
    }

    /** A line is open, whose server knows of nothing yet. @param role as in `welcome`; @param view `{ size, device }` */
    entered(role, view) {
        this.#isPresenter = role === "presenter";
        this.#told = "";
        this.#view = view;
        // A stage as everybody has it at first needs no word.
        if (this.#selected === null && view.size === "fit" && view.device === "none") this.#told = this.#text;
        this.#tell();
    }

    /** Whoever follows somebody shows nothing of its own. */
    set isFollowing(isFollowing) {
        this.#isFollowing = isFollowing;
    }

    /** @param id of the layer whose view is selected; null for none */
    select(id) {
        this.#selected = id;
        this.#tell();
    }

    /** @param view `{ size, device }` */
    frame(view) {
        this.#view = view;
        this.#tell();
    }

    get #text() {
        return JSON.stringify({ selected: this.#selected, ...this.#view });
    }

    #tell() {
        if (!this.#isPresenter || this.#isFollowing || this.#timer !== null || this.#text === this.#told) return;
        this.#told = this.#text;
        this.#request("present", JSON.parse(this.#told));
        this.#timer = this.#environment.setTimeout(() => {
            this.#timer = null;
            this.#tell();
        }, interval);
    }
}
