import { TextTrait } from "../protocol/text.js";
import { fontFiles } from "./font-files.js";

/** Designs that the server has no files of: monospaced, serif. */
const ownDesigns = [1, 3];

/** The server's files, each with the first and the last code point of each part of its CSS unicode-range. */
const files = fontFiles.map((entry) => ({
    ...entry,
    points: entry.range.split(", ").map((part) => part.slice(2).split("-").map((point) => Number.parseInt(point, 16))),
}));

/** Whether the server has files for a fragment of text. */
export function isServed({ design }) {
    return !ownDesigns.includes(design);
}

/**
 * The server's files of the fonts that a fragment of text is drawn in, as `fontFiles` has them, where the viewer's system has no
 * better ones. What has a file of its own needs it alone.
 */
export function neededFiles(fragment) {
    if (fragment.fontFile || !isServed(fragment)) return [];
    const style = fragment.traits & TextTrait.italic ? "italic" : "normal";
    const points = Array.from(fragment.string, (character) => character.codePointAt(0));
    const isDigit = (point) => point >= 0x30 && point <= 0x39;
    const isTabular = (point) => (fragment.traits & TextTrait.tabularDigits) !== 0 && isDigit(point);
    return files.filter((file) => file.style === style && points.some((point) =>
        (file.family === "tabular") === isTabular(point) && file.points.some(([first, last]) => point >= first && point <= last)));
}
