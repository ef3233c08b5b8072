import { make, makeButton } from "../page.js";
import { openSheet } from "../room/sheet.js";
import { copyText } from "../share/clipboard.js";
import { fillIn, pieces } from "./swift-text.js";

/** Shows the program text that makes the scene with these values, to be copied. */
export function showSwift({ title, swift }, values) {
    const text = pieces(swift, values).map((piece) => (piece.isValue ? make("mark", {}, piece.text) : piece.text));
    const code = make("pre", { className: "swift", tabIndex: 0, ariaLabel: "Swift code" }, make("code", {}, ...text));
    const copy = makeButton("Copy", async () => {
        copy.textContent = await copyText(fillIn(swift, values), code) ? "Copied" : "Selected for you";
    }, { className: "button" });
    const line = make("p", { className: "note" }, `${title} with the values of this moment, for an app\u2019s target.`);
    openSheet("Swift", "sheet wide", line, code, make("div", { className: "sheet-buttons" }, copy));
}
