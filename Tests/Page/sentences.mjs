import { readFileSync, readdirSync } from "node:fs";

/** The project's folder. */
export const project = new URL("../../", import.meta.url);

/** Returns the text of a file, of the project if its path does not begin at the system's root. */
export const read = (path) => readFileSync(new URL(path, project), "utf8");

/**
 * Returns what a document says, one statement each: its sentences and what semicolons part in them, the rows of its tables
 * without their heads, and the lines of its blocks of code without comments. Headings and pictures say nothing.
 */
export function statements(text) {
    const found = [];
    let paragraph = [];
    const end = () => {
        const prose = paragraph.join(" ").replaceAll(/\s+/g, " ").trim();
        found.push(...prose.split(/(?<=[.;]) (?=\S)|(?<=[:]) (?=[`A-Z*])/).filter((words) => words !== ""));
        paragraph = [];
    };
    let inCode = false;
    let inHead = true;
    for (const line of text.split("\n")) {
        if (line.startsWith("```")) {
            end();
            inCode = !inCode;
        } else if (inCode) {
            const command = line.replace(/(^| )# .*/, "").replaceAll(/\s+/g, " ").trim();
            if (command !== "" && !/[│▼]/.test(line)) found.push(command);
        } else if (line.startsWith("|")) {
            end();
            if (line.startsWith("|---")) inHead = false;
            else if (!inHead) found.push(line);
        } else {
            inHead = true;
            if (/^(#|<|$)/.test(line)) end();
            else {
                if (line.startsWith("- ")) end();
                paragraph.push(line.replace(/^- /, ""));
            }
        }
    }
    end();
    return found;
}

/**
 * Returns a list of what holds each statement: a line begins a statement, with the first words of it, and those indented
 * below it name what holds it.
 */
export function holders(text) {
    const held = new Map();
    let current;
    for (const line of text.split("\n").filter((line) => line !== "")) {
        if (line.startsWith("    ")) current.push(line.trim());
        else held.set(line, current = []);
    }
    return held;
}

/** Returns the files in a folder of the project and the folders in it. */
export function files(folder) {
    const entries = readdirSync(new URL(folder, project), { recursive: true, withFileTypes: true });
    return entries.filter((entry) => entry.isFile()).map(({ name, parentPath }) => ({ name, path: `${parentPath}/${name}` }));
}

/** Returns the names of all tests: functions of Swift and Python, and the titles of the page's. */
export function testNames() {
    const names = new Set();
    for (const { name, path } of files("Tests")) {
        const pattern = {
            swift: /^( *)@Test\b(?:[^\n]*|[^]*?\n\1(?:@\w+ )*)\bfunc (?<test>\w+)/gm,
            py: /^def (?<test>test_\w+)/gm,
            mjs: /\btest\("(?<test>[^"]+)"/g,
        }[name.slice(name.lastIndexOf(".") + 1)];
        if (pattern === undefined) continue;
        for (const { groups } of readFileSync(path, "utf8").matchAll(pattern)) names.add(groups.test);
    }
    return names;
}

/** Returns the names of the files, without their endings, that measure something. */
export function benchmarkNames() {
    const measures = [...files("Tests/Benchmarks"), ...files("Tests/Browser").filter(({ name }) => !name.startsWith("test_"))];
    return new Set(measures.map(({ name }) => name.replace(/\.\w+$/, "")));
}
