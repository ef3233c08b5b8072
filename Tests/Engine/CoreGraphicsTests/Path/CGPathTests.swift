import CoreGraphics
import Testing

/// Paths against coordinates worked out by hand.
struct CGPathTests {
    private func elements(_ path: CGPath) -> [String] {
        var list: [String] = []
        path.applyWithBlock { element in
            let count = [1, 1, 2, 3, 0][Int(element.pointee.type.rawValue)]
            let points = (0..<count).map { element.pointee.points[$0] }
            list.append("\(element.pointee.type) " + points.map { "\($0.x),\($0.y)" }.joined(separator: " "))
        }
        return list
    }

    /// As the tests of yacir/CollectionViewSlantedLayout find it of a slanted mask on iOS.
    @Test func theOutlineOfAPathBelongsToWhatIsInside() {
        let path = CGMutablePath()
        path.addLines(between: [(0, 10), (20, 0), (20, 30), (0, 30)].map { CGPoint(x: $0.0, y: $0.1) })
        path.closeSubpath()
        for (x, y) in [(0, 10), (20, 0), (20, 30), (0, 30), (20, 15), (10, 5), (10, 30)] as [(CGFloat, CGFloat)] {
            #expect(path.contains(CGPoint(x: x, y: y)) && path.contains(CGPoint(x: x, y: y), using: .evenOdd))
        }
        #expect(!path.contains(CGPoint(x: 20.001, y: 15)) && !path.contains(CGPoint(x: 1, y: 9)))
    }

