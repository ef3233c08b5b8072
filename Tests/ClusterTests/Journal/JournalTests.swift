import Testing

@testable import Cluster

@Suite struct JournalTests {
    private func entry(_ fence: UInt64, _ byte: UInt8) -> [UInt8] { JournalEnvelope.entry(fence: fence, [byte]).bytes }
    private func takeover(_ fence: UInt64, after sequence: UInt64) -> [UInt8] {
        JournalEnvelope.takeover(fence: fence, after: sequence).bytes
    }

    @Test func entriesComeInOrder() {
        let journal = Journal([(3, entry(1, 10)), (5, entry(1, 11))])
        #expect(journal == Journal([(3, entry(1, 10)), (5, entry(1, 11))]))
        #expect(journal.entries == [[10], [11]])
        #expect(journal.last == 5)
    }

    @Test func whatAnOwnerAddedAfterItWasReplacedDoesNotCount() {
        let journal = Journal([
            (1, entry(1, 10)), (2, entry(1, 11)), (3, takeover(4, after: 2)), (4, entry(1, 12)), (5, entry(4, 13)),
        ])
        #expect(journal.entries == [[10], [11], [13]])
    }

    @Test func whatTheNewOwnerHasNotReadDoesNotCount() {
        let journal = Journal([(1, entry(1, 10)), (2, entry(1, 11)), (3, takeover(4, after: 1)), (5, entry(4, 13))])
        #expect(journal.entries == [[10], [13]])
    }

    @Test func whatIsNoMessageOfAJournalIsPassedOver() {
        let journal = Journal([(1, []), (2, [9, 1, 2]), (3, entry(1, 10)), (4, [1, 0, 0, 0, 0, 0, 0, 0, 0])])
        #expect(journal.entries == [[10]])
    }

    @Test func envelopesKeepWhatTheyHold() {
        for envelope in [JournalEnvelope.entry(fence: 1 << 40 + 7, [1, 2]), .takeover(fence: 9, after: .max)] {
            #expect(JournalEnvelope(envelope.bytes) == envelope)
        }
    }
}
