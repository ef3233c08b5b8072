import { browser, make, makeButton } from "../../components/dom.js";
import { Comparison } from "./comparison.js";
import { Costs } from "./costs.js";
import { DeclaredLines, sourcesOf } from "./declared-lines.js";
import { Outlines } from "./outlines.js";
import { PickInput } from "./pick-input.js";
import { atPath, neighbour, nodeOf, pathOf, rowsOf, treeOf } from "./rows.js";
import { boxOf, frameAt, isUnseen, layersAt, sightOf } from "./sight.js";
import { ViewDetails } from "./view-details.js";
import { ViewList } from "./view-list.js";
import { ViewTree } from "./view-tree.js";
import { ViewVoice } from "./view-voice.js";

/** Milliseconds between two looks at how the tree is now. */
const interval = 100;
/** Milliseconds between two comparisons with the moment that was kept: time moves without anything on the stage. */
const pace = 300;

/** What is shown while a viewer inspects: the tree of views, the selected one's values, and outlines on the stage. */
export class ViewInspector {
    element = make("div", { className: "view-inspector" });

    #parts;
    #list = new ViewList();
    #tree;
    #declared;
    #voice = new ViewVoice(browser);
    #details = new ViewDetails((group, name, value) => this.#voice.change(group, name, value));
    #outlines;
    #costs;
    #comparison;
    #picking = null;
    /** Whether the selected one's properties are wanted, too. */
    #properties = make("input", { type: "checkbox", onchange: () => this.#tell() });
    #filter = make("input", { type: "search", className: "view-filter", placeholder: "Filter", ariaLabel: "Filter the views" });
    #count = make("p", { className: "view-count" });
    #pick;
    #folded = new Set();
    #selected = null;
    #hovered = null;
    /** How to find the selected one again, should it get another id. */
    #path = [];
    /** Whether it is not the one that was meant, which is not there. */
    #isStandIn = false;
    #scene = null;
    #roots = [];
    /** Where all layers lie, null before that is asked for. */
    #known = null;
    #lookedAt = -Infinity;
    #timer = null;
    #clock = setInterval(() => this.#comparison.follow(this.#parts.shownTime()?.tick ?? null, this.#lookedAt), pace);

