import { useFonts } from "../renderer/fonts.js";
import { Recording } from "./recording.js";

/** Takes what a document has in itself: the recording, the fonts, the images and the comments. @returns `{ recording, imageAddress, comments }` */
export function embedded() {
    const text = (id) => document.getElementById(id).textContent;
    const fonts = JSON.parse(text("fonts"));
    const images = JSON.parse(text("images"));
    useFonts((file) => fonts[file] ?? null);
    const bytes = Uint8Array.from(atob(text("recording").trim()), (character) => character.charCodeAt(0));
    const comments = JSON.parse(document.getElementById("comments")?.textContent ?? "[]");
    return { recording: new Recording(bytes), imageAddress: (name) => images[name] ?? "", comments };
}
