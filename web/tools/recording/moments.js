import { palette } from "../presence/palette.js";

/** The room's moments that the steps of a recording show, which are not numbered alike: a room's time can be turned. */
export class Moments {
    /** From each step on, how far its number is ahead of its moment's; the last is of the recording's last step, too. */
    #spans = [];

    /** @param tick the step's number in the recording; @param stageTick its moment's in the room; null if that is not known */
    add(tick, stageTick) {
        if (stageTick === null) return;
        const ahead = tick - Math.round(stageTick);
        const span = this.#spans.at(-1);
        if (span !== undefined && Math.abs(span.ahead - ahead) <= 12) span.last = tick;
        else this.#spans.push({ ahead, first: tick, last: tick });
    }

    /** @param comments the server's list @returns those whose moments were recorded, as `ReplayComments` shows them */
    placed(comments) {
        return comments.flatMap(({ tick, x, y, name, viewer, color, text }) => {
            const span = this.#spans.find(({ ahead, first, last }) => tick + ahead >= first && tick + ahead <= last);
            if (span === undefined) return [];
            return [{ tick: tick + span.ahead, x, y, name: name || `Guest ${viewer}`, color: palette[color % palette.length], text }];
        });
    }
}
