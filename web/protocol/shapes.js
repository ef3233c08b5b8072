import { invalidPayload } from "./fault.js";

// Each check is a function of a value and of the path that leads to it, and throws a fault that names both the path and
// what would have been valid.

function check(isValid, expected) {
    return (value, path) => {
        if (!isValid(value)) throw invalidPayload(`${path} is not ${expected}`);
    };
}

const isObject = (value) => typeof value === "object" && value !== null && !Array.isArray(value);

export const string = check((value) => typeof value === "string", "a string");
export const number = check((value) => typeof value === "number", "a number");
export const boolean = check((value) => typeof value === "boolean", "true or false");
/** What a scene's parameter or read-out can be. */
export const value = check((value) => value === null || typeof value !== "object" || Array.isArray(value), "a plain value");

/** Whether a stage's time may go so fast. */
export function isRate(value) {
    return value === 0 || (typeof value === "number" && value >= 0.05 && value <= 1);
}

export const rate = check(isRate, "0 or 0.05...1");

export function integer(first, last) {
    return check((value) => Number.isInteger(value) && value >= first && value <= last, `an integer in ${first}...${last}`);
}

export function oneOf(...choices) {
    return check((value) => choices.includes(value), `one of ${choices.join(", ")}`);
}

export function matches(pattern) {
    return check((value) => typeof value === "string" && pattern.test(value), `of the form ${pattern.source}`);
}

export function nullOr(inner) {
    return (value, path) => {
        if (value !== null) inner(value, path);
    };
}

/** Of an object's field: it may be left out. */
export function optional(inner) {
    return (value, path) => {
        if (value !== undefined) inner(value, path);
    };
}

export function listOf(inner) {
    const isList = check(Array.isArray, "a list");
    return (value, path) => {
        isList(value, path);
        value.forEach((each, index) => inner(each, `${path}[${index}]`));
    };
}

/** A list of as many values as there are checks. */
export function tuple(...inners) {
    const isTuple = check((value) => Array.isArray(value) && value.length === inners.length, `a list of ${inners.length}`);
    return (value, path) => {
        isTuple(value, path);
        inners.forEach((inner, index) => inner(value[index], `${path}[${index}]`));
    };
}

export function mapOf(inner) {
    const isMap = check(isObject, "an object");
    return (value, path) => {
        isMap(value, path);
        for (const [key, each] of Object.entries(value)) inner(each, `${path}.${key}`);
    };
}

/** @param fields a check for each; others are not looked at */
export function object(fields) {
    const isMap = check(isObject, "an object");
    return (value, path) => {
        isMap(value, path);
        for (const [key, inner] of Object.entries(fields)) inner(value[key], `${path}.${key}`);
    };
}
