import Foundation
import Testing

@testable import CoreGraphics

/// Texts of formats, of which Foundation has a part on Linux; marmelroy/Localize-Swift's strings are made so.
@Suite struct StringFormatTests {
    @Test func aTextHasTheValuesOfItsFormat() {
        let text = NSString.localizedStringWithFormat("%d of %@", 3, NSString(string: "four"))
        #expect(text == NSString(string: "3 of four"))
    }
}
