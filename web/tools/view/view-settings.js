import { applyTheme } from "./theme.js";

const defaults = { device: "none", theme: "auto", size: "fit" };

/** How this viewer has the stage before it: in which device, in which theme, fitted to the window or in its own size. */
export class ViewSettings {
    #page;
    #memory;
    #onChange;
    #settings;
    /** What somebody else's page has, while this one follows it. */
    #followed = {};

    /** @param page the room's element; @param memory keeps the settings; @param onChange called with a setting's name after it has changed; with null after it follows another page */
    constructor(page, memory, { onChange }) {
        this.#page = page;
        this.#memory = memory;
        this.#onChange = onChange;
        this.#settings = { ...defaults, ...memory.setting("view") };
        this.#apply();
    }

    get(name) {
        return this.#followed[name] ?? this.#settings[name];
    }

    /** Shows the stage as another page does, without keeping that; nothing of a setting that is set meanwhile. @param view `{ device, size }`, null to end it */
    follow(view) {
        this.#followed = view === null ? {} : { device: view.device, size: view.size };
        this.#apply();
        this.#onChange(null);
    }

    /** @param name "device" (none, phone, tablet), "theme" (auto, light, dark) or "size" (fit, actual) */
    set(name, value) {
        this.#settings[name] = value;
        delete this.#followed[name];
        this.#memory.keepSetting("view", this.#settings);
        this.#apply();
        this.#onChange(name);
    }

    #apply() {
        this.#page.dataset.device = this.get("device");
        applyTheme(this.#settings.theme);
    }
}
