import Foundation
import ObjectiveCRuntime
import Testing

/// hackiftekhar/IQKeyboardManager asks views whether they conform to `UITextInput`.
@Suite struct ProtocolTests {
    private protocol Turning {}
    private protocol Sliding {}
    private final class Wheel: NSObject, Turning {}

    @Test func anObjectConformsToTheProtocolsOfItsClass() {
        #expect(Wheel().conforms(to: (any Turning).self))
        #expect(!Wheel().conforms(to: (any Sliding).self))
        #expect((Wheel() as NSObject).conforms(to: (any Turning).self))
    }
}
