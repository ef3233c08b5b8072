/// What a stage keeps until its next step.
private final class KeptObjects {
    var all: [Any] = []
}

extension FrameClock {
    /// Keeps objects until the next step's work, as an autorelease pool does with what a function of Objective-C returns:
    /// code may hold them by weak references until something else has them.
    package func keepForNow(_ objects: [Any]) {
        shared { KeptObjects() }.all += objects
    }

    /// Keeps what ``keepForNow(_:)`` was given no longer.
    func letGo() {
        let kept = shared { KeptObjects() }
        if !kept.all.isEmpty { kept.all = [] }
    }
}
