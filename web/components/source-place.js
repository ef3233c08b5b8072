import { loadStyle, make } from "./dom.js";
import { editorAddress, editors, placeText, splitPlaces } from "./editors.js";
import { browserMemory } from "./memory.js";

const setting = "editor";

/** `{ folder, files }`, as of `splitPlaces`, of the project that the places are in; null where that is not this machine's, or not known yet. */
let project = null;
/** How to draw the places anew that stand on the page. */
const drawings = new WeakMap();

/** Has lines of a project's files be opened in the editor that was chosen. @param known as of `splitPlaces` */
export function useProject(known) {
    project = known;
    drawAll();
}

/** A text that code has printed: the places in it are links, or are copied, as of `makePlace`. */
export function makePlacedText(text) {
    const element = make("span", { className: "placed-text" });
    const draw = () => element.replaceChildren(...withPlaces(text));
    drawings.set(element, draw);
    draw();
    return element;
}

/** The parts of a preview's summary, whose end is the place at which it stands. */
export function makeSummary(text) {
    const match = /^(.*), ([^:,]+\.\w+):(\d+)$/.exec(text);
    return match ? [`${match[1]}, `, makePlace({ file: match[2], line: Number(match[3]) })] : [text];
}

function withPlaces(text) {
    return splitPlaces(text, project).map((part) => (typeof part === "string" ? part : makePlace(part.place, part.text)));
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
 * @param place `{ file, line, column }`, as of `editorAddress`; @param text what stands for it
 */
export function makePlace(place, text = placeText(place)) {
    loadStyle("/components/source-place.css");
    const element = make("span", { className: "source-place" });
    const draw = () => {
        const address = project === null ? null : editorAddress(chosenEditor().pattern, project.folder, place);
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
    for (const element of document.querySelectorAll(".source-place, .placed-text")) drawings.get(element)?.();
}
