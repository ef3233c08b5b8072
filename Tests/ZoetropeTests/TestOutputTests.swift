import Foundation
import Testing

@testable import zoetrope

@Suite struct TestOutputTests {
    @Test func linesThatBeginWithAFileOfTheProjectBeginWithItsShownPath() {
        var output = TestOutput(of: "/me/Cards", TerminalPaths(of: "/me/Cards", from: "/me"))
        let text =
            "/me/Cards/A.swift:3: error: /me/Cards/A.swift\n/me/Cardset/B.swift:1\n\nplain \u{e4}\n/me/Cards/C.swift"
        var shown = Data()
        // Wherever it is cut.
        for byte in Data(text.utf8) { shown += output.take(Data([byte])) }
        shown += output.end()
        let expected = "Cards/A.swift:3: error: /me/Cards/A.swift\n/me/Cardset/B.swift:1\n\nplain \u{e4}\nCards/C.swift"
        #expect(String(decoding: shown, as: UTF8.self) == expected)
    }
}