    @Test func aRectangleGoesRoundItsCornersAndCloses() {
        let path = CGPath(rect: CGRect(x: 1, y: 2, width: 3, height: 4), transform: nil)
        #expect(
            elements(path) == [
                "moveToPoint 1.0,2.0", "addLineToPoint 4.0,2.0", "addLineToPoint 4.0,6.0", "addLineToPoint 1.0,6.0",
                "closeSubpath ",
            ])
        #expect(path.currentPoint == CGPoint(x: 1, y: 2))
        var rect = CGRect.zero
        #expect(path.isRect(&rect))
        #expect(rect == CGRect(x: 1, y: 2, width: 3, height: 4))
    }

    @Test func anEllipseIsNoRectangleAndFillsItsBox() {
        let path = CGPath(ellipseIn: CGRect(x: 10, y: 20, width: 100, height: 60), transform: nil)
        #expect(!path.isRect(nil))
        let box = path.boundingBoxOfPath
        #expect(abs(box.minX - 10) < 1e-9 && abs(box.minY - 20) < 1e-9)
        #expect(abs(box.width - 100) < 1e-9 && abs(box.height - 60) < 1e-9)
        #expect(path.contains(CGPoint(x: 60, y: 50)))
        // Just inside and outside of the ellipse at 45 degrees: x = 60 + 50 / sqrt 2, y = 50 + 30 / sqrt 2.
        #expect(path.contains(CGPoint(x: 95.2, y: 71.1)))
        #expect(!path.contains(CGPoint(x: 95.5, y: 71.4)))
    }

    @Test func theControlPointsCountOnlyInTheBoundingBoxOfPoints() {
        let path = CGMutablePath()
        path.move(to: .zero)
        path.addQuadCurve(to: CGPoint(x: 10, y: 0), control: CGPoint(x: 5, y: 10))
        #expect(path.boundingBox == CGRect(x: 0, y: 0, width: 10, height: 10))
        // The curve's highest point is half way to the control point.
        #expect(path.boundingBoxOfPath == CGRect(x: 0, y: 0, width: 10, height: 5))
        let cubic = CGMutablePath()
        cubic.move(to: .zero)
        cubic.addCurve(to: CGPoint(x: 10, y: 0), control1: CGPoint(x: 0, y: 8), control2: CGPoint(x: 10, y: 8))
        // At half of the way: 3/4 of the control points' height.
        #expect(cubic.boundingBoxOfPath == CGRect(x: 0, y: 0, width: 10, height: 6))
    }

    @Test func theBoxOfNothingIsNull() {
        #expect(CGMutablePath().boundingBox.isNull)
        #expect(CGMutablePath().boundingBoxOfPath.isNull)
    }

    @Test func insideIsByTurnsOrByEdgesCrossed() {
        let path = CGMutablePath()
        path.addRect(CGRect(x: 0, y: 0, width: 10, height: 10))
        path.addRect(CGRect(x: 2, y: 2, width: 6, height: 6))
        #expect(path.contains(CGPoint(x: 5, y: 5)))
        #expect(!path.contains(CGPoint(x: 5, y: 5), using: .evenOdd))
        #expect(path.contains(CGPoint(x: 1, y: 5), using: .evenOdd))
        #expect(path.contains(CGPoint(x: -4, y: 5), using: .winding, transform: .init(translationX: 5, y: 0)))
    }

    @Test func anOpenSubpathCountsAsClosed() {
        let path = CGMutablePath()
        path.addLines(between: [.zero, CGPoint(x: 10, y: 0), CGPoint(x: 0, y: 10)])
        #expect(path.contains(CGPoint(x: 2, y: 2)))
        #expect(!path.contains(CGPoint(x: 6, y: 6)))
    }

    @Test func anArcAlwaysGoesTheWayThatItSays() {
        let down = CGMutablePath()
        down.addArc(center: .zero, radius: 10, startAngle: 0, endAngle: .pi / 2, clockwise: false)
        #expect(down.boundingBoxOfPath.isClose(to: CGRect(x: 0, y: 0, width: 10, height: 10)))
        let round = CGMutablePath()
        round.addArc(center: .zero, radius: 10, startAngle: 0, endAngle: .pi / 2, clockwise: true)
        #expect(round.boundingBoxOfPath.isClose(to: CGRect(x: -10, y: -10, width: 20, height: 20)))
    }

    /// ninjaprox/NVActivityIndicatorView draws its balls so, and Core Graphics a circle.
    @Test(arguments: [true, false]) func anArcOfAWholeTurnIsACircleEitherWay(clockwise: Bool) {
        let turn = 2 * CGFloat.pi
        for (start, end) in [(0, turn), (turn, 0), (turn / 2, -1.5 * turn)] {
            let path = CGMutablePath()
            path.addArc(center: .zero, radius: 10, startAngle: start, endAngle: end, clockwise: clockwise)
            #expect(path.boundingBoxOfPath.isClose(to: CGRect(x: -10, y: -10, width: 20, height: 20)))
        }
        let nothing = CGMutablePath()
        nothing.addArc(center: .zero, radius: 10, startAngle: 1, endAngle: 1, clockwise: clockwise)
        #expect(nothing.boundingBoxOfPath.width == 0)
    }

    @Test func anArcStaysOnItsCircle() {
        let path = CGMutablePath()
        path.addRelativeArc(center: CGPoint(x: 3, y: 4), radius: 100, startAngle: 0.3, delta: 4)
        for segment in path.elements.subpaths.flatMap(\.segments) {
            for step in 0...20 {
                let point = segment.point(at: CGFloat(step) / 20)
                #expect(abs(hypot(point.x - 3, point.y - 4) - 100) < 0.03)
            }
        }
    }

    @Test func anArcBetweenTangentsTouchesBoth() {
        let path = CGMutablePath()
        path.move(to: CGPoint(x: 0, y: 0))
        path.addArc(tangent1End: CGPoint(x: 10, y: 0), tangent2End: CGPoint(x: 10, y: 10), radius: 4)
        let ends = path.elements.compactMap(\.end)
        #expect(ends.count == 3)
        #expect(hypot(ends[1].x - 6, ends[1].y) < 1e-9)
        #expect(hypot(ends[2].x - 10, ends[2].y - 4) < 1e-9)
    }

    @Test func aRoundedRectangleLeavesItsCornersOut() {
        let path = CGPath(
            roundedRect: CGRect(x: 0, y: 0, width: 40, height: 20), cornerWidth: 8, cornerHeight: 8, transform: nil)
        #expect(path.boundingBoxOfPath.isClose(to: CGRect(x: 0, y: 0, width: 40, height: 20)))
        #expect(!path.contains(CGPoint(x: 1, y: 1)))
        #expect(path.contains(CGPoint(x: 3, y: 3)))
        #expect(!path.contains(CGPoint(x: 39, y: 19)))
    }

    @Test func whatFollowsAClosedSubpathBeginsAtItsStart() {
        let path = CGMutablePath()
        path.move(to: CGPoint(x: 1, y: 1))
        path.addLine(to: CGPoint(x: 5, y: 1))
        path.closeSubpath()
        path.addLine(to: CGPoint(x: 1, y: 7))
        #expect(
            elements(path) == [
                "moveToPoint 1.0,1.0", "addLineToPoint 5.0,1.0", "closeSubpath ", "moveToPoint 1.0,1.0",
                "addLineToPoint 1.0,7.0",
            ])
    }

    @Test func pathsAreEqualByTheirElements() {
        let a = CGPath(rect: CGRect(x: 0, y: 0, width: 1, height: 1), transform: nil)
        let b = CGMutablePath()
        b.addRect(CGRect(x: 0, y: 0, width: 1, height: 1))
        #expect(a == b)
        b.closeSubpath()
        #expect(a == b)
        b.move(to: .zero)
        #expect(a != b)
    }
}

extension CGRect {
    func isClose(to other: CGRect) -> Bool {
        [minX - other.minX, minY - other.minY, maxX - other.maxX, maxY - other.maxY].allSatisfy { abs($0) < 1e-2 }
    }
}
