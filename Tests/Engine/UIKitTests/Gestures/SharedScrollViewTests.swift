import Foundation
import Testing

@testable import UIKit

/// A scroll view belongs to the first pointer whose pan began on it, until that pointer is lifted.
@MainActor
@Suite struct SharedScrollViewTests {
    private let stage = Stage()
    private let view: UIScrollView

    init() {
        let stage = stage
        view = stage.addScrollView { $0.contentOffset.y = 5000 }
    }

    @Test func anotherPointerWaitsAndMayBeginAfterTheFirstIsLifted() {
        stage.down(100, 600)
        stage.move(100, 580)
        stage.move(100, 560)
        #expect(view.contentOffset.y == 5020)
        stage.down(300, 300, pointer: 2)
        stage.move(300, 200, pointer: 2)
        #expect(view.contentOffset.y == 5020)
        stage.advance(steps: 6)
        stage.up(100, 560)
        #expect(!view.isDragging)
        stage.move(300, 190, pointer: 2)
        #expect(view.isDragging && view.contentOffset.y == 5020)
        stage.move(300, 170, pointer: 2)
        #expect(view.contentOffset.y == 5040)
        stage.up(300, 170, pointer: 2)
        #expect(!view.isDragging)
    }

    @Test func aPointerThatOnlyRestsKeepsNobodyFromDragging() {
        stage.down(100, 600)
        stage.down(300, 600, pointer: 2)
        stage.move(300, 580, pointer: 2)
        stage.move(300, 560, pointer: 2)
        #expect(view.contentOffset.y == 5020)
        stage.move(100, 500)
        #expect(view.contentOffset.y == 5020)
        stage.advance(steps: 6)
        stage.up(300, 560, pointer: 2)
        #expect(!view.isDragging)
        stage.move(100, 490)
        stage.move(100, 480)
        #expect(view.contentOffset.y == 5030)
    }

    @Test func theSecondPointersVelocityIsItsOwn() {
        stage.down(100, 600)
        stage.down(300, 600, pointer: 2)
        for step in 1...8 { stage.move(300, 600 - 20 * CGFloat(step), pointer: 2) }
        stage.advance { stage.send(.ended, 300, 440, pointer: 2, at: stage.time - 1.0 / 60) }
        assertClose(stage.velocity(of: view).y, 1200, within: 1)
    }

    @Test func aPointerThatVanishesLetsGo() {
        stage.down(100, 600)
        stage.move(100, 580)
        stage.down(300, 600, pointer: 2)
        stage.advance { stage.send(.cancelled, 100, 580) }
        #expect(!view.isDragging)
        stage.move(300, 580, pointer: 2)
        #expect(view.isDragging)
        stage.advance { stage.send(.cancelled, 300, 580, pointer: 2) }
        stage.settle()
        #expect(!view.isDragging && !view.isTracking)
    }

    @Test func switchedOffItForgetsTheWaitingPointersToo() {
        stage.down(100, 600)
        stage.move(100, 580)
        stage.down(300, 600, pointer: 2)
        stage.perform { view.isScrollEnabled = false }
        stage.move(300, 500, pointer: 2)
        stage.perform { view.isScrollEnabled = true }
        stage.move(300, 400, pointer: 2)
        #expect(!view.isDragging && view.contentOffset.y == 5000)
    }
}
