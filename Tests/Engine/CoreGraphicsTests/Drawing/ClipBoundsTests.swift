import Foundation
import Testing

@testable import CoreGraphics

/// Apple's documentation of `CGContextGetClipBoundingBox`: the smallest rectangle around the clipping path, in user space.
@Suite struct ClipBoundsTests {
    private let bounds = CGRect(x: 5, y: 10, width: 40, height: 20)

    @Test func aContextBeginsWithItsBounds() {
        #expect(CGContext(bounds: bounds).boundingBoxOfClipPath == bounds)
    }

    @Test func clipsNarrowItUntilTheStateIsRestored() {
        let context = CGContext(bounds: bounds)
        context.saveGState()
        context.clip(to: CGRect(x: 0, y: 15, width: 20, height: 40))
        #expect(context.boundingBoxOfClipPath == CGRect(x: 5, y: 15, width: 15, height: 15))
        context.addEllipse(in: CGRect(x: 10, y: 0, width: 100, height: 20))
        context.clip()
        #expect(context.boundingBoxOfClipPath == CGRect(x: 10, y: 15, width: 10, height: 5))
        context.clip(to: CGRect(x: 30, y: 30, width: 1, height: 1))
        #expect(context.boundingBoxOfClipPath.isNull)
        context.restoreGState()
        #expect(context.boundingBoxOfClipPath == bounds)
    }

    @Test func itIsToldInTheSpaceOfDrawingCalls() {
        let context = CGContext(bounds: bounds)
        context.translateBy(x: 5, y: 10)
        context.scaleBy(x: 2, y: 2)
        #expect(context.boundingBoxOfClipPath == CGRect(x: 0, y: 0, width: 20, height: 10))
        context.clip(to: CGRect(x: 1, y: 1, width: 2, height: 3))
        #expect(context.boundingBoxOfClipPath == CGRect(x: 1, y: 1, width: 2, height: 3))
    }
}
