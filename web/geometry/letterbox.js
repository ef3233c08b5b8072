/** Where the stage lies in the window: scaled to fit, but no larger than asked, centred. Any one unit of length serves for all four. */
export class Letterbox {
    constructor(windowWidth, windowHeight, stageWidth, stageHeight, largestScale = Infinity) {
        this.scale = Math.min(windowWidth / stageWidth, windowHeight / stageHeight, largestScale);
        this.width = stageWidth * this.scale;
        this.height = stageHeight * this.scale;
        this.left = (windowWidth - this.width) / 2;
        this.top = (windowHeight - this.height) / 2;
    }

    /** A place in the window as a point of the stage. */
    toStage(x, y) {
        return { x: (x - this.left) / this.scale, y: (y - this.top) / this.scale };
    }
}
