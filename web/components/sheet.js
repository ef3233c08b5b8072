import { make, makeIconButton } from "./dom.js";

/** Makes a `<dialog>` a sheet: `opener` shows it, its close button, Escape and a press beside it close it. */
export function makeSheet(dialog, opener) {
    opener.addEventListener("click", () => dialog.showModal());
    closeSheetBeside(dialog);
}

/** Shows a new sheet until it is closed. @returns its `<dialog>` */
export function openSheet(title, className, ...content) {
    const heading = make("h2", { id: "sheet-title" }, title);
    const dialog = make("dialog", { className }, make("header", {}, heading, makeIconButton("close", "Close", null, { className: "icon-button close" })), ...content);
    dialog.setAttribute("aria-labelledby", heading.id);
    dialog.addEventListener("close", () => dialog.remove());
    closeSheetBeside(dialog);
    document.body.append(dialog);
    dialog.showModal();
    return dialog;
}

/** Has its close button and a press beside it close a sheet. */
export function closeSheetBeside(dialog) {
    dialog.querySelector(".close").addEventListener("click", () => dialog.close());
    dialog.addEventListener("pointerdown", (event) => {
        // Only the backdrop is the dialog itself: its own area is all children and padding.
        if (event.target === dialog && !contains(dialog.getBoundingClientRect(), event)) dialog.close();
    });
}

function contains({ left, top, right, bottom }, { clientX, clientY }) {
    return clientX >= left && clientX <= right && clientY >= top && clientY <= bottom;
}
