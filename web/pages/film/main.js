import { embedded } from "../../replay/embedded.js";
import { Production } from "../../tools/film/production.js";

const { recording, imageAddress } = embedded();

/** Whoever opened the document calls this: `zoetrope film`, by the DevTools protocol. */
globalThis.startFilm = async (options) => {
    globalThis.production = await Production.start(recording, options, imageAddress);
    return globalThis.production.plan;
};
