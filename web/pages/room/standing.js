/**
 * What follows for a viewer from its role and the room's mode; the server decides by the same rules.
 *
 * @param welcome the server's `welcome`; @param room its last `room`
 * @returns `{ mayTouch, control, obstacle }`: `control` is "take", "takeOver", "release", "wait" for somebody who can take it
 *   only when its holder lets go, or null where there is nothing to take; `obstacle` is "role", "mode" or "holder" for a viewer who may not touch, else null
 */
export function standing({ role, viewer }, { mode, holder }) {
    if (role === "viewer") return { mayTouch: false, control: null, obstacle: "role" };
    if (mode === "turns") return turn(role, holder, viewer);
    if (mode === "presenter" && role !== "presenter") return { mayTouch: false, control: null, obstacle: "mode" };
    return { mayTouch: true, control: null, obstacle: null };
}

function turn(role, holder, viewer) {
    // Control that nobody holds is taken by touching, too.
    if (holder === null) return { mayTouch: true, control: "take", obstacle: null };
    if (holder === viewer) return { mayTouch: true, control: "release", obstacle: null };
    if (role === "presenter") return { mayTouch: true, control: "takeOver", obstacle: null };
    return { mayTouch: false, control: "wait", obstacle: "holder" };
}
