/** The server's font files, and the characters that each is for: written by web/fonts/make.py. */
export const fontFiles = [
    {
        file: "inter-roman-latin.woff2",
        family: "text",
        style: "normal",
        range: "U+20-7E, U+A0-FF, U+131-131, U+152-153, U+2010-2027, U+202F-203A, U+20AC-20AC, U+2122-2122, U+2190-2193, U+2212-2212",
    },
    {
        file: "inter-roman-latin-a.woff2",
        family: "text",
        style: "normal",
        range: "U+100-130, U+132-151, U+154-17F",
    },
    {
        file: "inter-roman-latin-more.woff2",
        family: "text",
        style: "normal",
        range: "U+180-24F, U+2B0-36F, U+1E00-1EFF",
    },
    {
        file: "inter-roman-greek.woff2",
        family: "text",
        style: "normal",
        range: "U+370-3FF, U+1F00-1FFF",
    },
    {
        file: "inter-roman-cyrillic.woff2",
        family: "text",
        style: "normal",
        range: "U+400-52F",
    },
    {
        file: "inter-roman-symbols.woff2",
        family: "text",
        style: "normal",
        range: "U+2000-200F, U+203B-206F, U+2070-20AB, U+20AD-20CF, U+2100-2121, U+2123-218F, U+2194-2211, U+2213-22FF, U+2300-23FF, U+2460-24FF, U+2500-27BF",
    },
    {
        file: "inter-roman-tabular.woff2",
        family: "tabular",
        style: "normal",
        range: "U+30-39",
    },
    {
        file: "inter-italic-latin.woff2",
        family: "text",
        style: "italic",
        range: "U+20-7E, U+A0-FF, U+131-131, U+152-153, U+2010-2027, U+202F-203A, U+20AC-20AC, U+2122-2122, U+2190-2193, U+2212-2212",
    },
    {
        file: "inter-italic-latin-a.woff2",
        family: "text",
        style: "italic",
        range: "U+100-130, U+132-151, U+154-17F",
    },
    {
        file: "inter-italic-latin-more.woff2",
        family: "text",
        style: "italic",
        range: "U+180-24F, U+2B0-36F, U+1E00-1EFF",
    },
    {
        file: "inter-italic-greek.woff2",
        family: "text",
        style: "italic",
        range: "U+370-3FF, U+1F00-1FFF",
    },
    {
        file: "inter-italic-cyrillic.woff2",
        family: "text",
        style: "italic",
        range: "U+400-52F",
    },
    {
        file: "inter-italic-symbols.woff2",
        family: "text",
        style: "italic",
        range: "U+2000-200F, U+203B-206F, U+2070-20AB, U+20AD-20CF, U+2100-2121, U+2123-218F, U+2194-2211, U+2213-22FF, U+2300-23FF, U+2460-24FF, U+2500-27BF",
    },
    {
        file: "inter-italic-tabular.woff2",
        family: "tabular",
        style: "italic",
        range: "U+30-39",
    },
];
