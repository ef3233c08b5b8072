/** The kinds of reactions, in the wire's order. */
export const reactions = [
    { picture: "\u{1F44D}", title: "Thumbs up" },
    { picture: "\u2764\uFE0F", title: "Heart" },
    { picture: "\u{1F602}", title: "Laughter" },
    { picture: "\u{1F62E}", title: "Surprise" },
    { picture: "\u{1F44F}", title: "Applause" },
    { picture: "\u2753", title: "Question" },
];
