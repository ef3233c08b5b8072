/** Rounds the stage's corners and puts its backdrop under it; `box` is its place in the canvas, in CSS pixels. */
export function frameStage({ left, top, width, height }, canvas, backdrop) {
    const radius = Math.min(28, width * 0.05);
    const right = canvas.clientWidth - left - width;
    const bottom = canvas.clientHeight - top - height;
    canvas.style.clipPath = `inset(${top}px ${right}px ${bottom}px ${left}px round ${radius}px)`;
    backdrop.hidden = false;
    Object.assign(backdrop.style, {
        left: `${canvas.offsetLeft + left}px`,
        top: `${canvas.offsetTop + top}px`,
        width: `${width}px`,
        height: `${height}px`,
        borderRadius: `${radius}px`,
    });
}
