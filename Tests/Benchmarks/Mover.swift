import Foundation

/// One who drags without end.
struct Mover {
    let viewer: BenchmarkViewer
    private let y = 422.0

    init(port: UInt16, room: String, keepsStages: Bool = false) throws {
        try self.init(BenchmarkViewer(port: port, room: room, keepsStages: keepsStages))
    }

    init(_ viewer: BenchmarkViewer) throws {
        self.viewer = viewer
        _ = viewer.frame(after: 0)
        try viewer.point(.down, 200, y)
        for x in [185.0, 170, 155] {
            Thread.sleep(forTimeInterval: 0.05)
            try viewer.point(.move, x, y)
        }
    }

    /// At 125 Hz, so that every step moves.
    func move(for seconds: Double) throws {
        for index in 0..<Int(seconds * 125) {
            try viewer.point(.move, 120 + 60 * sin(Double(index) / 25), y)
            Thread.sleep(forTimeInterval: 0.008)
        }
        _ = viewer.takeFrames()
    }
}
