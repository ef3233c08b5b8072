import { loadStyle, make, makeButton, makeIconButton } from "../../components/dom.js";
import { makeSwitch } from "../../components/panel/switch.js";
import { maximumTextLength, typable } from "../../protocol/viewer-requests.js";
import { stepsPerSecond } from "../../protocol/step-rate.js";
import { palette } from "../presence/palette.js";
import { reactions } from "./reactions.js";

const roles = { viewer: "watches", participant: "may touch", presenter: "presents" };

/** Who is in the room, what one can tell them, and what was written. */
export class PeopleSection {
    element = make("section", { className: "people-section" });
    /** Closes the sheet that it is in. */
    closeSheet = () => {};

    #asks;
    #view = null;
    #list = make("ul", { className: "people-list", ariaLabel: "Who is here" });
    #more = make("p", { className: "people-more", hidden: true });
    #follow;
    #presenter = null;
    #people = [];
    #comments = [];
    #commentList = make("ul", { className: "comment-list", ariaLabel: "Comments" });
    #text = make("input", { type: "text", maxLength: maximumTextLength, placeholder: "About this moment\u2026", ariaLabel: "Comment", enterKeyHint: "done" });
    #form;

    /** @param asks `{ react(kind), write(text), erase(number), seek(tick), follow(isOn) }` */
    constructor(asks) {
        this.#asks = asks;
        loadStyle("/tools/people/people.css");
        const buttons = reactions.map(({ picture, title }, kind) => make("button", {
            type: "button", className: "reaction-button", ariaLabel: `React: ${title}`, title,
            onclick: () => {
                this.closeSheet();
                asks.react(kind);
            },
        }, picture));
        this.#form = make("form", { className: "comment-form" }, this.#text, makeButton("Place it\u2026", null, { className: "button", type: "submit" }));
        this.#form.addEventListener("submit", (event) => this.#submit(event));
        this.#follow = makeSwitch("Follow the presenter", false, asks.follow);
        this.#follow.hidden = true;
        this.element.append(
            make("div", { className: "reaction-row", role: "group", ariaLabel: "Reactions" }, ...buttons),
            this.#list, this.#more, this.#follow, make("h3", {}, "Comments"), this.#commentList, this.#form,
        );
    }

    /** @param view of `RoomTools` */
    show(view) {
        this.#view = view;
        this.#form.hidden = view.welcome.role === "viewer";
        this.#draw();
    }

    /** @param notice the server's `people` */
    showPeople({ list, more }) {
        this.#people = list;
        this.#more.hidden = more === 0;
        this.#more.textContent = `and ${more} more`;
        this.#draw();
    }

    /** @param viewer the presenter's number; null: nobody presents */
    showPresenter(viewer) {
        this.#presenter = viewer;
        this.#draw();
    }

    /** @param comments the server's list */
    showComments(comments) {
        this.#comments = comments;
        this.#draw();
    }

    #submit(event) {
        event.preventDefault();
        const text = typable(this.#text.value).trim();
        if (text === "") return;
        this.#text.value = "";
        this.closeSheet();
        this.#asks.write(text);
    }

    #draw() {
        if (this.#view === null) return;
        const { welcome, room } = this.#view;
        const hands = room.hands ?? [];
        const isFollowing = this.#follow.querySelector("input").checked;
        this.#follow.hidden = !isFollowing && (this.#presenter === null || this.#presenter === welcome.viewer);
        fill(this.#list, this.#people.map((person) => {
            const place = hands.indexOf(person.viewer) + 1;
            const notes = [
                person.viewer === welcome.viewer ? "you" : null, roles[person.role], room.holder === person.viewer ? "has control" : null,
                lineText(person.delay), place > 0 ? `\u270B ${place === 1 ? "next" : `number ${place}`}` : null,
            ];
            return row(person, notes.filter((note) => note !== null).join(", "));
        }));
        fill(this.#commentList, this.#comments.map((comment) => {
            const time = makeButton(`${(comment.tick / stepsPerSecond).toFixed(2)}\u00a0s`, () => this.#go(comment), { className: "comment-time", title: "Show the moment" });
            const element = row(comment, comment.text);
            element.prepend(time);
            if (comment.viewer === welcome.viewer || welcome.role === "presenter") {
                element.append(makeIconButton("close", "Erase", () => this.#asks.erase(comment.number), { className: "icon-button" }));
            }
            return element;
        }));
    }

    #go({ tick }) {
        this.closeSheet();
        this.#asks.seek(tick);
    }
}

/** What is worth saying of a line; of one that is quick enough for a finger, nothing. @param delay its round trip in milliseconds */
function lineText(delay) {
    if (delay === undefined || delay === null || delay < 120) return null;
    return `${delay < 300 ? "slow line" : "very slow line"}, ${delay}\u00a0ms`;
}

function row({ color, name, viewer }, text) {
    const element = make("li", {}, make("i", { ariaHidden: "true" }), make("b", {}, name || `Guest ${viewer}`), make("span", {}, text));
    element.style.setProperty("--color", palette[color % palette.length]);
    return element;
}

/** Replaces what a list has if it says something else, so that what has the focus in it keeps it. */
function fill(list, rows) {
    const said = rows.map((each) => each.outerHTML).join("");
    if (list.dataset.said === said) return;
    list.dataset.said = said;
    list.replaceChildren(...rows);
}
