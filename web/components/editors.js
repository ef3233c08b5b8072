/** Editors that open a file by an address, in which `{path}`, `{line}` and `{column}` stand for the place. */
export const editors = [
    { name: "vscode", title: "Visual Studio Code", pattern: "vscode://file{path}:{line}:{column}" },
    { name: "xcode", title: "Xcode", pattern: "xed://open?file={path}&line={line}" },
    { name: "idea", title: "IntelliJ IDEA", pattern: "idea://open?file={path}&line={line}&column={column}" },
];

/** Schemes whose addresses a browser runs or shows by itself. */
const forbidden = ["about", "blob", "data", "file", "javascript", "vbscript"];

/** What is wrong with the pattern of an editor's address, for people; null for nothing. */
export function patternFault(pattern) {
    const scheme = /^([a-z][a-z0-9+.-]*):\/\//i.exec(pattern)?.[1].toLowerCase();
    if (scheme === undefined || forbidden.includes(scheme)) return "An address begins with the editor\u2019s scheme: editor://open?file={path}&line={line}";
    return pattern.includes("{path}") ? null : "The address needs {path} where the file\u2019s path is to stand.";
}

/**
 * The address by which an editor opens a file at a line.
 *
 * @param pattern as of `editors`; @param folder the absolute path of the project's folder
 * @param place `{ file, line, column }`: the file's path from the folder on, the line and the column from 1, 0 or missing for unknown
 * @returns null for a pattern with a fault, and for a file that lies elsewhere
 */
export function editorAddress(pattern, folder, { file, line, column }) {
    const parts = file.split("/");
    if (patternFault(pattern) !== null || parts.some((part) => ["", ".", ".."].includes(part))) return null;
    const path = [...folder.split("/").filter((part) => part !== ""), ...parts].map((part) => `/${encodeURIComponent(part)}`).join("");
    const values = { path, line: line || 1, column: column || 1 };
    return pattern.replace(/\{(path|line|column)\}/g, (_, name) => values[name]);
}

/** A place as it is written: `Cards.swift:12:4`. */
export function placeText({ file, line, column }) {
    return [file, line, column].filter((part) => part).join(":");
}

/**
 * A text's parts: the places in it that are lines of a project's files, and what is between.
 *
 * @param text a line that code has printed; @param project `{ folder, files }`: its absolute path, and the files' paths from there on;
 *   null where they are not known: then each line of a Swift file is a place
 * @returns a list of texts and of `{ text, place: { file, line, column } }`
 */
export function splitPlaces(text, project) {
    const parts = [];
    let end = 0;
    for (const match of text.matchAll(/([\w+.@\-/]+\.(swift|mm?|h)):(\d+)(?::(\d+))?/g)) {
        const [whole, path, type, line, column = 0] = match;
        const file = project !== null ? fileOf(path, project) : type === "swift" ? path : null;
        if (file === null) continue;
        parts.push(text.slice(end, match.index), { text: whole, place: { file, line: Number(line), column: Number(column) } });
        end = match.index + whole.length;
    }
    return [...parts, text.slice(end)].filter((part) => part !== "");
}

/** The file that code names by its path, or, as `#fileID` does, by its module and its name; null for none, and where it may be several. */
function fileOf(path, { folder, files }) {
    const within = path.startsWith(`${folder}/`) ? path.slice(folder.length + 1) : path;
    if (files.includes(within)) return within;
    const name = path.slice(path.lastIndexOf("/") + 1);
    const named = files.filter((file) => file === name || file.endsWith(`/${name}`));
    return path.startsWith("/") || named.length !== 1 ? null : named[0];
}

/** The place that a text names and nothing else, null for none. */
export function placeOf(text) {
    const match = /^([^:]+):(\d+)$/.exec(text);
    return match && { file: match[1], line: Number(match[2]) };
}
