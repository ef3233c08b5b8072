import { make, makeButton } from "../page.js";
import { makeSheet } from "../room/sheet.js";
import { copyField } from "./clipboard.js";
import { shareLinks, valuesLink } from "./links.js";

const confirmation = 2000;

/** The sheet with a room's links, each to copy or to hand to the system's own sharing. */
export class ShareSheet {
    #dialog;
    #links;
    #renewal;
    #onSay;
    #shown = "";

    /**
     * @param find gives an element of the page by its id
     * @param onRenew called when a presenter wants new links; @param onSay called with a sentence for people
     */
    constructor(find, { onRenew, onSay }) {
        const dialog = find("share-sheet");
        makeSheet(dialog, find("share"));
        this.#dialog = dialog;
        this.#links = dialog.querySelector(".links");
        this.#renewal = dialog.querySelector(".renewal");
        this.#onSay = onSay;
        this.#renewal.querySelector("button").addEventListener("click", onRenew);
    }

    /** @param welcome, room the server's */
    show({ links, role, scene }, { values }) {
        this.#renewal.hidden = role !== "presenter";
        const rows = [...shareLinks(links, location.origin), valuesLink(scene, values, location.origin)].filter((link) => link !== null);
        const present = JSON.stringify(rows);
        if (present === this.#shown) return;
        this.#shown = present;
        this.#links.replaceChildren(...rows.map((link) => this.#makeRow(link, scene.title)));
    }

    /** Opens it. @param kind of the link that is to be seen, if there is one */
    open(kind) {
        this.#dialog.showModal();
        const field = this.#links.querySelector(`input.${kind}`);
        if (field === null) return;
        field.focus();
        field.closest(".link").scrollIntoView({ block: "center" });
    }

    #makeRow({ kind, title, summary, address }, scene) {
        const field = make("input", { type: "text", readOnly: true, value: address, ariaLabel: `${title}: link`, className: kind });
        field.addEventListener("focus", () => field.select());
        const copy = makeButton("Copy", () => this.#copy(field, copy), { ariaLabel: `Copy the link: ${title}` });
        const buttons = [copy];
        if (navigator.share) {
            // A person who closes the system's sheet has rejected the promise, too.
            const share = () => navigator.share({ title: `Zoetrope: ${scene}`, url: address }).catch(() => {});
            buttons.push(makeButton("Share\u2026", share, { ariaLabel: `Share the link: ${title}` }));
        }
        return make("div", { className: "link" }, make("h3", {}, title), make("p", {}, summary), field, ...buttons);
    }

    async #copy(field, button) {
        const done = await copyField(field);
        if (!done) {
            this.#onSay("The browser did not let the link be copied: it is selected for you.");
            return;
        }
        button.textContent = "Copied";
        setTimeout(() => { button.textContent = "Copy"; }, confirmation);
    }
}
