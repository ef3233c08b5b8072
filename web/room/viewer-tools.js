import { AccessibleTree } from "../accessibility/accessible-tree.js";
import { Health } from "../health/health.js";
import { Overlay } from "../overlay/overlay.js";
import { browser } from "../page.js";
import { ViewSettings } from "../view/view-settings.js";
import { frameStage } from "./stage-frame.js";

/** What each viewer has for itself of a room: the tree for those who hear, the overlay, the health of its line. */
export class ViewerTools {
    health = new Health(browser);

    #tree;
    #overlay;
    #settings;
    #backdrop;
    #canvas;
    #show;
    /** Until the stage has a size. */
    #shown = new Promise((resolve) => { this.#show = resolve; });

    /**
     * @param find gives an element of the page by its id; @param panel the `Panel`; @param memory the `Memory`
     * @param view the `StageView`
     * @param asks `{ input(), inspect(isOn), openRoom(width, height) }`: what `listenForInput` returned, the request for scroll
     *   views' read-outs, and the way to a room with another stage
     */
    constructor(find, panel, memory, view, { input, inspect, openRoom }) {
        this.#tree = new AccessibleTree(find("tree"), find("voice"), {
            tap: (point) => input().tap(point),
            press: (event) => input().press(event),
        }, browser);
        this.#overlay = new Overlay(find("surface"), memory, inspect);
        this.#canvas = find("stage");
        this.#backdrop = find("backdrop");
        this.#settings = new ViewSettings(find("viewport").parentElement, memory, () => {
            view.isActualSize = this.#settings.get("size") === "actual";
            view.redraw();
        });
        view.isActualSize = this.#settings.get("size") === "actual";
        panel.section({ id: "view", title: "View", order: 50, load: async () => {
            await this.#shown;
            return (await import("../view/view-section.js")).viewSection(this.#settings, () => view.stage, openRoom);
        } });
        panel.section({ id: "overlay", title: "Overlay", order: 60, folded: true, load: async () => {
            return (await import("../overlay/overlay-section.js")).overlaySection(this.#overlay);
        } });
        panel.section({ id: "health", title: "Connection", order: 70, folded: true, load: async () => {
            return (await import("../health/health-section.js")).healthSection(this.health, find("health"));
        } });
    }

    /** A frame was drawn. @param box the stage's place in what holds it, in CSS pixels */
    drawn(stage, box) {
        this.#show();
        frameStage(box, this.#canvas, this.#backdrop, this.#settings.get("device"));
        this.health.meter.drawn(stage.tick);
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
