import { makePlace } from "../../components/source-place.js";

/** Has the rows of a preview's parameters say where their properties are declared, those too that are made later. */
export class ParameterPlaces {
    #places = {};

    constructor() {
        new MutationObserver(() => this.#apply()).observe(document.getElementById("panel"), { childList: true, subtree: true });
    }

    /** Asks for the places of another build. @param room its name; @param key its capability, null for none; @param scene the preview's name */
    async find(room, key, scene) {
        this.#places = await fetchPlaces(room, key, scene);
        for (const place of document.querySelectorAll(".parameter .source-place")) place.remove();
        this.#apply();
    }

    #apply() {
        for (const row of document.querySelectorAll(".parameter")) {
            const { name } = row.dataset;
            if (!Object.hasOwn(this.#places, name) || row.querySelector(".source-place")) continue;
            row.querySelector(".parameter-summary").append(" ", makePlace(this.#places[name]));
        }
    }
}

async function fetchPlaces(room, key, scene) {
    try {
        const credentials = key === null ? {} : { authorization: `Bearer ${key}` };
        const answer = await fetch(`/preview/places?room=${encodeURIComponent(room)}`, {
            method: "POST", headers: { "content-type": "application/json", ...credentials }, body: JSON.stringify({ scene }),
        });
        return answer.ok ? await answer.json() : {};
    } catch {
        // Without them the rows are of use, too.
        return {};
    }
}
