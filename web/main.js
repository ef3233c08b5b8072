import { Connection } from "./connection/connection.js";
import { Letterbox } from "./geometry/letterbox.js";
import { listenForKeys } from "./input/keyboard-input.js";
import { Outbox } from "./input/outbox.js";
import { PointerInput } from "./input/pointer-input.js";
import { listenForWheel } from "./input/wheel-input.js";
import { Renderer } from "./renderer/renderer.js";
import { roomAddress } from "./room.js";
import { matchDevicePixels } from "./canvas-size.js";
import { Stage } from "./stage/stage.js";
import { StatusPill } from "./status-pill.js";

const canvas = document.getElementById("stage");
const backdrop = document.getElementById("backdrop");

let frameIsDue = false;

try {
    const stage = new Stage();
    const renderer = new Renderer(canvas, () => redraw(stage, renderer));
    start(stage, renderer);
} catch (error) {
    console.info(error.message);
    document.getElementById("unsupported").hidden = false;
    canvas.hidden = true;
    backdrop.hidden = true;
}

function start(stage, renderer) {
    const connection = openConnection(stage, renderer);
    const outbox = new Outbox((bytes) => connection.send(bytes), requestAnimationFrame.bind(globalThis));
    const toStage = (x, y) => windowLetterbox(stage).toStage(x, y);
    const pointers = new PointerInput(canvas, toStage, outbox);
    listenForWheel(canvas, toStage, () => windowLetterbox(stage), outbox);
    listenForKeys(window, outbox);

    const letGo = (event) => {
        pointers.cancelAll(event.timeStamp);
        outbox.flush();
    };
    window.addEventListener("blur", letGo);
    window.addEventListener("online", () => connection.wake());
    window.addEventListener("pageshow", () => connection.wake());
    document.addEventListener("visibilitychange", (event) => {
        if (document.hidden) letGo(event);
        else connection.wake();
    });
    // A long press is the stage's own gesture.
    canvas.addEventListener("contextmenu", (event) => event.preventDefault());
    // Safari's pinch knows neither touch-action nor user-scalable.
    document.addEventListener("gesturestart", (event) => event.preventDefault());
    matchDevicePixels(canvas, () => redraw(stage, renderer, true));
}

function openConnection(stage, renderer) {
    const pill = new StatusPill(document.getElementById("status"));
    const shown = {
        apply(message) {
            stage.apply(message);
            redraw(stage, renderer);
        },
        expectSnapshot: () => stage.expectSnapshot(),
    };
    const connection = new Connection(roomAddress(location), shown, {
        onStatus: (status, reason) => pill.show(status, reason),
        environment: {
            WebSocket,
            setTimeout: setTimeout.bind(globalThis),
            clearTimeout: clearTimeout.bind(globalThis),
            random: Math.random,
            now: () => performance.now(),
            isVisible: () => !document.hidden,
        },
    });
    connection.open();
    return connection;
}

/** Draws in the next animation frame, once, however often it is asked; a resized canvas is blank and cannot wait. */
function redraw(stage, renderer, atOnce = false) {
    if (atOnce) {
        draw(stage, renderer);
        return;
    }
    if (frameIsDue) return;
    frameIsDue = true;
    requestAnimationFrame(() => {
        frameIsDue = false;
        draw(stage, renderer);
    });
}

function draw(stage, renderer) {
    if (stage.width === 0) return;
    renderer.draw(stage, new Letterbox(canvas.width, canvas.height, stage.width, stage.height));
    const { left, top, width, height } = windowLetterbox(stage);
    backdrop.hidden = false;
    Object.assign(backdrop.style, { left: `${left}px`, top: `${top}px`, width: `${width}px`, height: `${height}px` });
}

/** The stage's place in CSS pixels, as events have them. */
function windowLetterbox(stage) {
    return new Letterbox(canvas.clientWidth, canvas.clientHeight, stage.width || 1, stage.height || 1);
}
