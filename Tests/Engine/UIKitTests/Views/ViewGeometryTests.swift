import Foundation
import QuartzCore
import Testing

@testable import UIKit

@MainActor
@Suite struct ViewGeometryTests {
    private let stage = Stage()

    @Test func theFrameFollowsTheAnchorPointAndKeepsTheBoundsOrigin() {
        let view = stage.perform { UIView(frame: CGRect(x: 10, y: 20, width: 100, height: 50)) }
        #expect(view.center == CGPoint(x: 60, y: 45))
        stage.perform {
            view.layer.anchorPoint = CGPoint(x: 0, y: 0)
            view.bounds.origin = CGPoint(x: 3, y: 4)
            view.frame = CGRect(x: 1, y: 2, width: 30, height: 40)
        }
        #expect(view.center == CGPoint(x: 1, y: 2))
        #expect(view.bounds == CGRect(x: 3, y: 4, width: 30, height: 40))
    }

    @Test func pointsConvertThroughScrolledAndTransformedAncestors() {
        let (outer, inner) = stage.perform {
            (
                UIView(frame: CGRect(x: 100, y: 100, width: 200, height: 200)),
                UIView(frame: CGRect(x: 10, y: 10, width: 20, height: 20))
            )
        }
        stage.add(outer)
        stage.perform {
            outer.addSubview(inner)
            outer.bounds.origin = CGPoint(x: 0, y: 5)
            outer.transform = CGAffineTransform(scaleX: 2, y: 2)
        }
        // inner (1, 1) is outer (11, 11); outer's middle is (100, 105) at the window's (200, 200).
        let point = inner.convert(CGPoint(x: 1, y: 1), to: nil)
        #expect(point == CGPoint(x: 200 + 2 * (11 - 100), y: 200 + 2 * (11 - 105)))
        #expect(inner.convert(point, from: nil) == CGPoint(x: 1, y: 1))
        #expect(inner.convert(CGPoint(x: 1, y: 1), to: outer) == CGPoint(x: 11, y: 11))
        #expect(
            inner.convert(inner.bounds, to: stage.window)
                == CGRect(x: 200 - 180, y: 200 - 190, width: 40, height: 40))
        #expect(
            outer.convert(CGRect(x: 20, y: 10, width: 40, height: 40), from: nil)
                == CGRect(x: 10, y: 10, width: 20, height: 20))
    }

    /// As Stack Overflow 1054558 has the text of a tall label at its top.
    @Test func theUpperLeftCornerOfAViewThatIsSizedToFitStays() {
        final class Fitting: UIView {
            override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: 60, height: 20) }
        }
        let view = stage.perform { Fitting(frame: CGRect(x: 20, y: 30, width: 100, height: 80)) }
        stage.perform { view.sizeToFit() }
        #expect(view.frame == CGRect(x: 20, y: 30, width: 60, height: 20))
    }

    /// As gmarm/BetterSegmentedControl shows its icons, in views that have no size as they are made.
    @Test func marginsOnBothSidesInWhatHadNoSizeAreEqual() {
        let (parent, child) = stage.perform { (UIView(), UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))) }
        stage.perform {
            child.autoresizingMask = [
                .flexibleLeftMargin, .flexibleRightMargin, .flexibleTopMargin, .flexibleBottomMargin,
            ]
            parent.addSubview(child)
            parent.frame = CGRect(x: 0, y: 0, width: 80, height: 30)
        }
        #expect(child.frame == CGRect(x: 30, y: 5, width: 20, height: 20))
    }

    @Test(
        arguments: [
            ([], 10, 30), ([.flexibleWidth], 10, 130), ([.flexibleLeftMargin], 110, 30),
            ([.flexibleLeftMargin, .flexibleRightMargin], 10 + 100 * 10 / 70.0, 30),
            ([.flexibleLeftMargin, .flexibleWidth, .flexibleRightMargin], 20, 60),
        ] as [(UIView.AutoresizingMask, CGFloat, CGFloat)])
    func masksShareAChangeOfSize(mask: UIView.AutoresizingMask, x: CGFloat, width: CGFloat) {
        let (parent, child) = stage.perform {
            (
                UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100)),
                UIView(frame: CGRect(x: 10, y: 0, width: 30, height: 10))
            )
        }
        stage.perform {
            child.autoresizingMask = mask
            parent.addSubview(child)
            parent.bounds.size.width = 200
        }
        assertClose(child.frame.minX, x, within: 1e-9)
        assertClose(child.frame.width, width, within: 1e-9)
    }

    /// As a test of PinLayout, which runs on iOS, says of a view whose superview is in no window.
    @Test func treesLieBesideEachOtherWhereTheirRootsFramesSay() {
        let (root, child, other) = stage.perform {
            (
                UIView(frame: CGRect(x: 10, y: 10, width: 10, height: 10)),
                UIView(frame: CGRect(x: 10, y: 10, width: 10, height: 10)),
                UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
            )
        }
        stage.perform { root.addSubview(child) }
        #expect(other.convert(CGPoint.zero, from: child) == CGPoint(x: 20, y: 20))
        #expect(other.convert(CGPoint(x: 20, y: 20), to: child) == .zero)
        #expect(child.convert(CGPoint.zero, to: root) == CGPoint(x: 10, y: 10))
    }

    @Test func subviewsAndTheirLayersKeepTheSameOrder() {
        let parent = stage.perform { UIView(frame: .zero) }
        let views = (0..<4).map { tag in
            stage.perform {
                let view = UIView(frame: .zero)
                view.tag = tag
                return view
            }
        }
        stage.perform {
            parent.layer.addSublayer(CALayer())
            for view in views { parent.addSubview(view) }
            parent.sendSubviewToBack(views[2])
            parent.bringSubviewToFront(views[0])
            parent.exchangeSubview(at: 0, withSubviewAt: 1)
            parent.insertSubview(views[3], belowSubview: views[1])
        }
        #expect(parent.subviews.map(\.tag) == [3, 1, 2, 0])
        #expect(
            parent.layer.sublayers?.dropFirst().map(ObjectIdentifier.init)
                == parent.subviews.map { ObjectIdentifier($0.layer) })
    }

    @Test func aFrameIsSetPastAnOverriddenCenter() {
        final class Round: UIView {
            var moves = 0
            override var center: CGPoint {
                didSet {
                    moves += 1
                    frame = CGRect(x: center.x - 5, y: center.y - 5, width: 10, height: 10)
                }
            }
        }
        let view = stage.perform { Round(frame: CGRect(x: 0, y: 0, width: 10, height: 10)) }
        stage.perform { view.frame = CGRect(x: 20, y: 30, width: 40, height: 50) }
        #expect(view.moves == 0 && view.frame == CGRect(x: 20, y: 30, width: 40, height: 50))
        stage.perform { view.center = CGPoint(x: 100, y: 100) }
        #expect(view.moves == 1 && view.frame == CGRect(x: 95, y: 95, width: 10, height: 10))
        stage.perform {
            view.transform = CGAffineTransform(scaleX: 2, y: 2)
            view.frame = CGRect(x: 0, y: 0, width: 40, height: 40)
        }
        #expect(view.moves == 1 && view.bounds.size == CGSize(width: 20, height: 20))
    }

    @Test func onlyWhatAskedForItIsLaidOut() {
        final class Probe: UIView {
            var passes = 0
            override func layoutSubviews() { passes += 1 }
        }
        let (a, b) = stage.perform { (Probe(frame: .zero), Probe(frame: .zero)) }
        stage.add(a)
        stage.add(b)
        let before = (a.passes, b.passes)
        stage.advance(steps: 3)
        #expect((a.passes, b.passes) == before)
        stage.perform { a.setNeedsLayout() }
        #expect(stage.window.needsLayoutPass)
        stage.advance()
        #expect((a.passes, b.passes) == (before.0 + 1, before.1))
        stage.perform { b.frame.origin.x = 50 }
        stage.advance()
        #expect(b.passes == before.1)
        stage.perform { b.frame.size.width = 50 }
        stage.advance()
        #expect(b.passes == before.1 + 1)
    }
}
