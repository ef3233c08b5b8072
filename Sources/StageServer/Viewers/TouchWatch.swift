import Wire

/// A record of whether a viewer touches the stage, or did within the last second.
///
/// Instants are nanoseconds of one clock.
struct TouchWatch {
    /// For how long one who touched counts as one who does.
    static let afterglow: UInt64 = 1_000_000_000

    /// Bit k: pointer k is down.
    private var pointersDown: UInt16 = 0
    private var last: UInt64?

    mutating func record(_ message: ViewerMessage, at now: UInt64) {
        last = now
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

    func isRecent(at now: UInt64) -> Bool {
        pointersDown != 0 || last.map { now < $0 + Self.afterglow } ?? false
    }
}
