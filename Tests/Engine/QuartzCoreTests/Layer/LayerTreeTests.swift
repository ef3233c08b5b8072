import QuartzCore
import Testing

@MainActor
@Suite struct LayerTreeTests {
    @Test func anAnchorPointBeforeThePlaneSwingsTheLayerAroundIt() {
        let layer = CALayer()
        layer.bounds = CGRect(x: 0, y: 0, width: 100, height: 50)
        layer.position = CGPoint(x: 200, y: 100)
        layer.anchorPointZ = 30
        #expect(layer.frame == CGRect(x: 150, y: 75, width: 100, height: 50))
        // A quarter turn about y takes what is 30 behind the axis to 30 left of it.
        layer.transform = CATransform3DMakeRotation(.pi / 2, 0, 1, 0)
        let frame = layer.frame
        #expect(abs(frame.midX - 170) < 1e-9 && frame.width < 1e-9 && frame.height == 50)
    }

    @Test func sublayersStandWhereTheyArePut() {
        let root = CALayer()
        let layers = (0..<4).map { _ in CALayer() }
        root.addSublayer(layers[0])
        root.insertSublayer(layers[1], at: 0)
        root.insertSublayer(layers[2], above: layers[1])
        root.insertSublayer(layers[3], below: layers[0])
        #expect(root.sublayers?.map(ObjectIdentifier.init) == [1, 2, 3, 0].map { ObjectIdentifier(layers[$0]) })
        // A sublayer that moves is counted out before its place is.
        root.insertSublayer(layers[1], above: layers[3])
        root.insertSublayer(layers[0], below: layers[3])
        #expect(root.sublayers?.map(ObjectIdentifier.init) == [2, 0, 3, 1].map { ObjectIdentifier(layers[$0]) })
        layers[2].removeFromSuperlayer()
        #expect(layers[2].superlayer == nil && root.sublayers?.count == 3)
        let other = CALayer()
        other.addSublayer(layers[0])
        #expect(root.sublayers?.count == 2 && layers[0].superlayer === other)
    }

    @Test func theFrameFollowsTheAnchorPointAndTheTransform() {
        let layer = CALayer()
        layer.anchorPoint = CGPoint(x: 0, y: 1)
        layer.frame = CGRect(x: 10, y: 20, width: 30, height: 40)
        #expect(layer.position == CGPoint(x: 10, y: 60))
        layer.transform = CATransform3DMakeScale(2, 0.5, 1)
        #expect(layer.frame == CGRect(x: 10, y: 40, width: 60, height: 20))
    }

    @Test func thePresentationIsACopyOfWhatIsSeen() throws {
        let bench = LayerBench()
        let animation = CABasicAnimation(keyPath: "position")
        animation.duration = 1
        animation.toValue = CGPoint(x: 100, y: 0)
        bench.add(animation)
        bench.clock.step(to: 0.5)
        let seen = try #require(bench.clock.perform { bench.layer.presentation() })
        #expect(seen.position == CGPoint(x: 50, y: 0))
        #expect(bench.layer.position == .zero)
        #expect(seen.model() === bench.layer && bench.layer.model() === bench.layer)
        #expect(seen.superlayer === bench.layer.superlayer)
    }

    @Test func whatIsAroundALayerIsForgottenWhenItEnds() {
        let inner = CALayer()
        let mask = CALayer()
        var outer: CALayer? = CALayer()
        outer?.addSublayer(inner)
        outer?.mask = mask
        #expect(inner.superlayer === outer && mask.superlayer === outer)
        outer = nil
        #expect(inner.superlayer == nil && mask.superlayer == nil)
    }

    @Test func anAnimationOfALayerThatHasEndedRunsOut() {
        let clock = FrameClock()
        let animation = CABasicAnimation(keyPath: "opacity")
        animation.duration = 5
        var layer: CALayer? = CALayer()
        clock.perform { layer?.add(animation, forKey: nil) }
        #expect(clock.isBusy)
        layer = nil
        clock.step(to: 1)
        #expect(!clock.isBusy)
    }

    @Test func aDelegateIsNotKept() {
        final class Painter: NSObject, CALayerDelegate {}
        let layer = CALayer()
        var painter: Painter? = Painter()
        layer.delegate = painter
        #expect(layer.delegate === painter)
        painter = nil
        #expect(layer.delegate == nil)
    }
}
