import QuartzCore
import Testing

@testable import UIKit

@MainActor
@Suite struct HitTestingTests {
    private let stage = Stage(width: 400, height: 400)

    private func add(_ frame: CGRect, to parent: UIView? = nil, _ configure: (UIView) -> Void = { _ in }) -> UIView {
        stage.perform {
            let view = UIView(frame: frame)
            (parent ?? stage.window).addSubview(view)
            configure(view)
            return view
        }
    }

    private func hit(_ x: CGFloat, _ y: CGFloat) -> UIView? {
        stage.perform { stage.window.hitTest(CGPoint(x: x, y: y), with: nil) }
    }

    @Test func theFrontmostViewIsHitAndWhatTakesNoTouchesIsNot() {
        let back = add(CGRect(x: 0, y: 0, width: 200, height: 200))
        let front = add(CGRect(x: 100, y: 100, width: 200, height: 200))
        #expect(hit(150, 150) === front)
        #expect(hit(50, 50) === back)
        #expect(hit(350, 350) === stage.window)
        #expect(hit(400, 10) == nil)
        for change in [{ front.isHidden = true }, { front.alpha = 0.005 }, { front.isUserInteractionEnabled = false }] {
            stage.perform(change)
            #expect(hit(150, 150) === back)
            stage.perform {
                (front.isHidden, front.alpha, front.isUserInteractionEnabled) = (false, 1, true)
            }
        }
    }

    @Test func subviewsBeyondTheirParentAreNotHit() {
        let parent = add(CGRect(x: 0, y: 0, width: 100, height: 100))
        _ = add(CGRect(x: 50, y: 50, width: 100, height: 100), to: parent)
        #expect(hit(120, 120) === stage.window)
    }

    @Test func turnedViewsAreHitWhereTheyAreSeen() {
        let view = add(CGRect(x: 100, y: 180, width: 200, height: 40)) {
            $0.transform = CGAffineTransform(rotationAngle: .pi / 2)
        }
        #expect(hit(200, 110) === view)
        #expect(hit(110, 200) === stage.window)
    }

    @Test func scrolledViewsAreHitWhereTheyAreSeen() {
        let parent = add(CGRect(x: 0, y: 0, width: 400, height: 400)) { $0.bounds.origin = CGPoint(x: 0, y: 1000) }
        let child = add(CGRect(x: 0, y: 1100, width: 50, height: 50), to: parent)
        #expect(hit(25, 125) === child)
    }

    @Test func viewsUnderAPerspectiveAreHitWhereTheyAreSeen() {
        // Turned about the y axis, the right half goes away from the viewer and seems smaller.
        let view = add(CGRect(x: 100, y: 100, width: 200, height: 200)) {
            var transform = CATransform3DIdentity
            transform.m34 = -1 / 400
            $0.transform3D = CATransform3DRotate(transform, .pi / 3, 0, 1, 0)
        }
        // x = 100 cos 60°, z = -100 sin 60° on the right: x' = 50 / (1 + 86.6 / 400), and 50 / (1 - 86.6 / 400) on the left.
        let depth = 100 * sin(CGFloat.pi / 3) / 400
        let edges = [50 / (1 + depth), 50 / (1 - depth)].sorted()
        let isRightNear = hit(200 + edges[1] - 1, 200) === view
        let (right, left) = isRightNear ? (edges[1], edges[0]) : (edges[0], edges[1])
        #expect(hit(200 + right - 0.5, 200) === view && hit(200 + right + 0.5, 200) === stage.window)
        #expect(hit(200 - left + 0.5, 200) === view && hit(200 - left - 0.5, 200) === stage.window)
        let height = 100 / (1 + (isRightNear ? depth : -depth))
        #expect(
            hit(200 - left + 0.5, 200 - height + 3) === view && hit(200 - left + 0.5, 200 - height - 1) === stage.window
        )
    }

    @Test func aViewSeenEdgeOnIsNotHit() {
        _ = add(CGRect(x: 100, y: 100, width: 200, height: 200)) {
            $0.transform3D = CATransform3DMakeRotation(.pi / 2, 0, 1, 0)
        }
        #expect(hit(200, 200) === stage.window)
    }

    @Test(arguments: 0..<60)
    func pointsConvertThereAndBackInRandomTrees(seed: Int) {
        var random = SplitMix64(seed: UInt64(seed))
        func number(_ range: ClosedRange<CGFloat>) -> CGFloat { CGFloat.random(in: range, using: &random) }
        var views = [stage.window as UIView]
        for _ in 0..<12 {
            let parent = views.randomElement(using: &random)!
            let frame = CGRect(
                x: number(-50...50), y: number(-50...50), width: number(10...300), height: number(10...300))
            let (scale, angle, depth) = (number(0.3...2), number(-1...1), number(-20...20))
            let origin = CGPoint(x: number(-100...100), y: number(-100...100))
            let (anchor, isFlat) = (CGPoint(x: number(0...1), y: number(0...1)), Bool.random(using: &random))
            views.append(
                add(frame, to: parent) { view in
                    view.bounds.origin = origin
                    view.layer.anchorPoint = anchor
                    var transform = CATransform3DMakeScale(scale, scale, 1)
                    if !isFlat { transform.m34 = -1 / 2000 }
                    transform = CATransform3DTranslate(transform, 0, 0, depth)
                    view.transform3D = CATransform3DRotate(transform, angle, isFlat ? 0 : 1, 0, isFlat ? 1 : 0)
                })
        }
        stage.perform {
            for _ in 0..<50 {
                let (a, b) = (views.randomElement(using: &random)!, views.randomElement(using: &random)!)
                let point = CGPoint(x: number(-100...300), y: number(-100...300))
                let there = a.convert(point, to: b)
                let back = b.convert(there, to: a)
                assertClose(back.x, point.x, within: 1e-6)
                assertClose(back.y, point.y, within: 1e-6)
                let also = b.convert(point, from: a)
                assertClose(also.x, there.x, within: 1e-9)
                assertClose(a.convert(a.convert(point, to: nil), from: nil).x, point.x, within: 1e-6)
            }
        }
    }
}
