import { roomName } from "./room/room-address.js";

const room = roomName(location.pathname);

try {
    if (room === null) (await import("./gallery/gallery-page.js")).showGallery();
    else (await import("./room/room-page.js")).showRoom(room);
} catch (error) {
    if (error.message !== "no WebGL2") throw error;
    document.getElementById("unsupported").hidden = false;
    document.querySelector(".room").remove();
}
