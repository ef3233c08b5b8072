import CoreGraphics
import Testing

@testable import QuartzCore

/// Points of layers in each other's coordinates, and the layer at a point.
@MainActor
@Suite struct LayerGeometryTests {
    private let root = CALayer()
    private let left = CALayer()
    private let right = CALayer()
    private let inner = CALayer()

    init() {
        root.frame = CGRect(x: 0, y: 0, width: 400, height: 400)
        left.frame = CGRect(x: 10, y: 20, width: 100, height: 100)
        right.frame = CGRect(x: 200, y: 20, width: 100, height: 100)
        inner.frame = CGRect(x: 50, y: 50, width: 100, height: 10)
        root.addSublayer(left)
        root.addSublayer(right)
        left.addSublayer(inner)
    }

    @Test func pointsAreConvertedAcrossTheTree() {
        #expect(inner.convert(CGPoint(x: 1, y: 2), to: root) == CGPoint(x: 61, y: 72))
        #expect(right.convert(CGPoint(x: 1, y: 2), from: inner) == CGPoint(x: -139, y: 52))
        #expect(inner.convert(CGPoint(x: 61, y: 72), from: nil) == CGPoint(x: 1, y: 2))
        left.bounds.origin = CGPoint(x: 0, y: 30)
        #expect(inner.convert(CGPoint(x: 1, y: 2), to: root) == CGPoint(x: 61, y: 42))
        #expect(
            inner.convert(CGRect(x: 0, y: 0, width: 10, height: 10), to: root)
                == CGRect(x: 60, y: 40, width: 10, height: 10))
    }

    /// As the tests of flowkey's UIKit-cross-platform, which run on iOS, say.
    @Test(arguments: [
        CATransform3DIdentity, CATransform3DMakeScale(0.25, 0.75, 1), CATransform3DMakeScale(-2, 4, 1),
        CATransform3DMakeRotation(.pi / 2, 0, 0, 1),
    ])
    func aFrameIsWhatItWasSetTo(transform: CATransform3D) {
        let frame = CGRect(x: 50, y: 60, width: 100, height: 30)
        right.transform = transform
        right.frame = frame
        let seen = right.frame
        for (a, b) in [
            (seen.minX, frame.minX), (seen.minY, frame.minY), (seen.width, frame.width), (seen.height, frame.height),
        ] {
            #expect(abs(a - b) < 1e-9)
        }
    }

    /// As the tests of PinLayout, which run on iOS, say to the bit.
    @Test func theFrameOfAQuarterTurnHasWholeLengths() {
        right.frame = CGRect(x: 100, y: 100, width: 100, height: 50)
        right.transform = CATransform3DMakeRotation(.pi / 2, 0, 0, 1)
        #expect(right.frame == CGRect(x: 125, y: 75, width: 50, height: 100))
        right.transform = CATransform3DMakeScale(1.5, 1.5, 1)
        right.frame = CGRect(x: 150, y: 175, width: 100, height: 50)
        #expect(right.frame == CGRect(x: 150, y: 175, width: 100, height: 50))
    }

    @Test func theBoundsOfAScaledLayerAreItsFramesSizeWithoutTheScale() {
        right.transform = CATransform3DMakeScale(0.5, 0.25, 1)
        right.frame = CGRect(x: 50, y: 50, width: 100, height: 100)
        #expect(right.bounds.size == CGSize(width: 200, height: 400))
    }

    @Test func pointsOfTurnedLayersAreConverted() {
        left.transform = CATransform3DMakeRotation(.pi / 2, 0, 0, 1)
        // A quarter about (60, 70): the top left corner comes to the top right.
        let corner = left.convert(CGPoint.zero, to: root)
        #expect(abs(corner.x - 110) < 1e-9 && abs(corner.y - 20) < 1e-9)
        let back = left.convert(CGPoint(x: 110, y: 20), from: root)
        #expect(abs(back.x) < 1e-9 && abs(back.y) < 1e-9)
    }

    @Test func theFrontmostLayerIsHit() {
        #expect(root.hitTest(CGPoint(x: 15, y: 25)) === left)
        #expect(root.hitTest(CGPoint(x: 65, y: 75)) === inner)
        // What reaches beyond a layer is hit there, unless it is cut off.
        #expect(root.hitTest(CGPoint(x: 150, y: 75)) === inner)
        left.masksToBounds = true
        #expect(root.hitTest(CGPoint(x: 150, y: 75)) === root)
        right.frame = left.frame
        #expect(root.hitTest(CGPoint(x: 15, y: 25)) === right)
        left.zPosition = 1
        #expect(root.hitTest(CGPoint(x: 15, y: 25)) === left)
        #expect(root.hitTest(CGPoint(x: 500, y: 25)) == nil)
    }

    @Test func whatIsCutOffIsNotVisible() {
        #expect(inner.visibleRect == CGRect(x: 0, y: 0, width: 100, height: 10))
        left.masksToBounds = true
        #expect(inner.visibleRect == CGRect(x: 0, y: 0, width: 50, height: 10))
    }

    @Test func aSublayerIsReplacedInItsPlace() {
        let other = CALayer()
        root.replaceSublayer(left, with: other)
        #expect(root.sublayers?.first === other && left.superlayer == nil && root.sublayers?.count == 2)
    }

    @Test func valuesAreKeptUnderKeysOfOnesOwn() {
        root.setValue(3, forKey: "index")
        #expect(root.value(forKey: "index") as? Int == 3)
        root.setValue(CGFloat(0.5), forKey: "opacity")
        #expect(root.opacity == 0.5)
        let animation = CABasicAnimation(keyPath: "opacity")
        animation.setValue("fade", forKey: "name")
        #expect(animation.value(forKey: "name") as? String == "fade")
    }

    @Test func aScrollLayerScrollsAlongItsAxes() {
        let scroller = CAScrollLayer()
        scroller.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
        scroller.scrollMode = .vertically
        scroller.scroll(to: CGPoint(x: 20, y: 30))
        #expect(scroller.bounds.origin == CGPoint(x: 0, y: 30))
        let content = CALayer()
        content.frame = CGRect(x: 0, y: 200, width: 100, height: 50)
        scroller.addSublayer(content)
        content.scrollRectToVisible(content.bounds)
        #expect(scroller.bounds.origin == CGPoint(x: 0, y: 150))
    }

    @Test func layersLayOutTheirSublayersWhenAskedTo() {
        final class Row: CALayer {
            var layouts = 0
            override func layoutSublayers() {
                super.layoutSublayers()
                layouts += 1
            }
        }
        let row = Row()
        root.addSublayer(row)
        row.setNeedsLayout()
        root.layoutIfNeeded()
        #expect(row.layouts == 1)
        row.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
        root.layoutIfNeeded()
        root.layoutIfNeeded()
        #expect(row.layouts == 2)
    }

    @Test func aValueFunctionTurnsByANumber() {
        let animation = CABasicAnimation(keyPath: "transform")
        animation.valueFunction = CAValueFunction(name: .rotateZ)
        animation.toValue = CGFloat.pi
        animation.fromValue = 0
        animation.duration = 1
        var seen = LayerProperties()
        animation.start(at: 0)
        animation.apply(to: &seen, at: 0.5)
        #expect(abs(seen.transform.m12 - 1) < 1e-9)
    }

    /// Yalantis/Persei's menu unfolds about its lower edge, and is laid out on the way.
    @Test(arguments: [0.5, 0.25, 0.1])
    func aFrameThatIsSetBesideATurnInSpaceIsThatOfTheBounds(turn: Double) {
        let layer = CALayer()
        layer.anchorPoint = CGPoint(x: 0.5, y: 1)
        var transform = CATransform3DIdentity
        transform.m34 = -1 / 500
        layer.transform = CATransform3DRotate(transform, CGFloat(turn * .pi), 1, 0, 0)
        layer.frame = CGRect(x: 0, y: -20, width: 300, height: 80)
        #expect(layer.bounds.size == CGSize(width: 300, height: 80))
        #expect(layer.position == CGPoint(x: 150, y: 60))
        // In the plane the frame is what was set.
        layer.transform = CATransform3DMakeRotation(.pi / 2, 0, 0, 1)
        layer.frame = CGRect(x: 10, y: 20, width: 30, height: 80)
        #expect(abs(layer.frame.minX - 10) < 1e-9 && abs(layer.frame.width - 30) < 1e-9)
        #expect(abs(layer.bounds.width - 80) < 1e-9)
    }

    /// KittenYang/GooeyTabbar reads the frames of two layers that move.
    @Test func theFrameIsFoundByItsName() {
        let layer = CALayer()
        layer.setValue(CGRect(x: 1, y: 2, width: 3, height: 4), forKey: "frame")
        #expect(layer.frame == CGRect(x: 1, y: 2, width: 3, height: 4))
        #expect((layer.value(forKey: "frame") as? NSValue)?.cgRectValue == layer.frame)
        #expect((layer.value(forKeyPath: "frame.origin") as? NSValue)?.cgPointValue == CGPoint(x: 1, y: 2))
        #expect((layer.value(forKeyPath: "frame.size.height") as? NSNumber)?.doubleValue == 4)
    }
}
