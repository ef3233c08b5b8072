import { AccessibleTree } from "../../tools/accessibility/accessible-tree.js";
import { Overlay } from "../../tools/overlay/overlay.js";
import { browser } from "../../components/dom.js";
import { isEmbedded } from "../embed/is-embedded.js";
import { stagesIn } from "../../geometry/stage-row.js";

/** What each viewer has for itself of a room: the tree for those who hear, the overlay, the inspection of views, the health of its line. */
export class ViewerTools {
    #tree;
    #overlay;
    /** The `Inspect`, fetched when it is first wanted. */
    #inspect = null;
    #loadInspect;
    /** What `overlaySection` gives, once it was opened. */
    #switches = null;
    #meter;
    #show;
    /** Until the stage has a size. */
    #shown = new Promise((resolve) => { this.#show = resolve; });

    /**
     * @param find gives an element of the page by its id; @param panel the `Panel`
     * @param live the `LiveStage`
     * @param asks `{ input(), request(type, fields), shownTime(), scene(), openRoom(stages) }`: what `listenForInput` returned, requests,
     *   the time that is shown, the welcome's scene, and the way to a room with another stage
     */
    constructor(find, panel, { memory, health, settings, view }, { input, request, shownTime, scene, openRoom }) {
        this.#tree = new AccessibleTree(find("tree"), find("voice"), {
            tap: (point) => input().tap(point),
            press: (event) => input().press(event),
        }, browser);
        this.#overlay = new Overlay(find("surface"), memory, {
            inspect: (inspect) => request("inspect", { inspect }), onSwitch: () => this.#switches?.show(), repaint: () => view.repaint(),
            shownTick: () => shownTime()?.tick ?? null,
        });
        const load = async () => {
            const { Inspect } = await import("../../tools/views/inspect.js");
            return this.#inspect ??= new Inspect({ surface: find("surface"), view, request, shownTime, scene });
        };
        this.#loadInspect = load;
        const section = panel.section({ id: "views", title: "Views and costs", order: 30, folded: true, load: async () => (await load()).element });
        addEventListener("keydown", async ({ key, target, ctrlKey, metaKey, altKey }) => {
            // A stage in another page has no panel.
            if (key !== "i" || ctrlKey || metaKey || altKey || isEmbedded(location.search) || target.closest?.("input, textarea, select, dialog")) return;
            const inspect = await load();
            inspect.isOn = !inspect.isOn;
            if (inspect.isOn) panel.reveal(section);
        });
        this.#meter = health.meter;
        panel.section({ id: "view", title: "View", order: 50, load: async () => {
            await this.#shown;
            return (await import("../../tools/view/view-section.js")).viewSection(settings, { size: () => stagesIn(view.stage)[0] ?? view.stage, scene }, openRoom);
        } });
        panel.section({ id: "overlay", title: "Overlay", order: 60, folded: true, load: async () => {
            const { overlaySection } = await import("../../tools/overlay/overlay-section.js");
            this.#switches = overlaySection(this.#overlay);
            return this.#switches.element;
        } });
        panel.section({ id: "health", title: "Connection", order: 70, folded: true, load: async () => {
            return (await import("../../tools/health/health-section.js")).healthSection(health, find("health"));
        } });
    }

    /** Shows a view that somebody else has selected. @param id of its layer; null ends the inspection */
    async follow(id) {
        if (id !== null || this.#inspect !== null) (await this.#loadInspect()).follow(id);
    }

    /** A frame was drawn. @param box the stage's place in what holds it, in CSS pixels */
    drawn(stage, box) {
        this.#show();
        this.#meter.drawn(stage.tick);
        this.#tree.drawn(stage, box);
        this.#overlay.drawn(stage, box);
        this.#inspect?.drawn(stage, box);
    }

    /** @param notice any of the server's */
    hear(notice) {
        if (notice.type === "welcome") {
            this.#overlay.entered();
            this.#inspect?.entered();
        } else if (["views", "costs"].includes(notice.type)) this.#inspect?.hear(notice);
        else if (notice.type === "refused" && notice.request === "views") this.#inspect?.refused();
        else if (notice.type === "scrolls") this.#overlay.hear(notice);
    }

    /** @param cursors everybody's */
    track(cursors) {
        this.#overlay.track(cursors);
    }
}
