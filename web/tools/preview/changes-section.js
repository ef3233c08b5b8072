import { loadStyle, make, makeButton } from "../../components/dom.js";
import { makeSwitch } from "../../components/panel/switch.js";
import { openSheet } from "../../components/sheet.js";
import { makeChangeList } from "./change-list.js";
import { countText, presentsSources, savedText, seesChanges } from "./changes.js";

const audiences = { presenters: "Presenters", everyone: "Everyone here", nobody: "Nobody" };
/** In a public room, which nobody presents. */
const authors = "This machine";

/** The panel's part about the last save of a preview: its lines, the stage as it was before it, and who is shown the lines. */
export class ChangesSection {
    element = make("div", { className: "changes-section" });

    #context;
    #view = null;
    /** What was shown of the line that is up: a new one's server knows of no wishes. */
    #viewer = null;
    #difference = null;
    #asks = false;
    #sheet = null;
    #summary = make("p", { className: "changes-summary" });
    #open = makeButton("What changed\u2026", () => this.#showLines(), { ariaHasPopup: "dialog" });
    #earlier;
    #badge;
    #audience = make("select", {}, ...Object.entries(audiences).map(([value, title]) => new Option(title, value)));
    #choice = make("label", { className: "changes-audience" }, "Lines are shown to", this.#audience);

    /** @param context of `RoomTools` */
    constructor(context) {
        this.#context = context;
        loadStyle("/tools/preview/changes.css");
        this.#earlier = makeSwitch("The stage as before the save", false, (isOn) => this.#showEarlier(isOn));
        this.#badge = makeButton("Before the save \u00b7 back to now", () => this.#showEarlier(false), { className: "earlier-badge", hidden: true });
        document.querySelector("main").append(this.#badge);
        this.#summary.setAttribute("aria-live", "polite");
        this.#audience.addEventListener("change", () => context.request("sources", { sources: this.#audience.value }));
        this.element.append(this.#summary, this.#open, this.#earlier, this.#choice);
    }

    get #input() { return this.#earlier.querySelector("input"); }

    show(view) {
        this.#view = view;
        const { welcome, room, isOpen } = view;
        if (isOpen && welcome !== this.#viewer) {
            const isNewLine = this.#viewer === null || welcome.viewer !== this.#viewer.viewer || !this.#wasOpen;
            this.#viewer = welcome;
            if (isNewLine) this.#startAnew();
        }
        this.#wasOpen = isOpen;
        const { earlier, sources } = room.code;
        if (!earlier && this.#input.checked) this.#showEarlier(false);
        this.#earlier.hidden = !earlier;
        this.#input.disabled = !isOpen;
        this.#choice.hidden = !presentsSources(welcome);
        this.#audience.options[0].text = welcome.private ? audiences.presenters : authors;
        this.#audience.value = sources;
        this.#ask();
        this.#draw();
    }

    #wasOpen = false;

    #startAnew() {
        this.#asks = false;
        if (this.#input.checked) this.#context.request("earlier", { earlier: true });
    }

    /** Asks once it may. */
    #ask() {
        const mayAsk = seesChanges(this.#view) && this.#view.isOpen;
        if (mayAsk && !this.#asks) this.#context.request("changes", { changes: true });
        if (!mayAsk) {
            this.#difference = null;
            this.#sheet?.close();
        }
        this.#asks = mayAsk;
    }

    /** @param notice any of the server's */
    hear(notice) {
        if (notice.type !== "changes") return;
        this.#difference = notice.difference ?? null;
        if (this.#sheet !== null) this.#fill();
        this.#draw();
    }

    /** @returns whether it was about what is asked for here */
    refused({ request, reason }) {
        if (request !== "earlier") return false;
        this.#mark(false);
        this.#context.say(`The stage of before the save can\u2019t be shown: ${reason}.`);
        return true;
    }

    #draw() {
        const isShown = seesChanges(this.#view);
        this.#open.hidden = !isShown || this.#difference === null;
        if (!isShown) this.#summary.textContent = "The presenter does not show what a save changes.";
        else if (this.#difference === null) this.#summary.textContent = "Nothing was saved since the preview began.";
        else this.#summary.textContent = `${savedText(this.#difference, Date.now())}: ${countText(this.#difference)}`;
    }

    #showLines() {
        this.#sheet = openSheet("What changed", "sheet wide changes-sheet", make("div", { className: "changes-content" }));
        this.#sheet.addEventListener("close", () => { this.#sheet = null; });
        this.#fill();
    }

    #fill() {
        this.#sheet.querySelector(".changes-content").replaceChildren(make("p", {}, savedText(this.#difference, Date.now())), makeChangeList(this.#difference));
    }

    #showEarlier(isOn) {
        this.#context.request("earlier", { earlier: isOn });
        this.#mark(isOn);
    }

    #mark(isEarlier) {
        this.#input.checked = isEarlier;
        this.#badge.hidden = !isEarlier;
    }
}
