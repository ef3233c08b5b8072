import Wire

/// Frames that break the format, written out byte by byte as WIRE.md has them.
enum MalformedFrames {
    struct Frame {
        let name: String
        let sender: VectorFile.Sender
        let code: WireFault.Code
        let bytes: [UInt8]
    }

    static let all = server + viewer

    /// A snapshot of a 1 x 1 pt stage up to its count.
    private static let head: [UInt8] = [0x01, 0, 0, 0, 0, 0x80, 0x01, 0x80, 0x01]
    /// A delta from 0 to 1 that removes nothing.
    private static let delta: [UInt8] = [0x02, 0, 0, 0, 0, 1, 0, 0, 0, 0]
    private static let zero8 = [UInt8](repeating: 0, count: 8)

    /// A snapshot of one layer with the attribute of one mask.
    private static func node(_ mask: [UInt8], _ attributes: [UInt8]) -> [UInt8] { head + [1, 1] + mask + attributes }

    /// A node with a text of one fragment.
    private static func text(
        place: UInt8 = 0, size: UInt8 = 2, weight: UInt8 = 4, design: UInt8 = 0, _ rest: [UInt8] = []
    ) -> [UInt8] {
        let fragment: [UInt8] = [1, 0x61, 0, 0, 0, 0, size, 0, 0, 0, 1, 0, 0, 0, 0, weight, design]
        return node([0x80, 0x80, 0x04], [1, place] + fragment + rest)
    }

    /// The mask of a drawing.
    private static let drawing: [UInt8] = [0x80, 0x80, 0x80, 0x01]

