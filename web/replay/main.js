import { matchDevicePixels } from "../canvas-size.js";
import { Letterbox } from "../geometry/letterbox.js";
import { Renderer } from "../renderer/renderer.js";
import { Recording, rate } from "./recording.js";
import { Transport, speeds } from "./transport.js";

const canvas = document.getElementById("stage");
const slider = document.getElementById("position");
const playButton = document.getElementById("play");
const speed = document.getElementById("speed");
const clock = document.getElementById("clock");

const images = JSON.parse(document.getElementById("images").textContent);
const recording = new Recording(bytesOfBase64(document.getElementById("recording").textContent.trim()));
const transport = new Transport(recording.first, recording.last, rate);
const renderer = new Renderer(canvas, draw, (name) => images[name] ?? "");

let lastTime = null;

slider.min = recording.first;
slider.max = recording.last;
slider.addEventListener("input", () => change(() => transport.seek(Number(slider.value))));
playButton.addEventListener("click", toggle);
for (const value of speeds) speed.add(new Option(`${value}\u00d7`, value, value === 1, value === 1));
speed.addEventListener("change", () => { transport.speed = Number(speed.value); });
canvas.addEventListener("click", toggle);
document.addEventListener("keydown", (event) => {
    if (event.target === speed || event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === " " && event.target !== playButton) toggle();
    else if (event.key === "ArrowLeft" || event.key === "ArrowRight") change(() => transport.step(event.key === "ArrowLeft" ? -1 : 1));
    else return;
    event.preventDefault();
});
matchDevicePixels(canvas, draw);
toggle();

function toggle() {
    change(() => (transport.isPlaying ? transport.pause() : transport.play()));
    if (transport.isPlaying) requestAnimationFrame(frame);
}

function frame(time) {
    transport.advance(lastTime === null ? 0 : (time - lastTime) / 1000);
    lastTime = transport.isPlaying ? time : null;
    show();
    if (transport.isPlaying) requestAnimationFrame(frame);
}

function change(body) {
    body();
    if (!transport.isPlaying) lastTime = null;
    show();
}

function show() {
    slider.value = transport.position;
    const seconds = (transport.position - recording.first) / rate;
    clock.textContent = `${seconds.toFixed(2)} s`;
    slider.setAttribute("aria-valuetext", `${seconds.toFixed(2)} seconds`);
    playButton.setAttribute("aria-label", transport.isPlaying ? "Pause" : "Play");
    playButton.classList.toggle("playing", transport.isPlaying);
    if (recording.show(Math.floor(transport.position + 1e-6))) draw();
}

function draw() {
    const { stage } = recording;
    renderer.draw(stage, new Letterbox(canvas.width, canvas.height, stage.width, stage.height));
}

function bytesOfBase64(text) {
    return Uint8Array.from(atob(text), (character) => character.charCodeAt(0));
}
