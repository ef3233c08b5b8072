import Foundation
import Testing

@testable import UIKit

@MainActor
@Suite struct TouchDeliveryTests {
    private final class Probe: UIView {
        var calls: [String] = []
        override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { log("began", touches) }
        override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { log("moved", touches) }
        override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { log("ended", touches) }
        override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { log("cancelled", touches) }

        private func log(_ what: String, _ touches: Set<UITouch>) {
            let place = touches.first!.location(in: self)
            calls.append("\(what) \(Int(place.x)),\(Int(place.y))")
        }
    }

    private let stage = Stage()
    private let probe: Probe

    init() {
        let stage = stage
        let probe = stage.perform { Probe(frame: CGRect(x: 100, y: 100, width: 200, height: 200)) }
        self.probe = probe
        stage.add(probe)
    }

    @Test func aTouchBelongsToTheViewThatItHit() {
        stage.down(150, 150)
        stage.move(380, 700)
        stage.up(380, 700)
        stage.down(50, 50)
        stage.up(50, 50)
        #expect(probe.calls == ["began 50,50", "moved 280,600", "ended 280,600"])
    }

    @Test(arguments: [true, false]) func aGestureTakesTheTouchFromTheViewIfItSaysSo(cancels: Bool) {
        let pan = UIPanGestureRecognizer()
        pan.cancelsTouchesInView = cancels
        stage.perform { stage.window.addGestureRecognizer(pan) }
        stage.down(150, 150)
        stage.move(150, 180)
        stage.move(150, 190)
        stage.up(150, 190)
        #expect(
            probe.calls
                == (cancels
                    ? ["began 50,50", "cancelled 50,80"]
                    : ["began 50,50", "moved 50,80", "moved 50,90", "ended 50,90"]))
    }

    @Test func pointersAreToldApart() {
        stage.down(150, 150)
        stage.down(160, 160, pointer: 2)
        stage.up(150, 150)
        stage.move(165, 160, pointer: 2)
        stage.advance { stage.send(.cancelled, 165, 160, pointer: 2) }
        #expect(probe.calls == ["began 50,50", "began 60,60", "ended 50,50", "moved 65,60", "cancelled 65,60"])
    }

    @Test func samplesOfUnknownPointersAreIgnored() {
        stage.move(150, 150)
        stage.up(150, 150)
        #expect(probe.calls.isEmpty)
    }

    @Test func hiddenTransparentAndDisabledViewsAreNotHit() {
        let changes: [(UIView) -> Void] = [
            { $0.isHidden = true }, { $0.alpha = 0.005 }, { $0.isUserInteractionEnabled = false },
            { $0.transform = CGAffineTransform(translationX: 300, y: 0) },
        ]
        for change in changes {
            let cover = stage.perform { UIView(frame: stage.window.bounds) }
            stage.add(cover)
            #expect(stage.window.hitTest(CGPoint(x: 150, y: 150), with: nil) === cover)
            stage.perform { change(cover) }
            #expect(stage.window.hitTest(CGPoint(x: 150, y: 150), with: nil) === probe)
            stage.perform { cover.removeFromSuperview() }
        }
    }

    @Test func aTurnedViewIsHitWhereItIsSeen() {
        stage.perform { probe.transform = CGAffineTransform(rotationAngle: .pi / 4) }
        // The corner of the square has turned away; the diamond's tip lies beyond the old edge.
        #expect(stage.window.hitTest(CGPoint(x: 105, y: 105), with: nil) !== probe)
        #expect(stage.window.hitTest(CGPoint(x: 200, y: 200 - 135), with: nil) === probe)
    }

    private final class Watched: UIWindow {
        var events = 0
        var keeps = false
        override func sendEvent(_ event: UIEvent) {
            events += 1
            if !keeps { super.sendEvent(event) }
        }
    }

    @Test func aWindowThatOverridesSendEventSeesAllAndMayKeepIt() {
        let window = stage.perform {
            let window = Watched(frame: stage.window.bounds)
            window.addSubview(probe)
            return window
        }
        stage.perform {
            window.send(.began, pointer: 1, at: CGPoint(x: 150, y: 150), timestamp: 0)
            window.keeps = true
            window.send(.moved, pointer: 1, at: CGPoint(x: 190, y: 150), timestamp: 0.1)
            window.keeps = false
            window.send(.ended, pointer: 1, at: CGPoint(x: 190, y: 150), timestamp: 0.2)
        }
        #expect(window.events == 3)
        #expect(probe.calls == ["began 50,50", "ended 90,50"])
    }
}
