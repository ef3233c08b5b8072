import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { test } from "node:test";

const web = new URL("../../web/", import.meta.url);

/** By style sheet, the classes and ids of its component's elements: its rules are for these and what is in them. */
const components = {
    "tools/accessibility/tree.css": ["#tree", ".unseen"],
    "pages/embed/embed.css": [".embedded", ":root:has(.embedded)", "body:has(.embedded)"],
    "pages/gallery/gallery.css": [".gallery"],
    "tools/health/health.css": [".health", ".line-slider", "#health"],
    "tools/inspector/controls.css": [".parameters", ".parameter", ".number", ".segments"],
    "tools/inspector/inspector.css": [".parameters", ".parameter", ".actions", ".action", ".obstacle", ".read-outs", ".swift"],
    "tools/overlay/overlay.css": [".overlay"],
    "tools/overlay/overlay-section.css": [".overlay-differences", ".overlay-swap"],
    "components/comment-pin.css": [".comment-pin"],
    "components/panel/panel.css": [".panel", "#panel-toggle"],
    "components/panel/switch.css": [".switch"],
    "tools/presence/presence.css": ["#cursors", ".cursor"],
    "tools/preview/preview.css": [".console-tools", ".console-filter", ".console-lines", ".console-note", ".editing", ".source-section", ".changed-lines", ".editor-choice", ".editor-note"],
    "tools/preview/changes.css": [".changes-section", ".changes-summary", ".changes-audience", ".changes-content", ".change-list", ".earlier-badge"],
    "tools/recording/record-button.css": [".record"],
    "tools/recording/recording.css": [".recording-sheet"],
    "pages/room/room.css": [".room"],
    "components/sheet.css": [".sheet"],
    "components/slider.css": [".slider"],
    "components/source-place.css": [".source-place"],
    "tools/time/time.css": [".time-bar", ".time-badge", ".time-clock", ".time-speed", ".cut-offer"],
    "tools/hint/hint.css": [".touch-hint"],
    "tools/people/people.css": [
        ".reaction-row", ".reaction-button", ".reaction", ".people-section", ".people-list", ".people-more", ".comment-list", ".comment-time",
        ".comment-form",
    ],
    "tools/typing/stage-field.css": [".text-entry"],
    "tools/typing/text-entry.css": [".text-entry"],
    "tools/views/views.css": [
        ".picking", ".view-inspector", ".view-outlines", ".view-tools", ".view-filter", ".view-tree", ".view-rows", ".view-row", ".view-count", ".view-note",
        ".view-details", ".view-comparison", ".view-link", ".view-properties",
    ],
    "tools/views/costs.css": [
        ".cost-strip", ".cost-caption", ".cost-findings", ".cost-figures", ".cost-legend", ".step-parts", ".part-head", ".part-ways", ".part-list",
        ".part-name", ".part-time", ".part-detail", ".part-flame",
    ],
    "tools/view/view.css": [".view-choice", ".picture-scale", ".stage-size", ".side-by-side", ".full-screen", ".leave-full-screen", ".room[data-device", ".room:fullscreen", "#bezels"],
};
/** What every page begins with, the list of those that follow, and the style of a document of its own. */
const others = ["page.css", "style.css", "pages/replay/replay.css"];

test("a component's rules reach its own elements and what is in them alone", () => {
    const sheets = readdirSync(web, { recursive: true }).filter((name) => name.endsWith(".css"));
    assert.deepEqual(sheets.filter((name) => !others.includes(name)).sort(), Object.keys(components).sort());
    const foreign = Object.entries(components).flatMap(([sheet, own]) =>
        selectors(readFileSync(new URL(sheet, web), "utf8"))
            .filter((selector) => !isWithin(selector, own))
            .map((selector) => `${sheet}: ${selector}`));
    assert.deepEqual(foreign, []);
});

test("a rule for the elements of every component, and one for its neighbours, are found", () => {
    const found = selectors(`
        /* .time-bar { } */
        .time-bar .live, fieldset input { padding: 0 14px; }
        @media (min-width: 1px) { .live:is(.time-bar, .on) { margin: 0; } .time-bar ~ p { margin: 0; } .time-bars { margin: 0; } }
        @keyframes pulse { 50% { opacity: 0; } }`).filter((selector) => !isWithin(selector, [".time-bar"]));
    assert.deepEqual(found, ["fieldset input", ".live:is(.time-bar, .on)", ".time-bar ~ p", ".time-bars"]);
});

test("no character's number takes the space behind it away", () => {
    // A space ends the number of a character, and is none itself.
    const swallowing = readdirSync(web, { recursive: true }).filter((name) => name.endsWith(".css"))
        .filter((name) => /\\[0-9a-f]{1,5} ["']/i.test(readFileSync(new URL(name, web), "utf8")));
    assert.deepEqual(swallowing, []);
});

/** The selectors of a style sheet's rules, each by itself. */
function selectors(css) {
    const found = [];
    const open = [];
    for (const [, text, end] of css.replace(/\/\*.*?\*\//gs, "").matchAll(/([^{}]*)([{}])/g)) {
        if (end === "}") {
            open.pop();
            continue;
        }
        const head = text.slice(text.lastIndexOf(";") + 1).trim();
        if (!head.startsWith("@") && !open.some((outer) => outer.startsWith("@keyframes"))) found.push(...split(head, ","));
        open.push(head);
    }
    return found;
}

/** Whether what a selector matches is one of the elements, or in one, and not just a neighbour of one. */
function isWithin(selector, own) {
    const compounds = split(selector.replaceAll(/\s*([>+~])\s*/g, " $1 "), " ");
    return compounds.some((compound, index) =>
        own.some((name) => names(compound, name)) && compounds[index + 1] !== "+" && compounds[index + 1] !== "~");
}

/** Whether a compound selector requires that class or id, or one that begins with it and a hyphen. */
function names(compound, name) {
    if (compound === name) return true;
    const required = compound.replaceAll(/\([^()]*\)/g, "");
    const at = required.indexOf(name);
    return at >= 0 && (name.includes("[") || !/\w/.test(required[at + name.length] ?? ""));
}

/** Parts of a selector between separators that stand in no parentheses or brackets. */
function split(selector, separator) {
    const parts = [""];
    let depth = 0;
    for (const character of selector) {
        if ("([".includes(character)) depth += 1;
        if (")]".includes(character)) depth -= 1;
        if (character === separator && depth === 0) parts.push("");
        else parts[parts.length - 1] += character;
    }
    return parts.map((part) => part.trim()).filter((part) => part !== "");
}
