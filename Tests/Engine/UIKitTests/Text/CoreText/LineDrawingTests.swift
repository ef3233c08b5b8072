import Testing

@testable import UIKit

/// Lines that Core Text's functions draw, as its Programming Guide has it: upright where the y axis points up.
@MainActor
@Suite struct LineDrawingTests {
    private func drawn(_ draw: (CGContext) -> Void) -> [(text: DrawnFragment, transform: CGAffineTransform)] {
        let context = CGContext(bounds: CGRect(x: 0, y: 0, width: 200, height: 100))
        // As the guide's drawRect has it.
        context.translateBy(x: 0, y: 100)
        context.scaleBy(x: 1, y: -1)
        context.textMatrix = .identity
        draw(context)
        return context.list.operations.flatMap { operation -> [(DrawnFragment, CGAffineTransform)] in
            guard case .text(let fragments, let transform, _) = operation else { return [] }
            return fragments.map { ($0, transform) }
        }
    }

    /// Where a fragment's baseline begins in the drawing.
    private func origin(_ drawn: (text: DrawnFragment, transform: CGAffineTransform)) -> CGPoint {
        CGPoint(x: CGFloat(drawn.text.text.x), y: CGFloat(drawn.text.text.baseline)).applying(drawn.transform)
    }

    private func text(_ string: String, _ values: [NSAttributedString.Key: Any] = [:]) -> NSAttributedString {
        NSAttributedString(
            string: string, attributes: values.merging([.font: UIFont.systemFont(ofSize: 20)]) { first, _ in first })
    }

    @Test func aLineBeginsAtTheTextPositionWhichMovesToItsEnd() throws {
        let line = CTLineCreateWithAttributedString(text("Hello"))
        var end = CGPoint.zero
        let drawn = drawn { context in
            context.textPosition = CGPoint(x: 30, y: 40)
            CTLineDraw(line, context)
            end = context.textPosition
        }
        let one = try #require(drawn.first)
        #expect(drawn.count == 1 && one.text.text.text == "Hello")
        let origin = origin(one)
        #expect(abs(origin.x - 30) < 1e-9 && abs(origin.y - 60) < 1e-9)
        // Upright, neither mirrored nor turned.
        #expect(one.transform.a == 1 && one.transform.d == 1 && one.transform.b == 0 && one.transform.c == 0)
        #expect(abs(end.x - 30 - CTLineGetTypographicBounds(line, nil, nil, nil)) < 1e-9 && end.y == 40)
    }

    @Test func theTextMatrixTurnsLetters() throws {
        let one = try #require(
            drawn { context in
                context.textMatrix = CGAffineTransform(scaleX: 2, y: -2)
                CTLineDraw(CTLineCreateWithAttributedString(text("Hello")), context)
            }.first)
        #expect(one.transform.a == 2 && one.transform.d == -2)
    }

    @Test func aFramesLinesLieInItsBoxFromAboveToBelow() throws {
        let path = CGPath(rect: CGRect(x: 10, y: 20, width: 150, height: 60), transform: nil)
        let frame = CTFramesetterCreateFrame(
            CTFramesetterCreateWithAttributedString(text("One\nTwo")), CFRange(), path, nil)
        let drawn = drawn { CTFrameDraw(frame, $0) }
        #expect(drawn.map(\.text.text.text) == ["One", "Two"])
        let origins = drawn.map(origin)
        let ascent = CTFontGetAscent(UIFont.systemFont(ofSize: 20))
        // The box's upper edge is 20 points below the drawing's.
        #expect(origins.map(\.x) == [10, 10] && abs(origins[0].y - (20 + ascent)) < 0.01)
        #expect(origins[1].y > origins[0].y)
    }

    @Test func itsColourIsCoreTextsOrUIKits() throws {
        let keys: [(NSAttributedString.Key, Any)] = [
            (NSAttributedString.Key(kCTForegroundColorAttributeName), UIColor.red.cgColor),
            (.foregroundColor, UIColor.red),
        ]
        for (key, value) in keys {
            let drawn = drawn { CTLineDraw(CTLineCreateWithAttributedString(text("Hello", [key: value])), $0) }
            #expect(drawn.map(\.text.color) == [UIColor.red.cgColor])
        }
    }

    @Test func fontsAreUIKits() {
        let font = CTFontCreateWithName("Menlo-Regular", 0, nil)
        #expect(CTFontGetSize(font) == 12 && CTFontGetAscent(font) == font.ascender)
        #expect(CTFontGetDescent(font) == -font.descender && CTFontGetCapHeight(font) == font.capHeight)
        #expect(CTFontGetXHeight(font) == font.xHeight && CTFontGetLeading(font) == font.leading)
        #expect(kCTFontAttributeName == NSAttributedString.Key.font.rawValue)
        #expect(kCTKernAttributeName == NSAttributedString.Key.kern.rawValue)
        #expect(kCTParagraphStyleAttributeName == NSAttributedString.Key.paragraphStyle.rawValue)
    }
}
