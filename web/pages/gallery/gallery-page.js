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
import { followScenes, loadScenes } from "./scene-list.js";
import { StillQueue } from "./still-queue.js";
import { takeWriteKey } from "../../tools/preview/write-key.js";

/** Fills the page with the server's scenes. */
export async function showGallery() {
    takeWriteKey(location, history, browserMemory());
    const page = place("gallery-page", document.body);
    const pill = new StatusPill(page.querySelector("#status"), browser);
    const list = page.querySelector(".scenes");
    const request = (...values) => fetch(...values);
    const found = await loadScenes(request, pill, (wait) => new Promise((resolve) => setTimeout(resolve, wait)));
    if (!found.project) return showOwn(page, list, pill, found.scenes);
    showProject(page, found.project);
    const show = (scenes) => {
        const cards = makeCards(list, scenes, pill, () => null);
        showPresent(cards);
        showPlaces(cards);
    };
    show(found.scenes);
    // What a project has to show is not known before its first compile has ended, and changes with its saves.
    followScenes(found, request, browser, show);
}

/** Shows the program's own scenes, of which one after the other moves. */
async function showOwn(page, list, pill, scenes) {
    const cards = makeCards(list, scenes, pill, (scene) => posterAddress(scene.name));
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

/** Replaces what the list holds by a card for each scene. */
function makeCards(list, scenes, pill, address) {
    list.replaceChildren();
    for (const most of [3, 6]) list.style.setProperty(`--of-${most}`, columnsFor(scenes.length, most));
    return scenes.map((scene) => makeSceneCard(scene, address(scene), list, (button) => openPrivateRoom(scene, button, pill)));
}

/** Says whose scenes these are, if they are not the program's own. */
function showProject(page, project) {
    document.title = `${project} \u00b7 Zoetrope`;
    page.querySelector("h1 span").textContent = project;
    page.querySelector(".lead").textContent = "What this project has to show, compiled anew with every save. Open one, and send its address on.";
    page.querySelector(".own").remove();
}

/** Has the cards' lines of files be opened in an editor, or copied. */
async function showPlaces(cards) {
    const [{ makeSummary }, { findFolder }] = await Promise.all([
        import("../../components/source-place.js"), import("../../tools/preview/project-folder.js"),
    ]);
    for (const { scene, element } of cards) element.querySelector(".summary").replaceChildren(...makeSummary(scene.summary));
    if (cards.length > 0) findFolder(cards[0].scene.name, null, 0);
}

let present = [];
const stills = new StillQueue(async (cards) => (await import("./stills.js")).showStills(cards), browser);

/** Shows what the rooms of these scenes show now, and again whenever somebody comes back: they may be edited meanwhile. */
function showPresent(cards) {
    if (present.length === 0) document.addEventListener("visibilitychange", () => document.hidden || stills.show(present));
    present = cards;
    stills.show(cards);
}

async function openPrivateRoom(scene, button, pill) {
    if (button.ariaDisabled === "true") return;
    button.ariaDisabled = "true";
    const { address, problem } = await createPrivateRoom(scene.name, (...request) => fetch(...request));
    button.ariaDisabled = "false";
    if (address) location.assign(address);
    else pill.say(problem);
}
