import { applyTheme } from "./theme.js";

const defaults = { device: "none", theme: "auto", size: "fit" };

/** How this viewer has the stage before it: in which device, in which theme, fitted to the window or in its own size. */
export class ViewSettings {
    #page;
    #memory;
    #onChange;
    #settings;

    /** @param page the room's element; @param memory keeps the settings; @param onChange called with a setting's name after it has changed */
    constructor(page, memory, { onChange }) {
        this.#page = page;
        this.#memory = memory;
        this.#onChange = onChange;
        this.#settings = { ...defaults, ...memory.setting("view") };
        this.#apply();
    }

    get(name) {
        return this.#settings[name];
    }

    /** @param name "device" (none, phone, tablet), "theme" (auto, light, dark) or "size" (fit, actual) */
    set(name, value) {
        this.#settings[name] = value;
        this.#memory.keepSetting("view", this.#settings);
        this.#apply();
        this.#onChange(name);
    }

    #apply() {
        this.#page.dataset.device = this.#settings.device;
        applyTheme(this.#settings.theme);
    }
}
