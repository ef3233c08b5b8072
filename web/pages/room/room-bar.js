import { audienceLine, badge, controlLabels, modes } from "../../components/wording.js";

/** The bar above the stage: what the room is, who is there, and the buttons that this viewer has. */
export class RoomBar {
    #find;

    /** @param find gives an element of the page by its id; @param onControl called with true to take control, false to release it;
     *   @param onHand with whether the hand is to be raised */
    constructor(find, { onControl, onHand }) {
        this.#find = find;
        const control = find("control");
        control.addEventListener("click", () => {
            const way = control.dataset.control;
            if (way === "raise" || way === "lower") onHand(way === "raise");
            else onControl(way !== "release");
        });
    }

    /** @param welcome, room the server's; @param now what `standing` says of them */
    show(welcome, room, now) {
        const find = this.#find;
        find("title").textContent = welcome.scene.title;
        audienceLine(room, now).forEach((text, index) => write(find("audience").children[index], text));
        this.#showStanding(now, (room.hands ?? []).includes(welcome.viewer));
        find("share").hidden = false;
        const mode = find("mode");
        mode.hidden = welcome.role !== "presenter";
        const title = modes.find((each) => each.mode === room.mode)?.title ?? room.mode;
        write(mode.querySelector("span"), title);
        mode.setAttribute("aria-label", `Who may touch: ${title}`);
    }

    #showStanding({ control: offered, obstacle }, isRaised) {
        const control = offered === "wait" ? (isRaised ? "lower" : "raise") : offered;
        const sign = this.#find("badge");
        const text = badge(obstacle);
        sign.hidden = text === "";
        if (text !== "") write(sign.querySelector("span"), text);
        const button = this.#find("control");
        button.hidden = control === null;
        if (control === null) return;
        button.dataset.control = control;
        button.classList.toggle("quiet", control !== "take");
        const [label, short, spoken] = controlLabels[control];
        [label, short].forEach((text, index) => write(button.children[index], text));
        button.setAttribute("aria-label", spoken);
    }
}

function write(element, text) {
    if (element.textContent !== text) element.textContent = text;
}
