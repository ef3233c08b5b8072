import Testing

@testable import UIKit

@MainActor
@Suite struct ScreenEdgePanTests {
    private let stage = Stage()
    private let pan: UIScreenEdgePanGestureRecognizer
    private let heard = Heard()

    @MainActor
    private final class Heard {
        var states: [UIGestureRecognizer.State] = []
        func panned(_ pan: UIPanGestureRecognizer) { states.append(pan.state) }
    }

    init() {
        let heard = heard
        pan = stage.perform {
            let pan = UIScreenEdgePanGestureRecognizer()
            pan.edges = .left
            pan.addTarget(heard, action: Selector(Heard.panned(_:)))
            return pan
        }
        stage.window.addGestureRecognizer(pan)
    }

    private func drag(from start: CGFloat) {
        stage.down(start, 300)
        for step in 1...5 { stage.move(start + CGFloat(20 * step), 300) }
        stage.up(start + 100, 300)
    }

    @Test func aDragFromTheEdgeIsRecognized() {
        drag(from: 5)
        #expect(heard.states.first == .began)
        #expect(heard.states.last == .ended)
    }

    @Test func aDragFromElsewhereIsNot() {
        drag(from: 100)
        #expect(heard.states == [])
        // And the next one from the edge is.
        drag(from: 2)
        #expect(heard.states.last == .ended)
    }
}
