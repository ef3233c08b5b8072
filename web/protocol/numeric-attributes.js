const identity = Object.freeze([1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1]);
const affineElements = [0, 1, 4, 5, 12, 13];
const allElements = identity.map((_, element) => element);

/** Lengths and coordinates, in units of the wire. */
const fixed = 64;
const [linear, perspective] = [2 ** 16, 2 ** 28];
/** How many units make 1 of each of a transform's elements. */
const elementUnits = [linear, linear, linear, perspective, linear, linear, linear, perspective, linear, linear, linear, perspective, fixed, fixed, fixed, linear];

export const slotCount = 56;
/** The largest magnitude of a number that is predicted. */
const limit = 2 ** 40;

/**
 * The attributes whose next values a step predicts, in the order in which it tells them. The numbers of an attribute have
 * slots from `slot` on: what it is made of (`numbers`, whole in units of the wire), how it is made of them, if they are in
 * their range (`value`, else undefined), and which of them are told.
 */
export const numericAttributes = [
    pair("position", 0, ["x", "y"]),
    pair("boundsOrigin", 2, ["x", "y"]),
    { ...pair("boundsSize", 4, ["width", "height"]), value: ([width, height]) => lengths([width, height]) && { width: width / fixed, height: height / fixed } },
    transform("transform", 6),
    transform("sublayerTransform", 22),
    whole("opacity", 38, (value) => [value], ([value]) => bytes([value]) && value),
    whole("cornerRadius", 39, (value) => [value * fixed], ([value]) => lengths([value]) && value / fixed),
    whole("backgroundColor", 40, (value) => value, (color) => bytes(color) && color),
    whole("border", 44, ({ width, color }) => [width * fixed, ...color], ([width, ...color]) => lengths([width]) && bytes(color) && { width: width / fixed, color }),
    whole("shadow", 49, ({ color, radius, x, y }) => [...color, radius * fixed, x * fixed, y * fixed], shadow),
];

/** Whether an attribute's numbers can be predicted: they are whole, and not too large. */
export function isPredictable(numbers) {
    return numbers.every((number) => Number.isInteger(number) && Math.abs(number) < limit);
}

function whole(name, slot, numbers, value) {
    return { name, slot, numbers, value, told: (base) => base.map((_, index) => index) };
}

function pair(name, slot, [first, second]) {
    return whole(name, slot, (value) => [value[first] * fixed, value[second] * fixed], (numbers) => ({ [first]: numbers[0] / fixed, [second]: numbers[1] / fixed }));
}

function shadow([red, green, blue, alpha, radius, x, y]) {
    const color = [red, green, blue, alpha];
    return bytes(color) && lengths([radius]) && { color, radius: radius / fixed, x: x / fixed, y: y / fixed };
}

function transform(name, slot) {
    return {
        name,
        slot,
        numbers: (matrix) => (matrix ?? identity).map((element, index) => element * elementUnits[index]),
        value(numbers) {
            const matrix = numbers.map((number, index) => number / elementUnits[index]);
            return matrix.every((element, index) => element === identity[index]) ? null : matrix;
        },
        told: (base, previous) => (isAffine(base) && isAffine(previous) ? affineElements : allElements),
    };
}

/** @param numbers of a transform */
function isAffine(numbers) {
    return numbers.every((number, element) => affineElements.includes(element) || number === identity[element] * elementUnits[element]);
}

function bytes(numbers) {
    return numbers.every((number) => number >= 0 && number <= 255) || undefined;
}

function lengths(numbers) {
    return numbers.every((number) => number >= 0) || undefined;
}
