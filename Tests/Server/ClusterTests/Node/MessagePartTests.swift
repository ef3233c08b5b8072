import Testing

@testable import Cluster

@Suite struct MessagePartTests {
    private static let long = (0..<1000).map { UInt8(truncatingIfNeeded: $0 * 7) }

    private func parts(_ sender: UInt64, _ number: UInt32 = 1) -> [[UInt8]] {
        MessagePart.split(Self.long, sender: sender, number: number, limit: 100)
    }

    private func joined(_ parts: [[UInt8]]) -> [[UInt8]] {
        var joiner = MessageJoiner()
        return parts.compactMap { if case .message(let message) = joiner.join($0) { message } else { nil } }
    }

    @Test func aMessageThatFitsIsOnePiece() {
        for message in [[], [7], Array(Self.long.prefix(99))] {
            let parts = MessagePart.split(message, sender: 1, number: 1, limit: 100)
            #expect(parts.count == 1 && parts[0].count <= 100)
            #expect(joined(parts) == [message])
        }
    }

    @Test func aLongMessageIsJoinedOfItsPieces() {
        let parts = parts(1)
        #expect(parts.count == 13 && parts.allSatisfy { $0.count <= 100 })
        #expect(joined(parts) == [Self.long])
        #expect(joined(parts + [[0, 5]] + self.parts(1, 2)) == [Self.long, [5], Self.long])
    }

    @Test func piecesOfSeveralSendersMayAlternate() {
        #expect(joined(zip(parts(1), parts(2)).flatMap { [$0, $1] }) == [Self.long, Self.long])
    }

    @Test func aMessageOfWhichAPieceWasLostIsNone() {
        for lost in 0..<13 {
            var parts = parts(1)
            parts.remove(at: lost)
            #expect(joined(parts + self.parts(1, 2)) == [Self.long])
        }
    }

    @Test func whatIsNoPieceIsMalformed() {
        var joiner = MessageJoiner()
        var beyond = parts(1)[0]
        beyond[13] = 13
        for bytes in [[], [1], [2, 0], Array(parts(1)[0].prefix(16)), beyond] {
            #expect(joiner.join(bytes) == .malformed)
        }
    }

    @Test func unfinishedMessagesTakeNoMoreThanTheLimit() {
        var joiner = MessageJoiner(limit: 500)
        for sender in UInt64(1)...6 { #expect(joiner.join(parts(sender)[0]) == .nothing) }
        // Beyond the limit all were dropped, and what follows is the rest of nothing.
        #expect(joiner.join(parts(1)[1]) == .nothing)
        var outcomes: [MessageJoiner.Outcome] = []
        for part in MessagePart.split(Array(Self.long.prefix(300)), sender: 9, number: 1, limit: 100) {
            outcomes.append(joiner.join(part))
        }
        #expect(outcomes.last == .message(Array(Self.long.prefix(300))))
    }

    @Test func unfinishedMessagesOfTooManySendersAreDroppedHoweverShortTheyAre() {
        var joiner = MessageJoiner(senderLimit: 4)
        let messages = (UInt64(1)...6).map {
            MessagePart.split([UInt8](repeating: 7, count: 150), sender: $0, number: 1, limit: 100)
        }
        for parts in messages.prefix(4) { #expect(joiner.join(parts[0]) == .nothing) }
        #expect(joiner.join(messages[0][1]) == .message([UInt8](repeating: 7, count: 150)), "four may have one")
        #expect(joiner.join(messages[4][0]) == .nothing)
        #expect(joiner.join(messages[5][0]) == .nothing)
        for parts in messages.dropFirst() { #expect(joiner.join(parts[1]) == .nothing) }
        #expect(joiner.join(messages[0][0]) == .nothing)
        #expect(joiner.join(messages[0][1]) != .nothing, "there is a place again")
    }
}
