import { embedded } from "../../replay/embedded.js";
import { ReplayPlayer } from "../../replay/player.js";

const find = (id) => document.getElementById(id);
const { recording, imageAddress } = embedded();
const elements = { canvas: find("stage"), slider: find("position"), play: find("play"), speed: find("speed"), clock: find("clock") };
const player = new ReplayPlayer(elements, recording, imageAddress);
document.addEventListener("keydown", (event) => player.press(event));
