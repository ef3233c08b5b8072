import StageModel
import Testing

@testable import PreviewCompiler

/// What a save changes, as lines.
@Suite struct SourceTextsTests {
    private func parts(_ old: [String], _ new: [String]) -> [[String]] {
        SourceTexts.parts(old, new).map { $0.map { "\($0.mark.rawValue)\($0.number) \($0.text)" } }
    }

    @Test func aChangedLineHasThreeAroundIt() {
        let old = (1...9).map { "line \($0)" }
        var new = old
        new[4] = "other"
        #expect(
            parts(old, new) == [
                [" 2 line 2", " 3 line 3", " 4 line 4", "-5 line 5", "+5 other", " 6 line 6", " 7 line 7", " 8 line 8"]
            ])
    }

    @Test func linesFarApartAreTwoParts() {
        let old = (1...30).map { "line \($0)" }
        var new = old
        new.remove(at: 20)
        new.insert("first", at: 0)
        let found = parts(old, new)
        #expect(found.count == 2)
        #expect(found.first?.first == "+1 first")
        #expect(
            found.last == [
                " 19 line 18", " 20 line 19", " 21 line 20", "-21 line 21", " 22 line 22", " 23 line 23", " 24 line 24",
            ])
    }

    @Test func aNewFileAndOneThatIsGoneAreToldWhole() {
        #expect(parts([], ["a"]) == [["+1 a"]])
        #expect(parts(["a", "b"], []) == [["-1 a", "-2 b"]])
    }

    @Test func textsThatHaveNothingInCommonTakeNoLongTime() {
        let old = (0..<6000).map { "old \($0)" }
        let new = (0..<6000).map { "new \($0)" }
        #expect(SourceTexts.parts(old, new).first?.count == 12_000)
    }

    @Test func theFirstLibraryAndTheSameSourcesChangeNothing() {
        func file(_ text: String) -> [String: SourceFile] {
            ["Cards.swift": SourceFile(path: "Cards.swift", in: "/cards", text: Array(text.utf8))]
        }
        var texts = SourceTexts()
        #expect(texts.replace(with: file("let a = 1\n")) == nil)
        #expect(texts.replace(with: file("let a = 1\n")) == nil)
        let difference = texts.replace(with: file("let a = 2\n"))
        #expect(difference?.files.first?.file == "Cards.swift")
        #expect(difference?.files.first?.parts == [[.init(.removed, 1, "let a = 1"), .init(.added, 1, "let a = 2")]])
        #expect(difference?.author == nil)
    }
}
