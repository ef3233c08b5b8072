import { embedded } from "../../replay/embedded.js";
import { ReplayPlayer } from "../../replay/player.js";

const find = (id) => document.getElementById(id);
const { recording, imageAddress, comments } = embedded();
const elements = { canvas: find("stage"), layer: find("comments-layer"), slider: find("position"), play: find("play"), speed: find("speed"), clock: find("clock") };
const player = new ReplayPlayer(elements, recording, imageAddress, comments);
document.addEventListener("keydown", (event) => player.press(event));
