/** Makes a `<dialog>` a sheet: `opener` shows it, its close button, Escape and a press beside it close it. */
export function makeSheet(dialog, opener) {
    opener.addEventListener("click", () => dialog.showModal());
    dialog.querySelector(".close").addEventListener("click", () => dialog.close());
    dialog.addEventListener("pointerdown", (event) => {
        // Only the backdrop is the dialog itself: its own area is all children and padding.
        if (event.target === dialog && !contains(dialog.getBoundingClientRect(), event)) dialog.close();
    });
}

function contains({ left, top, right, bottom }, { clientX, clientY }) {
    return clientX >= left && clientX <= right && clientY >= top && clientY <= bottom;
}
