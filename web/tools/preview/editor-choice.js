import { make } from "../../components/dom.js";
import { editors, patternFault } from "../../components/editors.js";
import { chooseEditor, chosenEditor } from "../../components/source-place.js";
import { isOwnMachine } from "./project-folder.js";

/** The choice of the editor in which lines of the sources are opened: a list of one element, of none on another machine than the server's. */
export function makeEditorChoice() {
    if (!isOwnMachine(location)) return [];
    const { name, pattern } = chosenEditor();
    const list = make("select", { ariaLabel: "Open lines in" },
        new Option("Copy the place", ""), ...editors.map((editor) => new Option(editor.title, editor.name)), new Option("Another editor\u2026", "other"));
    list.value = name;
    const field = make("input", {
        type: "text", value: name === "other" ? pattern : "", placeholder: "editor://open?file={path}&line={line}", ariaLabel: "The editor\u2019s address",
        spellcheck: false, hidden: name !== "other",
    });
    const note = make("p", { className: "editor-note", role: "status", hidden: true });
    const choose = () => {
        field.hidden = list.value !== "other";
        const fault = field.hidden || field.value === "" ? null : patternFault(field.value);
        note.hidden = fault === null;
        note.textContent = fault ?? "";
        if (fault === null) chooseEditor(list.value, field.value);
    };
    list.addEventListener("change", choose);
    field.addEventListener("change", choose);
    return [make("div", { className: "editor-choice" }, make("label", {}, "Open lines in", list), field, note)];
}
