import { CommentPins } from "./comment-pins.js";
import { Following } from "./following.js";
import { PeopleSection } from "./people-section.js";
import { ReactionLayer } from "./reaction-layer.js";

/** What people in a room say to each other: who is there, reactions, and comments on moments and places. */
export class Talk {
    #parts;
    #section;
    #reactions;
    #pins;
    #following;
    #view = null;

    /**
     * @param parts `{ surface, layer, view, shownTime, request, say, follow }`: what is touched, the element over the stage, the `StageView`,
     *   what gives the time that is shown, called with a request's type and fields, with what is to be said, and as of `Following`
     */
    constructor(parts) {
        const { surface, layer, view, shownTime, request, follow } = parts;
        this.#parts = parts;
        this.#reactions = new ReactionLayer(layer);
        this.#pins = new CommentPins(surface, layer, view, shownTime);
        this.#following = new Following(follow);
        this.#section = new PeopleSection({
            follow: (isOn) => { this.#following.isOn = isOn; },
            react: (kind) => request("react", { react: kind, ...this.#middle(0.6) }),
            write: (text) => this.#write(text),
            erase: (number) => request("erase", { comment: number }),
            seek: (tick) => request("seek", { tick }),
        });
    }

    /** Shows who is there in a sheet, until that is closed. */
    openIn(sheet) {
        sheet.querySelector("header").after(this.#section.element);
        this.#parts.request("who", { who: true });
        sheet.addEventListener("close", () => this.#parts.request("who", { who: false }), { once: true });
        this.#section.closeSheet = () => sheet.close();
    }

    /** @param view of `RoomTools` */
    show(view) {
        this.#view = view;
        this.#section.show(view);
    }

    /** @param notice the server's `people`, `reactions`, `comments` or `presentation` */
    hear(notice) {
        if (notice.type === "people") this.#section.showPeople(notice);
        else if (notice.type === "reactions") this.#reactions.show(notice.list);
        else if (notice.type === "presentation") {
            this.#following.hear(notice);
            this.#section.showPresenter(this.#following.presenter);
        }
        else {
            this.#section.showComments(notice.list);
            this.#pins.show(notice.list);
        }
    }

    /** @param box the stage's place in the layer, in CSS pixels */
    drawn(box) {
        this.#reactions.place(box);
        this.#pins.place(box);
    }

    #middle(height) {
        const { width, height: whole } = this.#parts.view.stage;
        return { x: width / 2, y: whole * height };
    }

    async #write(text) {
        const { say, request } = this.#parts;
        const isTouched = matchMedia("(pointer: coarse)").matches;
        say(`Tap the place on the stage that you mean${isTouched ? "" : ", or press Enter for its middle"}.`);
        const place = await this.#pins.pick(this.#middle(0.5));
        if (place !== null) request("comment", { text, ...place });
    }
}
