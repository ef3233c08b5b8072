import StageModel
import Testing
import WebSocketServer
import Wire

@testable import StageServer

@Suite struct EntryStreamTests {
    private func entry(_ number: Int, of connection: UInt64 = 1) -> ViewerEntry {
        ViewerEntry(connection: connection, event: .message(.acknowledgement(tick: UInt32(number))))
    }

    @Test func whatTheOwnerHasIsForgottenAndNumbersGoOn() {
        var stream = EntryStream()
        for number in 0..<5 { #expect(stream.append(entry(number)) == .kept) }
        #expect(Array(stream.entries(from: 3)) == [entry(3), entry(4)])
        stream.acknowledge(2)
        #expect(stream.first == 2 && stream.end == 5)
        #expect(Array(stream.entries(from: 0)) == [entry(2), entry(3), entry(4)])
        // What is not so has no effect.
        stream.acknowledge(1)
        stream.acknowledge(6)
        #expect(stream.first == 2)
        stream.acknowledge(stream.end)
        #expect(stream.isEmpty && stream.end == 5 && stream.entries(from: 2).isEmpty)
        #expect(stream.append(entry(5)) == .kept && Array(stream.entries(from: 5)) == [entry(5)])
    }

    @Test func whoDoesMoreThanIsKeptHoldsNothingAnyMore() {
        var stream = EntryStream()
        for number in 0..<EntryStream.limit { #expect(stream.append(entry(number)) == .kept) }
        #expect(stream.append(entry(0, of: 2)) == .cut && stream.append(entry(1, of: 2)) == .dropped)
        #expect(stream.append(ViewerEntry(connection: 2, event: .left(onPurpose: true))) == .kept)
        let end = UInt64(EntryStream.limit)
        #expect(stream.entries(from: end).map(\.event) == [.silent, .left(onPurpose: true)])
        // There is room again only once half of it is gone, so that what follows has no gaps.
        stream.acknowledge(10)
        #expect(stream.append(entry(2, of: 2)) == .dropped)
        stream.acknowledge(end)
        #expect(stream.append(entry(3, of: 2)) == .kept)
    }
}
