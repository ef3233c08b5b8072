import { browser, make } from "../../components/dom.js";
import { parametersOf } from "./labels.js";
import { hinder } from "./obstacle.js";
import { ParameterRow } from "./parameter-row.js";
import { confirmationTimeout, tuningOf } from "./tuning.js";

/** The traits of the stage as controls, live for everyone in the room: text size, appearance, direction of reading. */
export class StageSettings {
    element = make("div", { className: "parameters" });

    #tuning;
    #rows = null;
    /** What the rows were made of: a room of several stages says which values they have. */
    #declared = "";
    #reason = make("p", { className: "obstacle", hidden: true });

    /** @param context of `RoomTools` */
    constructor(context) {
        this.#tuning = tuningOf(context);
        this.element.append(this.#reason);
    }

    show(view) {
        const parameters = parametersOf(view, "stage");
        const declared = JSON.stringify(parameters);
        if (declared !== this.#declared) this.#rows = this.#makeRows(parameters);
        this.#declared = declared;
        this.#tuning.heard(view.room.values, browser.now());
        hinder(view, this.#reason, [...this.#rows.values()].flatMap((row) => row.inputs));
        this.#showValues();
    }

    /** @returns whether it was for what was set here */
    refused({ request, reason }) {
        if (request !== "set") return false;
        const names = this.#tuning.refused((name) => this.#rows?.has(name));
        for (const name of names) this.#rows.get(name)?.complain(reason);
        this.#showValues();
        return names.length > 0;
    }

    #makeRows(parameters) {
        const handlers = {
            begin: () => {},
            change: (name, value) => {
                this.#rows.get(name).complain(null);
                this.#tuning.change({ [name]: value }, browser.now());
                this.#expireLater();
                this.#showValues();
            },
            hold: (name) => this.#tuning.hold(name),
            release: (name) => {
                this.#tuning.release(name, browser.now());
                this.#expireLater();
            },
        };
        const rows = new Map(parameters.map((each) => [each.name, new ParameterRow(each, handlers)]));
        this.element.replaceChildren(this.#reason, ...[...rows.values()].map((row) => row.element));
        return rows;
    }

    /** The room may be silent from now on: what others set meanwhile would never be seen. */
    #expireLater() {
        browser.setTimeout(() => {
            this.#tuning.expire(browser.now());
            this.#showValues();
        }, confirmationTimeout + 50);
    }

    #showValues() {
        for (const [name, row] of this.#rows ?? []) row.show(this.#tuning.value(name));
    }
}
