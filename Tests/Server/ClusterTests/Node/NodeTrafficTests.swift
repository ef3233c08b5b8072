import Testing

@testable import Cluster

@Suite struct NodeTrafficTests {
    private var traffic = NodeTraffic(sendBuffer: 100)

    private func part(_ index: Int, of count: Int) -> JournalEnvelope {
        .part(JournalPart(fence: 3, isWhole: true, index: index, count: count, bytes: []))
    }

    @Test mutating func messagesThatDoNotFitIntoTheBufferAreCounted() {
        let (first, second) = (traffic.admit(60), traffic.admit(60))
        #expect(first && !second && traffic.dropped == 1)
        traffic.leave(60, isSent: true)
        let third = traffic.admit(60)
        #expect(third && traffic.dropped == 1)
        traffic.leave(60, isSent: false)
        #expect(traffic.dropped == 2)
    }

    @Test mutating func entriesAreBounded() {
        for _ in 0..<NodeTraffic.pendingEntryLimit {
            let isAdmitted = traffic.admitEntry()
            #expect(isAdmitted)
        }
        let last = traffic.admitEntry()
        #expect(!last)
        traffic.addEntries(-1)
        let next = traffic.admitEntry()
        #expect(next && traffic.pendingEntries == NodeTraffic.pendingEntryLimit)
    }

    @Test mutating func aWholeEntryMakesWhatWasBeforeNeedless() {
        let entry = traffic.stored(.entry(fence: 3, []), of: "monzo", at: 4)
        #expect(entry == nil)
        let whole = traffic.stored(.whole(fence: 3, []), of: "monzo", at: 5)
        #expect(whole?.sequence == 5 && whole?.fence == 3)
    }

    @Test mutating func aWholeEntryInPartsDoesSoOnceAllAreStoredInOrder() {
        let first = traffic.stored(part(0, of: 3), of: "monzo", at: 5)
        let other = traffic.stored(part(0, of: 2), of: "stack", at: 6)
        let second = traffic.stored(part(1, of: 3), of: "monzo", at: 7)
        #expect(first == nil && other == nil && second == nil)
        let third = traffic.stored(part(2, of: 3), of: "monzo", at: 8)
        #expect(third?.sequence == 5 && third?.fence == 3)
        // One that is missing, or lost, makes the rest useless.
        let late = traffic.stored(part(2, of: 3), of: "monzo", at: 9)
        #expect(late == nil)
        traffic.isLost(inJournalOf: "stack")
        let rest = traffic.stored(part(1, of: 2), of: "stack", at: 10)
        #expect(rest == nil)
    }
}
