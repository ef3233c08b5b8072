/** The modes of a room, as the presenter chooses among them. */
export const modes = [
    { mode: "open", title: "Everyone", summary: "Whoever has the open link moves the stage." },
    { mode: "turns", title: "One at a time", summary: "Whoever takes control, until they let go." },
    { mode: "presenter", title: "Presenter only", summary: "The others watch." },
];

/** What the control button says, and what it says to those who only hear it. */
export const controlLabels = {
    take: ["Take control", "Take control"],
    takeOver: ["Take over", "Take over control"],
    release: ["Release", "Release control"],
};

/** What people call a viewer; `people` is that of the server's `room`. */
export function nameOf(viewer, people) {
    return people.find((person) => person.viewer === viewer)?.name || `Guest ${viewer}`;
}

/** The line below the title: how many there are and, unless a badge or a button already tells, who may touch. */
export function audienceLine({ watching, mode, holder, people }, { control, obstacle }) {
    const audience = watching === 1 ? "Only you" : `${watching} watching`;
    const isTold = obstacle === "mode" || obstacle === "holder" || control === "take" || control === "release"
        || (obstacle === "role" && mode === "open");
    return isTold ? audience : `${audience} \u00b7 ${touchLine(mode, holder, people)}`;
}

function touchLine(mode, holder, people) {
    if (mode === "open") return "All may touch";
    if (mode === "presenter") return "Presenter only";
    return holder === null ? "Control is free" : `${nameOf(holder, people)} has control`;
}

/** The badge of somebody who may not touch. */
export function badge(obstacle, { holder, people }) {
    if (obstacle === "role") return "View only";
    return obstacle === "mode" ? "Presenter only" : `${nameOf(holder, people)} has control`;
}

/** What somebody who touches, and may not, is told. */
export function explanation(obstacle, { holder, people }) {
    if (obstacle === "role") return "You came by a view-only link: you can watch, but not touch.";
    if (obstacle === "mode") return "Only the presenter can touch just now.";
    return `${nameOf(holder, people)} has control. When they let go, you can take it.`;
}
