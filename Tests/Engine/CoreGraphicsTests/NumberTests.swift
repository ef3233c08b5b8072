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
}
