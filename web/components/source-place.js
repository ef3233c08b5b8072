import { loadStyle, make } from "./dom.js";
import { editorAddress, editors, placeText } from "./editors.js";
import { browserMemory } from "./memory.js";

const setting = "editor";

/** The absolute path of the folder that the places are in; null where that is not this machine's, or not known yet. */
let folder = null;
/** How to draw the places anew that stand on the page. */
const drawings = new WeakMap();

/** Has lines of files in a folder be opened in the editor that was chosen. */
export function useFolder(path) {
    folder = path;
    drawAll();
}

/** The editor that was chosen: `{ name, pattern }`, where the name is one of `editors`, "other" for another pattern, or "" for none. */
export function chosenEditor() {
    const kept = browserMemory().setting(setting);
    const [name, pattern] = [kept?.name, kept?.pattern].map((text) => (typeof text === "string" ? text : ""));
    return { name, pattern: editors.find((editor) => editor.name === name)?.pattern ?? (name === "other" ? pattern : "") };
}

export function chooseEditor(name, pattern = "") {
    browserMemory().keepSetting(setting, { name, pattern });
    drawAll();
}

/**
 * A line of a file: a link that opens it in the chosen editor, or else a button that copies its place.
 *
 * @param place `{ file, line, column }`, as of `editorAddress`
 */
export function makePlace(place) {
    loadStyle("/components/source-place.css");
    const element = make("span", { className: "source-place" });
    const text = placeText(place);
    const draw = () => {
        const address = folder === null ? null : editorAddress(chosenEditor().pattern, folder, place);
        element.replaceChildren(address === null
            ? make("button", { type: "button", title: "Copy the place", onclick: (event) => copy(event.target, text) }, text)
            : make("a", { href: address, title: "Open in the editor" }, text));
    };
    drawings.set(element, draw);
    draw();
    return element;
}

async function copy(button, text) {
    try {
        await navigator.clipboard.writeText(text);
    } catch {
        // Pages that came over plain http from another machine have no clipboard.
        getSelection().selectAllChildren(button);
        if (!document.execCommand("copy")) return;
    }
    button.textContent = "Copied";
    setTimeout(() => { button.textContent = text; }, 1200);
}

function drawAll() {
    for (const element of document.querySelectorAll(".source-place")) drawings.get(element)?.();
}
