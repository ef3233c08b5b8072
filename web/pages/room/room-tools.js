import { actions, changes, parameters, printed, readOuts, recording, source, stage } from "../../tools/inspector/sections.js";

/** The panel's sections about the room, each made when it is first seen, and what the server says handed on to them. */
export class RoomTools {
    #panel;
    #parts;
    /** By their ids. */
    #made = new Map();
    #view = null;

    /**
     * @param panel the `Panel`
     * @param context what sections need: `{ request(type, fields), say(text), share(kind), record(), savePicture(), pictureScale, shownTime() }`
     */
    constructor(panel, context) {
        this.#panel = panel;
        this.#parts = [parameters, changes, source, stage, actions, readOuts, printed, recording].map((part) => {
            const load = async () => {
                const made = await part.make(context);
                this.#made.set(part.id, made);
                if (this.#view !== null && part.isOf(this.#view)) made.show(this.#view);
                return made.element;
            };
            return { part, section: panel.section({ ...part, load, hidden: true }) };
        });
    }

    /** @param view `{ welcome, room, state, editing, standing, isOpen }`: the last notices, what follows for this viewer, whether the line is up */
    show(view) {
        this.#view = view;
        for (const { part, section } of this.#parts) {
            this.#panel.hide(section, !part.isOf(view));
            if (!section.hidden) this.#made.get(part.id)?.show(view);
        }
    }

    /** @param notice the server's `console` or `changes` */
    hear(notice) {
        for (const part of this.#made.values()) part.hear?.(notice);
    }

    /** @returns whether a section showed it where it was asked for */
    refused(notice) {
        return [...this.#made.values()].some((part) => part.refused?.(notice));
    }
}
