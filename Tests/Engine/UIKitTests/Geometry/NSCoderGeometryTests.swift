import Testing
import UIKit

/// Geometry as text.
@MainActor
@Suite struct NSCoderGeometryTests {
    @Test func geometryIsReadFromWhatItIsWrittenAs() {
        let point = CGPoint(x: 1.5, y: -2)
        #expect(NSCoder.string(for: point) == "{1.5, -2}")
        #expect(NSCoder.cgPoint(for: NSCoder.string(for: point)) == point)
        let vector = CGVector(dx: 3, dy: 4)
        #expect(NSCoder.cgVector(for: NSCoder.string(for: vector)) == vector)
        let size = CGSize(width: 3, height: 0.25)
        #expect(NSCoder.cgSize(for: NSCoder.string(for: size)) == size)
        let rect = CGRect(x: 10, y: 20, width: 30, height: 40)
        #expect(NSCoder.string(for: rect) == "{{10, 20}, {30, 40}}")
        #expect(NSCoder.cgRect(for: NSCoder.string(for: rect)) == rect)
        let transform = CGAffineTransform(a: 1, b: 0.5, c: 0, d: 2, tx: 10, ty: 20)
        #expect(NSCoder.string(for: transform) == "[1, 0.5, 0, 2, 10, 20]")
        #expect(NSCoder.cgAffineTransform(for: NSCoder.string(for: transform)) == transform)
        let insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
        #expect(NSCoder.uiEdgeInsets(for: NSCoder.string(for: insets)) == insets)
        let directional = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
        #expect(NSCoder.nsDirectionalEdgeInsets(for: NSCoder.string(for: directional)) == directional)
        let offset = UIOffset(horizontal: 5, vertical: 6)
        #expect(NSCoder.uiOffset(for: NSCoder.string(for: offset)) == offset)
    }

    @Test(arguments: ["", "{1}", "{1, 2, 3}", "{a, b}", "{1, x, 2}"])
    func anotherTextIsZero(text: String) {
        #expect(NSCoder.cgPoint(for: text) == .zero)
        #expect(NSCoder.cgRect(for: text) == .zero)
        #expect(NSCoder.cgAffineTransform(for: text) == .identity)
    }
}
