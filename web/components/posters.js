/** The scenes of which there is a picture, as a new room shows them. */
const scenes = new Set(["album", "dashboard", "feed", "flip", "grid", "messages", "monzo", "stack", "type"]);

/** Where a scene's picture is; null if nobody made one. */
export function posterAddress(scene) {
    return scenes.has(scene) ? `/pages/gallery/posters/${scene}.webp` : null;
}
