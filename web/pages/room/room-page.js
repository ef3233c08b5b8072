import { createPrivateRoom } from "../../connection/private-room.js";
import { browser, loadStyle } from "../../components/dom.js";
import { Panel } from "../../components/panel/panel.js";
import { CursorLayer } from "../../tools/presence/cursor-layer.js";
import { HoverInput } from "../../tools/presence/hover-input.js";
import { isEmbedded } from "../embed/is-embedded.js";
import { obstacleText } from "../../tools/inspector/obstacle.js";
import { isAlong, touchAction } from "../../input/scroll-axes.js";
import { PictureScale } from "../../tools/recording/picture-scale.js";
import { RecordButton } from "../../tools/recording/record-button.js";
import { fetchLog } from "../../tools/recording/room-log.js";
import { encodeHover } from "../../protocol/viewer-messages.js";
import { encodeRequest } from "../../protocol/viewer-requests.js";
import { makeMomentButton } from "../../tools/share/moment-button.js";
import { Share } from "../../tools/share/share.js";
import { CutOffer } from "../../tools/time/cut-offer.js";
import { RoomTime } from "../../tools/time/room-time.js";
import { TimeBar } from "../../tools/time/time-bar.js";
import { stillness } from "../../tools/time/wording.js";
import { TextEntry } from "../../tools/typing/text-entry.js";
import { blankLog } from "../../tools/view/stage-size.js";
import { ClosedNotice } from "../../components/closed-notice.js";
import { closing } from "./closing.js";
import { MeSheet } from "./me-sheet.js";
import { roomKey } from "./room-address.js";
import { RoomBar } from "./room-bar.js";
import { RoomTools } from "./room-tools.js";
import { listenForInput } from "./stage-input.js";
import { standing } from "./standing.js";
import { StatusPill } from "../../components/status-pill.js";
import { ViewerTools } from "./viewer-tools.js";
import { explanation, nameOf, refusalText } from "../../components/wording.js";

/** The milliseconds after which the room is told of another line. */
const lineReportInterval = 5000;

/** Hands on what comes from the server to those who show it, and what people do to the server. */
export class RoomPage {
    #name;
    #page;
    #canvas;
    #view;
    #connection;
    #memory;
    #settings;
    #parts;
    #input;
    #entry;
    #welcome = null;
    #room = null;
    #state = null;
    #time = null;
    #editing = null;
    #editingNotice = null;
    #isOpen = false;
    #isHintOffered = false;
    #talk = null;
    /** The comments as the server listed them last. */
    #comments = [];
    /** A promise of the `Presenting` of a presenter; null before it is one. */
    #presenting = null;
    /** A promise of the `LineReport`; null until it is first asked. */
    #lineReport = null;
    #hands = [];
    #box = null;
    /** Of an embedded stage that would hold up the page around it, else null. */
    #activation = null;

