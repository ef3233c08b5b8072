import CoreGraphics
import Foundation
import Testing

/// Numbers of objects, as text fields' formatters give them.
@Suite struct NumberTests {
    @Test func aFloatIsMadeOfAnObjectsNumber() {
        #expect(CGFloat(truncating: NSNumber(value: 12.5)) == 12.5)
        #expect(CGFloat(truncating: NSNumber(value: Int64.max)) == CGFloat(Int64.max))
        #expect(CGFloat(exactly: NSNumber(value: 7)) == 7)
        #expect(CGFloat(exactly: NSNumber(value: Int64.max)) == nil)
    }

    /// gizmosachin/ColorSlider gives a gradient its places so.
    @Test func aFloatIsAnObjectsNumberInCasts() {
        let stops: [CGFloat] = [0, 0.25]
        #expect(stops as [NSNumber] == [NSNumber(value: 0.0), NSNumber(value: 0.25)])
        #expect(stops[1] as NSNumber == NSNumber(value: 0.25))
        let values: [String: Any] = ["gap": NSNumber(value: 8), "side": CGFloat(3), "name": "a"]
        #expect(values["gap"] as? CGFloat == 8 && values["name"] as? CGFloat == nil)
        #expect(values["side"] as? NSNumber == NSNumber(value: 3.0) && values["side"] as? CGFloat == 3)
        #expect(values["side"] as? Double == nil)
        #expect((stops as [NSNumber]) as? [CGFloat] == stops)
    }
}
