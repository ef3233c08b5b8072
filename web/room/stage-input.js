import { listenForKeys } from "../input/keyboard-input.js";
import { Outbox } from "../input/outbox.js";
import { PointerInput } from "../input/pointer-input.js";
import { listenForWheel } from "../input/wheel-input.js";

/**
 * All input on a stage that goes to its scene.
 *
 * @param canvas what is touched; @param view its `StageView`; @param send called with each message's bytes
 * @param accepts called before a touch, a turn of the wheel or a key is sent; false keeps it from being sent
 * @returns a function that cancels what is held, for when the window or the right to touch is lost; takes the time of that
 */
export function listenForInput(canvas, view, send, accepts) {
    const outbox = new Outbox((bytes) => {
        view.touched();
        send(bytes);
    }, requestAnimationFrame.bind(globalThis));
    const toStage = (x, y) => view.toStage(x, y);
    const pointers = new PointerInput(canvas, toStage, outbox, accepts);
    view.isHeld = () => pointers.isDown;
    listenForWheel(canvas, toStage, () => view.letterbox, outbox, accepts);
    // Keys are the stage's while nothing else has the focus.
    const isForStage = ({ target }) => target === canvas || target === document.body;
    listenForKeys(window, outbox, (event) => isForStage(event) && accepts());
    // A long press is the stage's own gesture.
    canvas.addEventListener("contextmenu", (event) => event.preventDefault());
    // Safari's pinch knows neither touch-action nor user-scalable.
    canvas.addEventListener("gesturestart", (event) => event.preventDefault());
    return (time) => {
        pointers.cancelAll(time);
        outbox.flush();
    };
}
