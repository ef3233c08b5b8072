import { AccessibleTree } from "../../tools/accessibility/accessible-tree.js";
import { Overlay } from "../../tools/overlay/overlay.js";
import { browser } from "../../components/dom.js";

/** What each viewer has for itself of a room: the tree for those who hear, the overlay, the health of its line. */
export class ViewerTools {
    #tree;
    #overlay;
    /** What `overlaySection` gives, once it was opened. */
    #switches = null;
    #meter;
    #show;
    /** Until the stage has a size. */
    #shown = new Promise((resolve) => { this.#show = resolve; });

    /**
     * @param find gives an element of the page by its id; @param panel the `Panel`
     * @param live the `LiveStage`
     * @param asks `{ input(), inspect(isOn), openRoom(stages) }`: what `listenForInput` returned, the request for scroll
     *   views' read-outs, and the way to a room with another stage
     */
    constructor(find, panel, { memory, health, settings, view }, { input, inspect, openRoom }) {
        this.#tree = new AccessibleTree(find("tree"), find("voice"), {
            tap: (point) => input().tap(point),
            press: (event) => input().press(event),
        }, browser);
        this.#overlay = new Overlay(find("surface"), memory, { inspect, onSwitch: () => this.#switches?.show() });
        this.#meter = health.meter;
        panel.section({ id: "view", title: "View", order: 50, load: async () => {
            await this.#shown;
            return (await import("../../tools/view/view-section.js")).viewSection(settings, () => view.stage, openRoom);
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

    /** A frame was drawn. @param box the stage's place in what holds it, in CSS pixels */
    drawn(stage, box) {
        this.#show();
        this.#meter.drawn(stage.tick);
        this.#tree.drawn(stage, box);
        this.#overlay.drawn(stage, box);
    }

    /** @param notice any of the server's */
    hear(notice) {
        if (notice.type === "welcome") this.#overlay.entered();
        else if (notice.type === "scrolls") this.#overlay.hear(notice);
    }

    /** @param cursors everybody's */
    track(cursors) {
        this.#overlay.track(cursors);
    }
}
