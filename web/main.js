import { Connection } from "./connection/connection.js";
import { Letterbox } from "./geometry/letterbox.js";
import { listenForKeys } from "./input/keyboard-input.js";
import { Outbox } from "./input/outbox.js";
import { PointerInput } from "./input/pointer-input.js";
import { listenForWheel } from "./input/wheel-input.js";
import { Player } from "./playout/player.js";
import { Renderer } from "./renderer/renderer.js";
import { roomAddress } from "./room.js";
import { matchDevicePixels } from "./canvas-size.js";
import { Stage } from "./stage/stage.js";
import { StatusPill } from "./status-pill.js";

const canvas = document.getElementById("stage");
const backdrop = document.getElementById("backdrop");

try {
    start();
} catch (error) {
    console.info(error.message);
    document.getElementById("unsupported").hidden = false;
    canvas.hidden = true;
    backdrop.hidden = true;
}

function start() {
    const stage = new Stage();
    const renderer = new Renderer(canvas, () => player.redraw());
    const player = new Player(stage, () => draw(stage, renderer), {
        requestFrame: requestAnimationFrame.bind(globalThis),
        now: () => performance.now(),
        isHeld: () => pointers.isDown,
    });
    const connection = openConnection(player);
    const send = (bytes) => {
        player.touched();
        connection.send(bytes);
    };
    const outbox = new Outbox(send, requestAnimationFrame.bind(globalThis));
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
    // A resized canvas is blank and cannot wait for a frame.
    matchDevicePixels(canvas, () => draw(stage, renderer));
}

function openConnection(player) {
    const pill = new StatusPill(document.getElementById("status"));
    const connection = new Connection(roomAddress(location), player, {
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
