import Foundation
import Testing

@testable import CoreGraphics

/// Lines in drawings that are stretched.
@Suite struct StretchedLineTests {
    private let line = DrawingOperation.stroke(
        [.move(CGPoint(x: 0, y: 5)), .line(CGPoint(x: 10, y: 5))], LineStyle(width: 2), CGColor(gray: 0, alpha: 1))

    private func bounds(_ operation: DrawingOperation) -> CGRect? {
        guard case .fill(let path, _, _) = operation else { return nil }
        return CGPath(elements: path).boundingBoxOfPath
    }

    /// mohsinalimat/ContainerScrollViewController draws a circle whose halves are the caps of an image: the line between them
    /// is a thousand times as long, and as wide as before.
    @Test func aLineThatIsStretchedOneWayIsNoWiderAcross() {
        let long = line.applying(CGAffineTransform(scaleX: 1000, y: 1))
        #expect(bounds(long) == CGRect(x: 0, y: 4, width: 10000, height: 2))
        let high = line.applying(CGAffineTransform(scaleX: 1, y: 3))
        #expect(bounds(high) == CGRect(x: 0, y: 12, width: 10, height: 6))
    }

    @Test func aLineThatKeepsItsShapeStaysOne() {
        let turned = CGAffineTransform(rotationAngle: 0.7).scaledBy(x: 3, y: -3)
        guard case .stroke(_, let style, _) = line.applying(turned) else {
            Issue.record("it is no line any more")
            return
        }
        #expect((style.width - 6).magnitude < 0.001)
    }
}
