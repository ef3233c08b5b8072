import { embedded } from "../../replay/embedded.js";
import { ReplayPlayer } from "../../replay/player.js";
import { palette } from "../../tools/presence/palette.js";

const find = (id) => document.getElementById(id);
const { recording, imageAddress, comments } = embedded();
const elements = { canvas: find("stage"), layer: find("comments-layer"), slider: find("position"), play: find("play"), speed: find("speed"), clock: find("clock") };
// The program writes colours as the wire has them, a page as CSS has them.
const colored = comments.map((comment) => ({ ...comment, color: Number.isInteger(comment.color) ? palette[comment.color % palette.length] : comment.color }));
const player = new ReplayPlayer(elements, recording, imageAddress, colored);
document.addEventListener("keydown", (event) => player.press(event));
