import CoreGraphics
import Foundation
import Testing

/// What labels make links of.
@Suite struct DataDetectorTests {
    // Foundation's own names are deprecated on Linux.
    private static let link = NSTextCheckingResult.CheckingType(rawValue: 1 << 5)
    private static let phoneNumber = NSTextCheckingResult.CheckingType(rawValue: 1 << 11)

    private func find(_ types: NSTextCheckingResult.CheckingType, _ text: String) throws -> [NSTextCheckingResult] {
        try NSDataDetector(types: types.rawValue).matches(
            in: text, options: [], range: NSRange(location: 0, length: text.utf16.count))
    }

    @Test(arguments: [
        ("See https://a.example/b?c=1, or not.", "https://a.example/b?c=1"),
        ("(www.swift.org)", "http://www.swift.org"),
        ("Go to swift.org/blog now", "http://swift.org/blog"), ("ask me@a.example", "mailto:me@a.example"),
        ("HTTP://A.COM/x.", "HTTP://A.COM/x"), ("the end.And so on", nil), ("version 1.2.3 of it", nil),
    ])
    func addressesAreKnownByTheirForm(text: String, address: String?) throws {
        let found = try find(Self.link, text)
        #expect(found.map { $0.url?.absoluteString } == (address.map { [$0] } ?? []))
        #expect(found.allSatisfy { $0.resultType == Self.link })
    }

    @Test func numbersOfTelephonesHaveSevenDigitsOrMore() throws {
        let text = "Call +49 (30) 123-4567 or 555-0199 at 9:30, room 12"
        let found = try find([Self.phoneNumber, Self.link], text)
        #expect(found.map(\.phoneNumber) == ["+49 (30) 123-4567", "555-0199"])
        #expect((text as NSString).substring(with: found[1].range) == "555-0199")
        #expect(try find(Self.link, text).isEmpty)
    }

    @Test func theFirstIsFoundAndOthersCanBeLeft() throws {
        let detector = try NSDataDetector(types: Self.link.rawValue)
        let text = "a.com b.com"
        let all = NSRange(location: 0, length: 11)
        #expect(detector.firstMatch(in: text, options: [], range: all)?.range == NSRange(location: 0, length: 5))
        #expect(detector.numberOfMatches(in: text, options: [], range: all) == 2)
        var seen = 0
        detector.enumerateMatches(in: text, options: [], range: all) { _, _, stop in
            seen += 1
            stop.pointee = true
        }
        #expect(seen == 1)
    }

    /// On Linux, Foundation's initializer takes objects alone.
    @Test func anArrayHoldsTexts() {
        let array = NSArray(objects: "a", "b")
        #expect(array.count == 2 && array as? [String] == ["a", "b"])
        #expect(NSArray(objects: NSObject(), NSObject()).count == 2)
    }
}
