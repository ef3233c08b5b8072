import { browser } from "../../components/dom.js";
import { Connection } from "../../connection/connection.js";
import { Letterbox } from "../../geometry/letterbox.js";
import { Renderer } from "../../renderer/renderer.js";
import { Stage } from "../../stage/stage.js";
import { socketAddress } from "../room/room-address.js";

/** How long a room's first frame is waited for, its images and its fonts, in milliseconds. */
const timeouts = { frame: 5000, images: 1000, fonts: 2000 };

/**
 * Draws what the public room of each scene shows now, one scene after the other. A room is entered for the time of one
 * frame. Cards that have left the page meanwhile are passed over.
 *
 * @param cards as of `makeSceneCard`
 * @returns a promise of the cards whose rooms showed nothing
 */
export async function showStills(cards) {
    const canvas = document.createElement("canvas");
    let renderer;
    try {
        renderer = new Renderer(canvas, { onChange: () => {} });
    } catch {
        return [];
    }
    const missing = [];
    try {
        for (const card of cards) {
            if (!card.frame.isConnected) continue;
            const stage = await firstFrame(card.scene.name);
            if (stage === null) missing.push(card);
            else await showStill(stage, card.frame, canvas, renderer);
        }
    } finally {
        renderer.close();
    }
    return missing;
}

async function showStill(stage, frame, canvas, renderer) {
    await renderer.load(imagesOf(stage), timeouts.images);
    // What has left the page has no size.
    const size = [frame.clientWidth, frame.clientHeight].map((side) => Math.round(side * devicePixelRatio));
    if (size.includes(0)) return;
    [canvas.width, canvas.height] = size;
    const box = new Letterbox(canvas.width, canvas.height, stage.width, stage.height);
    renderer.draw(stage, box);
    await Promise.race([renderer.settled(), new Promise((resolve) => setTimeout(resolve, timeouts.fonts))]);
    renderer.draw(stage, box);
    frame.replaceChildren(copyOf(canvas));
}

/** @returns a promise of the `Stage` of a room as it is; of null if it can't be had */
function firstFrame(name) {
    return new Promise((resolve) => {
        const stage = new Stage();
        const finish = (result) => {
            clearTimeout(timer);
            connection.close();
            resolve(result);
        };
        const connection = new Connection(socketAddress(location, name), stage, {
            onStatus: (status) => status === "ended" && finish(null),
            // A preview that is just being opened has nothing on its stage.
            onFrame: () => stage.count > 0 && finish(stage),
            environment: browser,
        });
        const timer = setTimeout(() => finish(null), timeouts.frame);
        connection.open();
    });
}

function imagesOf(stage) {
    return new Set(Array.from(stage.layers, ({ contents }) => contents?.image ?? "").filter((name) => name !== ""));
}

/** A canvas with the same picture that needs no WebGL context. */
function copyOf(canvas) {
    const copy = document.createElement("canvas");
    [copy.width, copy.height] = [canvas.width, canvas.height];
    copy.getContext("2d").drawImage(canvas, 0, 0);
    return copy;
}
