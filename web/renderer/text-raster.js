import { breakLines } from "./text-lines.js";

const systemStack = '-apple-system, "SF Pro Text", system-ui, "Segoe UI", Roboto, Helvetica, Arial, sans-serif';

/** CSS font families by the wire's `design`: system, monospaced, rounded, serif. */
const families = [
    systemStack,
    'ui-monospace, "SF Mono", Menlo, Consolas, "DejaVu Sans Mono", monospace',
    `ui-rounded, "SF Pro Rounded", ${systemStack}`,
    'ui-serif, "New York", Georgia, serif',
];

// San Francisco's proportions, in units of the font size: what UILabel gives a line, and where capitals look centred.
const lineHeight = 1.193;
const baselineBelowMiddle = 0.3555;
// Room for what italics, accents and swashes draw outside their advance.
const overhang = 0.25;
const largestTexture = 4096;

/** Lays out and rasterises texts with a 2-D canvas. Widths are in points, as in the rest of the renderer. */
export class TextRaster {
    #measuring = document.createElement("canvas").getContext("2d");
    #widths = new Map();

    /**
     * The lines of a text in a box and where their raster lies: `{ lines, left, top, width, height, key }`; equal keys
     * have equal pixels at equal scales.
     */
    layout(text, boxWidth, boxHeight) {
        const font = `${text.weight * 100} ${text.size}px ${families[text.design]}`;
        const step = text.size * lineHeight;
        const fitting = Math.max(1, Math.floor(boxHeight / step + 0.01));
        const lines = breakLines(text.string, boxWidth, text.lines || fitting, (string) => this.#measure(font, string));
        const widths = lines.map((line) => this.#measure(font, line));
        const margin = text.size * overhang;
        const width = Math.max(...widths);
        const height = step * lines.length;
        return {
            lines: lines.map((string, index) => ({ string, x: margin + align(text.alignment, widths[index], width) })),
            left: align(text.alignment, width, boxWidth) - margin,
            top: (boxHeight - height) / 2 - margin,
            width: width + 2 * margin,
            height: height + 2 * margin,
            margin,
            font,
            step,
            key: JSON.stringify([font, text.color, text.alignment, lines]),
        };
    }

    /** A canvas with the laid-out text at `scale` pixels a point, transparent around it. */
    draw(layout, text, scale) {
        const canvas = document.createElement("canvas");
        canvas.width = Math.min(largestTexture, Math.ceil(layout.width * scale));
        canvas.height = Math.min(largestTexture, Math.ceil(layout.height * scale));
        const context = canvas.getContext("2d");
        context.scale(scale, scale);
        context.font = layout.font;
        context.textBaseline = "alphabetic";
        const [red, green, blue, alpha] = text.color;
        context.fillStyle = `rgb(${red} ${green} ${blue} / ${alpha / 255})`;
        const first = layout.margin + layout.step / 2 + text.size * baselineBelowMiddle;
        layout.lines.forEach(({ string, x }, index) => {
            // Baselines on whole pixels keep the feet of the letters sharp.
            context.fillText(string, x, Math.round((first + index * layout.step) * scale) / scale);
        });
        return canvas;
    }

    #measure(font, string) {
        const key = `${font}\n${string}`;
        let width = this.#widths.get(key);
        if (width === undefined) {
            if (this.#widths.size > 2000) this.#widths.clear();
            this.#measuring.font = font;
            width = this.#measuring.measureText(string).width;
            this.#widths.set(key, width);
        }
        return width;
    }
}

/** Where something of one width starts in another. The wire's 0, 3 and 4 (left, justified, natural) start at the left. */
function align(alignment, width, available) {
    if (alignment === 1) return (available - width) / 2;
    return alignment === 2 ? available - width : 0;
}
