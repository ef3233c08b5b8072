import QuartzCore

/// Decides between recognisers that follow the same touch.
@MainActor
enum GestureArbiter {
    /// The others that follow at least one of the recogniser's touches.
    private static func rivals(of recognizer: UIGestureRecognizer, touches: [UITouch]) -> [UIGestureRecognizer] {
        var found: [UIGestureRecognizer] = []
        for touch in touches {
            for other in touch.gestureRecognizers ?? []
            where other !== recognizer && !found.contains(where: { $0 === other }) {
                found.append(other)
            }
        }
        return found
    }

    private static func allowsBoth(_ a: UIGestureRecognizer, _ b: UIGestureRecognizer) -> Bool {
        a.delegate?.gestureRecognizer(a, shouldRecognizeSimultaneouslyWith: b) == true
            || b.delegate?.gestureRecognizer(b, shouldRecognizeSimultaneouslyWith: a) == true
    }

    private static func prevents(_ a: UIGestureRecognizer, _ b: UIGestureRecognizer) -> Bool {
        a.canPrevent(b) && b.canBePrevented(by: a) && !allowsBoth(a, b)
    }

    /// True if another gesture that is under way with one of the touches keeps this one from beginning.
    static func isPrevented(_ recognizer: UIGestureRecognizer) -> Bool {
        rivals(of: recognizer, touches: recognizer.touches).contains { $0.isActive && prevents($0, recognizer) }
    }

    /// True if another recogniser has to fail first and has not yet.
    static func mustWait(_ recognizer: UIGestureRecognizer) -> Bool {
        rivals(of: recognizer, touches: recognizer.touches).contains {
            $0.state == .possible && ($0.isWaiting || !$0.touches.isEmpty) && recognizer.requiresFailure(of: $0)
        }
    }

    /// Ends the attempts of those that this recogniser keeps from beginning.
    static func recognized(_ recognizer: UIGestureRecognizer) {
        for other in rivals(of: recognizer, touches: recognizer.touches)
        where !other.isActive && prevents(recognizer, other) {
            other.abandon()
        }
        for touch in recognizer.touches where recognizer.cancelsTouchesInView {
            touch.cancelInView()
        }
    }

    /// Tells those that waited for this recogniser how it ended, and leaves the touches to the others.
    static func finished(_ recognizer: UIGestureRecognizer, recognized: Bool, touches: [UITouch]) {
        for other in rivals(of: recognizer, touches: touches)
        where other.isWaiting && other.requiresFailure(of: recognizer) {
            other.requirementDecided(failed: !recognized)
        }
    }
}
