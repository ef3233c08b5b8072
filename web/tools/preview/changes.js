/** Whether a viewer chooses who is told what a save changes. @param welcome the server's */
export const presentsSources = ({ role, author }) => role === "presenter" || author === true;

/** Whether a viewer may be told what a save changes. @param view of `RoomTools` */
export function seesChanges({ welcome, room }) {
    const audience = room.code?.sources;
    return audience === "presenters" ? presentsSources(welcome) : audience === "everyone";
}

/** When and by whom it was saved, in words. @param difference the server's; @param now in milliseconds since 1970 */
export function savedText({ time, author }, now) {
    const [saved, today] = [new Date(time * 1000), new Date(now)];
    const isToday = saved.toDateString() === today.toDateString();
    const text = saved.toLocaleString([], { ...(isToday ? {} : { dateStyle: "medium" }), timeStyle: "short" });
    return `Saved at ${text}${author ? ` by ${author}` : ""}`;
}

/** How many lines are new and gone, in words; those that are not listed count as neither. */
export function countText({ files, omitted }) {
    const marks = files.flatMap(({ parts }) => parts.flat().map(([mark]) => mark));
    const [added, removed] = ["+", "-"].map((mark) => marks.filter((each) => each === mark).length);
    const rest = omitted > 0 ? [`${omitted} more not listed`] : [];
    return [`+${added}`, `\u2212${removed}`, ...rest].join(", ");
}
