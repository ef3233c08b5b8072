import { makeSheet } from "../room/sheet.js";
import { copyField } from "./clipboard.js";
import { shareLinks } from "./links.js";

const confirmation = 2000;

/** The sheet with a room's links, each to copy or to hand to the system's own sharing. */
export class ShareSheet {
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
        this.#links = dialog.querySelector(".links");
        this.#renewal = dialog.querySelector(".renewal");
        this.#onSay = onSay;
        this.#renewal.querySelector("button").addEventListener("click", onRenew);
    }

    /** @param welcome the server's */
    show({ links, role, scene }) {
        this.#renewal.hidden = role !== "presenter";
        const present = JSON.stringify(links);
        if (present === this.#shown) return;
        this.#shown = present;
        this.#links.replaceChildren(...shareLinks(links, location.origin).map((link) => this.#makeRow(link, scene.title)));
    }

    #makeRow({ kind, title, summary, address }, scene) {
        const row = document.createElement("div");
        row.className = "link";
        const heading = document.createElement("h3");
        heading.textContent = title;
        const text = document.createElement("p");
        text.textContent = summary;
        const field = document.createElement("input");
        Object.assign(field, { type: "text", readOnly: true, value: address, ariaLabel: `${title}: link`, className: kind });
        field.addEventListener("focus", () => field.select());
        const copy = makeButton("Copy", `Copy the link: ${title}`, () => this.#copy(field, copy));
        const buttons = [copy];
        if (navigator.share) {
            // A person who closes the system's sheet has rejected the promise, too.
            const share = () => navigator.share({ title: `Zoetrope: ${scene}`, url: address }).catch(() => {});
            buttons.push(makeButton("Share\u2026", `Share the link: ${title}`, share));
        }
        row.append(heading, text, field, ...buttons);
        return row;
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

function makeButton(title, label, onClick) {
    const button = document.createElement("button");
    Object.assign(button, { type: "button", className: "button quiet", textContent: title, ariaLabel: label });
    button.addEventListener("click", onClick);
    return button;
}
