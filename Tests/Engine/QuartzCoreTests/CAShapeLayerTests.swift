import QuartzCore
import Testing

@MainActor
struct CAShapeLayerTests {
    private let clock = FrameClock()

    @Test func aNewOneFillsInBlackAndStrokesNothing() {
        let layer = CAShapeLayer()
        #expect(layer.fillColor == CGColor(gray: 0, alpha: 1))
        #expect(layer.strokeColor == nil)
        #expect((layer.lineWidth, layer.miterLimit) == (1, 10))
        #expect((layer.strokeStart, layer.strokeEnd) == (0, 1))
        #expect(layer.path == nil)
    }

    @Test func aPathThatGoesOnBeingBuiltDoesNotChangeTheLayer() {
        let layer = CAShapeLayer()
        let path = CGMutablePath()
        path.addRect(CGRect(x: 0, y: 0, width: 1, height: 1))
        layer.path = path
        path.addRect(CGRect(x: 5, y: 5, width: 1, height: 1))
        #expect(layer.path == CGPath(rect: CGRect(x: 0, y: 0, width: 1, height: 1), transform: nil))
    }

    @Test func aStrokesEndMovesAlongThePathWithItsAnimation() {
        clock.perform {
            let layer = CAShapeLayer()
            let path = CGMutablePath()
            path.addLines(between: [.zero, CGPoint(x: 100, y: 0)])
            layer.path = path
            layer.fillColor = nil
            layer.strokeColor = CGColor(gray: 1, alpha: 1)
            let animation = CABasicAnimation(keyPath: "strokeEnd")
            animation.fromValue = 0
            animation.toValue = 1
            animation.duration = 2
            layer.add(animation, forKey: nil)
            clock.setTime(0.5)
            #expect(
                layer.presented.shape?.operations == [
                    .stroke([.move(.zero), .line(CGPoint(x: 25, y: 0))], LineStyle(), CGColor(gray: 1, alpha: 1))
                ])
            #expect(layer.presentation()?.strokeEnd == 0.25)
        }
    }

    @Test func aPathAnimatesPointByPoint() {
        clock.perform {
            let layer = CAShapeLayer()
            let animation = CABasicAnimation(keyPath: "path")
            animation.fromValue = CGPath(rect: CGRect(x: 0, y: 0, width: 10, height: 10), transform: nil)
            animation.toValue = CGPath(rect: CGRect(x: 0, y: 0, width: 30, height: 10), transform: nil)
            animation.duration = 1
            layer.add(animation, forKey: "path")
            clock.setTime(0.5)
            #expect(layer.presentation()?.path?.boundingBox == CGRect(x: 0, y: 0, width: 20, height: 10))
        }
    }

    @Test func aMaskIsInNoOtherTree() {
        let (layer, mask, parent) = (CALayer(), CALayer(), CALayer())
        parent.addSublayer(mask)
        layer.mask = mask
        #expect(parent.sublayers == nil)
        #expect(mask.superlayer === layer)
        #expect(mask.isMask)
        layer.mask = nil
        #expect(mask.superlayer == nil)
    }
}
