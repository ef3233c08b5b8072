/** What the server has told of a stage's views, kept up to date by its reports. */
export class ViewList {
    /** By layer: `{ type, label, controller }`, the controller being null for most. */
    views = new Map();
    /** The number of the newest report, to be confirmed; 0 before the first, or if one was missed. */
    number = 0;
    /** Whether all views have been told that there are. */
    isComplete = false;
    /** How many more there are than are told. */
    omitted = 0;
    /** What is known of the selected one: `{ layer, groups: [{ title, rows: [[name, value]] }] }`; null before that is told. */
    details = null;

    /**
     * Takes a report in.
     *
     * @param report the server's `views`
     * @returns whether it follows what is known; otherwise all is to be told anew
     */
    apply(report) {
        if (!report.whole && report.number !== this.number + 1) {
            this.number = 0;
            return false;
        }
        if (report.whole) {
            this.views.clear();
            this.details = null;
        }
        for (const layer of report.gone) this.views.delete(layer);
        for (const [layer, type, label, controller] of report.views) {
            this.views.set(layer, { type: report.classes[type] ?? "?", label, controller: report.classes[controller] ?? null });
        }
        Object.assign(this, { number: report.number, isComplete: !report.more, omitted: report.omitted });
        if (report.selected) this.#describe(report.selected);
        return true;
    }

    /** Forgets what is known of the selected view: another one is. */
    forgetDetails() {
        this.details = null;
    }

    #describe({ layer, titles, groups }) {
        const known = this.details?.layer === layer ? this.details.groups : [];
        this.details = {
            layer,
            groups: titles.map((title) => ({ title, rows: groups[title] ?? known.find((group) => group.title === title)?.rows ?? [] })),
        };
    }
}
