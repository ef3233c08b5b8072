/** The address of the whole room, for a page at `location`: with its key, without what makes it bare. */
export function wholeAddress({ pathname, search, hash }) {
    const query = new URLSearchParams(search);
    query.delete("embed");
    return `${pathname}${query.size > 0 ? `?${query}` : ""}${hash}`;
}

/** Leaves of a room's page the stage and a link to the whole room. */
export function embed(page, location) {
    page.classList.add("embedded");
    const link = document.createElement("a");
    Object.assign(link, { className: "whole", href: wholeAddress(location), target: "_blank", rel: "noopener" });
    link.textContent = "Open in Zoetrope";
    page.append(link);
    // The bar is not shown.
    page.querySelector("#viewport").append(page.querySelector("#time-badge"));
}
