import { make } from "../../components/dom.js";
import { closeSheetBeside } from "../../components/sheet.js";
import { makeLinkRow } from "./link-row.js";
import { Renewal } from "./renewal.js";
import { embedSnippet, isLoopback, shareLinks, sharedOrigin, valuesLink } from "./links.js";

const lonely = (hostname) => `A link to ${hostname} opens on this machine alone. For others, start the server with --host 0.0.0.0.`;

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
        closeSheetBeside(dialog);
        this.#dialog = dialog;
        this.#links = dialog.querySelector(".links");
        this.#renewal = new Renewal(dialog.querySelector(".renewal"), { onRenew });
        dialog.addEventListener("close", () => this.#renewal.reset());
        this.#onSay = onSay;
    }

    /** @param welcome, room the server's */
    show(welcome, room) {
        this.#renewal.show(welcome, room);
        const [{ links, scene }, { values }] = [welcome, room];
        const origin = sharedOrigin(location, links.host);
        const rows = [...shareLinks(links, origin), valuesLink(scene, values, origin), embedSnippet(links, scene, origin)].filter((row) => row !== null);
        const present = JSON.stringify(rows);
        if (present === this.#shown) return;
        this.#shown = present;
        this.#links.replaceChildren(...rows.map((link) => makeLinkRow(link, `Zoetrope: ${scene.title}`, this.#onSay)));
        const { hostname } = new URL(origin);
        if (isLoopback(hostname)) this.#links.prepend(make("p", { className: "note" }, lonely(hostname)));
    }

    /** Opens it. @param kind of the link that is to be seen, if there is one */
    open(kind) {
        if (!this.#dialog.open) this.#dialog.showModal();
        if (kind === undefined) return;
        const field = this.#links.querySelector(`input.${kind}`);
        if (field === null) return;
        field.focus();
        field.closest(".link").scrollIntoView({ block: "center" });
    }
}
