import AllocationCount
import Foundation
import QuartzCore
import Testing

/// What attributed strings leave behind.
@Suite(.serialized) struct ReleasingAttributedStringTests {
    private final class Value {}

    private static let key = NSAttributedString.Key("key")
    private static let middle = NSRange(location: 1, length: 3)

    private static func text() -> ReleasingAttributedString {
        ReleasingAttributedString(string: "hello", attributes: [key: Value()])
    }

    private static func mutable() -> ReleasingMutableAttributedString {
        ReleasingMutableAttributedString(string: "hello", attributes: [key: Value()])
    }

    private static let uses: [String: @Sendable () -> Void] = [
        "an empty text": { _ = ReleasingAttributedString(string: "") },
        "a text without attributes": { _ = ReleasingAttributedString(string: "hello") },
        "a text": { _ = text() },
        "a copy of a text": { _ = ReleasingAttributedString(attributedString: text()) },
        "copy": { _ = mutable().copy() },
        "mutableCopy": { _ = text().mutableCopy() },
        "mutableCopy of a mutable one": { _ = mutable().mutableCopy() },
        "attributedSubstring": { _ = text().attributedSubstring(from: middle) },
        "attributedSubstring of a mutable one": { _ = mutable().attributedSubstring(from: middle) },
        "attributes": { _ = text().attributes(at: 1, effectiveRange: nil) },
        "enumerateAttributes": { text().enumerateAttributes(in: middle) { _, _, _ in } },
        "isEqual": { _ = text().isEqual(text()) },
        "a mutable text without attributes": { _ = ReleasingMutableAttributedString(string: "") },
        "a mutable copy": { _ = ReleasingMutableAttributedString(attributedString: text()) },
        "append": { mutable().append(text()) },
        "insert": { mutable().insert(text(), at: 2) },
        "replaceCharacters": { mutable().replaceCharacters(in: middle, with: "a") },
        "replaceCharacters with attributes": { mutable().replaceCharacters(in: middle, with: text()) },
        "deleteCharacters": { mutable().deleteCharacters(in: middle) },
        "setAttributedString": { mutable().setAttributedString(text()) },
        "setAttributes": { mutable().setAttributes([key: Value()], range: middle) },
        "addAttribute": { mutable().addAttribute(key, value: Value(), range: middle) },
        "addAttributes": { mutable().addAttributes([key: Value()], range: middle) },
        "removeAttribute": { mutable().removeAttribute(key, range: middle) },
        "mutableString": { mutable().mutableString.append("a") },
    ]

    @Test(.enabled(if: counts_allocations()), arguments: uses.keys.sorted())
    func noUseLeavesAnythingBehind(name: String) throws {
        let use = try #require(Self.uses[name])
        for _ in 0..<100 { use() }
        let before = allocated_bytes()
        for _ in 0..<5000 { use() }
        // An empty array of runs alone has 144 bytes.
        #expect(allocated_bytes() < before + 5000 * 16)
    }

    @Test func valuesGoWithTheLastTextThatHasThem() {
        weak var value: Value?
        do {
            let text: ReleasingAttributedString
            do {
                let object = Value()
                value = object
                text = ReleasingAttributedString(string: "hello", attributes: [Self.key: object])
            }
            let copy = text.mutableCopy() as? NSMutableAttributedString
            #expect(copy?.attribute(Self.key, at: 0, effectiveRange: nil) as? Value === value)
            #expect(value != nil)
        }
        #expect(value == nil)
    }

    @Test func aPartHasTheAttributesOfItsCharacters() {
        let text = ReleasingMutableAttributedString(string: "hello")
        text.addAttribute(Self.key, value: 1, range: NSRange(location: 0, length: 2))
        text.addAttribute(Self.key, value: 2, range: NSRange(location: 2, length: 3))
        let part = text.attributedSubstring(from: Self.middle)
        var runs: [String] = []
        part.enumerateAttribute(Self.key, in: NSRange(location: 0, length: part.length)) { value, range, _ in
            runs.append("\(range.location)+\(range.length): \(value ?? "none")")
        }
        #expect(part.string == "ell")
        #expect(runs == ["0+1: 1", "1+2: 2"])
        #expect(text.attributedSubstring(from: NSRange(location: 2, length: 0)).length == 0)
    }

    @Test func initializersThatReleaseMakeWhatTheClassIs() {
        #expect(type(of: NSAttributedString(releasing: "a")) == ReleasingAttributedString.self)
        #expect(type(of: NSMutableAttributedString(releasing: "a")) == ReleasingMutableAttributedString.self)
        #expect(type(of: NSMutableAttributedString(releasing: Self.text())) == ReleasingMutableAttributedString.self)
    }
}
