import Testing
import UIKit

/// What views and renderers draw, as the operations that viewers get.
@MainActor
struct DrawingTests {
    /// A view that draws a bar as long as its value.
    private final class Bar: UIView {
        var value: CGFloat = 0.5 { didSet { setNeedsDisplay() } }
        private(set) var draws = 0

        override func draw(_ rect: CGRect) {
            draws += 1
            UIColor.red.setFill()
            UIRectFill(CGRect(x: 0, y: 0, width: rect.width * value, height: rect.height))
        }
    }

    private func fills(_ list: DisplayList?) -> [CGRect] {
        (list?.operations ?? []).compactMap {
            guard case .fill(let path, _, _) = $0 else { return nil }
            return CGPath(elements: path).boundingBox
        }
    }

    private func colors(_ list: DisplayList?) -> [CGColor] {
        (list?.operations ?? []).compactMap {
            guard case .fill(_, _, let color) = $0 else { return nil }
            return color
        }
    }

    private func drawn(_ draw: (CGContext) -> Void) -> DisplayList? {
        UIGraphicsBeginImageContextWithOptions(CGSize(width: 40, height: 40), false, 2)
        defer { UIGraphicsEndImageContext() }
        UIGraphicsGetCurrentContext().map(draw)
        return UIGraphicsGetImageFromCurrentImageContext()?.cgImage?.list
    }

    /// younatics/YNDropDownMenu tints its buttons' images so.
    @Test(arguments: [CGBlendMode.sourceIn, .sourceAtop])
    func aFillWithinWhatIsDrawnTakesItsShape(mode: CGBlendMode) {
        let list = drawn { context in
            UIColor.black.setFill()
            context.fillEllipse(in: CGRect(x: 0, y: 0, width: 20, height: 20))
            UIColor.red.setFill()
            context.setBlendMode(mode)
            context.fill(CGRect(x: 0, y: 0, width: 40, height: 40))
        }
        #expect(fills(list) == [CGRect(x: 0, y: 0, width: 20, height: 20), CGRect(x: 0, y: 0, width: 20, height: 20)])
        #expect(colors(list) == [UIColor.black.cgColor, UIColor.red.cgColor])
        let clears = (list?.operations ?? []).filter { if case .clear = $0 { true } else { false } }
        #expect(clears.count == 1)
    }

    @Test func aTranslucentFillAtopKeepsWhatIsUnderIt() {
        let list = drawn { context in
            context.fill(CGRect(x: 0, y: 0, width: 20, height: 20))
            UIColor.red.withAlphaComponent(0.5).setFill()
            context.setBlendMode(.sourceAtop)
            context.fill(CGRect(x: 0, y: 0, width: 40, height: 40))
        }
        #expect(colors(list).map(\.alpha) == [1, 0.5])
        #expect(list?.operations.contains { if case .clear = $0 { true } else { false } } == false)
    }

    /// The other usual way to tint an image: a colour, of which the image keeps what it covers.
    @Test func anImageKeepsOfOneColourWhatItCovers() {
        let dot = UIGraphicsImageRenderer(size: CGSize(width: 40, height: 40)).image { renderer in
            renderer.cgContext.fillEllipse(in: CGRect(x: 10, y: 10, width: 20, height: 20))
        }
        let list = drawn { context in
            UIColor.red.setFill()
            context.fill(CGRect(x: 0, y: 0, width: 40, height: 40))
            dot.draw(in: CGRect(x: 0, y: 0, width: 40, height: 40), blendMode: .destinationIn, alpha: 1)
        }
        #expect(fills(list).last == CGRect(x: 10, y: 10, width: 20, height: 20))
        #expect(colors(list).last == UIColor.red.cgColor)
        let isCleared = list?.operations.contains { if case .clear = $0 { true } else { false } }
        #expect(isCleared == true)
    }

    @Test func aViewIsDrawnOnceBeforeItIsShownAndAgainWhenItAsks() {
        let bar = Bar(frame: CGRect(x: 0, y: 0, width: 100, height: 10))
        bar.layer.displayIfNeeded()
        bar.layer.displayIfNeeded()
        #expect(bar.draws == 1)
        #expect(fills(bar.layer.drawing.list) == [CGRect(x: 0, y: 0, width: 50, height: 10)])
        bar.value = 0.25
        bar.layer.displayIfNeeded()
        #expect(bar.draws == 2)
        #expect(fills(bar.layer.drawing.list) == [CGRect(x: 0, y: 0, width: 25, height: 10)])
    }

    @Test func aChangeOfSizeDrawsAnewOnlyWhereTheContentModeSaysSo() {
        let bar = Bar(frame: CGRect(x: 0, y: 0, width: 100, height: 10))
        bar.layer.displayIfNeeded()
        bar.bounds.size.width = 200
        #expect(!bar.layer.needsDisplay())
        bar.contentMode = .redraw
        bar.bounds.size.width = 300
        #expect(bar.layer.needsDisplay())
    }

