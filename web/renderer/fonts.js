import { fontFiles } from "./font-files.js";
import { TextTrait } from "../protocol/text.js";

/** San Francisco, which texts are laid out for, is the system's font. */
const hasSanFrancisco = /Macintosh|iPhone|iPad/.test(globalThis.navigator?.userAgent ?? "");
const served = "Zoetrope Sans";
const servedDigits = "Zoetrope Digits";
const others = 'system-ui, "Segoe UI", Roboto, Helvetica, Arial, sans-serif';
const system = hasSanFrancisco ? `-apple-system, BlinkMacSystemFont, ${others}` : `"${served}", ${others}`;

/** Designs that the server has no files of. */
const ownDesigns = [1, 3];

/** CSS font families by the wire's `design`: system, monospaced, rounded, serif. */
const families = [
    system,
    'ui-monospace, "SF Mono", Menlo, Consolas, "DejaVu Sans Mono", monospace',
    hasSanFrancisco ? `ui-rounded, "SF Pro Rounded", ${system}` : system,
    'ui-serif, "New York", Georgia, Cambria, "Times New Roman", serif',
];

const files = fontFiles.map(({ range, ...entry }) => ({ ...entry, range, points: pointsOf(range) }));

/** The first and the last code point of each part of a CSS unicode-range. */
function pointsOf(range) {
    return range.split(", ").map((part) => part.slice(2).split("-").map((point) => Number.parseInt(point, 16)));
}

/** Whether there is a server that has the families' files. */
let areServed = !hasSanFrancisco;
/** Whether the page is a file, which has no server. */
let isFile = false;

/** Has texts drawn by the system's fonts alone, at the width that the server gave them: for a page that is a file. */
export function useSystemFontsAlone() {
    areServed = false;
    isFile = true;
}

/** Whether the server's families are known to the document. */
let isDeclared = false;

function declare() {
    if (isDeclared) return;
    isDeclared = true;
    for (const { file, family, style, range } of files) {
        const name = family === "tabular" ? servedDigits : served;
        document.fonts.add(new FontFace(name, `url("/fonts/${file}")`, { style, weight: "100 900", unicodeRange: range }));
    }
}

/** The fonts of texts: the viewer's own, and those that the server has for viewers whose system has no San Francisco. */
export class Fonts {
    /** Changes when texts look different, as fonts have arrived. */
    version = 0;

    #asked = new Set();
    /** The families of files, by the files' names: null while they are awaited, "" if they can't be had. */
    #families = new Map();
    #waiting = 0;
    #onChange;

    /** @param onChange called after fonts arrived */
    constructor({ onChange }) {
        this.#onChange = onChange;
    }

    /** The CSS font of a fragment of text; files that its characters need are fetched, and it is drawn without meanwhile. */
    css({ string, traits, weight, size, design, fontFile }) {
        const family = fontFile ? this.#family(fontFile) : "";
        // The file has its weight and slant in itself.
        if (family) return `${size}px "${family}", ${families[design]}`;
        const style = traits & TextTrait.italic ? "italic " : "";
        const digits = traits & TextTrait.tabularDigits && !hasSanFrancisco ? `"${servedDigits}", ` : "";
        // While a file is awaited no other is fetched.
        if (areServed && family !== null && !ownDesigns.includes(design)) this.#ask(`${style}16px ${digits}"${served}"`, string);
        return `${style}${weight * 100} ${size}px ${digits}${families[design]}`;
    }

    /** The CSS family of a font's file, which is fetched; null until it has arrived, "" if it can't be had. */
    #family(file) {
        if (!this.#families.has(file)) {
            this.#families.set(file, isFile ? "" : null);
            if (!isFile) this.#await(this.#fetch(file));
        }
        return this.#families.get(file);
    }

    async #fetch(file) {
        const name = `Zoetrope ${file}`;
        const face = new FontFace(name, `url("/fonts/${encodeURIComponent(file)}")`);
        try {
            await face.load();
            document.fonts.add(face);
            this.#families.set(file, name);
        } catch {
            this.#families.set(file, "");
        }
    }

    #ask(font, string) {
        const key = `${font} ${neededFiles(string)}`;
        if (this.#asked.has(key)) return;
        this.#asked.add(key);
        declare();
        if (document.fonts.check(font, string)) return;
        this.#await(document.fonts.load(font, string));
    }

    /** Reports a change once all that is awaited has arrived, or can't be had: then another font is drawn to the same width. */
    #await(arrival) {
        this.#waiting += 1;
        arrival.catch(() => {}).then(() => {
            this.#waiting -= 1;
            if (this.#waiting > 0) return;
            this.version += 1;
            this.#onChange();
        });
    }
}

/** Which of the served files a text has characters of. */
function neededFiles(string) {
    const points = Array.from(string, (character) => character.codePointAt(0));
    const isNeeded = ({ points: ranges }) =>
        points.some((point) => ranges.some(([first, last]) => point >= first && point <= last));
    return files.map((file) => (isNeeded(file) ? 1 : 0)).join("");
}
