import { browser, make, makeButton, makeIconButton } from "../../components/dom.js";
import { ChangeHistory } from "./change-history.js";
import { hinder } from "./obstacle.js";
import { parametersOf } from "./labels.js";
import { ParameterRow } from "./parameter-row.js";
import { confirmationTimeout, tuningOf } from "./tuning.js";

/** The scene's parameters as controls, live for everyone in the room. */
export class Parameters {
    element = make("div", { className: "parameters" });

    #context;
    #tuning;
    #history = new ChangeHistory();
    #gesture = 0;
    #rows = null;
    /** What the rows were made of: code that is edited may come to declare others. */
    #declared = "";
    #defaults = {};
    #view = null;
    #expiry = null;
    #reason = make("p", { className: "obstacle", hidden: true });
    #undo = makeIconButton("undo", "Undo", () => this.#take(this.#history.undo()));
    #redo = makeIconButton("redo", "Redo", () => this.#take(this.#history.redo()));
    #resetAll = makeIconButton("reset", "Reset all", () => this.#change(this.#defaults));

    /** @param context of `RoomTools` */
    constructor(context) {
        this.#context = context;
        this.#tuning = tuningOf(context);
        const swift = makeButton("Copy Swift", () => this.#showSwift(), { ariaHasPopup: "dialog" });
        const link = makeIconButton("link", "Link with these values", () => context.share("values"), { ariaHasPopup: "dialog" });
        const tools = make("div", { className: "parameter-tools", role: "group", ariaLabel: "All parameters" });
        tools.append(this.#undo, this.#redo, this.#resetAll, link, swift);
        this.element.append(tools, this.#reason);
        document.addEventListener("keydown", (event) => this.#press(event));
    }

    show(view) {
        this.#view = view;
        const parameters = parametersOf(view, "scene");
        const declared = JSON.stringify(parameters);
        if (declared !== this.#declared) this.#fill(parameters);
        this.#declared = declared;
        this.#tuning.heard(view.room.values, browser.now());
        hinder(view, this.#reason, [...this.#rows.values()].flatMap((row) => row.inputs));
        this.#showValues();
    }

    /** @returns whether it was for what was set here */
    refused({ request, reason }) {
        if (request !== "set") return false;
        const names = this.#tuning.refused((name) => this.#rows.has(name));
        if (names.length > 0) this.#history.drop();
        for (const name of names) this.#rows.get(name)?.complain(reason);
        this.#showValues();
        return names.length > 0;
    }

    #fill(parameters) {
        this.#defaults = Object.fromEntries(parameters.map((each) => [each.name, each.default]));
        const handlers = {
            begin: () => { this.#gesture += 1; },
            change: (name, value) => this.#change({ [name]: value }, this.#gesture),
            hold: (name) => this.#tuning.hold(name),
            release: (name) => {
                this.#tuning.release(name, browser.now());
                this.#expireLater();
            },
        };
        for (const row of this.#rows?.values() ?? []) row.element.remove();
        this.#rows = new Map(parameters.map((each) => [each.name, new ParameterRow(each, handlers)]));
        this.element.append(...[...this.#rows.values()].map((row) => row.element));
    }

    /** @param gesture changes of the same are undone together; null for one that is a gesture of its own */
    #change(values, gesture = null) {
        const changed = Object.entries(values).filter(([name, value]) => this.#tuning.value(name) !== value);
        if (changed.length === 0) return;
        this.#gesture += gesture === null ? 1 : 0;
        const before = Object.fromEntries(changed.map(([name]) => [name, this.#tuning.value(name)]));
        this.#history.note(before, Object.fromEntries(changed), this.#gesture);
        this.#take(Object.fromEntries(changed));
    }

    #take(values) {
        if (values === null) return;
        // What was wrong with the last try is not so any more.
        for (const row of this.#rows.values()) row.complain(null);
        this.#tuning.change(values, browser.now());
        this.#expireLater();
        this.#showValues();
    }

    /** The room may be silent from now on: what others set meanwhile would never be seen. */
    #expireLater() {
        browser.clearTimeout(this.#expiry);
        this.#expiry = browser.setTimeout(() => {
            this.#tuning.expire(browser.now());
            this.#showValues();
        }, confirmationTimeout + 50);
    }

    #showValues() {
        let isTuned = false;
        for (const [name, row] of this.#rows) {
            const value = this.#tuning.value(name);
            row.show(value);
            isTuned ||= value !== this.#defaults[name];
        }
        const isHindered = !this.#reason.hidden;
        this.#undo.disabled = isHindered || !this.#history.canUndo;
        this.#redo.disabled = isHindered || !this.#history.canRedo;
        this.#resetAll.disabled = isHindered || !isTuned;
    }

    #press(event) {
        const isUndo = isCombined(event) && event.key.toLowerCase() === "z" && !event.shiftKey;
        // The second one is Windows'.
        const isRedo = isCombined(event) && (event.key.toLowerCase() === "z" && event.shiftKey || event.key.toLowerCase() === "y");
        // The undo of what is being typed is the browser's.
        const isTyping = event.target.matches?.("input[type=text], textarea") && (event.target.dataset.typed || !this.element.contains(event.target));
        if (!isUndo && !isRedo || isTyping) return;
        event.preventDefault();
        (isRedo ? this.#redo : this.#undo).click();
    }

    async #showSwift() {
        const { showSwift } = await import("./swift-sheet.js");
        const values = Object.fromEntries([...this.#rows.keys()].map((name) => [name, this.#tuning.value(name)]));
        showSwift(this.#view.welcome.scene, values, this.#context.say);
    }
}

function isCombined({ ctrlKey, metaKey, altKey }) {
    return (ctrlKey || metaKey) && !altKey;
}