    private static let server: [Frame] = [
        bad("empty", .server, []),
        bad("a type that does not exist", .server, [0x7F, 0, 0, 0, 0]),
        bad("a viewer's type from a server", .server, [0x12, 0, 0, 0, 0]),
        bad("stage width 0", .server, [0x01, 0, 0, 0, 0, 0, 0x80, 0x01, 0]),
        bad("stage height negative", .server, [0x01, 0, 0, 0, 0, 0x80, 0x01, 0x01, 0]),
        bad("bytes after the last field", .server, head + [0, 0]),
        bad("fewer nodes than counted", .server, head + [2, 1, 0]),
        bad("a count beyond any message", .server, head + [0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0x0F]),
        bad("a varint not in its shortest form", .server, head + [0x80, 0x00]),
        bad("a varint of 2^53", .server, head + [0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x10]),
        bad("a varint of nine bytes", .server, head + [0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x01]),
        bad("id difference 0", .server, head + [1, 0, 0]),
        bad("a second id difference of 0", .server, head + [2, 1, 0, 0, 0]),
        bad("an id of 2^32", .server, head + [1, 0x80, 0x80, 0x80, 0x80, 0x10, 0]),
        bad("a mask of 2^23", .server, node([0x80, 0x80, 0x80, 0x04], [])),
        bad("item state 2", .server, node([0x80, 0x80, 0x40], [1, 1, 2])),
        bad("513 operations", .server, node(drawing, [0x81, 0x04])),
        bad("an operation that does not exist", .server, node(drawing, [1, 11])),
        bad(
            "a drawn text in the middle", .server,
            node(drawing, [1, 10] + .init(repeating: 0, count: 25) + [1, 1, 0, 0, 0, 0, 0, 2])),
        bad("a fill rule of 2", .server, node(drawing, [1, 0, 2, 0, 0, 0, 0, 0])),
        bad("8193 elements of a path", .server, node(drawing, [1, 9, 0x81, 0x40])),
        bad("a path's element that does not exist", .server, node(drawing, [1, 9, 1, 5])),
        bad("a path that ends within a point", .server, node(drawing, [1, 9, 1, 0, 2])),
        bad(
            "a path's coordinate beyond 2^31 points", .server,
            node(drawing, [1, 9, 1, 0, 0x82, 0x80, 0x80, 0x80, 0x80, 0x08, 0])),
        bad("a negative line width", .server, node(drawing, [1, 1, 0, 0, 0, 0, 1])),
        bad("a line's cap of 3", .server, node(drawing, [1, 1, 0, 0, 0, 0, 2, 3])),
        bad("a mitre limit of 0", .server, node(drawing, [1, 1, 0, 0, 0, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0])),
        bad("17 dashes", .server, node(drawing, [1, 1, 0, 0, 0, 0, 2, 0, 0, 0, 0, 0x20, 0x41, 17])),
        bad("a drawn gradient without stops", .server, node(drawing, [1, 7, 0, 0, 0, 0, 0, 0, 0, 0])),
        bad("a drawn gradient's flags of 4", .server, node(drawing, [1, 7, 0, 0, 0, 0, 0, 0, 4])),
        bad("a parent of 2^32", .server, node([0x01], [0x80, 0x80, 0x80, 0x80, 0x10])),
        bad("an index of 2^32", .server, node([0x02], [0x80, 0x80, 0x80, 0x80, 0x10])),
        bad("a negative bounds width", .server, node([0x10], [0x01, 0x00])),
        bad("an infinite anchor point", .server, node([0x20], [0, 0, 0x80, 0x7F, 0, 0, 0, 0])),
        bad("a transform of kind 3", .server, node([0x40], [3])),
        bad(
            "a transform that is not a number", .server,
            node([0x40], [1, 0, 0, 0xC0, 0x7F] + zero8 + zero8 + [0, 0, 0, 0])),
        bad("an infinite z position", .server, node([0x80, 0x02], [0, 0, 0x80, 0xFF])),
        bad("a negative corner radius", .server, node([0x80, 0x10], [0x01])),
        bad("a negative border width", .server, node([0x80, 0x40], [0x01, 0, 0, 0, 0])),
        bad("a negative shadow radius", .server, node([0x80, 0x80, 0x01], [0, 0, 0, 0, 0x01, 0, 0])),
        bad("gravity 4", .server, node([0x80, 0x80, 0x02], [0, 4])),
        bad("an image's name cut short", .server, node([0x80, 0x80, 0x02], [5, 0x61])),
        bad("a name that is not UTF-8", .server, .invalidPayload, node([0x80, 0x80, 0x02], [1, 0xFF, 0])),
        bad("an overlong form", .server, .invalidPayload, node([0x80, 0x80, 0x02], [2, 0xC0, 0x80, 0])),
        bad("a surrogate", .server, .invalidPayload, node([0x80, 0x80, 0x02], [3, 0xED, 0xA0, 0x80, 0])),
        bad(
            "a string of 1025 bytes", .server,
            node([0x80, 0x80, 0x02], [0x81, 0x08] + [UInt8](repeating: 0x61, count: 1025) + [0])),
        bad("a text's size 0", .server, text(size: 0)),
        bad("weight 0", .server, text(weight: 0)),
        bad("weight 10", .server, text(weight: 10)),
        bad("design 8", .server, text(design: 8)),
        bad("a font's file without a name", .server, text(design: 4, [0])),
        bad("a font's file cut short", .server, text(design: 4, [5, 0x61])),
        bad("a text's place 3", .server, text(place: 3)),
        bad("one gradient stop", .server, node([0x80, 0x80, 0x08], [1] + zero8 + zero8 + [0, 0, 0, 0, 0])),
        bad(
            "nine gradient stops", .server,
            node([0x80, 0x80, 0x08], [9] + zero8 + zero8 + [UInt8](repeating: 0, count: 45))),
        bad(
            "eight gradient stops in the form of more", .server,
            node([0x80, 0x80, 0x08], [1, 8] + zero8 + zero8 + [UInt8](repeating: 0, count: 40))),
        bad("a gradient's kind 3", .server, node([0x80, 0x80, 0x08], [0x32] + zero8 + zero8 + zero8 + [0, 0])),
        bad("a gradient's kind without stops", .server, node([0x80, 0x80, 0x08], [0x10])),
        bad(
            "gradient locations that descend", .server,
            node([0x80, 0x80, 0x08], [2] + zero8 + zero8 + [0, 0, 0, 0, 9, 0, 0, 0, 0, 8])),
        bad("blur 6", .server, node([0x80, 0x80, 0x10], [6])),
        bad("role 7", .server, node([0x80, 0x80, 0x20], [7, 0])),
        bad("blend mode 21", .server, node([0x80, 0x80, 0x80, 0x02], [21, 0, 0])),
        bad("a filter's flag 4", .server, node([0x80, 0x80, 0x80, 0x02], [0, 4, 0])),
        bad("a filter's negative blur", .server, node([0x80, 0x80, 0x80, 0x02], [0, 0, 1])),
        bad("a delta to its own base", .server, [0x02, 1, 0, 0, 0, 1, 0, 0, 0, 0, 0]),
        bad("a delta to before its base", .server, [0x02, 2, 0, 0, 0, 1, 0, 0, 0, 0, 0]),
        bad("removed ids cut short", .server, [0x02, 0, 0, 0, 0, 1, 0, 0, 0, 2, 1]),
        bad("a removed id difference of 0", .server, [0x02, 0, 0, 0, 0, 1, 0, 0, 0, 1, 0, 0]),
        bad("bytes after a delta", .server, delta + [0, 0]),
        bad("65 cursors", .server, [0x03, 65] + [UInt8](repeating: 1, count: 65 * 5)),
        bad("fewer cursors than counted", .server, [0x03, 2, 1, 0, 0, 0, 0]),
        bad("a cursor of viewer 0", .server, [0x03, 1, 0, 0, 0, 0, 0]),
        bad("a cursor of viewer 2^32", .server, [0x03, 1, 0x80, 0x80, 0x80, 0x80, 0x10, 0, 0, 0, 0]),
        bad("a cursor of pointer 16", .server, [0x03, 1, 1, 16, 0, 0, 0]),
        bad("a cursor's flag bit 1", .server, [0x03, 1, 1, 0, 2, 0, 0]),
        bad("cursors of 2,049 bytes", .server, .messageTooBig, [0x03] + [UInt8](repeating: 0, count: 2048)),
        bad("an echo of 16 bytes", .server, [0x04] + zero8 + [UInt8](repeating: 0, count: 7)),
        bad("an echo of 18 bytes", .server, [0x04] + zero8 + zero8 + [0]),
        bad("an echo's time below 0", .server, [0x04] + zero8 + [0, 0, 0, 0, 0, 0, 0xF0, 0xBF]),
        bad("a step without a head", .server, [0x05]),
        bad("a step of 2^32 ticks", .server, [0x05, 0xF0, 0xFF, 0xFF, 0xFF, 0xFF, 0x01]),
        bad("a step that tells nothing in full where it says so", .server, [0x05, 0x01]),
        bad("a step's mask of 2^23", .server, [0x05, 0x01, 0, 1, 1, 0x80, 0x80, 0x80, 0x04]),
        bad("a notice that is not UTF-8", .server, .invalidPayload, [0x06, 0xFF]),
        bad("a notice of 65,537 bytes", .server, .messageTooBig, [0x06] + [UInt8](repeating: 0x20, count: 65_537)),
    ]

