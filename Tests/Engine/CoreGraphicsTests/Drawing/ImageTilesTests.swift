import Testing

@testable import CoreGraphics

/// Images that are drawn beside themselves.
@Suite struct ImageTilesTests {
    private let bounds = CGRect(x: 0, y: 0, width: 20, height: 20)

    /// Returns where the images lie that are drawn with or without copies beside them.
    private func places(_ rect: CGRect, byTiling: Bool = true, clip: CGRect? = nil) -> [CGRect] {
        let context = CGContext(bounds: bounds)
        if let clip { context.clip(to: clip) }
        context.draw(CGImage(.file("tile.png"), size: CGSize(width: 8, height: 8)), in: rect, byTiling: byTiling)
        return context.list.operations.compactMap {
            if case .image(_, let rect, let transform, _) = $0 { rect.applying(transform) } else { nil }
        }
    }

    @Test func tilesCoverWhatMayBeDrawnOn() {
        let tiles = places(CGRect(x: 5, y: 5, width: 10, height: 10))
        #expect(tiles.count == 9)
        #expect(tiles.reduce(.null) { $0.union($1) } == CGRect(x: -5, y: -5, width: 30, height: 30))
        #expect(
            places(CGRect(x: 0, y: 0, width: 10, height: 10), clip: CGRect(x: 12, y: 2, width: 5, height: 5)).count == 1
        )
        #expect(places(CGRect(x: 100, y: 100, width: 10, height: 10)).count == 4)
    }

    @Test func itIsDrawnOnceWithoutTilesOrWhereThereWouldBeTooMany() {
        let rect = CGRect(x: 5, y: 5, width: 10, height: 10)
        #expect(places(rect, byTiling: false) == [rect])
        #expect(places(CGRect(x: 0, y: 0, width: 0.1, height: 0.1)).count == 1)
        #expect(places(CGRect(x: 0, y: 0, width: CGFloat.leastNonzeroMagnitude, height: 1)).count == 1)
        #expect(places(CGRect(x: CGFloat.infinity, y: 0, width: 1, height: 1)).count <= 1)
    }
}
