import QuartzCore

@testable import UIKit

/// Writes down a recogniser's states, with the step in which it came to each.
@MainActor
final class GestureLog {
    private(set) var states: [UIGestureRecognizer.State] = []
    private(set) var steps: [Int] = []

    init(_ recognizer: UIGestureRecognizer, on stage: Stage) {
        stage.perform { stage.window.addGestureRecognizer(recognizer) }
        recognizer.addAction { [weak self, unowned stage] recognizer in
            self?.states.append(recognizer.state)
            self?.steps.append(stage.step)
        }
    }
}