    /// Whole messages of a server.
    static let messages: [Frame] = [
        bad("no part", .server, []),
        bad("a part of no bytes", .server, [0]),
        bad("a part's length alone", .server, [1]),
        bad("a part that ends before its length", .server, [18, 0x04] + zero8 + [UInt8](repeating: 0, count: 7)),
        bad("a part longer than what it holds", .server, [18, 0x04] + zero8 + zero8 + [0]),
        bad("a part of 2^53 - 1 bytes", .server, [0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0x0F, 0x04]),
        bad("a part that breaks the format after one that doesn't", .server, [2, 0x03, 0, 1, 0x7F]),
        bad("a length that is not in its shortest form", .server, [0x82, 0x00, 0x03, 0]),
    ]

    private static let viewer: [Frame] = [
        bad("empty", .viewer, []),
        bad("a type that does not exist", .viewer, [0x00]),
        bad("a server's type from a viewer", .viewer, head + [0]),
        bad("no samples", .viewer, [0x10, 0]),
        bad("65 samples", .viewer, [0x10, 65] + [UInt8](repeating: 0, count: 65 * 18)),
        bad("fewer samples than counted", .viewer, [0x10, 2] + [UInt8](repeating: 0, count: 18)),
        bad("more samples than counted", .viewer, [0x10, 1] + [UInt8](repeating: 0, count: 36)),
        bad("pointer 16", .viewer, [0x10, 1, 16, 0] + zero8 + zero8),
        bad("phase 4", .viewer, [0x10, 1, 0, 4] + zero8 + zero8),
        bad("an infinite x", .viewer, [0x10, 1, 0, 0, 0, 0, 0x80, 0x7F, 0, 0, 0, 0] + zero8),
        bad("a y beyond 65,536", .viewer, [0x10, 1, 0, 0, 0, 0, 0, 0, 1, 0, 0x80, 0x47] + zero8),
        bad("a time below 0", .viewer, [0x10, 1, 0, 0] + zero8 + [0, 0, 0, 0, 0, 0, 0xF0, 0xBF]),
        bad("a time that is not a number", .viewer, [0x10, 1, 0, 0] + zero8 + [0, 0, 0, 0, 0, 0, 0xF8, 0x7F]),
        bad("a wheel's dy beyond 65,536", .viewer, [0x11, 1] + zero8 + [0, 0, 0, 0, 1, 0, 0x80, 0xC7] + zero8),
        bad("a wheel of no samples", .viewer, [0x11, 0]),
        bad("an acknowledgement of four bytes", .viewer, [0x12, 0, 0, 0]),
        bad("an acknowledgement of six bytes", .viewer, [0x12, 0, 0, 0, 0, 0]),
        bad("key 0", .viewer, [0x13, 0] + zero8),
        bad("key 12", .viewer, [0x13, 12] + zero8),
        bad("a hover's state 2", .viewer, [0x14, 2] + zero8),
        bad("a hover that is gone, and somewhere", .viewer, [0x14, 0] + zero8),
        bad("a hover that is here, and nowhere", .viewer, [0x14, 1]),
        bad("a hover beyond 65,536", .viewer, [0x14, 1, 0, 0, 0, 0, 1, 0, 0x80, 0x47]),
        bad("a probe of eight bytes", .viewer, [0x15] + zero8.dropLast()),
        bad("a probe's time that is not a number", .viewer, [0x15, 0, 0, 0, 0, 0, 0, 0xF8, 0x7F]),
        bad("a probe's time below 0", .viewer, [0x15, 0, 0, 0, 0, 0, 0, 0xF0, 0xBF]),
        bad("2,049 bytes", .viewer, .messageTooBig, [0x10, 64] + [UInt8](repeating: 0, count: 2047)),
    ]

    private static func bad(_ name: String, _ sender: VectorFile.Sender, _ bytes: [UInt8]) -> Frame {
        bad(name, sender, .protocolError, bytes)
    }

    private static func bad(
        _ name: String, _ sender: VectorFile.Sender, _ code: WireFault.Code, _ bytes: [UInt8]
    ) -> Frame {
        Frame(name: name, sender: sender, code: code, bytes: bytes)
    }
}
