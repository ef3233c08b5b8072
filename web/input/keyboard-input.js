import { keyCodes } from "../protocol/viewer-messages.js";

/** Listens on `target` for the keys that a stage knows; combinations, and what `accepts` refuses, stay the browser's. */
export function listenForKeys(target, outbox, accepts = () => true) {
    target.addEventListener("keydown", (event) => {
        const code = keyCodes.get(event.key);
        if (code === undefined || event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return;
        if (!accepts(event)) return;
        event.preventDefault();
        outbox.key(code, event.timeStamp);
    });
}
