import { readTar } from "../inspector/tar.js";

/** Where a built-in scene's classes and their methods are declared; those of a preview the server tells, which has their sources. */
export class DeclaredLines {
    #load;
    #changed;
    /** `{ path, lines }` of each of the scene's files; null before they are here. */
    #files = null;
    #isAsked = false;
    /** What was found, by class and word. */
    #found = new Map();

    /**
     * @param load resolves to the archive of the scene's sources, null without one; called when a class is first asked for
     * @param changed called when they are here
     */
    constructor(load, changed) {
        this.#load = load;
        this.#changed = changed;
    }

    /**
     * The line of a method, or else of its class.
     *
     * @param type the class's name; @param word a word of the method's declaration, "" for none
     * @returns `{ file, line }`, null if that is not known, or not yet
     */
    place(type, word = "") {
        if (!this.#isAsked) this.#ask();
        if (this.#files === null) return null;
        const key = `${type} ${word}`;
        if (!this.#found.has(key)) this.#found.set(key, placeIn(this.#files, type, word));
        return this.#found.get(key);
    }

    /** The groups of a view's details, in which each class has its place after it, as previews' have. */
    withPlaces(groups) {
        const titles = new Map([["class", "declared in"], ["layout", "layout declared in"]]);
        return groups.map(({ title, rows }) => ({
            title,
            rows: rows.flatMap(([name, value]) => {
                const place = titles.has(name) ? this.place(value) : null;
                return place === null ? [[name, value]] : [[name, value], [titles.get(name), `${place.file}:${place.line}`]];
            }),
        }));
    }

    async #ask() {
        this.#isAsked = true;
        const archive = await this.#load();
        const text = new TextDecoder();
        this.#files = archive === null ? [] : readTar(archive).map(({ path, bytes }) => ({ path, lines: text.decode(bytes).split("\n") }));
        if (this.#files.length > 0) this.#changed();
    }
}

/** The archive of a built-in scene's sources, as it is served; null without one. @param scene the welcome's: a preview's has versions */
export async function sourcesOf({ name, versions }) {
    if (versions !== undefined) return null;
    try {
        const response = await fetch(`/swift/${encodeURIComponent(name)}.tar`);
        return response.ok ? new Uint8Array(await response.arrayBuffer()) : null;
    } catch {
        return null;
    }
}

function placeIn(files, type, word) {
    if (!/^\w+$/.test(type)) return null;
    const declaration = new RegExp(`^\\s*(?:[\\w@()]+\\s+)*(?:class|struct|enum|actor)\\s+${type}\\b`);
    for (const { path, lines } of files) {
        const at = lines.findIndex((line) => declaration.test(line));
        if (at >= 0) return { file: path, line: (word === "" ? null : methodLine(lines, at, word)) ?? at + 1 };
    }
    return null;
}

/** The line of the first method within a class whose declaration has a word; null for none. @param at the class's place in the lines */
function methodLine(lines, at, word) {
    const indent = /^\s*/.exec(lines[at])[0];
    const end = lines.findIndex((line, index) => index > at && line.startsWith(`${indent}}`));
    const isNamed = new RegExp(`\\b${word}\\b`);
    for (let index = at + 1; index < (end < 0 ? lines.length : end); index += 1) {
        const start = lines[index].indexOf("func ");
        // A declaration may stand on several lines.
        if (start >= 0 && isNamed.test(lines.slice(index, index + 8).join(" ").slice(start).split("{")[0])) return index + 1;
    }
    return null;
}
