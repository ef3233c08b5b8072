import { isServed, neededFiles } from "./font-choice.js";
import { fontFiles } from "./font-files.js";
import { TextTrait } from "../protocol/text.js";

/** San Francisco, which texts are laid out for, is the system's font. */
const hasSanFrancisco = /Macintosh|iPhone|iPad/.test(globalThis.navigator?.userAgent ?? "");
const served = "Zoetrope Sans";
const servedDigits = "Zoetrope Digits";
const others = 'system-ui, "Segoe UI", Roboto, Helvetica, Arial, sans-serif';
const system = hasSanFrancisco ? `-apple-system, BlinkMacSystemFont, ${others}` : `"${served}", ${others}`;

/** CSS font families by the wire's `design`: system, monospaced, rounded, serif. */
const families = [
    system,
    'ui-monospace, "SF Mono", Menlo, Consolas, "DejaVu Sans Mono", monospace',
    hasSanFrancisco ? `ui-rounded, "SF Pro Rounded", ${system}` : system,
    'ui-serif, "New York", Georgia, Cambria, "Times New Roman", serif',
];

/** The address of a font's file; null for one that can't be had. */
let addressOf = (file) => `/fonts/${encodeURIComponent(file)}`;

/** Has the files of fonts come from elsewhere than the server: for a page that is a file. @param address as `addressOf` */
export function useFonts(address) {
    addressOf = address;
}

/** Whether the server's families are known to the document. */
let isDeclared = false;

function declare() {
    if (isDeclared) return;
    isDeclared = true;
    for (const { file, family, style, range } of fontFiles) {
        const name = family === "tabular" ? servedDigits : served;
        const address = addressOf(file);
        if (address === null) continue;
        document.fonts.add(new FontFace(name, `url("${address}")`, { style, weight: "100 900", unicodeRange: range }));
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
    /** Called when nothing is awaited any more. */
    #settled = [];
    #onChange;

    /** @param onChange called after fonts arrived */
    constructor({ onChange }) {
        this.#onChange = onChange;
    }

    /** The CSS font of a fragment of text; files that its characters need are fetched, and it is drawn without meanwhile. */
    css(fragment) {
        const { string, traits, weight, size, design, fontFile } = fragment;
        const family = fontFile ? this.#family(fontFile) : "";
        // The file has its weight and slant in itself.
        if (family) return `${size}px "${family}", ${families[design]}`;
        const style = traits & TextTrait.italic ? "italic " : "";
        const digits = traits & TextTrait.tabularDigits && !hasSanFrancisco ? `"${servedDigits}", ` : "";
        // While a file is awaited no other is fetched.
        if (!hasSanFrancisco && family !== null && isServed(fragment)) this.#ask(`${style}16px ${digits}"${served}"`, fragment);
        return `${style}${weight * 100} ${size}px ${digits}${families[design]}`;
    }

    /** The CSS family of a font's file, which is fetched; null until it has arrived, "" if it can't be had. */
    #family(file) {
        if (!this.#families.has(file)) {
            const address = addressOf(file);
            this.#families.set(file, address === null ? "" : null);
            if (address !== null) this.#await(this.#fetch(file, address));
        }
        return this.#families.get(file);
    }

    async #fetch(file, address) {
        const name = `Zoetrope ${file}`;
        const face = new FontFace(name, `url("${address}")`);
        try {
            await face.load();
            document.fonts.add(face);
            this.#families.set(file, name);
        } catch {
            this.#families.set(file, "");
        }
    }

    /** @returns a promise that every file that was asked for has arrived, or can't be had */
    settled() {
        return this.#waiting === 0 ? Promise.resolve() : new Promise((resolve) => this.#settled.push(resolve));
    }

    #ask(font, fragment) {
        const { string } = fragment;
        const key = `${font} ${neededFiles({ ...fragment, fontFile: "" }).map(({ file }) => file)}`;
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
            for (const resolve of this.#settled.splice(0)) resolve();
        });
    }
}
