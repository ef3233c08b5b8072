import { loadStyle } from "./components/dom.js";
import { browserMemory } from "./components/memory.js";
// Not when it is needed: that would cost a room, which most visits are to, one more way to the server.
import { showRoom } from "./pages/room/live-stage.js";
import { isCopy, roomName } from "./pages/room/room-address.js";
import { applyTheme } from "./tools/view/theme.js";

const room = roomName(location.pathname);

applyTheme(browserMemory().setting("view")?.theme);

try {
    if (room === null) {
        const [{ showGallery }] = await Promise.all([import("./pages/gallery/gallery-page.js"), loadStyle("/pages/gallery/gallery.css")]);
        showGallery();
    } else if (isCopy(location.hash)) await (await import("./tools/share/copy-link.js")).showCopy(room);
    else await showRoom(room);
} catch (error) {
    if (error.message !== "no WebGL2") throw error;
    document.querySelector(".room").remove();
    (await import("./pages/room/unsupported.js")).showUnsupported(room);
}
