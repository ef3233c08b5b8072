import WebSocketServer
import Wire

/// A record of whether a viewer touches the stage, or did within the last second.
struct TouchWatch {
    /// For how long one who touched counts as one who does.
    static let afterglow = Duration.seconds(1)

    /// Bit k: pointer k is down.
    private var pointersDown: UInt16 = 0
    /// Until when it counts as one who touches.
    private var recentUntil = MonotonicInstant.distantPast

    mutating func record(_ message: ViewerMessage, at now: MonotonicInstant) {
        recentUntil = now + Self.afterglow
        guard case .pointer(let samples) = message else { return }
        for sample in samples {
            let bit: UInt16 = 1 << UInt16(sample.pointer)
            switch sample.phase {
            case .down: pointersDown |= bit
            case .up, .cancel: pointersDown &= ~bit
            case .move: break
            }
        }
    }

    func isRecent(at now: MonotonicInstant) -> Bool {
        pointersDown != 0 || now < recentUntil
    }
}
