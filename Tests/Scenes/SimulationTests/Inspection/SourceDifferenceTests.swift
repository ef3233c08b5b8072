import Foundation
import StageModel
import Testing

/// What a save changes is text, and bounded.
@Suite struct SourceDifferenceTests {
    private func lines(_ count: Int, _ text: String = "x") -> SourceDifference {
        SourceDifference(
            time: 0, files: [.init(file: "A.swift", parts: [(1...count).map { .init(.added, $0, text) }])])
    }

    @Test func beyondFourHundredLinesChangesAreCounted() {
        let difference = lines(500)
        #expect(difference.files[0].parts[0].count == 400)
        #expect(difference.omitted == 100)
    }

    @Test func soItIsBeyondSomeBytes() {
        let difference = lines(200, String(repeating: "a", count: 300))
        #expect(difference.files[0].parts[0].count == 80)
        #expect(difference.omitted == 120)
    }

    @Test func textsAreCutAndPlain() {
        let line = SourceDifference.Line(.added, 1, String(repeating: "a", count: 301) + "\u{1b}[31m")
        #expect(line.text.count == 300)
        #expect(SourceDifference.Line(.added, 1, "a\u{1b}b").text == "a b")
        #expect(SourceDifference(time: 0, author: String(repeating: "n", count: 61), files: []).author?.count == 60)
    }

    @Test func aLineIsAListOfThree() throws {
        let line = SourceDifference.Line(.removed, 7, "let a")
        let json = String(decoding: try JSONEncoder().encode(line), as: UTF8.self)
        #expect(json == #"["-",7,"let a"]"#)
        #expect(try JSONDecoder().decode(SourceDifference.Line.self, from: Data(json.utf8)) == line)
    }
}
