import StageModel
import Testing

/// The list of what a stage's code prints.
@Suite struct StageConsoleTests {
    private func changes(_ console: StageConsole, after known: UInt64 = 0) -> [StageConsole.Change] {
        console.changes(after: known, bytes: .max).changes
    }

    @Test func eachLineOfATextIsOne() {
        var console = StageConsole()
        console.add("a\n\nb\n", at: 7)
        #expect(changes(console) == [.line(tick: 7, text: "a"), .line(tick: 7, text: "b")])
    }

    @Test func whatIsKnownIsNotRepeated() {
        var console = StageConsole()
        console.add("a\nb\n", at: 1)
        let known = console.changes(after: 0, bytes: .max).known
        console.add("c\n", at: 2)
        #expect(changes(console, after: known) == [.line(tick: 2, text: "c")])
        #expect(changes(console, after: console.count).isEmpty)
    }

    @Test func asMuchIsToldAsThereIsSpaceFor() {
        var console = StageConsole()
        console.add("aaaa\nbbbb\ncccc\n", at: 1)
        let first = console.changes(after: 0, bytes: 70)
        #expect(first.changes == [.line(tick: 1, text: "aaaa"), .line(tick: 1, text: "bbbb")])
        #expect(changes(console, after: first.known) == [.line(tick: 1, text: "cccc")])
    }

    @Test func whatWasPrintedLaterIsGoneWhereTheStageGoesOnFromBefore() {
        var console = StageConsole()
        for tick in UInt32(1)...5 { console.add("\(tick)\n", at: tick) }
        let known = console.count
        console.cut(after: 3)
        console.add("other\n", at: 4)
        #expect(changes(console, after: known) == [.cut(after: 3), .line(tick: 4, text: "other")])
        let lines = (1...3).map { StageConsole.Change.line(tick: UInt32($0), text: "\($0)") }
        #expect(changes(console) == lines + [.cut(after: 3), .line(tick: 4, text: "other")])
    }

    @Test func aCutOfNothingIsNoChange() {
        var console = StageConsole()
        console.add("a\n", at: 1)
        console.cut(after: 1)
        #expect(console.count == 1)
    }

    @Test func otherCodeBeginsAnew() {
        var (console, other) = (StageConsole(), StageConsole())
        console.add("old\n", at: 1)
        other.add("new\n", at: 0)
        let known = console.count
        console.replace(with: other)
        #expect(changes(console, after: known) == [.clear, .line(tick: 0, text: "new")])
    }

    @Test func theNewestFiveHundredAreKept() {
        var console = StageConsole()
        for number in 0..<5000 { console.add("\(number)\n", at: 1) }
        let kept = changes(console)
        #expect(kept.count == StageConsole.limit)
        #expect(kept.first == .line(tick: 1, text: "4500"))
        #expect(kept.last == .line(tick: 1, text: "4999"))
    }

    @Test func longLinesAreCut() {
        var console = StageConsole()
        console.add(String(repeating: "x", count: 10_000), at: 1)
        guard case .line(_, let text) = changes(console).first else {
            Issue.record("there is no line")
            return
        }
        #expect(text.count == StageConsole.textLimit)
        #expect(text.hasSuffix("\u{2026}"))
    }
}
