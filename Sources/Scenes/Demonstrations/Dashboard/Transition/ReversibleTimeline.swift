import UIKit

/// A group of animators that are moved along one line of time, either way.
///
/// Going backwards is going back in time: what began late ends early.
@MainActor
final class ReversibleTimeline {
    @MainActor
    struct Track {
        var animator: UIViewPropertyAnimator
        /// The animator's begin, in seconds from the line's start.
        var start: TimeInterval
        var end: TimeInterval { start + animator.duration }
    }

    enum End {
        case start, end
    }

    private let tracks: [Track]
    private let duration: TimeInterval
    private let arrived: @MainActor (End) -> Void
    private lazy var link = CADisplayLink(target: self, selector: .timelineFrame)
    /// The position of the line at its last turn, and the time of that turn.
    private var turn: (position: TimeInterval, time: TimeInterval)
    private var destination: End

    /// Starts to move away from `start`.
    ///
    /// - Parameters:
    ///   - tracks: the animators.
    ///   - start: the end to begin at.
    ///   - arrived: runs once, when the other end is reached, or the same one after a turn.
    init(tracks: [Track], from start: End, arrived: @escaping @MainActor (End) -> Void) {
        self.tracks = tracks
        self.arrived = arrived
        duration = tracks.reduce(0) { max($0, $1.end) }
        destination = start == .start ? .end : .start
        turn = (start == .start ? 0 : duration, CACurrentMediaTime())
        for track in tracks {
            track.animator.scrubsLinearly = false
            track.animator.pauseAnimation()
        }
        seek(turn.position)
        link.add(to: .main, forMode: .common)
    }

    func reverse() {
        let now = CACurrentMediaTime()
        turn = (position(at: now), now)
        destination = destination == .start ? .end : .start
    }

    private func position(at time: TimeInterval) -> TimeInterval {
        let passed = max(time - turn.time, 0)
        return min(max(turn.position + (destination == .end ? passed : -passed), 0), duration)
    }

    #if canImport(ObjectiveC)
        @objc
    #endif
    func frame(_ link: CADisplayLink) {
        let position = position(at: link.timestamp)
        let left = destination == .end ? duration - position : position
        // Sums and differences of frames' times are only nearly equal.
        if left > 1e-9 { seek(position) } else { finish() }
    }

    private func seek(_ position: TimeInterval) {
        for track in tracks {
            let passed = position - track.start
            let length = track.animator.duration
            track.animator.fractionComplete = length > 0 ? CGFloat(min(max(passed / length, 0), 1)) : passed < 0 ? 0 : 1
        }
    }

    /// Moves to the end at once.
    func finish() {
        link.invalidate()
        for track in tracks {
            track.animator.stopAnimation(false)
            track.animator.finishAnimation(at: destination == .end ? .end : .start)
        }
        arrived(destination)
    }
}

extension Selector {
    #if canImport(ObjectiveC)
        fileprivate static let timelineFrame = #selector(ReversibleTimeline.frame(_:))
    #else
        @MainActor fileprivate static let timelineFrame = Selector(ReversibleTimeline.frame(_:))
    #endif
}
