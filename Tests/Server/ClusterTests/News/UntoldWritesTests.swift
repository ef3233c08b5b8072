import Testing

@testable import Cluster

@Suite struct UntoldWritesTests {
    private func session(_ revision: UInt64, _ state: SessionState = .serving) -> BucketNews.Write {
        .init(
            revision: revision, key: "node.a", value: SessionRecord(state, "one", version: 1, of: 1...1).bytes)
    }

    @Test func renewalsAreNotToldAndEverythingElseIsAtOnce() {
        var untold = UntoldWrites()
        untold.heard(session(1))
        let first = untold.take(upTo: 1, at: .seconds(1))
        #expect(first == nil, "what was before is known")
        let beginning = untold.take(upTo: 1, at: .seconds(1))
        #expect(beginning?.after == 1 && beginning?.writes == [])
        untold.heard(session(2))
        untold.heard(.init(revision: 3, key: "secret", value: [1]))
        let soon = untold.take(upTo: 3, at: .seconds(1) + .milliseconds(1))
        #expect(soon == nil)
        let writes: [BucketNews.Write] = [
            session(4, .draining), .init(revision: 5, key: "owner.monzo", value: [1]),
            .init(revision: 6, key: "room.x", value: nil), .init(revision: 7, key: "node.a", value: nil),
        ]
        for write in writes { untold.heard(write) }
        let told = untold.take(upTo: 7, at: .seconds(1) + .milliseconds(2))
        #expect(told?.after == 1 && told?.writes == writes)
        let rest = untold.take(upTo: 7, at: .seconds(1) + .milliseconds(3))
        #expect(rest == nil)
        let later = untold.take(upTo: 9, at: .seconds(1) + .milliseconds(2) + UntoldWrites.interval)
        #expect(later?.after == 7 && later?.writes == [])
    }

    /// A watch that begins anew tells of old writes again.
    @Test func whatWasToldIsNotToldAgain() {
        var untold = UntoldWrites()
        untold.skip(upTo: 5)
        untold.heard(.init(revision: 4, key: "owner.monzo", value: [1]))
        untold.heard(.init(revision: 6, key: "owner.stack", value: [1]))
        let told = untold.take(upTo: 6, at: .seconds(1))
        #expect(told?.after == 5 && told?.writes.map(\.revision) == [6])
    }
}