    /** @param live the room's `LiveStage`, to which this attaches */
    constructor(name, page, live) {
        const { memory, connection, settings, view } = live;
        const find = (id) => page.querySelector(`#${id}`);
        this.#name = name;
        this.#page = page;
        this.#memory = memory;
        this.#settings = settings;
        this.#canvas = find("stage");
        const cursors = new CursorLayer(find("cursors"), !matchMedia("(prefers-reduced-motion: reduce)").matches);
        this.#view = view;
        this.#connection = connection;
        const pill = new StatusPill(find("status"), browser);
        find("cursors").hidden = !memory.showsCursors;
        const panel = new Panel(find, memory);
        const pictureScale = new PictureScale(memory);
        const about = {
            view: this.#view,
            scale: () => pictureScale.value,
            background: () => getComputedStyle(find("backdrop")).backgroundColor,
            shownTime: () => this.#parts.time.shownTime,
            log: (from, to) => fetchLog(name, roomKey(location.hash), from, to, (...request) => fetch(...request)),
            welcome: () => this.#welcome,
            comments: () => this.#comments,
            say: (text) => pill.say(text),
        };
        const record = new RecordButton(about);
        this.#parts = {
            pill,
            cursors,
            mine: new ViewerTools(find, panel, live, {
                input: () => this.#input,
                request: (...request) => this.#request(...request),
                shownTime: about.shownTime,
                scene: () => this.#welcome.scene,
                openRoom: (stages, arrangement) => this.#makeAnother(blankLog(this.#welcome.scene.name, stages, this.#tuned(), arrangement)),
            }),
            panel,
            tools: new RoomTools(panel, {
                request: (...request) => this.#request(...request),
                key: () => roomKey(location.hash),
                say: (text) => pill.say(text),
                share: (kind) => this.#parts.share.open(kind),
                record: () => record.toggle(),
                savePicture: () => record.savePicture(),
                pictureScale,
                shownTime: about.shownTime,
            }),
            time: new TimeBar(find, (...request) => this.#request(...request), makeMomentButton(about), record.element),
            cutOffer: new CutOffer(find("cut-offer"), () => this.#request("restore"), browser),
            record,
            bar: new RoomBar(find, { onControl: (take) => this.#request("control", { take }), onHand: (hand) => this.#request("hand", { hand }) }),
            share: new Share(find, { onRenew: () => this.#request("renew"), onSay: (text) => pill.say(text) }),
            me: new MeSheet(find, memory, {
                name: (text) => this.#request("name", { name: text }),
                mode: (mode) => this.#request("mode", { mode }),
                cursors: (shown) => { find("cursors").hidden = !shown; },
            }),
            notice: new ClosedNotice(find("closed"), {
                retry: () => this.#connection.wake(),
                private: () => this.#makeAnother(),
            }),
        };
        find("me").addEventListener("click", async () => (await this.#startTalk()).openIn(find("me-sheet")));
        this.#listen();
    }

    onFrame(message) {
        this.#parts.record.receive(message);
    }

    /** A frame was drawn. @param box the stage's place in what holds it, in CSS pixels */
    onDraw(box) {
        this.#parts.cursors.place(box);
        this.#box = box;
        this.#talk?.then((talk) => talk.drawn(box));
        this.#parts.mine.drawn(this.#view.stage, box);
        this.#entry.drawn();
        this.#parts.record.drawn();
    }

    /** A setting of the view has changed. A device's frame has the stage keep clear of its island, where the scene can, for all. */
    onSetting(name) {
        this.#presenting?.then((presenting) => presenting.frame(this.#frame));
        if (name !== "device" || !this.#welcome?.scene.parameters.some((parameter) => parameter.name === "safeArea")) return;
        const { mayTouch } = this.#room ? standing(this.#welcome, this.#room) : {};
        if (mayTouch) this.#request("set", { values: { safeArea: this.#settings.get("device") } });
    }

    get #frame() {
        return { size: this.#settings.get("size"), device: this.#settings.get("device") };
    }

    #listen() {
        const send = (bytes) => this.#connection.send(bytes);
        const surface = this.#canvas.parentElement;
        this.#input = listenForInput(surface, this.#canvas, this.#view, send, () => this.#accepts(), (wheel) => this.#isForPage(wheel));
        this.#entry = new TextEntry(surface, surface.parentElement, {
            stage: () => this.#view.stage,
            letterbox: () => this.#view.letterbox,
            mayType: () => this.#hasEffect,
            send: (typed) => this.#request("text", typed),
            isHeld: () => this.#view.pointers.isDown,
            isClear: () => this.#editing !== null,
            requestFrame: requestAnimationFrame.bind(globalThis),
        });
        const hover = new HoverInput(surface, (x, y) => this.#view.toStage(x, y), (point) => send(encodeHover(point)), browser);
        const leave = (event) => {
            this.#input.cancel(event.timeStamp);
            hover.leave();
        };
        addEventListener("blur", leave);
        document.addEventListener("visibilitychange", (event) => (document.hidden ? leave(event) : this.#connection.wake()));
        setInterval(() => this.#tellLine(), lineReportInterval);
        for (const type of ["online", "pageshow"]) addEventListener(type, () => this.#connection.wake());
    }

    #request(type, fields) {
        this.#connection.send(encodeRequest(type, fields));
        if (type === "views") this.#presenting?.then((presenting) => presenting.select(fields.selected));
    }

    async #tellLine() {
        const request = (...each) => this.#request(...each);
        this.#lineReport ??= import("../../tools/health/line-report.js").then(({ LineReport }) => new LineReport(request, () => this.#connection.clock.roundTrip));
        const report = await this.#lineReport;
        if (this.#isOpen) report.tell();
    }

    onNotice(notice) {
        this.#parts.mine.hear(notice);
        if (notice.type === "welcome") this.#enter(notice);
        else if (notice.type === "room") this.#room = notice;
        else if (notice.type === "state") this.#state = notice;
        else if (notice.type === "time") this.#setTime(notice);
        else if (notice.type === "editing") this.#showEditing(notice);
        else if (["people", "reactions", "comments", "presentation"].includes(notice.type)) this.#hearTalk(notice);
        else if (notice.type === "console" || notice.type === "changes") this.#parts.tools.hear(notice);
        else if (notice.type === "interruption") this.#parts.pill.interrupt(notice.reason ?? "");
        else if (notice.type === "refused" && !this.#parts.tools.refused(notice)) this.#explain(notice);
        if (this.#welcome && this.#room) this.#show();
    }

    #explain(refusal) {
        if (refusal.request === "pointer") this.#input.cancel(performance.now());
        const obstacle = this.#room && standing(this.#welcome, this.#room).obstacle;
        this.#parts.pill.say(refusalText(refusal, obstacle, this.#room));
    }

    async #showEditing(notice) {
        this.#editing = notice;
        this.#editingNotice ??= Promise.all([import("../../tools/preview/editing-notice.js"), loadStyle("/tools/preview/preview.css")])
            .then(([{ EditingNotice }]) => new EditingNotice(this.#canvas.closest("main")));
        (await this.#editingNotice).show(this.#editing);
        if (this.#welcome) (await import("../../tools/preview/project-folder.js")).findFolder(this.#welcome.room, roomKey(location.hash), notice.build);
    }

    #hearTalk(notice) {
        if (notice.type === "comments") this.#comments = notice.list;
        // What nobody has said needs nothing to show it.
        if (this.#talk !== null || notice.list?.length > 0 || notice.type === "presentation" && notice.view) this.#startTalk().then((talk) => talk.hear(notice));
    }

    #startTalk() {
        this.#talk ??= import("../../tools/people/talk.js").then(({ Talk }) => {
            const talk = new Talk({
                surface: this.#canvas.parentElement, layer: this.#page.querySelector("#cursors"), view: this.#view,
                shownTime: () => this.#parts.time.shownTime, request: (...request) => this.#request(...request), say: (text) => this.#parts.pill.say(text),
                follow: (view) => {
                    this.#presenting?.then((presenting) => { presenting.isFollowing = view !== null; });
                    this.#settings.follow(view);
                    this.#parts.mine.follow(view?.selected ?? null);
                },
            });
            if (this.#box !== null) talk.drawn(this.#box);
            return talk;
        });
        if (this.#welcome && this.#room) this.#talk.then((talk) => talk.show({ welcome: this.#welcome, room: this.#room }));
        return this.#talk;
    }

    /** Whoever has a say in it is told who wants control next. */
    #showHands({ hands = [], holder, people }) {
        const raised = hands.find((viewer) => !this.#hands.includes(viewer));
        this.#hands = hands;
        const { viewer, role } = this.#welcome;
        if (raised !== undefined && raised !== viewer && (holder === viewer || role === "presenter")) this.#parts.pill.say(`${nameOf(raised, people)} would like to have control.`);
    }

    #setTime(notice) {
        this.#time = new RoomTime(notice, performance.now());
        this.#view.player.rate = notice.rate;
    }

    #enter(welcome) {
        this.#welcome = welcome;
        const surface = this.#canvas.parentElement;
        surface.style.touchAction = touchAction(welcome.scene.axes);
        if (isEmbedded(location.search)) this.#activate(surface, welcome.scene.axes);
        document.title = `${welcome.scene.title} \u00b7 Zoetrope`;
        // A presenter who renewed the links stays one after a reload.
        if (welcome.role === "presenter") {
            history.replaceState(null, "", welcome.links.present);
            this.#connection.key = roomKey(location.hash);
        }
        this.#lineReport?.then((report) => report.entered());
        if (welcome.role === "presenter") {
            this.#presenting ??= import("../../tools/people/presenting.js").then(({ Presenting }) => new Presenting((...request) => this.#request(...request), browser));
        }
        this.#presenting?.then((presenting) => presenting.entered(welcome.role, this.#frame));
        if (this.#memory.name !== "") this.#request("name", { name: this.#memory.name });
    }

    async #activate(surface, axes) {
        const { Activation, needsActivation } = await import("../embed/activation.js");
        if (needsActivation(axes)) this.#activation ??= new Activation(surface, surface.parentElement, globalThis);
    }

    #show() {
        const now = standing(this.#welcome, this.#room);
        const { bar, me, share, cursors, tools, time, cutOffer } = this.#parts;
        bar.show(this.#welcome, this.#room, now);
        me.show(this.#welcome, this.#room);
        share.show(this.#welcome, this.#room);
        const view = { welcome: this.#welcome, room: this.#room, state: this.#state, editing: this.#editing, standing: now, isOpen: this.#isOpen };
        tools.show(view);
        time.show(this.#time, obstacleText(view));
        if (this.#time) cutOffer.show(this.#time.notice, now.mayTouch && this.#isOpen);
        cursors.name(this.#room.people);
        this.#showHands(this.#room);
        this.#talk?.then((talk) => talk.show({ welcome: this.#welcome, room: this.#room }));
        this.#page.classList.toggle("untouchable", !now.mayTouch);
        if (!now.mayTouch) this.#input.cancel(performance.now());
        else if (!this.#isHintOffered) this.#offerHint();
    }

    async #offerHint() {
        this.#isHintOffered = true;
        if (this.#memory.setting("touched") || isEmbedded(location.search) || matchMedia("(prefers-reduced-motion: reduce)").matches) return;
        const { offerHint } = await import("../../tools/hint/touch-hint.js");
        const surface = this.#canvas.parentElement;
        offerHint({ surface, view: this.#view, memory: this.#memory, axes: this.#welcome.scene.axes, environment: browser });
    }

    /** An embedded stage has a page around it that may scroll; elsewhere a plain wheel moves the stage along any axis. */
    #isForPage(wheel) {
        if (!isEmbedded(location.search)) return false;
        return this.#activation?.isActive === false || !isAlong(this.#welcome?.scene.axes, wheel);
    }

    onCursors(cursors) {
        this.#parts.mine.track(cursors);
        this.#parts.cursors.update(cursors.filter(({ viewer }) => viewer !== this.#welcome?.viewer));
    }

    /** Whether this viewer's touch does something now. */
    get #hasEffect() {
        if (!this.#welcome || !this.#room || !this.#isOpen) return false;
        return standing(this.#welcome, this.#room).mayTouch && !this.#parts.time.isStill;
    }

    #accepts() {
        // Until the server has said who may touch, nobody may.
        if (!this.#welcome || !this.#room) return false;
        const { mayTouch, obstacle } = standing(this.#welcome, this.#room);
        const isStill = mayTouch && this.#parts.time.isStill;
        if (!mayTouch || isStill) this.#parts.pill.say(isStill ? stillness : explanation(obstacle, this.#room));
        return mayTouch && !isStill;
    }

    onStatus(status, reason, code) {
        const { pill, notice, cursors } = this.#parts;
        const end = status === "open" ? null : closing(code, reason, {
            room: this.#name,
            scene: this.#welcome?.scene,
            hasKey: roomKey(location.hash) !== null,
        });
        notice.show(end);
        if (end === null) pill.show(status, code);
        else pill.clear();
        this.#page.classList.toggle("closed", end !== null);
        this.#isOpen = status === "open";
        this.#page.classList.toggle("stale", !this.#isOpen);
        if (!this.#isOpen) cursors.update([]);
        if (this.#welcome && this.#room) this.#show();
    }

    /** The parameters that are not as they are by themselves, which may be otherwise on another stage. */
    #tuned() {
        const defaults = new Map(this.#welcome.scene.parameters.map((parameter) => [parameter.name, parameter.default]));
        return Object.fromEntries(Object.entries(this.#room.values).filter(([name, value]) => value !== defaults.get(name)));
    }

    /** @param log where it begins; null for the scene's own start */
    async #makeAnother(log = null) {
        const { address, problem } = await createPrivateRoom(this.#welcome.scene.name, (...request) => fetch(...request), log);
        if (address) location.assign(address);
        else this.#parts.pill.say(problem);
    }
}
