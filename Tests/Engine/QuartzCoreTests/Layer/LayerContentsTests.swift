import CoreGraphics
import Testing

@testable import QuartzCore

/// Where images lie in layers, as Apple's documentation of `contentsGravity`, `contentsRect` and `contentsCenter` says.
@MainActor
@Suite struct LayerContentsTests {
    private let image = CGImage(.file("bubble.png"), size: CGSize(width: 30, height: 20))

    private func layer() -> CALayer {
        let layer = CALayer()
        layer.bounds = CGRect(x: 0, y: 0, width: 100, height: 60)
        layer.contents = image
        return layer
    }

    private func pieces(_ layer: CALayer) -> [CGRect] {
        let list = layer.drawing.list?.operations(in: layer.bounds, layer.contentsGravity, layer.slices) ?? []
        return list.compactMap {
            if case .image(_, let rect, let placed, _) = $0 { rect.applying(placed) } else { nil }
        }
    }

    private func clips(_ layer: CALayer) -> [CGRect] {
        let list = layer.drawing.list?.operations(in: layer.bounds, layer.contentsGravity, layer.slices) ?? []
        return list.compactMap {
            guard case .clip(let path, _) = $0 else { return nil }
            let points = path.flatMap(\.points)
            let (xs, ys) = (points.map(\.x), points.map(\.y))
            let corner = CGPoint(x: xs.min() ?? 0, y: ys.min() ?? 0)
            return CGRect(
                x: corner.x, y: corner.y, width: (xs.max() ?? 0) - corner.x, height: (ys.max() ?? 0) - corner.y)
        }
    }

    @Test func anImageThatFillsItsLayerIsLeftToViewers() {
        let layer = layer()
        for gravity in [CALayerContentsGravity.resize, .resizeAspect, .resizeAspectFill] {
            layer.contentsGravity = gravity
            #expect(layer.drawing.image?.name == "bubble.png" && layer.drawing.list == nil)
        }
    }

    @Test(arguments: [
        (CALayerContentsGravity.top, CGPoint(x: 35, y: 0)), (.bottom, CGPoint(x: 35, y: 40)),
        (.left, CGPoint(x: 0, y: 20)), (.right, CGPoint(x: 70, y: 20)), (.topLeft, .zero),
        (.topRight, CGPoint(x: 70, y: 0)), (.bottomLeft, CGPoint(x: 0, y: 40)),
        (.bottomRight, CGPoint(x: 70, y: 40)), (.center, CGPoint(x: 35, y: 20)),
    ])
    func anImageThatIsNotScaledHasItsSizeInPointsWhateverItsPixels(gravity: CALayerContentsGravity, corner: CGPoint) {
        let layer = layer()
        layer.contentsGravity = gravity
        #expect(layer.drawing.image == nil)
        #expect(pieces(layer) == [CGRect(origin: corner, size: image.size)])
        layer.contentsGravity = .resize
        #expect(layer.drawing.image != nil && layer.drawing.list == nil)
    }

    @Test func contentsStayWhereNothingIsDrawnOverThem() {
        let layer = layer()
        layer.contentsGravity = .top
        layer.record { _ in }
        #expect(pieces(layer) == [CGRect(x: 35, y: 0, width: 30, height: 20)])
        layer.record { $0.fill(CGRect(x: 0, y: 0, width: 9, height: 9)) }
        #expect(pieces(layer).isEmpty && layer.drawing.list != nil)
    }

    @Test func aPartOfTheContentsFillsTheLayer() {
        let layer = layer()
        layer.contentsRect = CGRect(x: 0.5, y: 0, width: 0.5, height: 0.5)
        #expect(clips(layer) == [layer.bounds])
        // Twice as large as the layer in each direction, and moved so that the part is seen.
        #expect(pieces(layer) == [CGRect(x: -100, y: 0, width: 200, height: 120)])
        layer.contentsGravity = .center
        #expect(clips(layer) == [CGRect(x: 42.5, y: 25, width: 15, height: 10)])
    }

    @Test func whatLiesBesideTheCenterKeepsItsSize() {
        let layer = layer()
        layer.contentsCenter = CGRect(x: 1.0 / 3, y: 0.25, width: 1.0 / 3, height: 0.5)
        #expect(clips(layer).count == 9)
        #expect(clips(layer).first == CGRect(x: 0, y: 0, width: 10, height: 5))
        layer.bounds.size.width = 50
        #expect(clips(layer).last == CGRect(x: 40, y: 55, width: 10, height: 5))
        #expect(CALayer(layer: layer).contentsCenter == layer.contentsCenter)
    }

    /// yoavlt/LiquidLoader and kevinzhow/PNChart-Swift make shapes of their views' layers, and draw in the views' bounds.
    @Test func aLayerThatIsMadeOfOneOfAnotherClassHasNothingOfIt() {
        let layer = layer()
        layer.position = CGPoint(x: 70, y: 80)
        layer.shadowOpacity = 1
        let shape = CAShapeLayer(layer: layer)
        #expect(shape.position == .zero && shape.bounds == .zero && shape.shadowOpacity == 0)
        #expect(shape.contents == nil && shape.fillColor != nil)
        #expect(CALayer(layer: shape).position == shape.position)
        shape.position = CGPoint(x: 1, y: 2)
        #expect(CALayer(layer: shape).position == shape.position && CAShapeLayer(layer: shape).position.y == 2)
    }

    @Test func whatIsCutIsPaintedIntoContextsToo() {
        let layer = layer()
        layer.contentsGravity = .bottomRight
        let context = CGContext(bounds: layer.bounds)
        layer.render(in: context)
        let drawn = context.list.operations.compactMap {
            if case .image(_, let rect, let placed, _) = $0 { rect.applying(placed) } else { nil }
        }
        #expect(drawn == [CGRect(x: 70, y: 40, width: 30, height: 20)])
    }
}
