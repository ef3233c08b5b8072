@testable import PastedLayouts
import QuartzCore
import Testing

@testable import UIKit

@MainActor
@Suite struct SheetTests {
    private let stage = Stage()
    private let controller: CardViewController

    init() {
        controller = stage.perform { CardViewController() }
        stage.show(controller)
    }

    private var top: CGFloat { stage.seen(controller.popupView).position.y - 250 }

    @Test func theSheetFollowsTheFingerAndGoesOnWhereItWasFlung() {
        #expect(top == 740)
        stage.advance { stage.send(.began, 200, 770) }
        for step in 1...11 { stage.advance { stage.send(.moved, 200, 770 - CGFloat(step * 20)) } }
        // Half of its 440 points.
        #expect(abs(top - 520) < 0.01)
        #expect(abs(CGFloat(stage.seen(controller.overlayView).opacity) - 0.25) < 1e-3)
        #expect(!controller.isOpen)
        stage.advance { stage.send(.ended, 200, 550) }
        stage.settle()
        #expect(top == 300 && controller.isOpen && controller.overlayView.alpha == 0.5)
        #expect(controller.popupView.layer.cornerRadius == 20 && controller.closedTitleLabel.alpha == 0)
    }

    @Test func aSheetThatIsFlungBackReverses() {
        stage.advance { stage.send(.began, 200, 770) }
        for step in 1...8 { stage.advance { stage.send(.moved, 200, 770 - CGFloat(step * 20)) } }
        for step in 1...6 { stage.advance { stage.send(.moved, 200, 610 + CGFloat(step * 10)) } }
        stage.advance { stage.send(.ended, 200, 670) }
        let before = top
        stage.advance()
        #expect(top >= before && top < 740)
        stage.settle()
        #expect(top == 740 && !controller.isOpen && controller.overlayView.alpha == 0)
        #expect(controller.closedTitleLabel.transform == .identity && controller.closedTitleLabel.alpha == 1)
    }

    @Test func aTapOpensItAndAnotherOneInTheMiddleHoldsIt() {
        stage.advance { stage.send(.began, 200, 770) }
        stage.advance { stage.send(.ended, 200, 770) }
        stage.advance(steps: 12)
        let caught = top
        #expect(caught < 740 && caught > 300)
        stage.advance { stage.send(.began, 200, 780) }
        let held = top
        stage.advance(steps: 20)
        #expect(top == held && abs(held - caught) < 30)
        stage.advance { stage.send(.ended, 200, 780) }
        stage.settle()
        #expect(top == 300 && controller.isOpen)
    }

    @Test func aHeartBeatsThroughItsKeyframes() {
        let heart = stage.perform { HeartView(frame: CGRect(x: 100, y: 100, width: 100, height: 100)) }
        stage.add(heart)
        #expect(heart.imageView.frame == CGRect(x: 25, y: 25, width: 50, height: 50))
        stage.advance { stage.send(.began, 150, 150) }
        stage.advance { stage.send(.ended, 150, 150) }
        var scales: [CGFloat] = []
        for _ in 0..<59 {
            stage.advance()
            scales.append(stage.seen(heart.imageView).transform.m11)
        }
        #expect(scales.max()! > 1.36 && scales.max()! <= 1.4 && scales.min()! < 0.92 && scales.min()! >= 0.9)
        #expect(heart.beats == 0)
        stage.settle()
        #expect(heart.beats == 1 && heart.imageView.transform == .identity && heart.imageView.alpha == 0.5)
    }
}
