import Testing

@testable import Cluster
@testable import NATS

@Suite struct JournalTests {
    private func entry(_ fence: UInt64, _ byte: UInt8) -> [UInt8] { JournalEnvelope.entry(fence: fence, [byte]).bytes }
    private func takeover(_ fence: UInt64, after sequence: UInt64) -> [UInt8] {
        JournalEnvelope.takeover(fence: fence, after: sequence).bytes
    }

    /// A message is stored a microsecond after the one before.
    private func journal(_ messages: [(sequence: UInt64, payload: [UInt8])]) -> Journal {
        Journal(messages.map { StoredMessage(sequence: $0, time: Int64($0) * 1000, payload: $1) })
    }

    @Test func entriesComeInOrder() {
        let journal = journal([(3, entry(1, 10)), (5, entry(1, 11))])
        #expect(journal.entries == [[10], [11]])
        #expect(journal.last == 5 && journal.time == 5000)
    }

    @Test func itsTimeIsThatOfTheLastEntryThatCounts() {
        let taken = journal([(1, entry(1, 10)), (2, entry(1, 11)), (3, takeover(4, after: 1)), (4, entry(1, 12))])
        #expect(taken.last == 4 && taken.time == 1000)
        #expect(journal([]).time == nil && journal([(3, takeover(4, after: 0))]).time == nil)
    }

    @Test func whatAnOwnerAddedAfterItWasReplacedDoesNotCount() {
        let journal = journal([
            (1, entry(1, 10)), (2, entry(1, 11)), (3, takeover(4, after: 2)), (4, entry(1, 12)), (5, entry(4, 13)),
        ])
        #expect(journal.entries == [[10], [11], [13]])
    }

    @Test func whatTheNewOwnerHasNotReadDoesNotCount() {
        let journal = journal([(1, entry(1, 10)), (2, entry(1, 11)), (3, takeover(4, after: 1)), (5, entry(4, 13))])
        #expect(journal.entries == [[10], [13]])
    }

    @Test func whatIsNoMessageOfAJournalIsPassedOver() {
        let journal = journal([(1, []), (2, [9, 1, 2]), (3, entry(1, 10)), (4, [1, 0, 0, 0, 0, 0, 0, 0, 0])])
        #expect(journal.entries == [[10]])
    }

    @Test func envelopesKeepWhatTheyHold() {
        for envelope in [JournalEnvelope.entry(fence: 1 << 40 + 7, [1, 2]), .takeover(fence: 9, after: .max)] {
            #expect(JournalEnvelope(envelope.bytes) == envelope)
        }
    }

    // MARK: Parts

    private static let long = (0..<1000).map { UInt8(truncatingIfNeeded: $0 * 7) }

    private func parts(_ fence: UInt64, isWhole: Bool = false) throws -> [[UInt8]] {
        try #require(JournalEnvelope.messages(Self.long, fence: fence, isWhole: isWhole, limit: 100))
    }

    /// Numbers messages from a sequence number on.
    private func numbered(_ messages: [[UInt8]], from first: UInt64 = 1) -> [(sequence: UInt64, payload: [UInt8])] {
        messages.enumerated().map { (first + UInt64($0), $1) }
    }

    @Test func anEntryThatIsLongerThanAMessageMayBeIsSentInParts() throws {
        let parts = try parts(3)
        #expect(parts.count == 12 && parts.allSatisfy { $0.count <= 100 })
        #expect(journal(numbered([entry(3, 1)] + parts + [entry(3, 2)])).entries == [[1], Self.long, [2]])
        let short = try #require(JournalEnvelope.messages([5], fence: 3, isWhole: true, limit: 100))
        #expect(short == [JournalEnvelope.whole(fence: 3, [5]).bytes])
    }

    @Test func aWholeEntryInPartsReplacesWhatWasBeforeOnceAllHaveCome() throws {
        let parts = try parts(3, isWhole: true)
        #expect(journal(numbered([entry(3, 1)] + parts)).entries == [Self.long])
        #expect(journal(numbered([entry(3, 1)] + parts.dropLast())).entries == [[1]])
    }

    @Test func whatComesByALowerNumberAfterAWholeEntryDoesNotCount() {
        let whole = JournalEnvelope.whole(fence: 4, [8]).bytes
        #expect(journal(numbered([entry(3, 1), whole, entry(3, 2), entry(4, 9)])).entries == [[8], [9]])
    }

    @Test func anEntryOfWhichAPartIsMissingDoesNotCount() throws {
        for missing in [0, 5, 11] {
            var parts = try parts(3)
            parts.remove(at: missing)
            #expect(journal(numbered([entry(3, 1)] + parts + [entry(3, 2)])).entries == [[1], [2]])
        }
    }

    @Test func partsThatWereUnderWayAtATakeoverDoNotCount() throws {
        let parts = try parts(3)
        let messages = Array(parts.prefix(6)) + [takeover(4, after: 6)] + parts.dropFirst(6) + [entry(4, 9)]
        #expect(journal(numbered(messages)).entries == [[9]])
    }

    @Test func aPartKeepsWhatItHolds() {
        let part = JournalEnvelope.part(JournalPart(fence: 7, isWhole: true, index: 300, count: 301, bytes: [1]))
        #expect(JournalEnvelope(part.bytes) == part)
        #expect(JournalEnvelope(Array(part.bytes.prefix(13))) == nil)
        #expect(JournalEnvelope([3, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 0, 2, 0]) == nil, "a part beyond the last")
    }
}
