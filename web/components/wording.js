/** The modes of a room, as the presenter chooses among them. */
export const modes = [
    { mode: "open", title: "Everyone", summary: "Whoever has the open link moves the stage." },
    { mode: "turns", title: "One at a time", summary: "Whoever takes control, until they let go." },
    { mode: "presenter", title: "Presenter only", summary: "The others watch." },
];

/** What the control button says, where there is little room, and to those who only hear it. */
export const controlLabels = {
    take: ["Take control", "Take", "Take control"],
    takeOver: ["Take over", "Take", "Take over control"],
    release: ["Release", "Release", "Release control"],
    raise: ["Raise hand", "Hand", "Raise your hand, to have control next"],
    lower: ["Lower hand", "Hand", "Lower your hand"],
};

/** What people call a viewer; `people` is that of the server's `room`. */
export function nameOf(viewer, people) {
    return people.find((person) => person.viewer === viewer)?.name || `Guest ${viewer}`;
}

/**
 * The line below the title: how many there are and, unless a button already tells, who may touch.
 *
 * @returns two texts, of which the second may be empty
 */
export function audienceLine({ watching, mode, holder, people }, { control, obstacle }) {
    const audience = watching === 1 ? "Only you" : `${watching} watching`;
    if (control === "take" || control === "release") return [audience, ""];
    return [audience, badge(obstacle) || touchLine(mode, holder, people)];
}

function touchLine(mode, holder, people) {
    if (mode === "open") return "All may touch";
    if (mode === "presenter") return "Presenter only";
    return holder === null ? "Control is free" : `${nameOf(holder, people)} has control`;
}

/** The badge of somebody who may not touch whoever has control; empty for others. */
export function badge(obstacle) {
    return { role: "View only", mode: "Presenter only" }[obstacle] ?? "";
}

/** What somebody who touches, and may not, is told. */
export function explanation(obstacle, { holder, people }) {
    if (obstacle === "role") return "You came by a view-only link: you can watch, but not touch.";
    if (obstacle === "mode") return "Only the presenter can touch just now.";
    return `${nameOf(holder, people)} has control. When they let go, you can take it.`;
}

/**
 * What somebody is told whose request the server did not take: its reason is for programs where it is about others or stage ticks.
 *
 * @param refusal the server's `refused`; @param obstacle as of `standing`; @param room the server's
 */
export function refusalText({ request, reason }, obstacle, room) {
    if (obstacle !== null) return explanation(obstacle, room);
    if (request === "seek" || request === "restore") return "That moment is too long ago: it is not remembered any more.";
    return reason;
}
