import QuartzCore

/// The decision between recognisers that follow the same touch.
@MainActor
enum GestureArbiter {
    /// The others that have been given at least one of the recogniser's touches.
    private static func others(than recognizer: UIGestureRecognizer) -> [UIGestureRecognizer] {
        var found: [UIGestureRecognizer] = []
        for touch in recognizer.touches {
            for other in touch.gestureRecognizers ?? []
            where other !== recognizer && !found.contains(where: { $0 === other }) {
                found.append(other)
            }
        }
        return found
    }

    /// Returns the recognisers that follow at least one of the recogniser's touches: a gesture of another finger is no
    /// rival.
    private static func rivals(of recognizer: UIGestureRecognizer) -> [UIGestureRecognizer] {
        others(than: recognizer).filter { other in
            recognizer.touches.contains { touch in other.touches.contains { $0 === touch } }
        }
    }

    private static func allowsBoth(_ a: UIGestureRecognizer, _ b: UIGestureRecognizer) -> Bool {
        a.delegate?.gestureRecognizer(a, shouldRecognizeSimultaneouslyWith: b) == true
            || b.delegate?.gestureRecognizer(b, shouldRecognizeSimultaneouslyWith: a) == true
    }

    private static func prevents(_ a: UIGestureRecognizer, _ b: UIGestureRecognizer) -> Bool {
        a.canPrevent(b) && b.canBePrevented(by: a) && !allowsBoth(a, b)
    }

    /// Returns whether another gesture that is under way with one of the touches keeps this one from beginning.
    static func isPrevented(_ recognizer: UIGestureRecognizer) -> Bool {
        rivals(of: recognizer).contains { $0.isActive && prevents($0, recognizer) }
    }

    /// The recognisers that have to fail first and have not yet.
    static func requirements(of recognizer: UIGestureRecognizer) -> [UIGestureRecognizer] {
        others(than: recognizer).filter { $0.isUndecided && recognizer.requiresFailure(of: $0) }
    }

    /// Ends the attempts of those that this recogniser keeps from beginning.
    static func recognized(_ recognizer: UIGestureRecognizer) {
        for other in rivals(of: recognizer) where !other.isActive && prevents(recognizer, other) {
            // Whoever was asked may have switched it off.
            guard recognizer.isEnabled else { return }
            other.abandon()
        }
        for touch in recognizer.touches where recognizer.cancelsTouchesInView {
            touch.cancelInView()
        }
    }
}
