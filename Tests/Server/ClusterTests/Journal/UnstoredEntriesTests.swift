import Testing

@testable import Cluster

/// On virtual time, in milliseconds.
@Suite struct UnstoredEntriesTests {
    private var entries = UnstoredEntries()

    private func late(_ milliseconds: Int) -> Set<String> { entries.late(at: .milliseconds(milliseconds)) }
    private mutating func told(_ milliseconds: Int) -> [String] { entries.roomsToTell(at: .milliseconds(milliseconds)) }

    @Test mutating func aRoomIsLateHalfASecondAfterWhatWasSentFirstAndIsNotStored() {
        entries.sent([1], of: "monzo", at: .milliseconds(100))
        entries.sent([2], of: "monzo", at: .milliseconds(300))
        entries.sent([3], of: "stack", at: .milliseconds(550))
        #expect(late(599) == [] && late(600) == ["monzo"])
        // Answers may come in another order.
        entries.stored([2], of: "monzo", isWhole: false)
        #expect(late(600) == ["monzo"])
        entries.stored([1], of: "monzo", isWhole: false)
        #expect(late(1000) == [] && late(1050) == ["stack"])
    }

    @Test mutating func whatIsLostCountsUntilAWholeEntryAfterItIsStored() {
        entries.sent([1], of: "monzo", at: .milliseconds(0))
        entries.sent([9], of: "monzo", at: .milliseconds(100))
        entries.sent([2], of: "monzo", at: .milliseconds(200))
        entries.lost([2], of: "monzo")
        // This one was sent before.
        entries.stored([9], of: "monzo", isWhole: true)
        #expect(late(699) == [] && late(700) == ["monzo"])
        entries.sent([3], of: "monzo", at: .milliseconds(710))
        entries.stored([3], of: "monzo", isWhole: false)
        #expect(late(720) == ["monzo"])
        entries.sent([8], of: "monzo", at: .milliseconds(730))
        entries.stored([8], of: "monzo", isWhole: true)
        #expect(late(9000) == [])
    }

    @Test mutating func whatCannotBeSentIsLost() {
        entries.lost(of: "monzo", at: .milliseconds(10))
        entries.lost(of: "monzo", at: .milliseconds(400))
        #expect(late(509) == [] && late(510) == ["monzo"])
        entries.sent([8], of: "monzo", at: .milliseconds(600))
        entries.stored([8], of: "monzo", isWhole: true)
        #expect(late(9000) == [])
    }

    @Test mutating func aWholeEntryWhoseAnswerIsLostIsMadeUpForByTheNext() {
        entries.sent([1], of: "monzo", at: .milliseconds(0))
        for (time, byte) in [(250, 7), (750, 8)] {
            let rooms = told(time)
            #expect(rooms == ["monzo"])
            entries.sent([UInt8(byte)], of: "monzo", at: .milliseconds(time))
        }
        let early = told(1749)
        #expect(early == [], "it is told ever more rarely")
        entries.stored([8], of: "monzo", isWhole: true)
        let rest = told(9000)
        #expect(rest == [] && late(9000) == [])
        entries.sent([2], of: "monzo", at: .milliseconds(9000))
        let (before, after) = (told(9249), told(9250))
        #expect(before == [] && after == ["monzo"], "as soon as at first")
    }

    @Test mutating func roomsOfOthersAreForgotten() {
        for room in ["monzo", "stack"] { entries.sent([1], of: room, at: .zero) }
        entries.keep { $0 == "stack" }
        #expect(late(9000) == ["stack"])
        // An answer that comes late is of no use.
        entries.stored([1], of: "monzo", isWhole: false)
        entries.lost([1], of: "monzo")
        #expect(late(9000) == ["stack"])
    }
}
