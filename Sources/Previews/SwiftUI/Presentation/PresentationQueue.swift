import QuartzCore

/// Those on a stage who wait until they can present something.
@MainActor
final class PresentationQueue {
    static var current: PresentationQueue { FrameClock.current.shared { PresentationQueue() } }

    private struct Waiting {
        weak var presenter: Presenter?
    }
    private var waiting: [Waiting] = []

    /// Has a presenter asked again.
    func wait(_ presenter: Presenter) {
        guard !waiting.contains(where: { $0.presenter === presenter }) else { return }
        waiting.append(Waiting(presenter: presenter))
    }

    /// Asks those who wait, the first first.
    func retry() {
        let all = waiting
        waiting = []
        for each in all { each.presenter?.follow() }
    }
}
