import { matchDevicePixels } from "../../components/canvas-size.js";
import { Connection } from "../../connection/connection.js";
import { isEmbedded } from "../embed/is-embedded.js";
import { Health } from "../../tools/health/health.js";
import { browser, loadStyle, place } from "../../components/dom.js";
import { isOpenAtFirst } from "../../components/panel/opening.js";
import { Stage } from "../../stage/stage.js";
import { ViewSettings } from "../../tools/view/view-settings.js";
import { browserMemory } from "../../components/memory.js";
import { hidePoster, showPoster } from "./poster.js";
import { roomKey, socketAddress } from "./room-address.js";
import { frameStage } from "./stage-frame.js";
import { stagesIn } from "../../geometry/stage-row.js";
import { StageView } from "./stage-view.js";

/** The milliseconds that the rest of the page waits for the stage's first frame. */
const frameTimeout = 600;

/**
 * Fills the page with a room: first its stage, then all that stands around it.
 *
 * @throws {Error} "no WebGL2"
 */
export async function showRoom(name) {
    const embedding = isEmbedded(location.search)
        ? await Promise.all([import("../embed/embed.js"), loadStyle("/pages/embed/embed.css")])
        : null;
    const page = place("room-page", document.body);
    const memory = browserMemory();
    embedding?.[0].embed(page, location);
    // The stage has its place from the first picture on.
    page.querySelector("#panel").classList.toggle("shown", isOpenAtFirst(memory));
    const live = new LiveStage(name, page, memory);
    // Another key typed into the address is another way into the room.
    addEventListener("hashchange", () => location.reload());
    await Promise.race([live.firstFrame, new Promise((resolve) => setTimeout(resolve, frameTimeout))]);
    const { RoomPage } = await import("./room-page.js");
    live.attach(new RoomPage(name, page, live));
}

/** What a room's first frame needs: its line and its stage. What it hears is kept for the rest of the page. */
export class LiveStage {
    memory;
    health = new Health(browser);
    /** The `StageView`, the `Connection`, the `ViewSettings`. */
    view;
    connection;
    settings;
    /** Resolves when the stage has been drawn. */
    firstFrame;

    /** The device of whose island the stage keeps clear: the room's value of that name. */
    #safeArea = "none";
    #listener = null;
    #heard = [];

    /** @throws {Error} "no WebGL2" */
    constructor(name, page, memory) {
        this.memory = memory;
        this.#connect(name);
        const canvas = page.querySelector("#stage");
        const frame = { canvas, backdrop: page.querySelector("#backdrop"), bezels: page.querySelector("#bezels") };
        this.settings = new ViewSettings(page, memory, { onChange: (name) => this.#apply(name) });
        showPoster(name, frame, this.settings);
        let drawn;
        this.firstFrame = new Promise((resolve) => { drawn = resolve; });
        this.firstFrame.then(() => hidePoster(frame));
        try {
            this.view = new StageView(canvas, new Stage(), {
                roundTrip: () => this.connection.clock.roundTrip,
                onDraw: (box) => {
                    frameStage(box, frame, this.settings.get("device"), stagesIn(this.view.stage), this.#safeArea);
                    this.#listener?.onDraw(box);
                    drawn();
                },
            });
        } catch (error) {
            this.connection.close();
            throw error;
        }
        this.#apply("size");
        Object.assign(this.health, { link: this.connection.clock, arrivals: this.view.player.clock });
        matchDevicePixels(canvas, () => this.view.repaint());
    }

    /** Opens the line, to have an answer when the browser is ready to draw. Nothing is heard before the constructor ends. */
    #connect(name) {
        const { memory } = this;
        const stage = {
            apply: (message) => this.view.player.apply(message),
            expectSnapshot: () => this.view.player.expectSnapshot(),
        };
        this.connection = new Connection(socketAddress(location, name), stage, {
            key: roomKey(location.hash),
            identity: memory.identity(name),
            onIdentity: (identity) => memory.keepIdentity(name, identity),
            onStatus: (...status) => {
                this.health.followed(...status);
                this.#tell("onStatus", status);
            },
            onNotice: (notice) => this.#hear(notice),
            onFrame: (message) => this.#listener?.onFrame(message),
            onCursors: (cursors) => this.#tell("onCursors", [cursors]),
            environment: this.health.environment,
        });
        this.connection.open();
    }

    /**
     * @param listener hears all there was and will be: `{ onStatus, onNotice, onCursors, onFrame }` of a `Connection`, of frames
     *   those to come, `onDraw(box)`, and `onSetting(name)` of the `ViewSettings`
     */
    attach(listener) {
        this.#listener = listener;
        for (const [name, values] of this.#heard) listener[name](...values);
        this.#heard = [];
        this.view.player.redraw();
    }

    #hear(notice) {
        if (notice.type === "welcome") this.view.expect(notice.scene.images);
        if (notice.type === "pace") this.health.pace = notice.rate;
        if (notice.type === "room") this.#keepClear(notice.values.safeArea ?? "none");
        this.#tell("onNotice", [notice]);
    }

    #tell(name, values) {
        if (this.#listener) this.#listener[name](...values);
        else this.#heard.push([name, values]);
    }

    #keepClear(device) {
        if (device === this.#safeArea) return;
        this.#safeArea = device;
        this.view.player.redraw();
    }

    #apply(name) {
        this.view.isActualSize = this.settings.get("size") === "actual";
        this.view.player.redraw();
        this.#listener?.onSetting(name);
    }
}