    @Test func anImageOfAContextOfPixelsHasSeveralAPoint() throws {
        let context = try #require(
            CGContext(
                data: nil, width: 60, height: 30, bitsPerComponent: 8, bytesPerRow: 0,
                space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue))
        context.fill(CGRect(x: 0, y: 0, width: 60, height: 30))
        let drawn = try #require(context.makeImage())
        let image = UIImage(cgImage: drawn, scale: 3, orientation: .up)
        #expect(image.size == CGSize(width: 20, height: 10))
        #expect(fills(image.cgImage?.list) == [CGRect(x: 0, y: 0, width: 20, height: 10)])
        // Others have a pixel a point, whatever the scale.
        let file = try #require(UIImage(file: "a.png", size: CGSize(width: 60, height: 30)).cgImage)
        #expect(UIImage(cgImage: file, scale: 3, orientation: .up).size == CGSize(width: 60, height: 30))
    }

    @Test func aViewThatDrawsNothingHasNoList() {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        view.layer.displayIfNeeded()
        #expect(view.layer.drawing.list == nil)
    }

    @Test func drawingIsInTheBoundsSpace() {
        let bar = Bar(frame: CGRect(x: 0, y: 0, width: 100, height: 10))
        bar.bounds.origin = CGPoint(x: 0, y: 40)
        bar.layer.displayIfNeeded()
        // From y 0 of the bounds, which is 40 above their corner.
        #expect(fills(bar.layer.drawing.list) == [CGRect(x: 0, y: -40, width: 50, height: 10)])
    }

    @Test func transformsActOnWhatIsDrawnAfterAndEndWithTheirState() {
        let image = UIGraphicsImageRenderer(size: CGSize(width: 100, height: 100)).image { context in
            let context = context.cgContext
            context.saveGState()
            context.translateBy(x: 10, y: 20)
            context.scaleBy(x: 2, y: 2)
            context.fill(CGRect(x: 1, y: 1, width: 5, height: 5))
            context.restoreGState()
            context.fill(CGRect(x: 1, y: 1, width: 5, height: 5))
        }
        guard case .list(let list)? = image.cgImage?.content else {
            Issue.record("a renderer's image is no list")
            return
        }
        #expect(
            fills(list) == [CGRect(x: 12, y: 22, width: 10, height: 10), CGRect(x: 1, y: 1, width: 5, height: 5)])
        #expect(image.size == CGSize(width: 100, height: 100))
    }

    /// UIBezierPath keeps the context's attributes for each stroke, which are none of a viewer's.
    @Test func onlyAClipAndAShadowAreRestored() {
        let list = drawn { context in
            UIBezierPath(rect: CGRect(x: 1, y: 1, width: 5, height: 5)).stroke()
            context.saveGState()
            context.saveGState()
            context.setFillColor(UIColor.red.cgColor)
            context.restoreGState()
            context.clip(to: CGRect(x: 0, y: 0, width: 9, height: 9))
            context.fill(CGRect(x: 0, y: 0, width: 20, height: 20))
            context.restoreGState()
        }
        let kinds = list?.operations.map { "\($0)".prefix { $0 != "(" } }
        #expect(kinds == ["clip", "stroke", "save", "clip", "fill", "restore"])
    }

    @Test func anImageThatWasDrawnCanBeDrawn() {
        let dot = UIGraphicsImageRenderer(size: CGSize(width: 10, height: 10)).image { context in
            context.fill(CGRect(x: 0, y: 0, width: 10, height: 10))
        }
        UIGraphicsBeginImageContextWithOptions(CGSize(width: 50, height: 50), false, 0)
        dot.draw(in: CGRect(x: 20, y: 20, width: 30, height: 10))
        let image = UIGraphicsGetImageFromCurrentImageContext()
        UIGraphicsEndImageContext()
        guard case .list(let list)? = image?.cgImage?.content else {
            Issue.record("no list")
            return
        }
        #expect(fills(list) == [CGRect(x: 20, y: 20, width: 30, height: 10)])
        #expect(UIGraphicsGetCurrentContext() == nil)
    }

    @Test func anImageViewShowsAList() {
        let view = UIImageView(
            image: UIGraphicsImageRenderer(size: CGSize(width: 8, height: 8)).image {
                $0.fill(CGRect(x: 0, y: 0, width: 8, height: 8))
            })
        view.layer.displayIfNeeded()
        #expect(fills(view.layer.drawing.list) == [CGRect(x: 0, y: 0, width: 8, height: 8)])
        view.image = nil
        #expect(view.layer.drawing.list == nil)
    }
}
