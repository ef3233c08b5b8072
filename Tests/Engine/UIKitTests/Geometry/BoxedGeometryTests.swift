import QuartzCore
import Testing

@testable import UIKit

@Suite struct BoxedGeometryTests {
    @Test func insetsAndOffsetsComeOutAsTheyWentIn() {
        let insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
        let directional = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
        #expect(NSValue(uiEdgeInsets: insets).uiEdgeInsetsValue == insets)
        #expect(NSValue(directionalEdgeInsets: directional).directionalEdgeInsetsValue == directional)
        let offset = UIOffset(horizontal: 5, vertical: -6)
        #expect(NSValue(uiOffset: offset).uiOffsetValue == offset && NSValue(cgPoint: .zero).uiOffsetValue == .zero)
    }

    @Test func textsBecomeWhatTheyWereMadeOf() {
        let rect = CGRect(x: 1, y: 2.5, width: 3, height: 4)
        #expect(CGRectFromString(NSStringFromCGRect(rect)) == rect)
        #expect(CGPointFromString(NSStringFromCGPoint(rect.origin)) == rect.origin)
        #expect(CGSizeFromString(NSStringFromCGSize(rect.size)) == rect.size)
    }

    /// Apple documents that a transform is made again of what it is decomposed into.
    @Test func aTransformIsMadeAgainOfItsParts() {
        let parts = CGAffineTransformComponents(
            scale: CGSize(width: 2, height: 3), horizontalShear: 0.5, rotation: 0.7,
            translation: CGVector(dx: 8, dy: -4))
        let found = CGAffineTransform(parts).decomposed()
        #expect(abs(found.scale.width - 2) < 1e-9 && abs(found.scale.height - 3) < 1e-9)
        #expect(abs(found.horizontalShear - 0.5) < 1e-9 && abs(found.rotation - 0.7) < 1e-9)
        #expect(found.translation == parts.translation)
        #expect(CGAffineTransform(scaleX: 0, y: 0).decomposed().scale == .zero)
    }
}
