/** The stage as it is on a canvas of WebGL, on its background: what a picture or a video shows. */
export class StagePicture {
    canvas = document.createElement("canvas");

    #context = this.canvas.getContext("2d", { alpha: false });
    #background;

    /** @param background a CSS colour */
    constructor(background) {
        this.#background = background;
    }

    /**
     * Copies what has just been drawn. Call it in the same task: a WebGL canvas keeps its picture no longer.
     *
     * @param canvas with the stage; @param box the stage's place in it, in its pixels
     */
    copy(canvas, { left, top, width, height }) {
        // Codecs want even sizes; one that changes while it is recorded would end a video.
        if (this.canvas.width < 16 || !this.isFixed) {
            this.canvas.width = even(width);
            this.canvas.height = even(height);
        }
        this.#context.fillStyle = this.#background;
        this.#context.fillRect(0, 0, this.canvas.width, this.canvas.height);
        this.#context.drawImage(canvas, left, top, width, height, 0, 0, this.canvas.width, this.canvas.height);
    }

    /** Whether it keeps the size of its first copy. */
    isFixed = false;

    /** Has the browser take it for drawn anew. */
    touch() {
        this.#context.drawImage(this.canvas, 0, 0);
    }

    /** @returns a PNG as a `Blob` */
    async png() {
        return await new Promise((resolve) => this.canvas.toBlob(resolve, "image/png"));
    }
}

function even(length) {
    return Math.max(2, 2 * Math.round(length / 2));
}
