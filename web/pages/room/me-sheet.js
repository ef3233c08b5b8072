import { isName } from "../../protocol/viewer-requests.js";
import { makeSheet } from "../../components/sheet.js";
import { modes } from "../../components/wording.js";

/** The sheet with what a viewer sets: its name, whether it sees the others' pointers and, for presenters, the room's mode. */
export class MeSheet {
    #find;

    /**
     * @param find gives an element of the page by its id
     * @param memory where name and switch are kept
     * @param asks `{ name(text), cursors(shown), mode(mode) }`, called after a change
     */
    constructor(find, memory, asks) {
        this.#find = find;
        const dialog = find("me-sheet");
        for (const opener of [find("me"), find("mode")]) makeSheet(dialog, opener);

        const name = find("name");
        name.value = memory.name;
        name.addEventListener("change", () => {
            // What the server would not take was pasted: control characters.
            if (!isName(name.value)) name.value = memory.name;
            name.value = memory.name = name.value.trim();
            asks.name(memory.name);
        });
        name.addEventListener("keydown", (event) => {
            if (event.key !== "Enter" || event.isComposing) return;
            // Else the key would press the button to which the focus returns.
            event.preventDefault();
            name.blur();
            dialog.close();
        });

        const cursors = find("show-cursors");
        cursors.checked = memory.showsCursors;
        cursors.addEventListener("change", () => {
            memory.showsCursors = cursors.checked;
            asks.cursors(cursors.checked);
        });

        for (const each of modes) find("modes").append(makeChoice(each, asks.mode));
    }

    /** @param welcome, room the server's */
    show(welcome, room) {
        const choices = this.#find("modes");
        choices.hidden = welcome.role !== "presenter";
        for (const input of choices.querySelectorAll("input")) input.checked = input.value === room.mode;
    }
}

function makeChoice({ mode, title, summary }, onChoice) {
    const label = document.createElement("label");
    const input = document.createElement("input");
    Object.assign(input, { type: "radio", name: "mode", value: mode });
    input.addEventListener("change", () => onChoice(mode));
    const text = document.createElement("span");
    const line = document.createElement("small");
    line.textContent = summary;
    text.append(title, line);
    label.append(input, text);
    return label;
}
