import { browser, place } from "../../components/dom.js";
import { StatusPill } from "../../components/status-pill.js";
import { followAttention } from "./attention.js";
import { Demonstration } from "./demonstration.js";
import { createPrivateRoom } from "../../connection/private-room.js";
import { Recordings } from "./recordings.js";
import { makeSceneCard } from "./scene-card.js";

/** Fills the page with the server's scenes. */
export async function showGallery() {
    const page = place("gallery-page", document.body);
    const pill = new StatusPill(page.querySelector("#status"), browser);
    const list = page.querySelector(".scenes");
    const scenes = await loadScenes(pill);
    const cards = scenes.map((scene) => makeSceneCard(scene, list, (button) => openPrivateRoom(scene, button, pill)));
    const bare = cards.filter(({ frame }) => frame.querySelector("img") === null);
    if (bare.length > 0) showPresent(bare);
    if (matchMedia("(prefers-reduced-motion: reduce)").matches) return;
    const recordings = new Recordings((...request) => fetch(...request));
    const demonstration = new Demonstration((scene) => recordings.get(scene));
    followAttention(cards, list, (card) => {
        if (card === null) demonstration.leave();
        else demonstration.enter(card.frame, card.scene.name);
    });
}

/** Shows what the rooms of scenes without a poster show now, and again whenever somebody comes back: it may be edited meanwhile. */
async function showPresent(cards) {
    const { showStills } = await import("./stills.js");
    document.addEventListener("visibilitychange", () => document.hidden || showStills(cards));
    await showStills(cards);
}

/** Tries until the server answers: the page is of no use without. */
async function loadScenes(pill) {
    for (;;) {
        try {
            const response = await fetch("/scenes.json");
            if (!response.ok) throw new Error(`${response.status}`);
            const scenes = await response.json();
            pill.clear();
            return scenes;
        } catch {
            pill.hold("The server can\u2019t be reached. Trying again\u2026");
            await new Promise((resolve) => setTimeout(resolve, 1000));
        }
    }
}

async function openPrivateRoom(scene, button, pill) {
    if (button.ariaDisabled === "true") return;
    button.ariaDisabled = "true";
    const { address, problem } = await createPrivateRoom(scene.name, (...request) => fetch(...request));
    button.ariaDisabled = "false";
    if (address) location.assign(address);
    else pill.say(problem);
}
