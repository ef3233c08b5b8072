/** What draws from what has been drawn: one file of the page, which is fetched when a stage first needs it. */
export { Backdrop } from "./backdrop.js";
export { LayerFilter } from "./layer-filter.js";
