/** Pictures of the other stages of a room over the first one, through which that can be seen. */
export class OnionSkin {
    #copy = document.createElement("canvas");

    /** Keeps what a canvas shows, which is gone after the frame. */
    keep(canvas) {
        Object.assign(this.#copy, { width: canvas.width, height: canvas.height });
        this.#copy.getContext("2d").drawImage(canvas, 0, 0);
    }

    /**
     * @param context of a canvas over the one that is kept, in CSS pixels; @param box the place of all stages in it
     * @param stages as of `stagesIn`; @param opacity of the others
     */
    draw(context, box, [first, ...others], opacity) {
        const place = ({ left, top, width, height }) => [box.left + left * box.scale, box.top + top * box.scale, width * box.scale, height * box.scale];
        const ratio = this.#copy.width / context.canvas.clientWidth;
        context.globalAlpha = opacity;
        for (const other of others) context.drawImage(this.#copy, ...place(other).map((length) => length * ratio), ...place(first));
        context.globalAlpha = 1;
    }
}
