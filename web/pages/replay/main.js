import { ReplayPlayer } from "../../replay/player.js";
import { Recording } from "../../replay/recording.js";
import { useFonts } from "../../renderer/fonts.js";

const find = (id) => document.getElementById(id);
const fonts = JSON.parse(find("fonts").textContent);
useFonts((file) => fonts[file] ?? null);
const images = JSON.parse(find("images").textContent);
const recording = new Recording(bytesOfBase64(find("recording").textContent.trim()));
const elements = { canvas: find("stage"), slider: find("position"), play: find("play"), speed: find("speed"), clock: find("clock") };
const player = new ReplayPlayer(elements, recording, (name) => images[name] ?? "");
document.addEventListener("keydown", (event) => player.press(event));

function bytesOfBase64(text) {
    return Uint8Array.from(atob(text), (character) => character.charCodeAt(0));
}
