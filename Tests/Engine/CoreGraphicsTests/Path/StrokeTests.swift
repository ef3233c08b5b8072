import CoreGraphics
import Testing

/// Strokes, dashes and parts of paths by their length.
struct StrokeTests {
    private func line(_ points: CGPoint...) -> CGMutablePath {
        let path = CGMutablePath()
        path.addLines(between: points)
        return path
    }

    private func stroked(_ path: CGPath, cap: CGLineCap = .butt, join: CGLineJoin = .miter, limit: CGFloat = 10)
        -> CGPath
    {
        path.copy(strokingWithWidth: 4, lineCap: cap, lineJoin: join, miterLimit: limit)
    }

    @Test func aStrokeIsAsWideAsItsLine() {
        let path = stroked(line(CGPoint(x: 0, y: 10), CGPoint(x: 20, y: 10)))
        #expect(path.boundingBoxOfPath == CGRect(x: 0, y: 8, width: 20, height: 4))
        #expect(path.contains(CGPoint(x: 10, y: 11.9)))
        #expect(!path.contains(CGPoint(x: 10, y: 12.1)))
    }

    @Test func capsReachBeyondTheEnds() {
        let path = line(CGPoint(x: 0, y: 10), CGPoint(x: 20, y: 10))
        #expect(!stroked(path).contains(CGPoint(x: -1, y: 10)))
        #expect(stroked(path, cap: .square).contains(CGPoint(x: -1.9, y: 11.9)))
        #expect(stroked(path, cap: .round).contains(CGPoint(x: -1.9, y: 10)))
        #expect(!stroked(path, cap: .round).contains(CGPoint(x: -1.9, y: 11.9)))
    }

    @Test func cornersAreMitredRoundOrBevelled() {
        let path = line(CGPoint(x: 0, y: 0), CGPoint(x: 10, y: 0), CGPoint(x: 10, y: 10))
        let corner = CGPoint(x: 11.9, y: -1.9)
        #expect(stroked(path).contains(corner))
        #expect(!stroked(path, join: .round).contains(corner))
        #expect(stroked(path, join: .round).contains(CGPoint(x: 11.3, y: -1.3)))
        #expect(!stroked(path, join: .bevel).contains(CGPoint(x: 11.3, y: -1.3)))
        // A right angle's mitre is 1.414 times as long as the line is wide.
        #expect(!stroked(path, limit: 1.4).contains(corner))
    }

    @Test func aClosedPathHasNoEnds() {
        let path = CGMutablePath()
        path.addRect(CGRect(x: 0, y: 0, width: 20, height: 10))
        let outline = stroked(path)
        #expect(outline.boundingBoxOfPath == CGRect(x: -2, y: -2, width: 24, height: 14))
        #expect(!outline.contains(CGPoint(x: 10, y: 5)))
        #expect(outline.contains(CGPoint(x: -1.9, y: -1.9)))
    }

    @Test func dashesBeginAnewInEachSubpathAtTheirPhase() {
        let path = line(CGPoint(x: 0, y: 0), CGPoint(x: 10, y: 0))
        path.addLines(between: [CGPoint(x: 0, y: 5), CGPoint(x: 4, y: 5)])
        let dashes = path.copy(dashingWithPhase: 1, lengths: [3, 2])
        let ends = dashes.elements.compactMap(\.end)
        // Rounded, as lengths along a path are sums.
        #expect(ends.map { ($0.x * 1000).rounded() / 1000 } == [0, 2, 4, 7, 9, 10, 0, 2])
        #expect(ends.map(\.y) == [0, 0, 0, 0, 0, 0, 5, 5])
    }

    @Test func aPatternOfNothingLeavesTheLineWhole() {
        let path = line(CGPoint(x: 0, y: 0), CGPoint(x: 10, y: 0))
        #expect(path.copy(dashingWithPhase: 0, lengths: []) == path)
        #expect(path.copy(dashingWithPhase: 0, lengths: [0, 0]) == path)
    }

    @Test func aPartOfAPathIsTakenByItsLength() {
        let path = line(CGPoint(x: 0, y: 0), CGPoint(x: 10, y: 0), CGPoint(x: 10, y: 10))
        let measure = PathMeasure(path.elements)
        #expect(measure.length == 20)
        #expect(
            measure.elements(from: 5, to: 12) == [
                .move(CGPoint(x: 5, y: 0)), .line(CGPoint(x: 10, y: 0)), .line(CGPoint(x: 10, y: 2)),
            ])
        #expect(measure.place(at: 15)?.point == CGPoint(x: 10, y: 5))
        #expect(abs((measure.place(at: 15)?.angle ?? 0) - .pi / 2) < 1e-9)
    }

    @Test func halfOfACircleIsHalfOfItsLength() {
        let path = CGPath(ellipseIn: CGRect(x: -50, y: -50, width: 100, height: 100), transform: nil)
        let measure = PathMeasure(path.elements)
        #expect(abs(measure.length - 100 * .pi) < 0.1)
        let half = measure.elements(from: 0, to: measure.length / 2)
        let end = half.compactMap(\.end).last ?? .zero
        #expect(hypot(end.x + 50, end.y) < 0.05)
    }

    /// maxkonovalov/MKRingProgressView makes outlines by the initialiser that Objective-C's function is imported as.
    @Test func theOutlineOfALineIsMadeByAnInitialiserToo() {
        let path = CGPath(rect: CGRect(x: 0, y: 0, width: 10, height: 10), transform: nil)
        let outline = CGPath(
            __byStroking: path, transform: nil, lineWidth: 2, lineCap: .round, lineJoin: .round, miterLimit: 10)
        #expect(outline?.boundingBox == CGRect(x: -1, y: -1, width: 12, height: 12))
        #expect(
            CGPath(
                __byStroking: nil, transform: nil, lineWidth: 2, lineCap: .butt, lineJoin: .bevel, miterLimit: 10)
                == nil)
    }

    @Test func pathsOfTheSameElementsMeetHalfWay() {
        let a = CGPath(rect: CGRect(x: 0, y: 0, width: 10, height: 10), transform: nil)
        let b = CGPath(rect: CGRect(x: 10, y: 20, width: 30, height: 10), transform: nil)
        let middle = a.interpolated(to: b, fraction: 0.5)
        #expect(middle?.boundingBox == CGRect(x: 5, y: 10, width: 20, height: 10))
        #expect(a.interpolated(to: CGPath(ellipseIn: .zero, transform: nil), fraction: 0.5) == nil)
    }
}
