import StageModel
import Wire

/// The viewers' messages of the vector file.
enum SampleMessages {
    static let all: [(name: String, message: ViewerMessage)] = [
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
        ("key Escape", .key(.init(key: .escape, time: 1_700_000_000_000))),
        (
            "64 samples",
            .pointer((0..<64).map { .init(pointer: 3, phase: .move, x: Float($0), y: 0.5, time: Double($0) * 4) })
        ),
    ]
}
