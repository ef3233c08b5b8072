import Testing

@testable import UIKit

/// Layouts that ask for another layout, as views do that set texts or sizes while they are laid out.
@MainActor
@Suite struct LayoutPassTests {
    /// Counts its layouts, and asks for the next one in each.
    private final class Restless: UIView {
        var count = 0
        var limit = Int.max

        override func layoutSubviews() {
            super.layoutSubviews()
            count += 1
            if count < limit { setNeedsLayout() }
        }
    }

    /// Returns a view at the bottom of some others.
    private func nested(_ depth: Int, in stage: Stage) -> Restless {
        stage.perform {
            let view = Restless()
            var outer: UIView = view
            for _ in 0..<depth {
                let next = UIView()
                next.addSubview(outer)
                outer = next
            }
            stage.window.addSubview(outer)
            return view
        }
    }

    @Test func aLayoutThatAsksForLayoutIsRunAgainInTheSamePass() {
        let stage = Stage()
        let view = nested(4, in: stage)
        view.limit = 3
        stage.perform { stage.window.layoutIfNeeded() }
        #expect(view.count == 3 && !stage.window.needsLayoutPass)
    }

    @Test func oneThatAlwaysDoesIsRunAFewTimesHoweverDeepItLies() {
        let stage = Stage()
        let view = nested(10, in: stage)
        stage.perform { stage.window.layoutIfNeeded() }
        #expect(view.count == 8 && stage.window.needsLayoutPass)
        // What has not come to rest goes on in the next step.
        stage.perform { stage.window.layoutIfNeeded() }
        #expect(view.count == 16)
    }
}
