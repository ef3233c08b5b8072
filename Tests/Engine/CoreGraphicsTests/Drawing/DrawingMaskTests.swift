import Foundation
import Testing

@testable import CoreGraphics

/// What is drawn where a mask is opaque.
@Suite struct DrawingMaskTests {
    private let all = CGRect(x: 0, y: 0, width: 20, height: 20)

    /// Returns an image of paths, whose y axis points down.
    private func image(_ draw: (CGContext) -> Void) -> CGImage {
        let context = CGContext(bounds: all)
        draw(context)
        return CGImage(.list(context.list), size: all.size)
    }

    /// Returns what is drawn of a gradient, or an image, through a mask in the rectangle of all.
    private func operations(
        through mask: CGImage, in rect: CGRect? = nil, drawing picture: CGImage? = nil
    ) throws -> [DrawingOperation] {
        let context = CGContext(bounds: all)
        context.saveGState()
        context.clip(to: rect ?? all, mask: mask)
        if let picture {
            context.draw(picture, in: all)
        } else {
            let colors: [CGFloat] = [1, 0, 0, 1, 0, 0, 1, 1]
            let gradient = try #require(
                CGGradient(
                    colorSpace: CGColorSpaceCreateDeviceRGB(), colorComponents: colors, locations: [0, 1], count: 2))
            context.drawLinearGradient(gradient, start: .zero, end: CGPoint(x: 0, y: 20), options: [])
        }
        context.restoreGState()
        // The first one keeps all that a context draws in its bounds.
        return Array(context.list.operations.dropFirst())
    }

    private func clips(_ operations: [DrawingOperation]) -> [CGRect] {
        operations.compactMap {
            if case .clip(let path, _) = $0 { CGPath(elements: path).boundingBoxOfPath } else { nil }
        }
    }

    private func isDrawn(_ operations: [DrawingOperation]) -> Bool {
        operations.contains {
            switch $0 {
            case .gradient, .image: true
            default: false
            }
        }
    }

    /// kaandedeoglu/KDCircularProgress fills rings so.
    @Test func aGradientThroughALineIsKeptInsideOfItsOutline() throws {
        let mask = image { context in
            context.move(to: CGPoint(x: 4, y: 3))
            context.addLine(to: CGPoint(x: 14, y: 3))
            context.setLineWidth(2)
            context.strokePath()
        }
        let drawn = try operations(through: mask)
        #expect(isDrawn(drawn))
        // The mask's first row is at the greatest y.
        #expect(clips(drawn) == [all, CGRect(x: 4, y: 16, width: 10, height: 2)])
        let half = CGRect(x: 10, y: 0, width: 10, height: 10)
        #expect(clips(try operations(through: mask, in: half)) == [half, CGRect(x: 12, y: 8, width: 5, height: 1)])
    }

    @Test func anImageIsKeptInsideOfAllThatAMaskFills() throws {
        let mask = image { context in
            context.fill(CGRect(x: 0, y: 0, width: 5, height: 5))
            context.fill(CGRect(x: 10, y: 0, width: 5, height: 5))
        }
        let picture = CGImage(.file("cards.png"), size: CGSize(width: 4, height: 8))
        let drawn = try operations(through: mask, drawing: picture)
        #expect(isDrawn(drawn) && clips(drawn) == [all, CGRect(x: 0, y: 15, width: 15, height: 5)])
    }

    @Test func throughAMaskOfNothingNothingIsDrawn() throws {
        #expect(!isDrawn(try operations(through: image { _ in })))
    }

    @Test func whatIsHalfOpaqueOrAnImageIsNoOutline() throws {
        let pale = image { context in
            context.setFillColor(red: 0, green: 0, blue: 0, alpha: 0.5)
            context.fill(CGRect(x: 0, y: 0, width: 5, height: 5))
        }
        let file = CGImage(.file("cards.png"), size: CGSize(width: 20, height: 20))
        for mask in [pale, file] {
            let drawn = try operations(through: mask)
            #expect(isDrawn(drawn) && clips(drawn) == [all])
        }
    }
}
