import { Verb } from "../protocol/drawing.js";

const caps = ["butt", "round", "square"];
const joins = ["miter", "round", "bevel"];

/**
 * A canvas with a drawing at `scale` pixels a point, transparent around it.
 *
 * @param box what of the layer's space the canvas shows, in points
 * @param image the picture of a name, or null while it has not arrived
 * @param paintText draws fragments of text to a context
 * @param shadow the layer's, cast by all of the drawing together; null for none
 */
export function rasterize(operations, box, scale, image, paintText, shadow) {
    const drawing = blankCanvas(box, scale);
    const context = drawing.getContext("2d");
    context.setTransform(scale, 0, 0, scale, -box.left * scale, -box.top * scale);
    for (const operation of operations) {
        painters[operation.type](context, operation, { scale, image, paintText, width: drawing.width });
    }
    return shadow === null ? drawing : shaded(drawing, drawing, 0, 0, shadow, scale);
}

/** A canvas as large as another one, with a drawing and the shadow that all of it casts; its corner is in pixels. */
export function shaded(drawing, { width, height }, left, top, shadow, scale) {
    const canvas = document.createElement("canvas");
    [canvas.width, canvas.height] = [width, height];
    const context = canvas.getContext("2d");
    setShadow(context, shadow, scale);
    context.drawImage(drawing, left, top);
    return canvas;
}

function blankCanvas(box, scale) {
    const canvas = document.createElement("canvas");
    canvas.width = Math.max(1, Math.ceil((box.right - box.left) * scale));
    canvas.height = Math.max(1, Math.ceil((box.bottom - box.top) * scale));
    return canvas;
}

const painters = {
    fill(context, { isEvenOdd, color, path }) {
        context.fillStyle = style(color);
        context.fill(shape(path), rule(isEvenOdd));
    },
    stroke(context, { color, line, path }) {
        context.strokeStyle = style(color);
        context.lineWidth = line.width;
        context.lineCap = caps[line.cap];
        context.lineJoin = joins[line.join];
        context.miterLimit = line.miterLimit;
        context.setLineDash(line.dashes);
        context.lineDashOffset = line.dashPhase;
        if (line.width > 0) context.stroke(shape(path, line.cap !== 0));
    },
    save: (context) => context.save(),
    restore: (context) => context.restore(),
    clip: (context, { isEvenOdd, path }) => context.clip(shape(onPixels(path, context.getTransform())), rule(isEvenOdd)),
    shadow: (context, { shadow }, { scale }) => setShadow(context, shadow, scale),
    pathShadow(context, { shadow, path }, { scale, width }) {
        // The path itself lies beside the canvas; a canvas counts shadows' offsets in pixels.
        const away = 2 * width + 16 * shadow.radius * scale;
        context.save();
        setShadow(context, { ...shadow, x: shadow.x + away / scale }, scale);
        const { a, b, c, d, e, f } = context.getTransform();
        context.setTransform(a, b, c, d, e - away, f);
        context.fillStyle = "black";
        context.fill(shape(path));
        context.restore();
    },
    gradient(context, gradient) {
        context.save();
        context.fillStyle = gradientStyle(context, gradient);
        clipToEnds(context, gradient);
        const { e, f, a, d } = context.getTransform();
        context.fillRect(-e / a, -f / d, context.canvas.width / a, context.canvas.height / d);
        context.restore();
    },
    image(context, { name, x, y, width, height, transform, alpha }, { image }) {
        const picture = image(name);
        if (picture === null) return;
        context.save();
        context.transform(...transform);
        context.globalAlpha = alpha / 255;
        context.drawImage(picture, x, y, width, height);
        context.restore();
    },
    text(context, { fragments, transform, alpha }, { paintText }) {
        context.save();
        context.transform(...transform);
        context.globalAlpha = alpha / 255;
        paintText(context, fragments);
        context.restore();
    },
    clear(context, { path }) {
        context.save();
        context.globalCompositeOperation = "destination-out";
        context.shadowColor = "transparent";
        context.fillStyle = "black";
        context.fill(shape(path));
        context.restore();
    },
};

/** A canvas blurs with a standard deviation of half of its `shadowBlur`. */
function setShadow(context, { color, radius, x, y }, scale) {
    context.shadowColor = style(color);
    context.shadowBlur = 2 * radius * scale;
    context.shadowOffsetX = x * scale;
    context.shadowOffsetY = y * scale;
}

