import { browser, make, makeButton } from "../../components/dom.js";
import { openSheet } from "../../components/sheet.js";
import { copyText } from "../../components/clipboard.js";
import { browserMemory } from "../../components/memory.js";
import { tuningOf } from "../inspector/tuning.js";
import { fetchChanges } from "./source-changes.js";
import { writeKey } from "./write-key.js";

/** The panel's part about the sources of what is shown: what a save repeats, and the tuned values as lines of the files. */
export class SourceSection {
    element = make("div", { className: "source-section" });

    #context;
    #view = null;
    /** The build whose parameters say where they are declared. */
    #placed = null;
    #places = null;
    #replay = make("input", { type: "checkbox" });

    /** @param context of `RoomTools` */
    constructor(context) {
        this.#context = context;
        this.#replay.setAttribute("role", "switch");
        this.#replay.addEventListener("change", () => context.request("replay", { replay: this.#replay.checked }));
        this.element.append(
            make("label", { className: "switch" }, "Replay the last gesture on save", this.#replay),
            makeButton("Changed lines\u2026", () => this.#showChanges(), { ariaHasPopup: "dialog" }),
        );
    }

    show(view) {
        if (this.#view === null) this.#offerEditors();
        this.#view = view;
        tuningOf(this.#context).heard(view.room.values, browser.now());
        if (this.#placed !== view.editing.build) this.#place(view);
        this.#replay.checked = view.editing.replaysGesture;
        this.#replay.disabled = !view.standing.mayTouch || !view.isOpen;
    }

    async #offerEditors() {
        const { makeEditorChoice } = await import("./editor-choice.js");
        this.element.append(...makeEditorChoice());
    }

    async #place({ welcome, editing }) {
        this.#placed = editing.build;
        const { ParameterPlaces } = await import("./parameter-places.js");
        this.#places ??= new ParameterPlaces();
        await this.#places.find(welcome.room, this.#context.key(), welcome.scene.name);
    }

    async #showChanges() {
        const [{ changes, problem }, { makePlace }] = await Promise.all([this.#fetch(false), import("../../components/source-place.js")]);
        if (problem) return this.#context.say(problem);
        if (changes.lines.length === 0) return this.#context.say("Every value is as in the files.");
        const code = make("pre", { className: "swift changed-lines", tabIndex: 0, ariaLabel: "Changed lines" }, ...changes.lines.flatMap((change) => makeChange(change, makePlace)));
        const copy = makeButton("Copy", async () => {
            const text = changes.lines.map((line) => line.new).join("\n");
            copy.textContent = await copyText(text, code) ? "Copied" : "Selected for you";
        }, { className: "button" });
        const mayWrite = this.#view.editing.isWritable && writeKey(browserMemory()) !== null;
        const more = mayWrite ? [] : [make("p", {}, "The link that zoetrope preview printed for writing lets this browser put them into the files.")];
        const buttons = make("div", { className: "sheet-buttons" }, copy, ...mayWrite ? [this.#makeWrite()] : []);
        openSheet("Changed lines", "sheet wide", code, ...more, buttons);
    }

    #makeWrite() {
        const files = makeButton("Write into the files\u2026", async () => {
            if (files.dataset.asked !== "yes") {
                files.dataset.asked = "yes";
                files.textContent = "Really write?";
                return;
            }
            files.disabled = true;
            const { problem } = await this.#fetch(true);
            files.textContent = problem ?? "Written";
        });
        return files;
    }

    #fetch(write) {
        const { welcome } = this.#view;
        // The room may not have what was set last yet.
        const shown = (name) => tuningOf(this.#context).value(name);
        const key = write ? writeKey(browserMemory()) : null;
        const tuned = welcome.scene.parameters.filter(({ name, default: standard }) => shown(name) !== standard);
        const values = Object.fromEntries(tuned.map(({ name }) => [name, shown(name)]));
        return fetchChanges(welcome.room, this.#context.key(), { scene: welcome.scene.name, values, write, key }, (...request) => fetch(...request));
    }
}

function makeChange({ file, line, old, new: text }, makePlace) {
    return [
        make("span", { className: "place" }, makePlace({ file, line }), "\n"),
        make("del", {}, `${old}\n`),
        make("ins", {}, `${text}\n`),
    ];
}
