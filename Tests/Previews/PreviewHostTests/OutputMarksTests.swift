import Testing

@testable import PreviewHost

/// The marks of steps in what previewed code prints.
@Suite struct OutputMarksTests {
    private func parts(_ texts: [String]) -> [String] {
        var marks = OutputMarks()
        return texts.flatMap { marks.take(Array($0.utf8)[...]) }.map { step, bytes in
            "\(step.room):\(step.tick)\(step.repeats ? "r" : "") \(String(decoding: bytes, as: UTF8.self))"
        }
    }

    @Test func whatFollowsAMarkIsOfItsStep() {
        #expect(
            parts(["a\n\u{16}1:7:n\nb\nc\n\u{16}2:4294967295:r\nd\n"]) == [
                "0:0 a\n", "1:7 b\nc\n", "2:4294967295r d\n",
            ])
    }

    @Test func aMarkMayComeInPieces() {
        #expect(parts(["a\u{16}", "1", ":7:", "n", "\nb"]) == ["0:0 a", "1:7 b"])
    }

    @Test(arguments: ["\u{16}", "\u{16}1:2\n", "\u{16}1:2:x\n", "\u{16}-1:2:n\n", "\u{16}1:4294967296:n\n"])
    func whatIsNoMarkIsPrinted(text: String) {
        let printed = text + String(repeating: "x", count: 40)
        let all = parts([printed])
        #expect(all.map { $0.dropFirst("0:0 ".count) }.joined() == printed)
    }
}
