import Testing

@testable import PreviewHost

/// What is shown of that which previewed code prints.
@Suite struct OutputTests {
    private func shown(_ text: String, at seconds: Double = 0) -> String {
        var output = ShownOutput()
        return output.take(Array(text.utf8)[...], at: seconds) + output.end(at: seconds)
    }

    @Test func linesAreShownAsTheyAre() {
        #expect(shown("Wörter\t1\n👩‍💻\n") == "Wörter\t1\n👩‍💻\n")
    }

    @Test(arguments: [
        ("\u{1b}[2J\n", #"\u{1b}[2J"# + "\n"), ("a\rb\n", #"a\u{d}b"# + "\n"), ("\u{9b}31m\n", #"\u{9b}31m"# + "\n"),
        ("\u{7}\u{8}\u{7f}\n", #"\u{7}\u{8}\u{7f}"# + "\n"), ("\u{202e}abc\n", #"\u{202e}abc"# + "\n"),
    ])
    func whatWouldMoveTheCursorIsShownAsText(text: String, expected: String) {
        #expect(shown(text) == expected)
    }

    @Test func bytesThatAreNoTextAreReplaced() {
        var output = ShownOutput()
        let text = output.take([0xFF, 0xC0, 0x0A], at: 0)
        #expect(text == "\u{fffd}\u{fffd}\n")
    }

    @Test func aFloodIsShownAtARate() {
        var output = ShownOutput()
        let line = Array((String(repeating: "x", count: 1023) + "\n").utf8)[...]
        var bytes = 0
        // Ten megabytes in ten seconds.
        for count in 0..<10_000 { bytes += output.take(line, at: Double(count) / 1000).utf8.count }
        #expect(bytes <= 11 * ShownOutput.rate + 10_000)
        #expect(bytes > 10 * ShownOutput.rate - 10_000)
        let next = output.take(Array("later\n".utf8)[...], at: 100)
        #expect(next == "[previewed code printed more than can be shown here]\nlater\n")
    }

    @Test func aLineWithoutEndIsShownAtARate() {
        var output = ShownOutput()
        let bytes = [UInt8](repeating: 0x61, count: 10 << 20)[...]
        let text = output.take(bytes, at: 0)
        #expect(text.utf8.count <= ShownOutput.rate)
    }

    @Test func inAllThereIsALimit() {
        var output = ShownOutput()
        let line = Array((String(repeating: "x", count: 1023) + "\n").utf8)[...]
        var bytes = 0
        for count in 0..<6000 { bytes += output.take(line, at: Double(count)).utf8.count }
        #expect(bytes < ShownOutput.limit + 10_000)
    }

    @Test func anAllowanceIsRegained() {
        var allowance = Allowance(most: 10, rate: 2)
        let spent = [(10.0, 5.0), (1, 5), (2, 6), (0.5, 6)].map { allowance.spend($0.0, at: $0.1) }
        #expect(spent == [true, false, true, false])
        let waits = [(4.0, 6.0), (0, 100)].map { allowance.owe($0.0, at: $0.1) }
        #expect(waits == [2, 0])
        // No more than there is at most, however long that is.
        let isThere = allowance.spend(10.5, at: 1000)
        #expect(!isThere)
    }
}