const rectangleVerbs = [Verb.move, Verb.line, Verb.line, Verb.line, Verb.close];

/**
 * A clip's path; the edges of an upright rectangle lie between pixels then. Without that the pieces of a resizable image
 * would show seams: each would cover a part of the pixels at the edge that they share.
 */
export function onPixels(path, { a, d, e, f }) {
    const { verbs, points } = path;
    const isRectangle = verbs.length === rectangleVerbs.length && verbs.every((verb, index) => verb === rectangleVerbs[index]);
    if (!isRectangle || !isUpright(points)) return path;
    const rounded = points.map((value, index) =>
        index % 2 === 0 ? (Math.round(value * a + e) - e) / a : (Math.round(value * d + f) - f) / d);
    return { verbs, points: rounded };
}

function isUpright([left, top, right, second, third, bottom, fourth, last]) {
    return (top === second && right === third && bottom === last && left === fourth)
        || (left === right && second === bottom && third === fourth && last === top);
}

/** What a dot is long, in points: canvases draw no caps of lines without length, as Core Graphics does. */
const dot = 0.01;

function shape({ verbs, points }, hasDots = false) {
    const path = new Path2D();
    let next = 0;
    const take = (count) => {
        next += count;
        return points.slice(next - count, next);
    };
    const isDot = (index) => hasDots && verbs[index - 1] === Verb.move && [undefined, Verb.move].includes(verbs[index + 1])
        && points[next] === points[next - 2] && points[next + 1] === points[next - 1];
    for (const [index, verb] of verbs.entries()) {
        if (verb === Verb.move) path.moveTo(...take(2));
        else if (verb === Verb.line && isDot(index)) {
            const [x, y] = take(2);
            path.lineTo(x + dot, y);
        } else if (verb === Verb.line) path.lineTo(...take(2));
        else if (verb === Verb.quad) path.quadraticCurveTo(...take(4));
        else if (verb === Verb.cubic) path.bezierCurveTo(...take(6));
        else path.closePath();
    }
    return path;
}

function gradientStyle(context, { start, startRadius, end, endRadius, stops }) {
    const gradient = startRadius === 0 && endRadius === 0
        ? context.createLinearGradient(start.x, start.y, end.x, end.y)
        : context.createRadialGradient(start.x, start.y, startRadius, end.x, end.y, endRadius);
    for (const { color, location } of stops) gradient.addColorStop(location / 255, style(color));
    return gradient;
}

/** A canvas's gradients always go on; this leaves only the part between the ends that don't. */
function clipToEnds(context, { start, startRadius, end, endRadius, extendsBefore, extendsAfter }) {
    const isLinear = startRadius === 0 && endRadius === 0;
    if (!isLinear) {
        if (!extendsAfter) clipTo(context, (path) => path.arc(end.x, end.y, endRadius, 0, 2 * Math.PI));
        if (!extendsBefore && startRadius > 0) {
            clipTo(context, (path) => {
                path.rect(start.x - 1e5, start.y - 1e5, 2e5, 2e5);
                path.arc(start.x, start.y, startRadius, 0, 2 * Math.PI);
            });
        }
        return;
    }
    const length = Math.hypot(end.x - start.x, end.y - start.y);
    if (length === 0 || (extendsBefore && extendsAfter)) return;
    const [dx, dy] = [(end.x - start.x) / length, (end.y - start.y) / length];
    const far = 1e5;
    const from = extendsBefore ? -far : 0;
    const to = extendsAfter ? far : length;
    const corner = (along, across) => [start.x + dx * along - dy * across, start.y + dy * along + dx * across];
    clipTo(context, (path) => {
        path.moveTo(...corner(from, -far));
        path.lineTo(...corner(to, -far));
        path.lineTo(...corner(to, far));
        path.lineTo(...corner(from, far));
    });
}

function clipTo(context, build) {
    const path = new Path2D();
    build(path);
    context.clip(path, "evenodd");
}

function rule(isEvenOdd) {
    return isEvenOdd ? "evenodd" : "nonzero";
}

function style([red, green, blue, alpha]) {
    return `rgb(${red} ${green} ${blue} / ${alpha / 255})`;
}