    /**
     * @param parts `{ surface, view, send, sendCosts, shownTime, scene }`: what is touched, the `StageView`, called with
     *   `{ selected, properties, got }` and `{ step, got }` whenever the server is to be told what is wanted, what gives the time that is
     *   shown, and what gives the welcome's scene
     */
    constructor(parts) {
        this.#parts = parts;
        this.#declared = new DeclaredLines(() => sourcesOf(parts.scene()), () => {
            this.#costs.showFindings();
            this.#show();
        });
        this.#outlines = new Outlines(parts.surface);
        this.#tree = new ViewTree({
            select: (id) => this.select(id),
            hover: (id) => this.#hover(id),
            fold: (id, isFolded) => {
                if (isFolded) this.#folded.add(id);
                else this.#folded.delete(id);
                this.#look();
            },
        });
        this.#filter.addEventListener("input", () => this.#look());
        this.#pick = makeButton("Touch the stage", () => this.#setPicking(this.#picking === null), { className: "button quiet" });
        this.#costs = new Costs({ send: parts.sendCosts, select: (id) => this.select(id), shownTime: parts.shownTime, declared: this.#declared });
        this.#comparison = new Comparison((id) => this.select(id), () => this.#moment);
        this.element.append(
            make("div", { className: "view-tools" }, this.#filter, this.#pick), this.#costs.findings, this.#tree.element, this.#count,
            this.#details.element, this.#voice.element,
            make("label", { className: "view-properties" }, this.#properties, "Its properties, as the code declares them"),
            this.#costs.element, this.#comparison.element,
        );
        this.#setPicking(true);
        this.ask();
    }

    /** Whether taps on the stage select. */
    get picks() {
        return this.#picking !== null;
    }

    /** Ends everything. */
    remove() {
        clearTimeout(this.#timer);
        clearInterval(this.#clock);
        this.#picking?.remove();
        this.#voice.remove();
        this.#outlines.remove();
        this.#costs.remove();
        this.element.remove();
    }

    /** Asks for all anew, as a server does that knows nothing of this viewer. */
    ask() {
        this.#list.number = 0;
        this.#tell();
    }

    /** A new line is open, whose server knows of no wishes. */
    entered() {
        this.ask();
        this.#costs.ask();
    }

    /** @param report the server's notice */
    hear(report) {
        if (report.type === "costs") return this.#costs.hear(report);
        if (!this.#list.apply(report)) return this.ask();
        this.#look();
        if (this.#list.isComplete) this.#follow();
        this.#tell();
        this.#show();
    }

    /** A frame was drawn. @param box the stage's place in the surface, in CSS pixels */
    drawn(stage, box) {
        this.#scene = { stage, box };
        this.#known = null;
        this.#outline();
        this.#showPlace();
        // What moves changes what is seen; the tree need not say so in each frame.
        this.#timer ??= setTimeout(() => {
            this.#timer = null;
            this.#look();
        }, Math.max(0, this.#lookedAt + interval - performance.now()));
    }

    /** @param id a layer's, null for none */
    select(id) {
        if (id === this.#selected) return;
        this.#selected = id;
        this.#isStandIn = false;
        this.#path = id === null ? [] : pathOf(this.#roots, this.#list.views, id);
        this.#list.forgetDetails();
        this.#tell();
        this.#unfold();
        this.#look();
        this.#show();
        this.#say();
    }

    /** Has the selected view be said, unless the tree says it, which has the focus. */
    #say() {
        const view = this.#list.views.get(this.#selected);
        const isElsewhere = document.activeElement === this.#tree.element;
        this.#voice.select(view === undefined || isElsewhere ? "" : [view.type, view.label, view.controller].filter((part) => part).join(", "));
    }

    /** Shows a view that somebody else has selected; the stage stays to be touched. @param id as of `select` */
    show(id) {
        this.#setPicking(false);
        this.select(id);
    }

    /** Goes from the selected view to another one, or to the first. @param key an arrow's */
    walk(key) {
        this.select(neighbour(this.#roots, this.#selected, key));
    }

    #setPicking(isOn) {
        this.#picking?.remove();
        const { surface, view } = this.#parts;
        this.#picking = isOn ? new PickInput(surface, (x, y) => view.toStage(x, y), {
            hover: (point) => this.#hover(point === null ? null : this.#at(point)[0] ?? null),
            pick: (point) => this.#choose(this.#at(point)),
        }) : null;
        this.#pick.textContent = isOn ? "Touch the stage" : "Point at views";
        surface.classList.toggle("picking", isOn);
        this.#hover(null);
    }

    #at(point) {
        return layersAt(this.#sight, point, (id) => this.#list.views.has(id));
    }

    /** Selects the frontmost of some views, or, if one of them is selected, the one behind it. */
    #choose(ids) {
        this.select(ids[ids.indexOf(this.#selected) + 1] ?? ids[0] ?? null);
    }

    #hover(id) {
        if (id === this.#hovered) return;
        this.#hovered = id;
        this.#outline();
    }

    #tell() {
        this.#parts.send({ selected: this.#selected, properties: this.#properties.checked, got: this.#list.number });
    }

    /** Finds the selected view again that got another id, as by a reload or another moment. */
    #follow() {
        if (this.#selected === null) return;
        const { views } = this.#list;
        if (views.has(this.#selected) && !this.#isStandIn) return this.#reveal();
        const path = this.#path;
        const id = atPath(this.#roots, views, path);
        if (id === null) return;
        this.select(id);
        // A view in the place of one that has not come back gives way to it.
        this.#isStandIn = views.get(id).label !== path.at(-1).label;
        if (this.#isStandIn) this.#path = path;
    }

    /** Shows in the tree what was selected before the tree was known. */
    #reveal() {
        if (this.#path.length > 0) return;
        this.#path = pathOf(this.#roots, this.#list.views, this.#selected);
        this.#unfold();
        this.#look();
    }

    /** Folds nothing that the selected view is in. */
    #unfold() {
        const node = nodeOf(this.#roots, this.#selected);
        for (let around = node?.parent ?? null; around !== null; around = around.parent) this.#folded.delete(around.id);
    }

    /** Reads the tree anew. O(layers). */
    #look() {
        if (this.#scene === null) return;
        this.#lookedAt = performance.now();
        const { views, omitted, isComplete } = this.#list;
        const { stage } = this.#scene;
        this.#roots = treeOf(stage, views);
        const rows = rowsOf(this.#roots, views, { folded: this.#folded, filter: this.#filter.value });
        const sight = this.#sight;
        const unseen = (id) => sight.has(id) && isUnseen(sight.get(id), stage);
        this.#tree.show(rows, views, unseen, this.#selected);
        if (this.#selected !== null && views.has(this.#selected) && !this.#isStandIn) this.#path = pathOf(this.#roots, views, this.#selected);
        const more = omitted > 0 ? `, and ${omitted} that are not listed` : "";
        const text = isComplete ? `${views.size} views${more}` : `${views.size} views so far\u2026`;
        if (this.#count.textContent !== text) this.#count.textContent = text;
        this.#outline();
    }

    /** What is shown now, as `momentOf` takes it; null before anything is. */
    get #moment() {
        const time = this.#parts.shownTime();
        if (this.#scene === null || time === null || !this.#list.isComplete) return null;
        const { views, details } = this.#list;
        return { tick: Math.round(time.tick), roots: this.#roots, views, sight: this.#sight, stage: this.#scene.stage, details };
    }

    #showPlace() {
        const frame = this.#frame(this.#selected);
        this.#details.showPlace(frame && boxOf(frame));
    }

    #show() {
        this.#showPlace();
        const { details } = this.#list;
        const isHere = details !== null && details.layer === this.#selected;
        this.#details.show(isHere ? { ...details, groups: this.#declared.withPlaces(details.groups) } : null);
        if (this.#selected === null) this.#details.say("Point at the stage, and tap what you want to know about.");
        else this.#details.say(isHere && details.groups.length === 0 ? "This view is not on the stage any more." : "");
    }

    /** Where all layers lie. O(layers), and so not worked out for each frame that is drawn. */
    get #sight() {
        return this.#known ??= this.#scene === null ? new Map() : sightOf(this.#scene.stage);
    }

    #frame(id) {
        return id === null || this.#scene === null ? null : frameAt(this.#scene.stage, id);
    }

    #outline() {
        if (this.#scene === null) return;
        const outline = (id) => {
            const [frame, view] = [this.#frame(id), this.#list.views.get(id)];
            return frame && view ? { frame, text: [view.type, view.label].filter((text) => text).join(" ") } : null;
        };
        const hovered = this.#hovered === this.#selected ? null : outline(this.#hovered);
        this.#outlines.draw(this.#scene.box, outline(this.#selected), hovered);
    }
}
