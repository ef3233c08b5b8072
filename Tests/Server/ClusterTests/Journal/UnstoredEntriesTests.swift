import Testing

@testable import Cluster

/// On virtual time, in milliseconds.
@Suite struct UnstoredEntriesTests {
    private var entries = UnstoredEntries()

    private func late(_ milliseconds: Int) -> Set<String> { entries.late(at: .milliseconds(milliseconds)) }
    private mutating func told(_ milliseconds: Int) -> [String] { entries.roomsToTell(at: .milliseconds(milliseconds)) }

    /// Tells an entry that is sent at once.
    @discardableResult
    private mutating func send(_ byte: UInt8, of room: String = "monzo", at milliseconds: Int) -> UInt64 {
        let number = entries.begin(of: room, at: .milliseconds(milliseconds))
        entries.send(number, of: room, as: [[byte]])
        return number
    }

    @Test mutating func aRoomIsLateHalfASecondAfterWhatWasToldFirstAndIsNotStored() {
        send(1, at: 100)
        send(2, at: 300)
        send(3, of: "stack", at: 550)
        #expect(late(599) == [] && late(600) == ["monzo"])
        // Answers may come in another order.
        entries.stored([2], of: "monzo", isWhole: false)
        #expect(late(600) == ["monzo"])
        entries.stored([1], of: "monzo", isWhole: false)
        #expect(late(1000) == [] && late(1050) == ["stack"])
    }

    @Test mutating func whatWaitsToBeSentCountsFromWhenItWasTold() {
        let number = entries.begin(of: "monzo", at: .milliseconds(100))
        #expect(late(599) == [] && late(600) == ["monzo"])
        let told = told(400)
        #expect(told == ["monzo"])
        entries.send(number, of: "monzo", as: [[1], [2]])
        entries.stored([1], of: "monzo", isWhole: false)
        #expect(late(600) == ["monzo"], "a part")
        entries.stored([2], of: "monzo", isWhole: false)
        #expect(late(9000) == [])
    }

    @Test mutating func anEntryIsStoredWithAllThatWereToldBefore() {
        let numbers = [1, 2, 3].map { send($0, at: 0) }
        entries.stored([1], of: "monzo", isWhole: false)
        entries.stored([3], of: "monzo", isWhole: false)
        let (first, none) = (entries.removeStored(), entries.removeStored())
        #expect(first == ["monzo": numbers[0]] && none == [:])
        entries.stored([2], of: "monzo", isWhole: false)
        let rest = entries.removeStored()
        #expect(rest == ["monzo": numbers[2]])
    }

    @Test mutating func afterALossNothingIsStoredForGoodBeforeAWholeEntryIs() {
        send(1, at: 0)
        entries.lost([1], of: "monzo")
        send(2, at: 10)
        entries.stored([2], of: "monzo", isWhole: false)
        let none = entries.removeStored()
        #expect(none == [:])
        let whole = send(3, at: 20)
        entries.stored([3], of: "monzo", isWhole: true)
        let stored = entries.removeStored()
        #expect(stored == ["monzo": whole])
    }

    @Test mutating func whatIsLostCountsUntilAWholeEntryAfterItIsStored() {
        send(1, at: 0)
        send(9, at: 100)
        send(2, at: 200)
        entries.lost([2], of: "monzo")
        // This one was told before.
        entries.stored([9], of: "monzo", isWhole: true)
        #expect(late(699) == [] && late(700) == ["monzo"])
        send(3, at: 710)
        entries.stored([3], of: "monzo", isWhole: false)
        #expect(late(720) == ["monzo"])
        send(8, at: 730)
        entries.stored([8], of: "monzo", isWhole: true)
        #expect(late(9000) == [])
    }

    @Test mutating func whatCannotBeSentIsLost() {
        for time in [10, 400] {
            let number = entries.begin(of: "monzo", at: .milliseconds(time))
            entries.lose(number, of: "monzo")
        }
        #expect(late(509) == [] && late(510) == ["monzo"])
        send(8, at: 600)
        entries.stored([8], of: "monzo", isWhole: true)
        #expect(late(9000) == [])
    }

    @Test mutating func aWholeEntryWhoseAnswerIsLostIsMadeUpForByTheNext() {
        send(1, at: 0)
        for (time, byte) in [(250, 7), (750, 8)] {
            let rooms = told(time)
            #expect(rooms == ["monzo"])
            send(UInt8(byte), at: time)
        }
        let early = told(1749)
        #expect(early == [], "it is told ever more rarely")
        entries.stored([8], of: "monzo", isWhole: true)
        let rest = told(9000)
        #expect(rest == [] && late(9000) == [])
        send(2, at: 9000)
        let (before, after) = (told(9249), told(9250))
        #expect(before == [] && after == ["monzo"], "as soon as at first")
    }

    @Test mutating func roomsOfOthersAreForgotten() {
        for room in ["monzo", "stack"] { send(1, of: room, at: 0) }
        let waiting = entries.begin(of: "monzo", at: .zero)
        entries.keep { $0 == "stack" }
        #expect(late(9000) == ["stack"])
        // An answer that comes late is of no use, nor is what was still to be sent.
        entries.stored([1], of: "monzo", isWhole: false)
        entries.lost([1], of: "monzo")
        entries.send(waiting, of: "monzo", as: [[2]])
        entries.lose(waiting, of: "monzo")
        #expect(late(9000) == ["stack"])
    }
}
