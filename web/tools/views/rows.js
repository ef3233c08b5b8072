/**
 * A stage's views as a tree, of what is on the page and what the server has told. O(layers).
 *
 * @param stage a `Stage`; @param views by layer, of a `ViewList`
 * @returns the roots, each `{ id, parent, children }`, without layers of which nothing is known
 */
export function treeOf(stage, views) {
    const roots = [];
    const visit = (parent, node, list) => {
        // As they are drawn, the rearmost first.
        for (const layer of stage.children(parent)) {
            if (!views.has(layer.id)) {
                visit(layer.id, node, list);
                continue;
            }
            const child = { id: layer.id, parent: node, children: [] };
            list.push(child);
            visit(layer.id, child, child.children);
        }
    };
    visit(0, null, roots);
    return roots;
}

/**
 * The lines of the tree that are listed.
 *
 * @param roots of `treeOf`; @param views by layer
 * @param options `{ folded, filter }`: a set of ids whose children are not listed, and a text that is in what is listed, whose views
 *   around it are listed, too
 * @returns a list of `{ id, depth, place, count, hasChildren, isFolded, isMatch }`: its place among its siblings from 1, and of how many
 */
export function rowsOf(roots, views, { folded, filter = "" }) {
    const wanted = filter.trim().toLowerCase();
    const matching = wanted === "" ? null : matches(roots, views, wanted);
    const rows = [];
    const visit = (nodes, depth) => {
        const listed = matching === null ? nodes : nodes.filter(({ id }) => matching.has(id));
        listed.forEach(({ id, children }, index) => {
            // What is looked for is not hidden in a fold.
            const isFolded = matching === null && folded.has(id) && children.length > 0;
            rows.push({
                id, depth, place: index + 1, count: listed.length, hasChildren: children.length > 0, isFolded,
                isMatch: matching === null || matching.get(id),
            });
            if (!isFolded) visit(children, depth + 1);
        });
    };
    visit(roots, 0);
    return rows;
}

/** By id: true for those that match, false for those around them. */
function matches(roots, views, wanted) {
    const found = new Map();
    const visit = ({ id, children }) => {
        const { type, label, controller } = views.get(id);
        const isMatch = [type, label, controller ?? ""].some((text) => text.toLowerCase().includes(wanted));
        const isAround = children.map(visit).includes(true);
        if (isMatch || isAround) found.set(id, isMatch);
        return isMatch || isAround;
    };
    for (const root of roots) visit(root);
    return found;
}

/** The node of an id; null if there is none. */
export function nodeOf(roots, id) {
    for (const node of roots) {
        const found = node.id === id ? node : nodeOf(node.children, id);
        if (found !== null) return found;
    }
    return null;
}

/** Where an arrow leads from a node: `ArrowUp` to what is around it, `ArrowDown` to the first within, the others to its neighbours. */
export function neighbour(roots, id, key) {
    const node = nodeOf(roots, id);
    if (node === null) return roots[0]?.id ?? null;
    if (key === "ArrowUp") return node.parent?.id ?? id;
    if (key === "ArrowDown") return node.children[0]?.id ?? id;
    const siblings = node.parent?.children ?? roots;
    const step = key === "ArrowLeft" ? -1 : 1;
    return siblings[siblings.indexOf(node) + step]?.id ?? id;
}

/** How to find a view again that got another id: from the root on, what each is called and its place among those called so. */
export function pathOf(roots, views, id) {
    const path = [];
    for (let node = nodeOf(roots, id); node !== null; node = node.parent) {
        const { type, label } = views.get(node.id);
        const siblings = node.parent?.children ?? roots;
        path.unshift({ type, label, place: siblings.indexOf(node) });
    }
    return path;
}

/** The id of the view at a path of `pathOf`; null if there is none. */
export function atPath(roots, views, path) {
    let nodes = roots;
    let found = null;
    for (const { type, label, place } of path) {
        const alike = nodes.filter(({ id }) => views.get(id).type === type);
        const same = alike.filter(({ id }) => views.get(id).label === label);
        const next = same.find((node) => nodes.indexOf(node) === place) ?? same[0] ?? alike.find((node) => nodes.indexOf(node) === place);
        if (next === undefined) return null;
        found = next.id;
        nodes = next.children;
    }
    return found;
}
