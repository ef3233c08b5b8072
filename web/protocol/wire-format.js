/** The sub-protocol of WIRE.md; another version has another name. */
export const subprotocol = "zoetrope.v3";

/** The first byte of a viewer's message, and of each part of a server's. */
export const MessageType = Object.freeze({
    snapshot: 0x01,
    delta: 0x02,
    cursors: 0x03,
    echo: 0x04,
    step: 0x05,
    notice: 0x06,
    pointer: 0x10,
    wheel: 0x11,
    acknowledgement: 0x12,
    key: 0x13,
    hover: 0x14,
    probe: 0x15,
});

/** The numbers that WIRE.md fixes; lengths are in bytes. */
export const limits = Object.freeze({
    serverMessage: 1 << 20,
    cursorsPart: 2048,
    notice: 1 << 16,
    viewerMessage: 2048,
    string: 1024,
    samples: 64,
    pointers: 16,
    /** What a cursor calls a mouse or a pen that hovers. */
    hoveringPointer: 255,
    cursors: 64,
    /** Points. */
    coordinate: 65_536,
    /** Messages that may be on their way to a viewer beyond its last acknowledgement. */
    acknowledgementWindow: 32,
    /** Steps before the newest stage tick, and to step at once. */
    history: 3600,
    /** Unicode scalars. */
    name: 32,
    text: 200,
    identity: 64,
    colors: 12,
    gradientStops: 255,
    textFragments: 512,
    drawingOperations: 8192,
    pathElements: 8192,
    dashes: 16,
});
