// What browsers scroll for one line; the DOM has no way to ask.
const pixelsPerLine = 16;

/**
 * A `WheelEvent` as a sample for the wire. A pixel is a point, however large the stage is shown: the same turn of the wheel
 * goes as many cards far in every window.
 *
 * @param event with `deltaMode` in pixels, lines or pages
 * @param toStage `(clientX, clientY)` to stage points
 * @param letterbox the stage's place, which is a page
 */
export function wheelSample(event, toStage, letterbox) {
    const unit = [
        { x: 1, y: 1 },
        { x: pixelsPerLine, y: pixelsPerLine },
        { x: letterbox.width / letterbox.scale, y: letterbox.height / letterbox.scale },
    ][event.deltaMode];
    let dx = event.deltaX * unit.x;
    let dy = event.deltaY * unit.y;
    // Shift turns a plain wheel sideways; not every browser does this itself.
    if (event.shiftKey && dx === 0) [dx, dy] = [dy, 0];
    return { ...toStage(event.clientX, event.clientY), dx, dy, time: event.timeStamp };
}

/**
 * Listens on `element`; ctrl with a wheel, which is also a pinch on a trackpad, stays the browser's zoom. What `accepts` refuses
 * is not sent, and what `isForPage` says is left to the page around the stage.
 */
export function listenForWheel(element, toStage, letterbox, outbox, accepts = () => true, isForPage = () => false) {
    const listener = (event) => {
        if (event.ctrlKey || isForPage(event)) return;
        event.preventDefault();
        if (accepts()) outbox.wheel(wheelSample(event, toStage, letterbox()));
    };
    element.addEventListener("wheel", listener, { passive: false });
}
