import Foundation
import Testing

@testable import Previews

/// Apple's *Predicate Format String Syntax*.
@Suite struct FormatPredicateTests {
    private final class Note: NSObject {
        let name: String?
        let age: Int
        let tags: [String]
        let other: Note?

        init(_ name: String?, _ age: Int = 0, tags: [String] = [], other: Note? = nil) {
            (self.name, self.age, self.tags, self.other) = (name, age, tags, other)
        }
    }

    @Test(arguments: [
        ("SELF MATCHES %@", "[a-z]+@[a-z]+[.]de", ["ann@here.de"], ["ann@here.de!", "ANN@here.de"]),
        ("self matches[c] %@", "ab|cd", ["AB", "cd"], ["abcd"]),
        ("SELF CONTAINS[cd] %@", "\u{e9}te", ["L'ETE", "\u{e9}te"], ["t"]),
        ("SELF BEGINSWITH %@", "a.", ["a.b"], ["ab", "b a."]),
        ("SELF ENDSWITH[c] %@", "ING", ["ringing"], ["rings"]),
        ("SELF LIKE 'a?c*'", "", ["abc", "abcde"], ["ac", "xabc"]),
        ("SELF == %@", "a", ["a"], ["A"]), ("SELF != \"a\"", "", ["b"], ["a"]),
        ("SELF MATCHES %@ AND SELF != 'b'", "[a-z]", ["a"], ["b", "A"]),
    ])
    func aTextIsComparedInTheWordsOfAPredicate(format: String, value: String, met: [String], unmet: [String]) throws {
        let predicate = try #require(FormatPredicate(format: format, arguments: [value]))
        for text in met { #expect(predicate.isMet(by: text), "\(text)") }
        for text in unmet { #expect(!predicate.isMet(by: text), "\(text)") }
    }

    /// What the predicate of a format and some arguments says of two notes: Ann, 30, of *a* and *b*, and somebody without a name.
    @MainActor
    private func answers(_ format: String, _ arguments: Any...) throws -> [Bool] {
        let predicate = try #require(FormatPredicate(format: format, arguments: arguments))
        let nobody = Note(nil, 5)
        return [Note("Ann", 30, tags: ["a", "b"], other: nobody), nobody].map(predicate.isMet)
    }

    @MainActor
    @Test func anObjectsValuesAreReadByTheirNames() throws {
        #expect(try answers("name == %@", "Ann") == [true, false])
        #expect(try answers("name = nil") == [false, true])
        #expect(try answers("%K CONTAINS[c] %@", "name", "NN") == [true, false])
        #expect(try answers("age > %d", 5) == [true, false])
        #expect(try answers("age >= 5 AND age <= 10") == [false, true])
        #expect(try answers("age BETWEEN {1, 10}") == [false, true])
        #expect(try answers("age IN %@", [5, 6]) == [false, true])
        #expect(try answers("other.age == 5") == [true, false])
        #expect(try answers("NOT (name == 'Ann' OR age == 7) && TRUEPREDICATE") == [false, true])
        #expect(try answers("ANY tags == 'b'") == [true, false])
        #expect(try answers("ALL tags BEGINSWITH 'a'") == [false, true])
        #expect(try answers("tags.@count == 2") == [true, false])
        #expect(try answers("tags CONTAINS 'a'") == [true, false])
        #expect(try answers("name IN {'Ann', 'Ben'}") == [true, false])
    }

    @Test func valuesOfDictionariesAndStructuresAreRead() throws {
        struct Point { let x: Double }
        let predicate = try #require(FormatPredicate(format: "x < 2.5", arguments: []))
        #expect(predicate.isMet(by: Point(x: 2)))
        #expect(!predicate.isMet(by: Point(x: 3)))
        #expect(predicate.isMet(by: ["x": 1]))
    }

    @Test(arguments: [
        "SELF SOUNDS %@", "", "name ==", "(name == 'a'", "name == 'a' extra", "SUBQUERY(a, $x, $x == 1)", "a ; b",
        String(repeating: "(", count: 100_000),
    ])
    func whatIsNoConditionIsNotRead(format: String) {
        #expect(FormatPredicate(format: format, arguments: ["a"]) == nil)
    }

    @Test func aValueIsNeeded() {
        #expect(FormatPredicate(format: "SELF MATCHES %@", arguments: []) == nil)
    }
}
