import { make, makeButton } from "../../components/dom.js";
import { openSheet } from "../../components/sheet.js";
import { copyText } from "../../components/clipboard.js";
import { fillIn, pieces, tunedFirst } from "./swift-text.js";

/**
 * Shows the program text that makes the scene with these values, to be copied, or taken along with all that it needs.
 *
 * @param scene of `welcome`; @param values of `room`; @param say called with a sentence for people
 */
export function showSwift({ name, title, swift, parameters, images }, values, say) {
    const text = tunedFirst(swift, parameters, values);
    const marked = pieces(text, values).map((piece) => (piece.isValue ? make("mark", {}, piece.text) : piece.text));
    const code = make("pre", { className: "swift", tabIndex: 0, ariaLabel: "Swift code" }, make("code", {}, ...marked));
    const copy = makeButton("Copy", async () => {
        copy.textContent = await copyText(fillIn(text, values), code) ? "Copied" : "Selected for you";
    }, { className: "button" });
    const download = makeButton("Download package", async () => {
        const { swiftPackage } = await import("./swift-package.js");
        const { file, bytes, problem } = await swiftPackage(
            name, fillIn(text, values), images, (...request) => fetch(...request), toPNG,
        );
        if (problem) {
            say(problem);
            return;
        }
        const href = URL.createObjectURL(new Blob([bytes], { type: "application/zip" }));
        make("a", { href, download: file }).click();
        setTimeout(() => URL.revokeObjectURL(href), 10_000);
    });
    const line = make("p", { className: "note" }, `${title} with the values of this moment. The package holds this text and all of `
        + "the scene\u2019s code that it needs, with its pictures, and opens in Xcode.");
    openSheet("Swift", "sheet wide", line, code, make("div", { className: "sheet-buttons" }, copy, download));
}

async function toPNG(blob) {
    const picture = await createImageBitmap(blob);
    const canvas = new OffscreenCanvas(picture.width, picture.height);
    canvas.getContext("2d").drawImage(picture, 0, 0);
    picture.close();
    return canvas.convertToBlob({ type: "image/png" });
}
