/** Where there is room for the panel beside the stage; elsewhere it is a sheet from below. `panel.css` has it, too. */
export const beside = "(min-width: 720px), (max-height: 499px) and (orientation: landscape)";
// In such a window the stage loses nothing by a panel.
const ample = "(min-width: 1100px) and (min-height: 500px)";

/** Whether the panel is open when the page is: as it was left beside the stage, never as a sheet. @param memory see `Memory` */
export function isOpenAtFirst(memory) {
    return matchMedia(beside).matches && (memory.opensPanel ?? matchMedia(ample).matches);
}
