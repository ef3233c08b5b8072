import { browser, place } from "../../components/dom.js";
import { browserMemory } from "../../components/memory.js";
import { posterAddress } from "../../components/posters.js";
import { StatusPill } from "../../components/status-pill.js";
import { followAttention } from "./attention.js";
import { Demonstration } from "./demonstration.js";
import { createPrivateRoom } from "../../connection/private-room.js";
import { Recordings } from "./recordings.js";
import { columnsFor } from "./rows.js";
import { makeSceneCard } from "./scene-card.js";
import { takeWriteKey } from "../../tools/preview/write-key.js";

/** Fills the page with the server's scenes. */
export async function showGallery() {
    takeWriteKey(location, history, browserMemory());
    const page = place("gallery-page", document.body);
    const pill = new StatusPill(page.querySelector("#status"), browser);
    const list = page.querySelector(".scenes");
    const { project, scenes } = await loadScenes(pill);
    if (project) showProject(page, project);
    for (const most of [3, 6]) list.style.setProperty(`--of-${most}`, columnsFor(scenes.length, most));
    const cards = scenes.map((scene) => {
        // A project's own may have the name of one that there is a picture of.
        const address = project ? null : posterAddress(scene.name);
        return makeSceneCard(scene, address, list, (button) => openPrivateRoom(scene, button, pill));
    });
    const bare = cards.filter(({ frame }) => frame.querySelector("img") === null);
    if (bare.length > 0) showPresent(bare);
    const recorded = cards.filter((card) => !bare.includes(card));
    if (recorded.length === 0 || matchMedia("(prefers-reduced-motion: reduce)").matches) return;
    const recordings = new Recordings((...request) => fetch(...request));
    const demonstration = new Demonstration((scene) => recordings.get(scene));
    const attention = followAttention(recorded, list, (card) => {
        if (card === null) demonstration.leave();
        else demonstration.enter(card.frame, card.scene.name, () => attention.goOn());
    });
}

/** Says whose scenes these are, if they are not the program's own. */
function showProject(page, project) {
    document.title = `${project} \u00b7 Zoetrope`;
    page.querySelector("h1 span").textContent = project;
    page.querySelector(".lead").textContent = "What this project has to show, compiled anew with every save. Open one, and send its address on.";
    page.querySelector(".own").remove();
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
