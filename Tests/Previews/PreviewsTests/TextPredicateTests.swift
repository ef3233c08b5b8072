import Testing

@testable import Previews

@Suite struct TextPredicateTests {
    @Test(arguments: [
        ("SELF MATCHES %@", "[a-z]+@[a-z]+[.]de", ["ann@here.de"], ["ann@here.de!", "ANN@here.de"]),
        ("self matches[c] %@", "ab|cd", ["AB", "cd"], ["abcd"]),
        ("SELF CONTAINS[cd] %@", "\u{e9}te", ["L'ETE", "\u{e9}te"], ["t"]),
        ("SELF BEGINSWITH %@", "a.", ["a.b"], ["ab", "b a."]),
        ("SELF ENDSWITH[c] %@", "ING", ["ringing"], ["rings"]),
        ("SELF LIKE 'a?c*'", "", ["abc", "abcde"], ["ac", "xabc"]),
        ("SELF == %@", "a", ["a"], ["A"]), ("SELF != \"a\"", "", ["b"], ["a"]),
    ])
    func aTextIsComparedInTheWordsOfAPredicate(format: String, value: String, met: [String], unmet: [String]) throws {
        let predicate = try #require(TextPredicate(format: format, arguments: [value]))
        for text in met { #expect(predicate.isMet(by: text), "\(text)") }
        for text in unmet { #expect(!predicate.isMet(by: text), "\(text)") }
    }

    @Test(arguments: ["name == %@", "SELF SOUNDS %@", "SELF MATCHES %@ AND SELF != ''", ""])
    func whatIsNoConditionOnATextIsNotRead(format: String) {
        #expect(TextPredicate(format: format, arguments: ["a"]) == nil)
    }

    @Test func aValueIsNeeded() {
        #expect(TextPredicate(format: "SELF MATCHES %@", arguments: []) == nil)
    }
}
