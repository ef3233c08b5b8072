import Foundation
import StageModel
import Wire

/// A finger that moves up or down on the scene `grid`, and what its viewer is shown meanwhile.
///
/// The grid follows the finger, so what is shown of one history only ever goes on in the finger's direction.
final class MovingFinger {
    let viewer: LiveViewer
    /// The content's offsets of all frames, in order, since the finger came down.
    private(set) var offsets: [Int64] = []
    /// When they were seen.
    private(set) var times: [ContinuousClock.Instant] = []
    /// The frames' ticks.
    private(set) var ticks: [UInt32] = []
    private let isUpward: Bool
    /// How many points it moves in a step.
    private let pace: Float
    private var step = 0

    /// Puts a finger down.
    init(_ viewer: LiveViewer, isUpward: Bool, pace: Float = 2) throws {
        self.viewer = viewer
        self.pace = pace
        self.isUpward = isUpward
        try point(.down)
    }

    /// Sends a sample of the finger, at the place that it reached in a step.
    private func point(_ phase: PointerSample.Phase, at place: Int? = nil) throws {
        let distance = min(Float(place ?? step) * pace, 780)
        let sample = ViewerMessage.Pointer(
            pointer: 0, phase: phase, x: 195, y: isUpward ? 800 - distance : 20 + distance,
            time: 1000 + Double(step) * 16)
        try viewer.send(.pointer([sample]))
    }

    /// Moves, and sees what there is to be seen a step later.
    func move() throws {
        step += 1
        try point(.move)
        usleep(16_000)
        try watch()
    }

    /// Waits for a step, and sees what there is to be seen then.
    func rest() throws {
        usleep(16_000)
        try watch()
    }

    /// Sees what the server has.
    func watch() throws {
        let answered = viewer.echoes + 1
        try viewer.send(.probe(time: 0))
        try viewer.until {
            let offset = $0.offset
            if offsets.last != offset {
                offsets.append(offset)
                times.append(.now)
                ticks.append($0.stage?.tick ?? 0)
            }
            return $0.echoes >= answered
        }
    }

    /// Lifts the finger after it has rested, so that it throws nothing.
    func lift() throws {
        let place = step
        for _ in 0..<10 {
            step += 1
            try point(.move, at: place)
            usleep(16_000)
        }
        step += 1
        try point(.up, at: place)
    }

    /// Lifts the finger in its motion, so that it throws the content.
    func fling() throws {
        step += 1
        try point(.up)
    }

    /// The first frame that shows less than one before it; nil if there is none.
    var setback: String? {
        for (index, (one, next)) in zip(offsets, offsets.dropFirst()).enumerated() where isUpward != (next > one) {
            return "after \(one) came \(next), as frame \(index + 1) of \(offsets.count)"
        }
        return nil
    }
}

extension LiveViewer {
    /// How far the content of the only scroll view is scrolled, in 64ths of a point.
    var offset: Int64 {
        // The scroll view's is the only one that is not 0.
        stage?.nodes.lazy.map(\.boundsOrigin.y.rawValue).first { $0 != 0 } ?? 0
    }
}
