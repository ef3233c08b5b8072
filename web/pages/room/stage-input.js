import { listenForKeys } from "../../input/keyboard-input.js";
import { Outbox } from "../../input/outbox.js";
import { PointerInput } from "../../input/pointer-input.js";
import { listenForWheel } from "../../input/wheel-input.js";
import { browser } from "../../components/dom.js";
import { keyCodes } from "../../protocol/viewer-messages.js";

/**
 * All input on a stage that goes to its scene.
 *
 * @param surface what is touched, the canvas and what lies over it; @param canvas what has the focus; @param view its `StageView`; @param send called with each message's bytes
 * @param isForPage called with a turn of the wheel; true leaves it to the page around the stage
 * @param accepts called before a touch, a turn of the wheel or a key is sent; false keeps it from being sent
 * @returns `{ cancel(time), tap(point), press(event) }`: cancels what is held, for when the window or the right to touch is
 *   lost; touches a point of the stage and lets go; hands a key on
 */
export function listenForInput(surface, canvas, view, send, accepts, isForPage) {
    const outbox = new Outbox((bytes) => {
        view.player.touched();
        send(bytes);
    }, requestAnimationFrame.bind(globalThis));
    const toStage = (x, y) => view.toStage(x, y);
    const pointers = new PointerInput(surface, toStage, outbox, accepts);
    view.pointers = pointers;
    listenForWheel(surface, toStage, () => view.letterbox, outbox, accepts, isForPage);
    // Keys are the stage's while nothing else has the focus.
    const isForStage = ({ target }) => target === canvas || target === document.body;
    listenForKeys(window, outbox, (event) => isForStage(event) && accepts());
    // A long press is the stage's own gesture.
    surface.addEventListener("contextmenu", (event) => event.preventDefault());
    // Safari's pinch knows neither touch-action nor user-scalable.
    surface.addEventListener("gesturestart", (event) => event.preventDefault());
    // What is pressed by a pointer is the stage, whatever lies over it.
    surface.addEventListener("mousedown", (event) => {
        if (event.target === canvas) return;
        // Focus that a script gives is seen, unlike that of a press: the page as a whole has it, whose keys are the stage's.
        event.preventDefault();
        document.activeElement?.blur();
    });
    return {
        cancel(time) {
            pointers.cancelAll(time);
            outbox.flush();
        },
        tap: (point) => pointers.tap(point, browser),
        press(event) {
            if (accepts()) outbox.key(keyCodes.get(event.key), event.timeStamp);
        },
    };
}
