import StageModel
import Wire

/// The vector file's messages beside snapshots and deltas.
enum SampleMessages {
    static let cursors = [
        Cursor(viewer: 1, pointer: 0, isDown: true, position: FixedPair(195.5, 422.25)),
        Cursor(viewer: 300, pointer: WireFormat.hoveringPointer, isDown: false, position: FixedPair(-0.015625, 70_000)),
        Cursor(viewer: .max, pointer: 15, isDown: false, position: .zero),
    ]
    static let server: [(name: String, bytes: [UInt8])] = [
        ("three cursors", cursors.encoded()),
        ("nobody's cursor", [Cursor]().encoded()),
        ("64 cursors", [Cursor](repeating: cursors[1], count: 64).encoded()),
        ("an echo", Echo(probe: 98_765.25, time: 1_234_567.0625).encoded()),
        ("a step without a history", SampleSequence.parts[1]),
        ("a step of two predicted positions", SampleSequence.parts[2]),
        ("a step with something told in full", SampleSequence.parts[3]),
        (
            "a notice",
            [MessageType.notice.rawValue] + Array(#"{"type":"state","values":{"position":"collapsed"}}"#.utf8)
        ),
    ]
    /// What may end anywhere, as its end is known by the length before it.
    static let openEnded: Set = [
        "a step without a history", "a step of two predicted positions", "a step with something told in full",
        "a notice",
    ]

    static let messages: [(name: String, bytes: [UInt8])] = [
        ("a step", message([SampleSequence.parts[2]])),
        (
            "two steps, cursors and a notice",
            message([SampleSequence.parts[2], SampleSequence.parts[3], server[0].bytes, notice])
        ),
        (
            "two steps, nobody's cursors and a notice",
            message([SampleSequence.parts[2], SampleSequence.parts[3], [MessageType.cursors.rawValue, 0], notice])
        ),
        ("an echo alone", message([server[3].bytes])),
    ]

    private static let notice: [UInt8] = [MessageType.notice.rawValue] + Array(#"{"type":"state","values":{}}"#.utf8)

    static func message(_ parts: [[UInt8]]) -> [UInt8] {
        var builder = ServerMessageBuilder()
        for part in parts { builder.append(part) }
        return builder.bytes
    }

    static let viewer: [(name: String, message: ViewerMessage)] = [
        (
            "one pointer goes down",
            .pointer([.init(pointer: 0, phase: .down, x: 195.5, y: 422.25, time: 1234.5)])
        ),
        (
            "two pointers, every phase",
            .pointer([
                .init(pointer: 0, phase: .move, x: -12.5, y: 0, time: 1250.125),
                .init(pointer: 15, phase: .down, x: 65_536, y: -65_536, time: 1251),
                .init(pointer: 0, phase: .up, x: 10, y: 20, time: 1252),
                .init(pointer: 15, phase: .cancel, x: 0, y: 0, time: 0),
            ])
        ),
        ("a wheel turns", .wheel([.init(x: 100, y: 200, dx: -40.5, dy: 120, time: 99.75)])),
        ("nothing but tick 0 applied", .acknowledgement(tick: 0)),
        ("tick 305419896 applied", .acknowledgement(tick: 0x1234_5678)),
        ("key Enter", .key(.init(key: .enter, time: 17.5))),
        ("a mouse hovers", .hover(.here(x: 12.5, y: -65_536))),
        ("a mouse is gone", .hover(.gone)),
        ("a probe", .probe(time: 98_765.25)),
        ("key Escape", .key(.init(key: .escape, time: 1_700_000_000_000))),
        (
            "64 samples",
            .pointer((0..<64).map { .init(pointer: 3, phase: .move, x: Float($0), y: 0.5, time: Double($0) * 4) })
        ),
    ]
}
