import { useFonts } from "../renderer/fonts.js";
import { Recording } from "./recording.js";

/** Takes the recording, the fonts and the images from a document that has them in itself. @returns `{ recording, imageAddress }` */
export function embedded() {
    const text = (id) => document.getElementById(id).textContent;
    const fonts = JSON.parse(text("fonts"));
    const images = JSON.parse(text("images"));
    useFonts((file) => fonts[file] ?? null);
    const bytes = Uint8Array.from(atob(text("recording").trim()), (character) => character.charCodeAt(0));
    return { recording: new Recording(bytes), imageAddress: (name) => images[name] ?? "" };
}
