import CoreGraphics
import Foundation
import Testing

/// What rectangles have in common.
@Suite struct RectangleIntersectionTests {
    private let area = CGRect(x: 0, y: 0, width: 50, height: 50)

    @Test func rectanglesThatOnlyTouchHaveNothingInCommon() {
        #expect(!haveCommonArea(area, CGRect(x: 50, y: 0, width: 50, height: 50)))
        #expect(!haveCommonArea(area, CGRect(x: 0, y: -50, width: 50, height: 50)))
        #expect(haveCommonArea(area, CGRect(x: 49, y: 49, width: 50, height: 50)))
    }

    /// As the tests of Blueprints ask a layout for what is in an empty rectangle at its corner, and get a row on iOS.
    @Test func aRectangleWithoutAnAreaIsLikeAPoint() {
        #expect(haveCommonArea(area, .zero) && haveCommonArea(.zero, area))
        #expect(haveCommonArea(area, CGRect(x: 20, y: 30, width: 0, height: 0)))
        #expect(!haveCommonArea(area, CGRect(x: 50, y: 50, width: 0, height: 0)))
        #expect(!haveCommonArea(area, CGRect(x: -1, y: 0, width: 0, height: 0)))
        #expect(!haveCommonArea(.zero, .zero))
    }
}
