import QuartzCore

/// A quick stroke in one direction, recognised once it is long enough.
@preconcurrency @MainActor
open class UISwipeGestureRecognizer: UIGestureRecognizer {
    /// A set of directions of swipes.
    public struct Direction: OptionSet, Hashable, Sendable {
        /// The bits.
        public let rawValue: UInt

        /// Makes a set of its bits.
        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        /// To the right.
        public static let right = Direction(rawValue: 1 << 0)
        /// To the left.
        public static let left = Direction(rawValue: 1 << 1)
        /// Upwards.
        public static let up = Direction(rawValue: 1 << 2)
        /// Downwards.
        public static let down = Direction(rawValue: 1 << 3)
    }

    /// The directions that count.
    open var direction = Direction.right
    /// The number of fingers that swipe; 1 by default.
    open var numberOfTouchesRequired = 1

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        if self.touches.count > numberOfTouchesRequired { state = .failed }
    }

    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        judge(at: event.timestamp)
    }

    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        judge(at: event.timestamp)
        if !self.touches.isEmpty, !isWaiting { state = .failed }
    }

    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
        state = .failed
    }

    private func judge(at time: TimeInterval) {
        guard !isWaiting, let first = touches.map(\.began).min() else { return }
        if time - first > GestureConstants.swipeDuration + FrameClock.tolerance {
            state = .failed
            return
        }
        let verdicts = touches.map(verdict)
        if verdicts.contains(.strayed) {
            state = .failed
        } else if touches.count == numberOfTouchesRequired, verdicts.allSatisfy({ $0 == .longEnough }) {
            state = .ended
        }
    }

    private enum Verdict {
        case short, longEnough, strayed
    }

    private func verdict(_ touch: UITouch) -> Verdict {
        let dx = touch.location.x - touch.origin.x
        let dy = touch.location.y - touch.origin.y
        let strokes: [(Direction, along: CGFloat, across: CGFloat)] = [
            (.right, dx, dy), (.left, -dx, dy), (.up, -dy, dx), (.down, dy, dx),
        ]
        let fitting = strokes.filter { direction.contains($0.0) }
        if fitting.contains(where: {
            $0.along >= GestureConstants.swipeLength && $0.across.magnitude <= GestureConstants.swipeStray
        }) {
            return .longEnough
        }
        // What has gone too far aside, or the wrong way, of every direction can't become a swipe.
        let isHopeless = fitting.allSatisfy {
            $0.across.magnitude > GestureConstants.swipeStray || $0.along < -GestureConstants.slop
        }
        return isHopeless ? .strayed : .short
    }
}
