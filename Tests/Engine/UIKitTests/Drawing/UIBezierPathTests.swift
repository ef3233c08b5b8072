import Testing
import UIKit

@MainActor
struct UIBezierPathTests {
    @Test func clockwiseIsAsOnAScreen() {
        let path = UIBezierPath(
            arcCenter: .zero, radius: 10, startAngle: 0, endAngle: .pi / 2, clockwise: true)
        // From the right, down.
        #expect(abs(path.currentPoint.x) < 1e-9 && abs(path.currentPoint.y - 10) < 1e-9)
        #expect(abs(path.bounds.width - 10) < 1e-2)
    }

    @Test func cornersAreRoundedByName() {
        let path = UIBezierPath(
            roundedRect: CGRect(x: 0, y: 0, width: 40, height: 40), byRoundingCorners: [.topLeft, .bottomRight],
            cornerRadii: CGSize(width: 100, height: 10))
        #expect(!path.contains(CGPoint(x: 1, y: 1)))
        #expect(path.contains(CGPoint(x: 39, y: 1)))
        #expect(path.contains(CGPoint(x: 1, y: 39)))
        #expect(!path.contains(CGPoint(x: 39, y: 39)))
    }

    /// ergunemr/BottomPopup gives its card's corners a width alone, and answer 76936764 on Stack Overflow says that the height
    /// is ignored.
    @Test func aCornersWidthIsItsRadiusWhateverItsHeight() {
        func corner(_ radii: CGSize) -> UIBezierPath {
            UIBezierPath(
                roundedRect: CGRect(x: 0, y: 0, width: 40, height: 100), byRoundingCorners: [.topLeft, .topRight],
                cornerRadii: radii)
        }
        let round = corner(CGSize(width: 10, height: 0))
        #expect(round.cgPath == corner(CGSize(width: 10, height: 10)).cgPath)
        #expect(!round.contains(CGPoint(x: 39, y: 1)) && round.contains(CGPoint(x: 39, y: 12)))
        #expect(corner(CGSize(width: 90, height: 90)).cgPath == corner(CGSize(width: 20, height: 0)).cgPath)
    }

    @Test func whatIsReversedHasTheSameOutlineTheOtherWay() {
        let path = UIBezierPath()
        path.move(to: .zero)
        path.addLine(to: CGPoint(x: 10, y: 0))
        path.addCurve(
            to: CGPoint(x: 20, y: 10), controlPoint1: CGPoint(x: 15, y: 0), controlPoint2: CGPoint(x: 20, y: 5))
        let reversed = path.reversing()
        #expect(reversed.currentPoint == .zero)
        #expect(reversed.bounds == path.bounds)
        #expect(reversed.reversing().cgPath == path.cgPath)
    }

    @Test func aHoleNeedsTheEvenOddRule() {
        let path = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 30, height: 30))
        path.append(UIBezierPath(ovalIn: CGRect(x: 5, y: 5, width: 20, height: 20)))
        #expect(path.contains(CGPoint(x: 15, y: 15)))
        path.usesEvenOddFillRule = true
        #expect(!path.contains(CGPoint(x: 15, y: 15)))
    }

    @Test func aTransformMovesEveryPoint() {
        let path = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 10, height: 10))
        path.apply(CGAffineTransform(translationX: 5, y: 6))
        #expect(path.bounds == CGRect(x: 5, y: 6, width: 10, height: 10))
    }

    @Test func aCopyDoesNotFollow() {
        let path = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 10, height: 10))
        path.lineWidth = 7
        let copy = path.copy() as? UIBezierPath
        path.removeAllPoints()
        #expect(copy?.lineWidth == 7)
        #expect(copy?.bounds == CGRect(x: 0, y: 0, width: 10, height: 10))
        #expect(path.isEmpty)
    }

    @Test func aLayerShowsTheViewsShape() {
        final class Ring: UIView {
            override class var layerClass: AnyClass { CAShapeLayer.self }
        }
        let layer = Ring(frame: .zero).layer as? CAShapeLayer
        layer?.path = UIBezierPath(ovalIn: CGRect(x: 0, y: 0, width: 10, height: 10)).cgPath
        #expect(layer?.path?.contains(CGPoint(x: 5, y: 5)) == true)
    }
}
