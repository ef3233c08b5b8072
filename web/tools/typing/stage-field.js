import { loadStyle } from "../../components/dom.js";

/**
 * Shows the stage's field through a page's while both show the same: not with a caret within the text, with a selection, or with
 * what is being composed.
 */
export function showStageField(input) {
    loadStyle("/tools/typing/stage-field.css");
    let isComposing = false;
    const look = () => {
        const { selectionStart, selectionEnd, value } = input;
        input.classList.toggle("clear", !isComposing && selectionStart === selectionEnd && selectionEnd === value.length);
    };
    input.addEventListener("compositionstart", () => { isComposing = true; look(); });
    input.addEventListener("compositionend", () => { isComposing = false; look(); });
    for (const type of ["input", "keyup", "pointerup", "select"]) input.addEventListener(type, look);
    look();
}
