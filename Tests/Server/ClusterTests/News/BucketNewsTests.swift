import Testing

@testable import Cluster

@Suite struct BucketNewsTests {
    private let news = BucketNews(
        teller: "00ff", created: -1, after: 3, upTo: .max,
        writes: [
            .init(revision: 4, key: "owner.monzo", value: Array("two".utf8)),
            .init(revision: 5, key: "room.a", value: nil),
            .init(revision: 6, key: "room.a", value: []),
            .init(revision: 7, key: "room.b", value: [UInt8](repeating: 7, count: 70_000)),
        ])

    @Test func whatIsWrittenIsRead() {
        #expect(BucketNews(news.bytes) == news)
        let empty = BucketNews(teller: "", created: 0, after: 0, upTo: 0, writes: [])
        #expect(BucketNews(empty.bytes) == empty)
    }

    @Test func whatIsCutShortOrNoNewsIsRefused() {
        let small = BucketNews(teller: "1", created: 5, after: 3, upTo: 9, writes: Array(news.writes.prefix(3)))
        // What ends after a whole write is news of fewer.
        let whole = (0...3).map { count in
            BucketNews(teller: "1", created: 5, after: 3, upTo: 9, writes: Array(small.writes.prefix(count))).bytes
                .count
        }
        for length in 0..<small.bytes.count where !whole.contains(length) {
            #expect(BucketNews(Array(small.bytes.prefix(length))) == nil, "\(length) bytes")
        }
        #expect(BucketNews([2] + small.bytes.dropFirst()) == nil, "another version")
        var longer = small.bytes
        // The length of a value beyond the message's end.
        longer[whole[1] - 4] = 0xFF
        #expect(BucketNews(longer) == nil)
        #expect(BucketNews(Array(small.bytes.prefix(25)) + [1, 0xFF]) == nil, "a name that is no text")
    }
}
