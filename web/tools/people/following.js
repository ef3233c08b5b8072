/** What a viewer has before it that follows a presenter: the same as the presenter, for as long as it wants to. */
export class Following {
    #apply;
    #presentation = { viewer: null, view: null };
    #isOn = false;

    /** @param apply called with what is to be seen, `{ selected, size, device }`; with null to have one's own again */
    constructor(apply) {
        this.#apply = apply;
    }

    /** The presenter's number; null: nobody presents. */
    get presenter() {
        return this.#presentation.viewer;
    }

    get isOn() {
        return this.#isOn;
    }

    set isOn(isOn) {
        if (isOn === this.#isOn) return;
        this.#isOn = isOn;
        this.#apply(isOn ? this.#presentation.view : null);
    }

    /** @param notice the server's `presentation` */
    hear({ viewer = null, view = null }) {
        this.#presentation = { viewer, view };
        // Whoever follows goes on when somebody presents again.
        if (this.#isOn) this.#apply(view);
    }
}
