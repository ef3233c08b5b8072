import { make } from "../../components/dom.js";
import { ReplayPlayer } from "../../replay/player.js";
import { Recording } from "../../replay/recording.js";

/**
 * Plays a recording in a sheet.
 *
 * @param place an element to fill; @param sheet the `<dialog>` about it; @param bytes what a `Recording` reads
 * @param comments as of `ReplayComments`
 */
export function playHere(place, sheet, bytes, comments) {
    const recording = new Recording(bytes);
    if (recording.last === recording.first) {
        place.replaceWith(make("p", { className: "note" }, "Nothing moved while it was recorded."));
        return;
    }
    const elements = {
        canvas: make("canvas", { ariaLabel: "The recorded stage" }),
        layer: make("div", { className: "replay-comments" }),
        play: make("button", { type: "button", className: "icon-button replay-play" }),
        slider: make("input", { type: "range", className: "slider", ariaLabel: "Position" }),
        clock: make("output", { className: "time-clock" }),
        speed: make("select", { className: "time-speed", ariaLabel: "Speed" }),
    };
    elements.canvas.setAttribute("role", "img");
    const bar = make("div", { className: "replay-bar" }, elements.play, elements.slider, elements.clock, elements.speed);
    place.append(make("div", { className: "replay-picture" }, elements.canvas, elements.layer), bar);
    const player = new ReplayPlayer(elements, recording, (name) => `/images/${encodeURIComponent(name)}`, comments);
    sheet.addEventListener("keydown", (event) => {
        if (!event.target.matches("a, .close")) player.press(event);
    });
}
